import type { Face } from './face';
import type { Weight } from './faces';
import type { Line } from './lines';

export type Ink = 'ink' | 'soft' | 'rule' | 'press' | 'cyan' | 'magenta' | 'yellow';

/** What is put on a page: x from its left edge, y from its top, in points; a text's y is its baseline. */
export type Mark =
  | { kind: 'text'; x: number; y: number; size: number; ink: Ink; face: Face; text: string }
  | { kind: 'rule'; x: number; y: number; width: number; height: number; thickness: number; ink: Ink }
  | { kind: 'ring'; x: number; y: number; radius: number; thickness: number; ink: Ink }
  | { kind: 'patch'; x: number; y: number; width: number; height: number; ink: Ink };

export type Page = readonly Mark[];

export interface Style {
  size: number;
  weight: Weight;
  ink: Ink;
  /** From one baseline to the next. */
  leading: number;
}

/** How far below a line's top its baseline is, in parts of the leading. */
const BASELINE = 0.76;

/** A line of text whose top is at `y`; at its right end where `right` is given. */
export function textMarks(line: Line, style: Style, x: number, y: number, right?: number): Mark[] {
  let at = right === undefined ? x : right - line.width * style.size;
  return line.runs.map(({ face, text, width }): Mark => {
    const mark: Mark = {
      kind: 'text',
      x: at,
      y: y + style.leading * BASELINE,
      size: style.size,
      ink: style.ink,
      face,
      text,
    };
    at += width * style.size;
    return mark;
  });
}

export function hairline(x: number, y: number, width: number, ink: Ink = 'rule', thickness = 0.5): Mark {
  return { kind: 'rule', x, y, width, height: 0, thickness, ink };
}
