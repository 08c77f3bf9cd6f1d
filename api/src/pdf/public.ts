export type { Block, Field, PdfDocument, PiecePicture, Row, Total } from './pdf-document';
export { code128Bars, type CodeBar, qrBars } from './codes';
export { firstPieceArea } from './page-layout';
export { renderPdf } from './render-pdf';
export { renderSheet, type SheetCanvas, type SheetText } from './sheet';
