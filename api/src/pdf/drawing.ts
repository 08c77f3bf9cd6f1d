import type { Font } from './font-file';
import type { Weight } from './fonts';
import type { Line } from './line-breaking';

export type Color = 'text' | 'muted' | 'border' | 'accent' | 'cyan' | 'magenta' | 'yellow';

/** Something drawn on a page. Coordinates are points from the top left corner; a text's `y` is its baseline. */
export type Shape =
  | { kind: 'text'; x: number; y: number; size: number; color: Color; font: Font; text: string }
  | { kind: 'line'; x: number; y: number; width: number; height: number; thickness: number; color: Color }
  | { kind: 'circle'; x: number; y: number; radius: number; thickness: number; color: Color }
  | { kind: 'rectangle'; x: number; y: number; width: number; height: number; color: Color }
  | { kind: 'picture'; x: number; y: number; width: number; height: number; bytes: Buffer };

export type Page = readonly Shape[];

export interface Style {
  /** Font size in points. */
  size: number;
  weight: Weight;
  color: Color;
  /** Distance between baselines in points. */
  lineHeight: number;
}

/** Distance from the top of a line to its baseline, as a share of the line height. */
const BASELINE = 0.76;

/** Draws a line of text with its top at `y`. Aligns it right if `right`, the x of its right end, is given. */
export function drawLine(line: Line, style: Style, x: number, y: number, right?: number): Shape[] {
  const { size, color, lineHeight } = style;
  let left = right === undefined ? x : right - line.width * size;
  return line.runs.map(({ font, text, width }): Shape => {
    const shape: Shape = { kind: 'text', x: left, y: y + lineHeight * BASELINE, size, color, font, text };
    left += width * size;
    return shape;
  });
}

export function horizontalRule(x: number, y: number, width: number, color: Color = 'border', thickness = 0.5): Shape {
  return { kind: 'line', x, y, width, height: 0, thickness, color };
}
