/** A point in mm from the top left corner of the piece. */
export type PointMm = readonly [x: number, y: number];

/** The ordered piece that a file is examined for. Lengths are in mm, of the finished size. */
export interface Piece {
  widthMm: number;
  heightMm: number;
  /** Width of the material that the finish needs beyond the finished size, on each side. */
  bleedMm: { top: number; right: number; bottom: number; left: number };
  /** Whether the bleed is folded to the back (hem, pole pocket) instead of left around the piece. */
  isFolded: boolean;
  /** Centres of the grommets; empty without. */
  grommets: readonly PointMm[];
  /** Seams of a piece that is wider than the roll: lines parallel to one side, at a distance from the left or top. */
  seams: readonly { direction: 'vertical' | 'horizontal'; atMm: number }[];
  material: {
    /** Highest total ink in percent; 300 where staff set none. */
    inkLimit: number;
    isOpaque: boolean;
    hasWhiteInk: boolean;
  };
  /** Other items of the order that have the same bytes: their positions in the order, from 1. */
  sameFileAs: readonly number[];
}
