import { setImmediate } from 'node:timers/promises';
import Pdf from 'pdfkit';
import { composed, PAGE } from './compose';
import type { Ink, Mark } from './marks';
import type { Sheet } from './sheet';

const INKS: Record<Ink, string> = {
  ink: '#14171a',
  soft: '#5b6470',
  rule: '#c9ced4',
  press: '#00647d',
  cyan: '#00a0c6',
  magenta: '#d6007f',
  yellow: '#f2c500',
};

type Document = InstanceType<typeof Pdf>;

/** The sheet as a PDF, its typefaces embedded as far as they are used. Others get their turn between pages. */
export async function typeset(sheet: Sheet): Promise<Buffer> {
  const pages = await composed(sheet);
  const document = new Pdf({
    size: [PAGE.width, PAGE.height],
    margin: 0,
    autoFirstPage: false,
    pdfVersion: '1.7',
    lang: sheet.language,
    displayTitle: true,
    info: { Title: sheet.title, Author: sheet.owner, CreationDate: sheet.at, ModDate: sheet.at },
  });
  const written = collected(document);
  const registered = new Set<string>();
  for (const marks of pages) {
    document.addPage();
    for (const mark of marks) draw(document, mark, registered);
    await setImmediate();
  }
  document.end();
  return written;
}

function draw(document: Document, mark: Mark, registered: Set<string>): void {
  switch (mark.kind) {
    case 'text':
      return write(document, mark, registered);
    case 'rule':
      document.moveTo(mark.x, mark.y).lineTo(mark.x + mark.width, mark.y + mark.height);
      document.lineWidth(mark.thickness).stroke(INKS[mark.ink]);
      return;
    case 'ring':
      document.circle(mark.x, mark.y, mark.radius).lineWidth(mark.thickness).stroke(INKS[mark.ink]);
      return;
    case 'patch':
      document.rect(mark.x, mark.y, mark.width, mark.height).fill(INKS[mark.ink]);
  }
}

function write(document: Document, mark: Extract<Mark, { kind: 'text' }>, registered: Set<string>): void {
  const { face, text, size, ink, x, y } = mark;
  if (!registered.has(face.name)) document.registerFont(face.name, face.file);
  registered.add(face.name);
  document.font(face.name).fontSize(size).fillColor(INKS[ink]);
  document.text(text, x, y, { lineBreak: false, baseline: 'alphabetic' });
}

function collected(document: Document): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    document.on('data', (chunk: Buffer) => chunks.push(chunk));
    document.on('end', () => resolve(Buffer.concat(chunks)));
    document.on('error', reject);
  });
}
