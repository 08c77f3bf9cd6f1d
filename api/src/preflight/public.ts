export type { ExaminationOf } from './file-examinations.queries';
export { deleteUnusedExaminations } from './file-examinations.queries';
export { FileExaminations } from './file-examinations.service';
export { PreflightModule } from './preflight.module';
