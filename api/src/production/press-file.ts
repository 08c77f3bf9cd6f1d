import { PDFDocument, type PDFPage, StandardFonts } from '@cantoo/pdf-lib';
import type { BleedFill } from '@shop/contract';
import type { CodeBar } from '../pdf/public';
import type { PressArtwork } from './press-artwork';
import { PressLayers } from './press-layers';
import { drawArtwork, drawMarks, embedPlaced, type FramedPiece, PieceFrame, POINTS } from './piece-frame';

/** Longer pieces are made at a tenth of their size: programs limit the size of a page. */
const LONGEST_MM = 5000;
const SMALL_SCALE = 0.1;
/** Around the bleed, on paper. */
export const MARGIN_MM = 10;
export const SLUG_MM = 24;

/** What is drawn, independent of the database. */
export interface PressJob {
  piece: FramedPiece;
  artwork: PressArtwork | null;
  /** What is printed in the bleed where the artwork ends before it. */
  bleed: BleedFill;
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
export const pressScale = ({ widthMm, heightMm, bleedMm }: FramedPiece) =>
  pageScale(widthMm + bleedMm.left + bleedMm.right, heightMm + bleedMm.top + bleedMm.bottom);

/** The scale of a page that shows so many mm. */
export const pageScale = (...lengthsMm: readonly number[]) => (Math.max(...lengthsMm) > LONGEST_MM ? SMALL_SCALE : 1);

/**
 * Builds the PDF that is printed and cut: artwork on the finished size with bleed, spot colours on layers of their own,
 * and a slug. Equal jobs give equal bytes.
 */
export async function buildPressFile(job: PressJob): Promise<Uint8Array> {
  const pdf = await PDFDocument.create({ updateMetadata: false });
  pdf.setTitle(job.title);
  pdf.setCreationDate(job.createdAt);
  pdf.setModificationDate(job.createdAt);
  const scale = pressScale(job.piece) * POINTS;
  const left = MARGIN_MM * POINTS;
  const bottom = (MARGIN_MM + SLUG_MM) * POINTS;
  const frame = new PieceFrame(job.piece, scale, [left, bottom]);
  const [, , bleedWidth, bleedHeight] = frame.bleedBox;
  const page = pdf.addPage([bleedWidth + 2 * left, bottom + bleedHeight + left]);
  page.setBleedBox(...frame.bleedBox);
  page.setTrimBox(...frame.trimBox);
  const layers = new PressLayers(pdf, page);
  if (job.artwork) drawArtwork(page, layers, await embedPlaced(pdf, job.artwork), frame, job.bleed);
  drawMarks(layers, frame, frame.bleedBox);
  await drawSlug(pdf, page, job);
  layers.finish();
  return pdf.save({ addDefaultPage: false, useObjectStreams: false });
}

/** Below the bleed: QR code, an arrow to the top of the piece, and what it is. */
export async function drawSlug(
  pdf: PDFDocument,
  page: PDFPage,
  { qr, slug }: Pick<PressJob, 'qr' | 'slug'>,
): Promise<void> {
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
  const width = page.getWidth() - arrow - 10 * POINTS;
  for (const [index, line] of slug.entries()) {
    const text = line.replaceAll(/[^\u0020-\u007E\u00A0-\u00FF]/g, '').trim();
    const size = Math.min(11, width / Math.max(1, font.widthOfTextAtSize(text, 1)));
    if (size > 0) page.drawText(text, { x: arrow + 6 * POINTS, y: high - 11 - index * 14, size, font });
  }
}
