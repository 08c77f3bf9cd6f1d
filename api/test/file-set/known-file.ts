import type { FindingCode, PointMm, Piece } from '@shop/preflight';

/** A generated file whose truth is known from how it was made. */
export interface KnownFile {
  name: string;
  format: string;
  make: () => Promise<Buffer>;
  piece: Piece;
  /** The findings that a report about the file on the piece must have, and no others. */
  codes: readonly FindingCode[];
  /** Of the file, as its format stores it; left out where the file does not tell. */
  widthMm?: number;
  heightMm?: number;
  /** At the ordered size. */
  dpi?: number;
}

export type Pick = <T>(values: readonly T[]) => T;

/** Picks values in an order that is always the same for a seed (mulberry32). */
export function picker(seed: number): Pick {
  let state = seed;
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  return (values) => values[Math.floor(next() * values.length)] as (typeof values)[number];
}

const NO_BLEED = { top: 0, right: 0, bottom: 0, left: 0 };
/** mm from the edge to the centres of the grommets. */
const INSET = 25;
const HEM = 50;

/** A piece without finishes. */
export function plainPiece(widthMm: number, heightMm: number): Piece {
  return {
    ...{ widthMm, heightMm, bleedMm: NO_BLEED, isFolded: false, grommets: [], seams: [], sameFileAs: [] },
    material: { inkLimit: 300, isOpaque: true, hasWhiteInk: false },
  };
}

/** A piece with grommets all around, a hem that needs bleed, and a seam in its middle, each if asked for. */
export function banner({ hem, seam }: { hem: boolean; seam: boolean }): Piece {
  const [widthMm, heightMm] = [2000, 1000];
  const along = (length: number) => [0, 1, 2, 3, 4].map((step) => INSET + ((length - 2 * INSET) * step) / 4);
  const grommets: PointMm[] = [
    ...along(widthMm).flatMap((x): PointMm[] => [
      [x, INSET],
      [x, heightMm - INSET],
    ]),
    ...along(heightMm)
      .slice(1, -1)
      .flatMap((y): PointMm[] => [
        [INSET, y],
        [widthMm - INSET, y],
      ]),
  ];
  return {
    ...plainPiece(widthMm, heightMm),
    grommets,
    ...(hem && { bleedMm: { top: HEM, right: HEM, bottom: HEM, left: HEM }, isFolded: true }),
    ...(seam && { seams: [{ direction: 'vertical', atMm: widthMm / 2 }] }),
  };
}

/** Places of content on a piece, as shares of its sides: near a grommet, on the seam, and far from both. */
export const PLACES = {
  grommet: { x: 0.012, y: 0.024, width: 0.02, height: 0.04 },
  seam: { x: 0.49, y: 0.4, width: 0.02, height: 0.2 },
  free: { x: 0.2, y: 0.3, width: 0.1, height: 0.2 },
} as const;

export type Place = keyof typeof PLACES;
