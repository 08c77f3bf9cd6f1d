import { Module } from '@nestjs/common';
import { JwtModule } from '@nestjs/jwt';
import { ArtworkErasure } from './artwork-erasure';
import { ArtworkFiles } from './artwork-files';
import { ArtworkQueries } from './artwork.queries';
import { FileLinks } from './file-links';
import { FilesController } from './files.controller';

@Module({
  imports: [JwtModule],
  controllers: [FilesController],
  providers: [ArtworkErasure, ArtworkFiles, ArtworkQueries, FileLinks],
  exports: [ArtworkErasure, ArtworkFiles, ArtworkQueries, FileLinks],
})
export class ArtworkModule {}
