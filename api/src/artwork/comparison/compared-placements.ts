import type { ProofView } from '@shop/contract';
import { type FileFacts, type FindingArea, type Piece, place, type Placement } from '@shop/preflight';

type Placed = Pick<Placement, 'covers' | 'isTurned'>;

/** Points across the page of a generated proof. */
const PAGE_WIDTH_PT = 595.28;
/** Of what is drawn on it over the picture: half the width of a line, and the least radius of a grommet, with a margin. */
const LINE_PT = 1.5;
const GROMMET_PT = 2.5;
const GROMMET_MM = 12;

/**
 * How a proof lies on the piece: a generated one with the piece inside its page, an uploaded one as artwork would.
 * Null if its proportions are unknown.
 */
export function placeProof(facts: FileFacts, piece: Piece, pieceArea: ProofView['pieceArea']): Placed | null {
  if (!pieceArea) return place(facts, piece);
  const width = piece.widthMm / pieceArea.width;
  const height = piece.heightMm / pieceArea.height;
  return { covers: { x: -pieceArea.x * width, y: -pieceArea.y * height, width, height }, isTurned: false };
}

/** Where a generated proof draws the outline, the grommets and the seams over the picture, in mm on the piece. */
export function drawnMarks(piece: Piece, pieceArea: ProofView['pieceArea']): FindingArea[] {
  if (!pieceArea) return [];
  const { widthMm, heightMm, grommets, seams } = piece;
  const point = widthMm / pieceArea.width / PAGE_WIDTH_PT;
  const [line, radius] = [LINE_PT * point, Math.max(GROMMET_MM, GROMMET_PT * point)];
  const vertical = (x: number) => ({ x: x - line, y: 0, width: 2 * line, height: heightMm });
  const horizontal = (y: number) => ({ x: 0, y: y - line, width: widthMm, height: 2 * line });
  return [
    ...[vertical(0), vertical(widthMm), horizontal(0), horizontal(heightMm)],
    ...grommets.map(([x, y]) => ({ x: x - radius, y: y - radius, width: 2 * radius, height: 2 * radius })),
    ...seams.map(({ direction, atMm }) => (direction === 'vertical' ? vertical(atMm) : horizontal(atMm))),
  ];
}
