import { type Job, type NestOptions, PANEL_OVERLAP_MM } from './job';
import type { Rectangle } from './packer';

/** Hundredths of a mm in a mm. */
export const UNITS = 100;

/** Lengths in mm that differ by less are the same: positions are rounded to hundredths. */
export const TOLERANCE_MM = 2 / UNITS;

/** One rectangle to print: a copy of a job, or a panel of it. */
export interface Piece {
  readonly job: Job;
  /** From 1. */
  readonly copy: number;
  /** From 1; null for a whole piece. */
  readonly panel: number | null;
  readonly widthMm: number;
  readonly heightMm: number;
}

/**
 * The rectangles that a job is printed as: one for each copy, or panels of equal width where no side fits across the roll.
 * @throws {RangeError} if a size is not above 0, or the roll is not wider than the overlap of panels
 */
export function piecesOf(job: Job, rollMm: number): Piece[] {
  const { widthMm, heightMm, copies, canRotate } = job;
  if (!(widthMm > 0 && heightMm > 0)) throw new RangeError(`not a size: ${widthMm} × ${heightMm}`);
  if (!(rollMm > PANEL_OVERLAP_MM)) throw new RangeError(`not the width of a roll: ${rollMm}`);
  const across = panelsAcross(widthMm, rollMm);
  const down = canRotate ? panelsAcross(heightMm, rollMm) : Number.POSITIVE_INFINITY;
  const count = Math.min(across, down);
  const size =
    across <= down ? { widthMm: panelMm(widthMm, count), heightMm } : { widthMm, heightMm: panelMm(heightMm, count) };
  return Array.from({ length: copies }, (_, copy) =>
    Array.from({ length: count }, (_panel, panel) => ({
      job,
      copy: copy + 1,
      panel: count > 1 ? panel + 1 : null,
      ...size,
    })),
  ).flat();
}

const panelsAcross = (mm: number, rollMm: number) =>
  mm <= rollMm ? 1 : Math.ceil((mm - PANEL_OVERLAP_MM) / (rollMm - PANEL_OVERLAP_MM));

const panelMm = (mm: number, count: number) => (mm + (count - 1) * PANEL_OVERLAP_MM) / count;

/** The rectangle that a piece takes on the roll, with the gap at its right and behind it. */
export function toRectangle({ widthMm, heightMm, job: { canRotate } }: Piece, gapMm: number): Rectangle {
  return { width: toUnits(widthMm) + toUnits(gapMm), height: toUnits(heightMm) + toUnits(gapMm), canRotate };
}

/**
 * Whole hundredths of a mm, rounded up, so that a piece fits the place that is kept for it. The width of the roll and the
 * gap are rounded alike: a piece as wide as the roll fits it, and no place is a part of a unit wide.
 */
export function toUnits(mm: number): number {
  return Math.ceil(Math.round(mm * UNITS * 1000) / 1000);
}

/** How many rectangles each copy of a job is printed as: 1, or its panels. */
export function piecesPerCopy(job: Job, rollMm: number): number {
  return piecesOf({ ...job, copies: 1 }, rollMm).length;
}

/** How many rectangles jobs are printed as; the count stops beyond `most`. */
export function countPieces(jobs: readonly Job[], rollMm: number, most: number): number {
  let count = 0;
  for (const job of jobs) {
    count += job.copies * piecesPerCopy(job, rollMm);
    if (count > most) break;
  }
  return count;
}

/** The length of roll that jobs take with one piece after the other, each with the side that saves more. */
export function singleRowMm(jobs: readonly Job[], { rollMm, gapMm }: Pick<NestOptions, 'rollMm' | 'gapMm'>): number {
  const lengths = jobs.flatMap((job) =>
    piecesOf(job, rollMm).map(({ widthMm, heightMm }) => {
      const canTurn = job.canRotate && heightMm <= rollMm;
      return widthMm <= rollMm ? (canTurn ? Math.min(widthMm, heightMm) : heightMm) : widthMm;
    }),
  );
  const total = lengths.reduce((sum, each) => sum + each, 0);
  return Math.round((total + Math.max(0, lengths.length - 1) * gapMm) * 1e5) / 1e5;
}
