import { setImmediate } from 'node:timers/promises';
import PDFKit from 'pdfkit';
import type { Color, Shape } from './drawing';
import { layOutPages, PAGE } from './page-layout';
import type { PdfDocument } from './pdf-document';

const COLORS: Record<Color, string> = {
  text: '#14171a',
  muted: '#5b6470',
  border: '#c9ced4',
  accent: '#00647d',
  cyan: '#00a0c6',
  magenta: '#d6007f',
  yellow: '#f2c500',
};

type Output = InstanceType<typeof PDFKit>;

/**
 * Renders a document as a PDF file with embedded font subsets. Yields to the event loop between pages.
 *
 * @throws RangeError if the document has more than 250 pages
 */
export async function renderPdf(document: PdfDocument): Promise<Buffer> {
  const { title, language, issuer, createdAt } = document;
  const pages = await layOutPages(document);
  const output = new PDFKit({
    size: [PAGE.width, PAGE.height],
    margin: 0,
    autoFirstPage: false,
    pdfVersion: '1.7',
    lang: language,
    displayTitle: true,
    info: { Title: title, Author: issuer, CreationDate: createdAt, ModDate: createdAt },
  });
  const file = collect(output);
  const registeredFonts = new Set<string>();
  for (const shapes of pages) {
    output.addPage();
    for (const shape of shapes) draw(output, shape, registeredFonts);
    await setImmediate();
  }
  output.end();
  return file;
}

function draw(output: Output, shape: Shape, registeredFonts: Set<string>): void {
  switch (shape.kind) {
    case 'text':
      return drawText(output, shape, registeredFonts);
    case 'line':
      output.moveTo(shape.x, shape.y).lineTo(shape.x + shape.width, shape.y + shape.height);
      output.lineWidth(shape.thickness).stroke(COLORS[shape.color]);
      return;
    case 'circle':
      output.circle(shape.x, shape.y, shape.radius).lineWidth(shape.thickness).stroke(COLORS[shape.color]);
      return;
    case 'picture':
      output.image(shape.bytes, shape.x, shape.y, { width: shape.width, height: shape.height });
      return;
    case 'rectangle':
      output.rect(shape.x, shape.y, shape.width, shape.height).fill(COLORS[shape.color]);
  }
}

function drawText(output: Output, shape: Extract<Shape, { kind: 'text' }>, registeredFonts: Set<string>): void {
  const { font, text, size, color, x, y } = shape;
  if (!registeredFonts.has(font.name)) output.registerFont(font.name, font.file);
  registeredFonts.add(font.name);
  output.font(font.name).fontSize(size).fillColor(COLORS[color]);
  output.text(text, x, y, { lineBreak: false, baseline: 'alphabetic' });
}

function collect(output: Output): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    output.on('data', (chunk: Buffer) => chunks.push(chunk));
    output.on('end', () => resolve(Buffer.concat(chunks)));
    output.on('error', reject);
  });
}
