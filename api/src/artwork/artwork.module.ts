import { Module } from '@nestjs/common';
import { ArtworkFiles } from './artwork-files';
import { FileLinks } from './file-links';
import { FilesController } from './files.controller';
import { MultipartReception } from './multipart';

@Module({
  controllers: [FilesController],
  providers: [ArtworkFiles, FileLinks, MultipartReception],
  exports: [ArtworkFiles],
})
export class ArtworkModule {}
