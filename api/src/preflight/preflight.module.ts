import { Module } from '@nestjs/common';
import { FileExaminations } from './file-examinations.service';
import { FileTiles } from './tiles/file-tiles.service';
import { SoftProofs } from './profiles/soft-proofs.service';

@Module({
  providers: [FileExaminations, FileTiles, SoftProofs],
  exports: [FileExaminations, FileTiles, SoftProofs],
})
export class PreflightModule {}
