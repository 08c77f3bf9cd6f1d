const [LEAST, MOST] = [1e-3, 1e9];

/** A usable measure: the number if a file can have it, else null. */
export function positive(value: number | null): number | null {
  return value !== null && value >= LEAST && value <= MOST ? value : null;
}

/** Rounds to tenths: millimetres and dots an inch need no more. */
export function tenths(value: number): number {
  return Math.round(value * 10) / 10;
}

/** Keeps rounding errors from moving a value across a limit. */
export const SLACK = 1e-6;
