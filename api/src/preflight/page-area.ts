import { type Static, Type } from '@sinclair/typebox';

/** Far above every size that can be printed. */
const MAX_POINTS = 1e6;
const Points = Type.Number({ minimum: -MAX_POINTS, maximum: MAX_POINTS });
const Length = Type.Number({ exclusiveMinimum: 0, maximum: MAX_POINTS });

/** A rectangle of a PostScript page, in points from its lower left corner. */
export const PageArea = Type.Object(
  { left: Points, bottom: Points, width: Length, height: Length },
  { additionalProperties: false },
);
export type PageArea = Static<typeof PageArea>;

/** Whether all of its numbers are small enough. */
export function isDrawable(area: PageArea): boolean {
  return Object.values(area).every((points) => Math.abs(points) <= MAX_POINTS);
}

/** The drawn page, in the folder of the file. */
export const DRAWN_PAGE = 'drawn.png';
