import { palette, type Tint } from './palette';
import { el, type SvgNode } from './svg';
import { range, round, through, type Point } from './geometry';

/** The line weight of all pictures, in view box units. */
export const LINE = 1.25;

/** The fill and line of a shape. */
export interface Paint {
  readonly fill?: Tint;
  readonly line?: Tint;
  readonly dash?: string;
  readonly alpha?: number;
}

export const flat = (fill: Tint, alpha?: number): Paint => ({ fill, alpha });
export const outline = (line: Tint = 'ink', dash?: string): Paint => ({ line, dash });
export const solid = (fill: Tint, line: Tint = 'ink'): Paint => ({ fill, line });

function inked(paint: Paint, name?: string): Record<string, string | number | undefined> {
  const classes = [name, paint.fill && `dw-fill-${paint.fill}`, paint.line && `dw-line-${paint.line}`].filter(Boolean);
  return {
    class: classes.join(' '),
    fill: paint.fill && palette[paint.fill].light,
    stroke: paint.line && palette[paint.line].light,
    'stroke-dasharray': paint.dash,
    opacity: paint.alpha,
  };
}

export function rect(
  x: number,
  y: number,
  width: number,
  height: number,
  paint: Paint,
  radius?: number,
  name?: string,
): SvgNode {
  return el('rect', {
    x: round(x),
    y: round(y),
    width: round(width),
    height: round(height),
    rx: radius,
    ...inked(paint, name),
  });
}

export function line(x1: number, y1: number, x2: number, y2: number, paint: Paint = outline()): SvgNode {
  return path(`M${round(x1)} ${round(y1)}L${round(x2)} ${round(y2)}`, paint);
}

export function circle(cx: number, cy: number, r: number, paint: Paint): SvgNode {
  return el('circle', { cx: round(cx), cy: round(cy), r: round(r), ...inked(paint) });
}

export function ellipse(cx: number, cy: number, rx: number, ry: number, paint: Paint): SvgNode {
  return el('ellipse', { cx: round(cx), cy: round(cy), rx: round(rx), ry: round(ry), ...inked(paint) });
}

export function path(d: string, paint: Paint, name?: string): SvgNode {
  return el('path', { d, ...inked(paint, name) });
}

export function polygon(points: readonly Point[], paint: Paint, name?: string): SvgNode {
  return path(through(points), paint, name);
}

/** A straight line between two points. */
export type Segment = readonly [x1: number, y1: number, x2: number, y2: number];

/** Many straight lines as one element. */
export function strokes(segments: readonly Segment[], paint: Paint = outline(), name?: string): SvgNode {
  return path(
    segments.map(([x1, y1, x2, y2]) => `M${round(x1)} ${round(y1)}L${round(x2)} ${round(y2)}`).join(''),
    paint,
    name,
  );
}

/** Many round dots as one element: strokes of length 0 with round caps, one `M` per dot. */
export function dots(points: readonly Point[], radius: number, tint: Tint, name?: string): SvgNode {
  const d = points.map(([x, y]) => `M${round(x)} ${round(y)}h0`).join('');
  return el('path', {
    d,
    ...inked({ line: tint }, name),
    'stroke-width': round(radius * 2),
    'stroke-linecap': 'round',
  });
}

/** A bar drawn as a stroke of its own thickness, with an ink edge: poles, tubes, rails. */
export function bar(d: string, thickness: number, fill: Tint, edge: Tint | null = 'ink'): SvgNode[] {
  const stroke = (tint: Tint, width: number) =>
    el('path', { d, ...inked({ line: tint }), 'stroke-width': round(width), 'stroke-linecap': 'butt' });
  const body = stroke(fill, Math.max(0.5, thickness - LINE));
  return edge === null ? [stroke(fill, thickness)] : [stroke(edge, thickness + LINE), body];
}

/** Horizontal courses with staggered joints: brick, block, cladding. */
export function courses(
  x: number,
  y: number,
  width: number,
  height: number,
  brick: number,
  course: number,
  tint: Tint,
): SvgNode {
  const rows = Math.ceil(height / course);
  const segments: Segment[] = [];
  for (const row of range(rows)) {
    const top = y + row * course;
    const bottom = Math.min(y + height, top + course);
    if (row > 0) segments.push([x, top, x + width, top]);
    const first = x + (row % 2 === 0 ? brick : brick / 2);
    for (let joint = first; joint < x + width; joint += brick) segments.push([joint, top, joint, bottom]);
  }
  return strokes(segments, outline(tint));
}

/** A few ruled lines slanting as a reflection does on glass. */
export function glint(x: number, y: number, size: number, tint: Tint = 'paper'): SvgNode {
  return strokes(
    [
      [x, y + size, x + size, y],
      [x + size * 0.35, y + size, x + size, y + size * 0.35],
    ],
    outline(tint),
  );
}
