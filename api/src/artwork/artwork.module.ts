import { Module } from '@nestjs/common';
import { ArtworkErasure } from './artwork-erasure';
import { ArtworkFiles } from './artwork-files';
import { ArtworkShelf } from './artwork-shelf';
import { FileLinks } from './file-links';
import { FilesController } from './files.controller';
import { MultipartReception } from './multipart';

@Module({
  controllers: [FilesController],
  providers: [ArtworkErasure, ArtworkFiles, ArtworkShelf, FileLinks, MultipartReception],
  exports: [ArtworkErasure, ArtworkFiles, ArtworkShelf, FileLinks, MultipartReception],
})
export class ArtworkModule {}
