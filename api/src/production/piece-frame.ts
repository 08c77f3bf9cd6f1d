import type { PDFDocument, PDFPage } from '@cantoo/pdf-lib';
import type { BleedFill } from '@shop/contract';
import type { Piece, Placement } from '@shop/preflight';
import { embedArtwork, type EmbeddedArtwork, type PressArtwork } from './press-artwork';
import { bleedParts } from './press-bleed';
import type { PressLayers, SpotName } from './press-layers';

/** Points in a mm. */
export const POINTS = 72 / 25.4;
const GROMMET_RADIUS_MM = 5;

/** What is drawn of a piece. */
export type FramedPiece = Pick<Piece, 'widthMm' | 'heightMm' | 'bleedMm' | 'isFolded' | 'grommets' | 'seams'>;

/** Left, bottom, width and height in points. */
export type FrameBox = [x: number, y: number, width: number, height: number];

/** A piece on a page. Its coordinates are mm from the piece's top left corner, those of the page are points. */
export class PieceFrame {
  readonly trimBox: FrameBox;
  readonly bleedBox: FrameBox;

  /**
   * @param scale - points for a mm of the piece
   * @param corner - the bottom left corner of the bleed
   */
  constructor(
    readonly piece: FramedPiece,
    readonly scale: number,
    [left, bottom]: readonly [number, number],
  ) {
    const { widthMm, heightMm, bleedMm } = piece;
    const [width, height] = [widthMm * scale, heightMm * scale];
    this.bleedBox = [
      left,
      bottom,
      width + (bleedMm.left + bleedMm.right) * scale,
      height + (bleedMm.top + bleedMm.bottom) * scale,
    ];
    this.trimBox = [left + bleedMm.left * scale, bottom + bleedMm.bottom * scale, width, height];
  }

  point(x: number, y: number): [number, number] {
    const [left, bottom, , height] = this.trimBox;
    return [left + x * this.scale, bottom + height - y * this.scale];
  }
}

/** Artwork that is part of a document, and how it lies on the piece. */
export interface PlacedArtwork extends EmbeddedArtwork {
  covers: Placement['covers'];
}

export async function embedPlaced(pdf: PDFDocument, artwork: PressArtwork): Promise<PlacedArtwork> {
  return { ...(await embedArtwork(pdf, artwork)), covers: artwork.placement.covers };
}

/** Draws artwork on its layer, cut off at the bleed, and fills the bleed where the artwork ends before it. */
export function drawArtwork(
  page: PDFPage,
  layers: PressLayers,
  { draw, hiddenLayers, covers }: PlacedArtwork,
  frame: PieceFrame,
  fill: BleedFill,
): void {
  const [left, bottom] = frame.point(covers.x, covers.y + covers.height);
  const area = { left, bottom, width: covers.width * frame.scale, height: covers.height * frame.scale };
  layers.begin('Artwork', frame.bleedBox);
  layers.hide(hiddenLayers);
  draw(page, area);
  for (const { matrix, source } of bleedParts(
    [left, bottom, area.width, area.height],
    frame.bleedBox,
    fill,
    frame.scale,
  ))
    layers.within(matrix, source, () => draw(page, area));
  layers.end();
}

/** Cut, folds, grommets and seams, each in a spot colour on its own layer. */
export function drawMarks(layers: PressLayers, frame: PieceFrame, cut: FrameBox): void {
  const { widthMm, heightMm, bleedMm, isFolded, grommets, seams } = frame.piece;
  const line = (spot: SpotName, from: [number, number], to: [number, number]) =>
    layers.line(spot, frame.point(...from), frame.point(...to));
  layers.rectangle('CutContour', cut);
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
