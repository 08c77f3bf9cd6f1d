export type { ExaminationOf } from './file-examinations.queries';
export { deleteUnusedExaminations } from './file-examinations.queries';
export { FileExaminations, PREVIEW_FOLDER } from './file-examinations.service';
export { layOnPiece } from './lay-on-piece';
export type { PictureComparison, PicturesToCompare } from './compare-pictures';
export { PreflightModule } from './preflight.module';
export { TEMPLATE_LAYER } from './template-layer';
