export type { Block, Field, PdfDocument, PiecePicture, Row, Total } from './pdf-document';
export { firstPieceArea } from './page-layout';
export { renderPdf } from './render-pdf';
export { renderSheet, type SheetCanvas } from './sheet';
