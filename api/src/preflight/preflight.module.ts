import { Module } from '@nestjs/common';
import { FileExaminations } from './file-examinations.service';

@Module({
  providers: [FileExaminations],
  exports: [FileExaminations],
})
export class PreflightModule {}
