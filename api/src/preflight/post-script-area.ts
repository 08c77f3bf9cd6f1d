// Also read by the program that examines a file, which starts sooner without the validator of answers.

/** Far above every size that can be printed. */
export const MAX_POINTS = 1e6;

/** A rectangle of a PostScript page, in points from its lower left corner. */
export interface PostScriptArea {
  left: number;
  bottom: number;
  width: number;
  height: number;
}

/** Whether all of its numbers are small enough. */
export function isDrawable(area: PostScriptArea): boolean {
  return Object.values(area).every((points) => Math.abs(points) <= MAX_POINTS);
}

/** The drawn page, in the folder of the file. */
export const DRAWN_PAGE = 'drawn.png';
