import Pdf from 'pdfkit';
import type { TemplateInk, TemplateSheet, TemplateText } from '@shop/drawing';

const POINTS_A_MM = 72 / 25.4;
/** No side of a PDF page may be longer. */
const LONGEST_PAGE_POINTS = 14_400;
const TENTH = 0.1;

/** Whether a template is too large for a page of its own size, and drawn at 1:10. */
export function isTenth({ widthMm, heightMm }: { widthMm: number; heightMm: number }): boolean {
  return Math.max(widthMm, heightMm) * POINTS_A_MM > LONGEST_PAGE_POINTS;
}

/** The template on one page as large as itself, or a tenth of that; the same bytes for the same template. */
export async function templatePdf(sheet: TemplateSheet, title: string): Promise<Buffer> {
  const points = POINTS_A_MM * (isTenth(sheet) ? TENTH : 1);
  const [width, height] = [sheet.widthMm * points, sheet.heightMm * points];
  const document = new Pdf({
    size: [width, height],
    margin: 0,
    info: { Title: title, CreationDate: new Date(0), ModDate: new Date(0) },
  });
  const written = collected(document);
  const trim = sheet.bleedMm * points;
  Object.assign(document.page.dictionary.data, {
    BleedBox: [0, 0, width, height],
    TrimBox: [trim, trim, width - trim, height - trim],
  });
  document.save().scale(points);
  for (const { d, ink } of sheet.layers) draw(document, d, ink);
  document.restore();
  for (const text of sheet.texts) write(document, text, points);
  document.end();
  return written;
}

type Document = InstanceType<typeof Pdf>;

function draw(document: Document, d: string, { fill, line, lineMm, dashMm }: TemplateInk): void {
  if (fill) document.path(d).fill(fill, 'even-odd');
  if (!line) return;
  document.path(d).lineWidth(lineMm);
  if (dashMm) document.dash(dashMm[0], { space: dashMm[1] });
  else document.undash();
  document.stroke(line);
}

function write(document: Document, { x, y, sizeMm, anchor, text }: TemplateText, points: number): void {
  document
    .font('Helvetica')
    .fontSize(sizeMm * points)
    .fillColor('black');
  const left = x * points - (anchor === 'middle' ? document.widthOfString(text) / 2 : 0);
  document.text(text, left, y * points, { lineBreak: false, baseline: 'alphabetic' });
}

function collected(document: Document): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    document.on('data', (chunk: Buffer) => chunks.push(chunk));
    document.on('end', () => resolve(Buffer.concat(chunks)));
    document.on('error', reject);
  });
}
