import { cmyk, PDFDocument, type PDFPage } from '@cantoo/pdf-lib';
import type { Piece } from '@shop/preflight';

const POINTS_PER_MM = 72 / 25.4;
/** A page of a PDF is at most 200 inches long; larger pieces are drawn at a tenth of their size. */
const MAX_PAGE_MM = 5_080;
/** Nothing but the background is so close to the edge, where hems, grommets and stands need room. */
const MARGIN_MM = 120;

type Inks = [cyan: number, magenta: number, yellow: number, black: number];

const BACKGROUND: Inks = [0, 0.01, 0.04, 0.02];
const COLOURS: readonly Inks[] = [
  [1, 0.2, 0, 0.5],
  [0, 1, 0.4, 0.1],
  [0, 0.18, 1, 0.05],
  [0.6, 0.5, 0.5, 0.9],
];

const colourOf = (index: number) => cmyk(...(COLOURS[index % COLOURS.length] ?? BACKGROUND));

/** Part of a page, from its bottom left corner, in points. */
interface Area {
  x: number;
  y: number;
  width: number;
  height: number;
}

type PrintSize = Pick<Piece, 'widthMm' | 'heightMm' | 'bleedMm'>;

/** A PDF in CMYK with bleed, in which the check of print files finds nothing. `seed` varies its colours and shapes. */
export async function drawPrintFile({ widthMm, heightMm, bleedMm }: PrintSize, seed: number): Promise<Buffer> {
  const [fullWidth, fullHeight] = [bleedMm.left + widthMm + bleedMm.right, bleedMm.top + heightMm + bleedMm.bottom];
  const scale = (Math.max(fullWidth, fullHeight) > MAX_PAGE_MM ? 0.1 : 1) * POINTS_PER_MM;
  const document = await PDFDocument.create({ updateMetadata: false });
  const page = document.addPage([fullWidth * scale, fullHeight * scale]);
  page.setTrimBox(bleedMm.left * scale, bleedMm.bottom * scale, widthMm * scale, heightMm * scale);
  page.setBleedBox(0, 0, fullWidth * scale, fullHeight * scale);
  page.drawRectangle({ ...page.getSize(), color: cmyk(...BACKGROUND) });
  const margin = Math.min(MARGIN_MM, widthMm / 6, heightMm / 6);
  const [x, y] = [(bleedMm.left + margin) * scale, (bleedMm.bottom + margin) * scale];
  drawShapes(page, { x, y, width: (widthMm - 2 * margin) * scale, height: (heightMm - 2 * margin) * scale }, seed);
  return Buffer.from(await document.save());
}

/** Two slanted bands with a disc over them. */
function drawShapes(page: PDFPage, { x, y, width, height }: Area, seed: number): void {
  const slant = Math.min(width, height) / 3;
  const band = (width - slant) / 4;
  for (const left of [0, width - slant - band]) {
    const outline = `M ${left + slant} 0 h ${band} L ${left + band} ${height} h ${-band} Z`;
    page.drawSvgPath(outline, { x, y: y + height, color: colourOf(seed) });
  }
  page.drawCircle({
    x: x + width / 2,
    y: y + height / 2,
    size: Math.min(width, height) / 3,
    color: colourOf(seed + 1),
  });
}
