import { range, type Point } from './geometry';

/** The largest distance between grommets; each corner has one, too. */
const GROMMET_SPACING_MM = 300;

/** Rounds a size in mm to five decimals, because four decimals of an inch need five in millimetres. */
const exact = (mm: number) => Math.round(mm * 1e5) / 1e5;

const intervals = (mm: number) => Math.ceil(exact(mm) / GROMMET_SPACING_MM);

/**
 * The centres of the grommets of one piece in mm from its top left corner, `inset` inside the edge:
 * 2·(⌈w/300⌉ + ⌈l/300⌉) of them, evenly spaced along each edge.
 */
export function grommetCentres(widthMm: number, lengthMm: number, inset: number): Point[] {
  const across = intervals(widthMm);
  const down = intervals(lengthMm);
  const [right, bottom] = [widthMm - inset, lengthMm - inset];
  const x = (step: number) => inset + ((right - inset) * step) / across;
  const y = (step: number) => inset + ((bottom - inset) * step) / down;
  return [
    ...range(across + 1).flatMap((step): Point[] => [
      [x(step), inset],
      [x(step), bottom],
    ]),
    ...range(down - 1).flatMap((step): Point[] => [
      [inset, y(step + 1)],
      [right, y(step + 1)],
    ]),
  ];
}

/** How many seams join the widths of the roll: ⌈shorter side / roll width⌉ − 1, parallel to the longer side. */
export function seamCount(widthMm: number, lengthMm: number, rollWidthMm: number): number {
  return Math.ceil(exact(Math.min(widthMm, lengthMm)) / exact(rollWidthMm)) - 1;
}
