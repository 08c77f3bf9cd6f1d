export { type Job, type Nest, type NestMode, type NestOptions, PANEL_OVERLAP_MM, type PlacedPiece } from './job';
export { countPieces, piecesPerCopy, singleRowMm } from './pieces';
export { findMisplaced } from './check';
export { nest } from './nest';
export { seededRandom } from './random';
