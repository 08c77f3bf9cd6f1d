import { Module } from '@nestjs/common';
import { ArtworkFiles } from './artwork-files';
import { ArtworkShelf } from './artwork-shelf';
import { FileLinks } from './file-links';
import { FilesController } from './files.controller';
import { MultipartReception } from './multipart';

@Module({
  controllers: [FilesController],
  providers: [ArtworkFiles, ArtworkShelf, FileLinks, MultipartReception],
  exports: [ArtworkFiles, ArtworkShelf],
})
export class ArtworkModule {}
