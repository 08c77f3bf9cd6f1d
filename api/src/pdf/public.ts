export type { Block, Field, PdfDocument, Row, Total } from './pdf-document';
export { renderPdf } from './render-pdf';
