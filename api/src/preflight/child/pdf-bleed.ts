import type { PageArea, PictureSize } from '@shop/preflight';
import type { Box } from './pdfium';

/** px; the longer side of the picture in which bleed is measured. */
const MEASURED_PX = 2000;
const WHITE = 250;
/** A line outside of the trim box belongs to the bleed if so much of it is printed, compared with the edge inside. */
const LIKE_THE_EDGE = 0.8;
/** An edge of which less is printed is white: it needs no bleed. */
const PRINTED_EDGE = 0.05;
/** px inside the trim box, where the line of its edge is smooth no longer. */
const INSIDE_PX = 2;
/** Points; a page that is larger by less than this ends at its trim box. */
const LEAST_BLEED = 0.5;

/** Distances from the sides of a box: left, top, right, bottom. */
type Margins = [left: number, top: number, right: number, bottom: number];

/**
 * The trim box of a page without a bleed box, with the bleed that is drawn around it: by the standard the bleed may reach to
 * the edge of the page, but crop marks are there too. Null if there is none.
 * @param quarters how often the page is turned clockwise by a quarter when it is shown
 * @param draw draws what is within the crop box, as it is shown, in RGB
 */
export function addBleed(trim: Box, crop: Box, quarters: number, draw: (size: PictureSize) => Uint8Array): Box | null {
  const around = marginsOf(trim, crop);
  if (around.every((margin) => margin < LEAST_BLEED)) return null;
  const [across, up] = [crop.right - crop.left, crop.top - crop.bottom];
  const [width, height] = quarters % 2 === 1 ? [up, across] : [across, up];
  const size = sizeWithSide(width, height, MEASURED_PX);
  const scale = size.width / width;
  const shown = turn(around, quarters);
  const picture = new PrintedLines(draw(size), size, shown.map((margin) => margin * scale) as Margins);
  const reaches = SIDES.map((side) => picture.bleedAt(side));
  const least = Math.min(...reaches.filter((reach) => reach !== null));
  const bleed = shown.map((margin, side) => {
    const reach = (reaches[side] ?? least) / scale;
    // The last pixel may be partly on the page.
    return Number.isFinite(reach) ? (reach > margin - 1 / scale ? margin : reach) : 0;
  }) as Margins;
  if (bleed.every((margin) => margin < LEAST_BLEED)) return null;
  const [left, top, right, bottom] = turn(bleed, -quarters);
  return { left: trim.left - left, top: trim.top + top, right: trim.right + right, bottom: trim.bottom - bottom };
}

/** Where a box lies within another one as the page is shown; null if they are the same. */
export function uprightArea(inner: Box, outer: Box, quarters: number): PageArea | null {
  const margins = marginsOf(inner, outer);
  if (margins.every((margin) => margin < LEAST_BLEED)) return null;
  const [left, top, right, bottom] = turn(margins, quarters).map((margin) => Math.max(0, margin)) as Margins;
  const [across, up] = [outer.right - outer.left, outer.top - outer.bottom];
  const [width, height] = quarters % 2 === 1 ? [up, across] : [across, up];
  return {
    ...{ x: left / width, y: top / height },
    ...{ width: 1 - (left + right) / width, height: 1 - (top + bottom) / height },
  };
}

export function sizeWithSide(width: number, height: number, longerSide: number): PictureSize {
  const scale = longerSide / Math.max(width, height);
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}

const SIDES = [0, 1, 2, 3] as const;
type Side = (typeof SIDES)[number];

const marginsOf = (inner: Box, outer: Box): Margins => [
  inner.left - outer.left,
  outer.top - inner.top,
  outer.right - inner.right,
  inner.bottom - outer.bottom,
];

/** The same sides after so many quarters clockwise. */
const turn = (margins: Margins, quarters: number): Margins =>
  SIDES.map((side) => margins[(((side - quarters) % 4) + 4) % 4] ?? 0) as Margins;

/** How much is printed on lines that are parallel to the sides of a trim box. */
class PrintedLines {
  constructor(
    private readonly pixels: Uint8Array,
    private readonly size: PictureSize,
    private readonly trim: Margins,
  ) {}

  /** How far the bleed reaches outside of a side, in pixels; null where the edge is white. */
  bleedAt(side: Side): number | null {
    const edge = Math.round(this.trim[side]);
    const inside = this.printedShare(side, edge + INSIDE_PX);
    if (inside < PRINTED_EDGE) return null;
    let reach = 0;
    while (reach < edge && this.printedShare(side, edge - 1 - reach) >= inside * LIKE_THE_EDGE) reach++;
    return reach;
  }

  /** Of the line at a distance from the side of the picture, between the two neighbouring sides of the trim box. */
  private printedShare(side: Side, distance: number): number {
    const { width, height } = this.size;
    const isUpright = side === 0 || side === 2;
    const length = isUpright ? height : width;
    const from = Math.round(this.trim[isUpright ? 1 : 0]) + INSIDE_PX;
    const to = length - Math.round(this.trim[isUpright ? 3 : 2]) - INSIDE_PX;
    const line = side < 2 ? distance : (isUpright ? width : height) - 1 - distance;
    let printed = 0;
    for (let at = from; at < to; at++) {
      const pixel = 3 * (isUpright ? at * width + line : line * width + at);
      if (Math.min(this.pixels[pixel] ?? 255, this.pixels[pixel + 1] ?? 255, this.pixels[pixel + 2] ?? 255) < WHITE)
        printed++;
    }
    return to > from ? printed / (to - from) : 0;
  }
}
