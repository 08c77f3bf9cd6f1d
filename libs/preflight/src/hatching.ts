import type { FindingArea } from './finding';

/** The distance of the lines on the screen. */
const DISTANCE_PX = 6;

/**
 * The attributes of the SVG elements that hatch an area with diagonal lines: a pattern with a dark and a light line, so that
 * they are seen on any colour, the mask of where they are shown, and the outline that both fill.
 * @param pixel - length of a pixel of the screen in the drawing, so that the lines are equally fine in each size
 */
export function hatching({ x, y, width, height }: FindingArea, pixel: number) {
  const distance = DISTANCE_PX * pixel;
  const line = (left: number, stroke: string) => ({ d: `M${left} 0v${distance}`, stroke });
  return {
    pattern: {
      ...{ patternUnits: 'userSpaceOnUse', patternTransform: 'rotate(45)' },
      ...{ width: distance, height: distance, strokeWidth: pixel },
    },
    lines: [line(pixel / 2, '#282828'), line(pixel * 1.5, '#fff')],
    mask: { maskUnits: 'userSpaceOnUse', x, y, width, height },
    outline: `M${x} ${y}h${width}v${height}h${-width}z`,
  };
}
