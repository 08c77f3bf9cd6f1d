/** Panels of a piece that is wider than the roll overlap by this much, for the seam. */
export const PANEL_OVERLAP_MM = 30;

/** What is printed of one item. Lengths are in mm, with everything that is printed: hems and bleed included. */
export interface Job {
  readonly id: string;
  /** From 1. */
  readonly copies: number;
  readonly widthMm: number;
  readonly heightMm: number;
  /** Whether the material may be printed turned by 90°. */
  readonly canRotate: boolean;
  /** `YYYY-MM-DD`; jobs without one are printed last. */
  readonly due?: string;
}

/** `least_waste` places pieces anywhere; `guillotine` so that straight cuts from edge to edge separate them. */
export type NestMode = 'least_waste' | 'guillotine';

export interface NestOptions {
  readonly rollMm: number;
  /** The least distance between two pieces. */
  readonly gapMm: number;
  readonly mode: NestMode;
  /** Numbers from 0 to below 1. The same numbers give the same nest. */
  readonly random: () => number;
  /** How thoroughly to search; 1 by default, 0 takes the first layouts. Time grows in proportion. */
  readonly effort?: number;
  /** Pieces that stay where they are: others are placed before, beside and behind them. */
  readonly locked?: readonly PlacedPiece[];
}

/** One piece on the roll: `x` across and `y` along it, in mm from its beginning, with the size as it lies there. */
export interface PlacedPiece {
  readonly id: string;
  /** From 1. */
  readonly copy: number;
  /** Which panel of a piece that is wider than the roll, from 1; null for a whole piece. */
  readonly panel: number | null;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly rotated: boolean;
}

/** The same for two placements of one piece. */
export const nameOf = ({ id, copy, panel }: Pick<PlacedPiece, 'id' | 'copy' | 'panel'>): string =>
  `${id} ${copy} ${panel ?? 0}`;

export interface Nest {
  /** The length of roll that the pieces take. */
  readonly lengthMm: number;
  /** The area of all pieces as a share of that length of roll. */
  readonly yield: number;
  readonly placed: readonly PlacedPiece[];
}
