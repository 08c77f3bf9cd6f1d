import { PDFDocument, type PDFFont, type PDFPage, StandardFonts } from '@cantoo/pdf-lib';
import { PANEL_OVERLAP_MM, type PlacedPiece } from '@shop/nesting';
import {
  drawArtwork,
  drawMarks,
  embedPlaced,
  type FrameBox,
  PieceFrame,
  type PlacedArtwork,
  POINTS,
} from './piece-frame';
import type { PressArtwork } from './press-artwork';
import { drawSlug, MARGIN_MM, pageScale, type PressJob, SLUG_MM, WITHOUT_ARTWORK } from './press-file';
import { PressLayers } from './press-layers';

/** An item of a nest, with what is printed on each of its pieces. */
export interface NestFileItem extends Pick<PressJob, 'piece' | 'bleed'> {
  id: string;
  artwork: PressArtwork | null;
  /** Below each of its pieces. */
  label: string;
  /** Whether it is printed from artwork. */
  printed: boolean;
}

/** A roll with its pieces, independent of the database. */
export interface NestFileJob extends Omit<PressJob, 'piece' | 'artwork' | 'bleed'> {
  rollMm: number;
  lengthMm: number;
  placed: readonly PlacedPiece[];
  items: readonly NestFileItem[];
}

/** Height of a piece's label in the gap below it, in mm of the roll. */
const LABEL_MM = 7;
/** Clips keep the half of a line that is outside of the cut. */
const LINE_POINTS = 1;

/**
 * Builds the PDF of a roll: every piece with bleed at its place, spot colours on layers of their own, and a slug. The page
 * is as wide as the roll, and its first piece is at the top. Equal jobs give equal bytes.
 */
export async function buildNestFile(job: NestFileJob): Promise<Uint8Array> {
  const pdf = await PDFDocument.create({ updateMetadata: false });
  pdf.setTitle(job.title);
  pdf.setCreationDate(job.createdAt);
  pdf.setModificationDate(job.createdAt);
  const scale = pageScale(job.rollMm, job.lengthMm) * POINTS;
  const roll: FrameBox = [0, (MARGIN_MM + SLUG_MM) * POINTS, job.rollMm * scale, job.lengthMm * scale];
  const page = pdf.addPage([roll[2], roll[1] + roll[3]]);
  page.setBleedBox(...roll);
  page.setTrimBox(...roll);
  const layers = new PressLayers(pdf, page);
  const items = new Map<string, { item: NestFileItem; artwork: PlacedArtwork | null }>();
  for (const item of job.items)
    items.set(item.id, { item, artwork: item.artwork && (await embedReadable(pdf, item.artwork)) });
  const font = await pdf.embedFont(StandardFonts.Helvetica);
  for (const piece of job.placed) {
    const found = items.get(piece.id);
    if (!found) throw new Error(`the nest has no item ${piece.id}`);
    const frame = new PieceFrame(found.item.piece, scale, [0, 0]);
    const panel = panelOf(piece, frame);
    layers.within(matrixOf(piece, panel, roll, scale), grow(panel, LINE_POINTS), () => {
      if (found.artwork) drawArtwork(page, layers, found.artwork, frame, found.item.bleed);
      drawMarks(layers, frame, panel);
    });
    drawLabel(page, font, piece, { label: labelOf(found), roll, scale });
  }
  await drawSlug(pdf, page, job);
  layers.finish();
  return pdf.save({ addDefaultPage: false, useObjectStreams: false });
}

/** A file that cannot be read is left out. */
const embedReadable = (pdf: PDFDocument, artwork: PressArtwork): Promise<PlacedArtwork | null> =>
  embedPlaced(pdf, artwork).catch(() => null);

const labelOf = ({ item, artwork }: { item: NestFileItem; artwork: PlacedArtwork | null }) =>
  item.printed && !artwork ? `${item.label}  ${WITHOUT_ARTWORK}` : item.label;

/** The part of a piece that is printed at a place: all of it, or a panel. */
function panelOf({ panel, width, height, rotated }: PlacedPiece, { bleedBox, scale }: PieceFrame): FrameBox {
  const [, , wholeWidth, wholeHeight] = bleedBox;
  if (panel === null) return bleedBox;
  const [panelWidth, panelHeight] = (rotated ? [height, width] : [width, height]).map((mm) => mm * scale) as [
    number,
    number,
  ];
  const step = (length: number) => (panel - 1) * (length - PANEL_OVERLAP_MM * scale);
  // Panels are cut from left to right, or from the top.
  if (panelWidth < wholeWidth - LINE_POINTS) return [step(panelWidth), 0, panelWidth, wholeHeight];
  return [0, wholeHeight - step(panelHeight) - panelHeight, wholeWidth, panelHeight];
}

/** Moves a panel to its place on the roll; a turned one is turned clockwise. */
function matrixOf(
  { x, y, height, rotated }: PlacedPiece,
  [left, bottom, width]: FrameBox,
  [rollLeft, rollBottom, , rollHeight]: FrameBox,
  scale: number,
): number[] {
  const [placeLeft, placeBottom] = [rollLeft + x * scale, rollBottom + rollHeight - (y + height) * scale];
  if (!rotated) return [1, 0, 0, 1, placeLeft - left, placeBottom - bottom];
  return [0, -1, 1, 0, placeLeft - bottom, placeBottom + left + width];
}

const grow = ([x, y, width, height]: FrameBox, by: number): FrameBox => [
  x - by,
  y - by,
  width + 2 * by,
  height + 2 * by,
];

/** Names a piece in the gap below it. */
function drawLabel(
  page: PDFPage,
  font: PDFFont,
  { x, y, width, height, copy, panel }: PlacedPiece,
  { label, roll: [left, bottom, , rollHeight], scale }: { label: string; roll: FrameBox; scale: number },
): void {
  const text = `${label}  copy ${copy}${panel === null ? '' : `  panel ${panel}`}`;
  const size = Math.min(LABEL_MM * scale, (width * scale) / font.widthOfTextAtSize(text, 1));
  page.drawText(text, {
    x: left + x * scale,
    y: bottom + rollHeight - (y + height + LABEL_MM + 2) * scale,
    ...{ size, font },
  });
}
