import Pdf from 'pdfkit';
import type { TemplateInk, TemplateSheet, TemplateText } from '@shop/drawing';
import { TEMPLATE_LAYER } from '../../preflight/public';

const POINTS_PER_MM = 72 / 25.4;
/** The longest side of a page that PDF allows. */
const MAX_PAGE_POINTS = 14_400;
const REDUCED_SCALE = 0.1;

/** Whether a template exceeds the largest PDF page and is drawn at 1:10. */
export function isReduced({ widthMm, heightMm }: { widthMm: number; heightMm: number }): boolean {
  return Math.max(widthMm, heightMm) * POINTS_PER_MM > MAX_PAGE_POINTS;
}

/** Draws a template on one page, in its own size or at 1:10. The same template gives the same bytes. */
export async function templatePdf(sheet: TemplateSheet, title: string): Promise<Buffer> {
  const points = POINTS_PER_MM * (isReduced(sheet) ? REDUCED_SCALE : 1);
  const [width, height] = [sheet.widthMm * points, sheet.heightMm * points];
  const document = new Pdf({
    size: [width, height],
    margin: 0,
    // The first version with layers.
    pdfVersion: '1.5',
    info: { Title: title, CreationDate: new Date(0), ModDate: new Date(0) },
  });
  const bytes = collectBytes(document);
  const trim = sheet.bleedMm * points;
  Object.assign(document.page.dictionary.data, {
    BleedBox: [0, 0, width, height],
    TrimBox: [trim, trim, width - trim, height - trim],
  });
  drawOnLayer(document, TEMPLATE_LAYER, () => {
    document.save().scale(points);
    for (const { d, ink } of sheet.layers) drawPath(document, d, ink);
    document.restore();
    for (const text of sheet.texts) drawText(document, text, points);
  });
  document.end();
  return bytes;
}

type Document = InstanceType<typeof Pdf>;
type Dictionary = { data: object };

/** Everything that is drawn meanwhile is on a layer, which can be hidden, and is recognized in an uploaded file. */
function drawOnLayer(document: Document, name: string, draw: () => void): void {
  // pdfkit writes objects of the class String as text, and strings as names.
  const layer = document.ref({ Type: 'OCG', Name: Object(name) as string });
  const { page, _root: root } = document as unknown as { page: { resources: Dictionary }; _root: Dictionary };
  Object.assign(page.resources.data, { Properties: { Guides: layer } });
  Object.assign(root.data, { OCProperties: { OCGs: [layer], D: { ON: [layer], Order: [layer] } } });
  document.addContent('/OC /Guides BDC');
  draw();
  document.addContent('EMC');
  layer.end(null);
}

function drawPath(document: Document, d: string, { fill, line, lineMm, dashMm }: TemplateInk): void {
  if (fill) document.path(d).fill(fill, 'even-odd');
  if (!line) return;
  document.path(d).lineWidth(lineMm);
  if (dashMm) document.dash(dashMm[0], { space: dashMm[1] });
  else document.undash();
  document.stroke(line);
}

function drawText(document: Document, { x, y, sizeMm, anchor, text }: TemplateText, points: number): void {
  document
    .font('Helvetica')
    .fontSize(sizeMm * points)
    .fillColor('black');
  const left = x * points - (anchor === 'middle' ? document.widthOfString(text) / 2 : 0);
  document.text(text, left, y * points, { lineBreak: false, baseline: 'alphabetic' });
}

function collectBytes(document: Document): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    document.on('data', (chunk: Buffer) => chunks.push(chunk));
    document.on('end', () => resolve(Buffer.concat(chunks)));
    document.on('error', reject);
  });
}
