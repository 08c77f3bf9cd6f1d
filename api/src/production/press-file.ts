import { PDFDocument, type PDFPage, StandardFonts } from '@cantoo/pdf-lib';
import type { Piece } from '@shop/preflight';
import type { CodeBar } from './job-codes';
import { embedArtwork, type PressArtwork } from './press-artwork';
import { PressLayers, type SpotName } from './press-layers';

/** Points in a mm. */
const POINTS = 72 / 25.4;
/** Longer pieces are made at a tenth of their size: programs limit the size of a page. */
const LONGEST_MM = 5000;
const SMALL_SCALE = 0.1;
/** Around the bleed, on paper. */
const MARGIN_MM = 10;
const SLUG_MM = 24;
const GROMMET_RADIUS_MM = 5;

/** What is drawn, independent of the database. */
export interface PressJob {
  piece: Pick<Piece, 'widthMm' | 'heightMm' | 'bleedMm' | 'isFolded' | 'grommets' | 'seams'>;
  artwork: PressArtwork | null;
  qr: readonly CodeBar[];
  /** Lines of the slug; letters outside of Latin-1 are left out. */
  slug: readonly string[];
  title: string;
  createdAt: Date;
}

/** Formats of artwork that are embedded: pages stay vectors, pictures become JPEG unless they are. */
export const EMBEDDED_FORMATS: readonly string[] = ['pdf', 'jpeg', 'tiff', 'png', 'webp'];

/** In the slug where the artwork is of another format, a link, or damaged. */
export const WITHOUT_ARTWORK = 'ARTWORK NOT INCLUDED';

/** 1, or 0.1 for pieces that are longer than a page may be. */
export const pressScale = ({ widthMm, heightMm, bleedMm }: PressJob['piece']) =>
  Math.max(widthMm + bleedMm.left + bleedMm.right, heightMm + bleedMm.top + bleedMm.bottom) > LONGEST_MM
    ? SMALL_SCALE
    : 1;

/**
 * Builds the PDF that is printed and cut: artwork on the finished size with bleed, spot colours on layers of their own,
 * and a slug. Equal jobs give equal bytes.
 */
export async function buildPressFile(job: PressJob): Promise<Uint8Array> {
  const pdf = await PDFDocument.create({ updateMetadata: false });
  pdf.setTitle(job.title);
  pdf.setCreationDate(job.createdAt);
  pdf.setModificationDate(job.createdAt);
  const frame = new PressFrame(job.piece);
  const page = pdf.addPage([frame.pageWidth, frame.pageHeight]);
  page.setBleedBox(...frame.bleedBox);
  page.setTrimBox(...frame.trimBox);
  const layers = new PressLayers(pdf, page);
  if (job.artwork) await drawArtwork(pdf, page, layers, job.artwork, frame);
  drawMarks(layers, job.piece, frame);
  await drawSlug(pdf, page, job, frame);
  layers.finish();
  return pdf.save({ addDefaultPage: false, useObjectStreams: false });
}

/** The piece on the page. Its coordinates are mm from the piece's top left corner, those of the page are points. */
class PressFrame {
  readonly scale: number;
  readonly pageWidth: number;
  readonly pageHeight: number;
  readonly trimBox: [number, number, number, number];
  readonly bleedBox: [number, number, number, number];

  constructor(readonly piece: PressJob['piece']) {
    const { widthMm, heightMm, bleedMm } = piece;
    this.scale = pressScale(piece) * POINTS;
    const left = MARGIN_MM * POINTS;
    const bottom = (MARGIN_MM + SLUG_MM) * POINTS;
    const [width, height] = [widthMm * this.scale, heightMm * this.scale];
    const [bleedWidth, bleedHeight] = [
      width + (bleedMm.left + bleedMm.right) * this.scale,
      height + (bleedMm.top + bleedMm.bottom) * this.scale,
    ];
    this.bleedBox = [left, bottom, bleedWidth, bleedHeight];
    this.trimBox = [left + bleedMm.left * this.scale, bottom + bleedMm.bottom * this.scale, width, height];
    this.pageWidth = bleedWidth + 2 * left;
    this.pageHeight = bottom + bleedHeight + left;
  }

  point(x: number, y: number): [number, number] {
    const [left, bottom, , height] = this.trimBox;
    return [left + x * this.scale, bottom + height - y * this.scale];
  }
}

async function drawArtwork(
  pdf: PDFDocument,
  page: PDFPage,
  layers: PressLayers,
  artwork: PressArtwork,
  frame: PressFrame,
): Promise<void> {
  const { draw, hiddenLayers } = await embedArtwork(pdf, artwork);
  const { covers } = artwork.placement;
  const [left, bottom] = frame.point(covers.x, covers.y + covers.height);
  layers.begin('Artwork', frame.bleedBox);
  layers.hide(hiddenLayers);
  draw(page, { left, bottom, width: covers.width * frame.scale, height: covers.height * frame.scale });
  layers.end();
}

/** Cut, folds, grommets and seams, each in a spot colour on its own layer. */
function drawMarks(
  layers: PressLayers,
  { widthMm, heightMm, bleedMm, isFolded, grommets, seams }: PressJob['piece'],
  frame: PressFrame,
) {
  const line = (spot: SpotName, from: [number, number], to: [number, number]) =>
    layers.line(spot, frame.point(...from), frame.point(...to));
  layers.rectangle('CutContour', frame.bleedBox);
  if (isFolded) {
    for (const y of [0, heightMm]) if (bleedMm.top > 0) line('Fold', [-bleedMm.left, y], [widthMm + bleedMm.right, y]);
    for (const x of [0, widthMm]) if (bleedMm.left > 0) line('Fold', [x, -bleedMm.top], [x, heightMm + bleedMm.bottom]);
  }
  for (const centre of grommets) layers.target('Grommets', frame.point(...centre), GROMMET_RADIUS_MM * frame.scale);
  for (const { direction, atMm } of seams) {
    if (direction === 'vertical') line('Seam', [atMm, 0], [atMm, heightMm]);
    else line('Seam', [0, atMm], [widthMm, atMm]);
  }
}

/** Below the bleed: QR code, an arrow to the top of the piece, and what it is. */
async function drawSlug(pdf: PDFDocument, page: PDFPage, { qr, slug }: PressJob, frame: PressFrame): Promise<void> {
  const font = await pdf.embedFont(StandardFonts.Helvetica);
  const side = (SLUG_MM - 4) * POINTS;
  const [left, bottom] = [MARGIN_MM * POINTS, 6 * POINTS];
  for (const [x, y, width, height] of qr) {
    page.drawRectangle({
      x: left + x * side,
      y: bottom + (1 - y - height) * side,
      width: width * side,
      height: height * side,
    });
  }
  const arrow = left + side + 5 * POINTS;
  const [low, high, wing] = [bottom, bottom + side, 3 * POINTS];
  for (const [start, end] of [
    [
      { x: arrow, y: low },
      { x: arrow, y: high },
    ],
    [
      { x: arrow - wing, y: high - wing },
      { x: arrow, y: high },
    ],
    [
      { x: arrow + wing, y: high - wing },
      { x: arrow, y: high },
    ],
  ] as const)
    page.drawLine({ start, end, thickness: 1.5 });
  const width = frame.pageWidth - arrow - 10 * POINTS;
  for (const [index, line] of slug.entries()) {
    const text = line.replaceAll(/[^\u0020-\u007E\u00A0-\u00FF]/g, '').trim();
    const size = Math.min(11, width / Math.max(1, font.widthOfTextAtSize(text, 1)));
    if (size > 0) page.drawText(text, { x: arrow + 6 * POINTS, y: high - 11 - index * 14, size, font });
  }
}
