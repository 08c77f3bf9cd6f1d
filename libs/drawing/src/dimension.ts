import { LINE, strokes } from './paint';
import { palette } from './palette';
import { el, type SvgNode } from './svg';
import { round } from './geometry';

/** The size of every label, in view box units. */
export const LABEL = 15;

interface Text {
  readonly anchor?: 'start' | 'middle' | 'end';
  readonly size?: number;
}

/** A line of text; `y` is its baseline. */
export function label(x: number, y: number, text: string, { anchor = 'middle', size = LABEL }: Text = {}): SvgNode {
  return el(
    'text',
    {
      x: round(x),
      y: round(y),
      class: 'dw-text dw-fill-ink',
      fill: palette.ink.light,
      'font-family': 'ui-sans-serif, system-ui, sans-serif',
      'font-size': size,
      'font-variant-numeric': 'tabular-nums',
      'text-anchor': anchor,
    },
    [text],
  );
}

/** An upper estimate of a label’s width, because text cannot be measured here. */
export function labelWidth(text: string, size = LABEL): number {
  return [...text].reduce((sum, char) => sum + (char.charCodeAt(0) > 0x2e7f ? 1 : 0.62), 0) * size;
}

const TICK = 3.2;

/** A dimension from `x1` to `x2` at height `y`; extension lines reach to `edge`, the label stands above. */
export function acrossDimension(
  x1: number,
  x2: number,
  y: number,
  edge: number,
  text: string,
  at = (x1 + x2) / 2,
): SvgNode {
  const toEdge = edge > y ? 1 : -1;
  return el('g', { class: 'dw-dimension' }, [
    strokes(
      [
        [x1, y - 4 * toEdge, x1, edge - 3 * toEdge],
        [x2, y - 4 * toEdge, x2, edge - 3 * toEdge],
        [x1, y, x2, y],
        [x1 - TICK, y + TICK, x1 + TICK, y - TICK],
        [x2 - TICK, y + TICK, x2 + TICK, y - TICK],
      ],
      { line: 'cyan' },
    ),
    label(at, y - 7, text),
  ]);
}

/** A dimension from `y1` to `y2` at `x`; extension lines reach to `edge`, the label stands on the other side. */
export function upDimension(y1: number, y2: number, x: number, edge: number, text: string): SvgNode {
  const toEdge = edge > x ? 1 : -1;
  return el('g', { class: 'dw-dimension' }, [
    strokes(
      [
        [x - 4 * toEdge, y1, edge - 3 * toEdge, y1],
        [x - 4 * toEdge, y2, edge - 3 * toEdge, y2],
        [x, y1, x, y2],
        [x - TICK, y1 + TICK, x + TICK, y1 - TICK],
        [x - TICK, y2 + TICK, x + TICK, y2 - TICK],
      ],
      { line: 'cyan' },
    ),
    label(x - 8 * toEdge, (y1 + y2) / 2 + LABEL * 0.36, text, { anchor: toEdge < 0 ? 'start' : 'end' }),
  ]);
}

/** The space that a tick takes beside its line. */
export const TICK_CLEARANCE = TICK + LINE;
