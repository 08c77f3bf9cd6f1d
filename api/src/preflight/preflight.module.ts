import { Module } from '@nestjs/common';
import { FileExaminations } from './file-examinations.service';
import { SoftProofs } from './profiles/soft-proofs.service';

@Module({
  providers: [FileExaminations, SoftProofs],
  exports: [FileExaminations, SoftProofs],
})
export class PreflightModule {}
