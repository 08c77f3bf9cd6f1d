import { TRIM } from '../frame';
import { range, type Point } from '../geometry';
import { circle, flat, outline, rect, solid, strokes, type Paint, type Segment } from '../paint';
import type { Tint } from '../palette';
import type { Design } from '../print';
import type { SvgNode } from '../svg';

export const WIDTH = TRIM.width;
export const HEIGHT = TRIM.height;

/** Draws a close-up in 448 × 328 units. */
export type DrawDetail = (design: Design) => SvgNode[];

/** The plain background of a close-up. */
export const backdrop = (tint: Tint = 'shade1'): SvgNode => rect(0, 0, WIDTH, HEIGHT, flat(tint));

/** Section lines at 45° inside a polygon, the hatching of a cut through solid material. */
export function hatch(ring: readonly Point[], spacing: number, paint: Paint = outline('shade4')): SvgNode {
  const sums = ring.map(([x, y]) => x + y);
  const first = Math.ceil(Math.min(...sums) / spacing);
  const count = Math.max(0, Math.floor(Math.max(...sums) / spacing) - first + 1);
  const segments = range(count).flatMap((index): Segment[] => {
    const crossings = crossingsAt(ring, (first + index) * spacing + 0.01);
    return range(Math.floor(crossings.length / 2)).flatMap((pair): Segment[] => {
      const [from, to] = [crossings[pair * 2], crossings[pair * 2 + 1]];
      return from && to ? [[from[0], from[1], to[0], to[1]]] : [];
    });
  });
  return strokes(segments, paint);
}

/** Where the line x + y = sum enters and leaves the ring, from left to right. */
function crossingsAt(ring: readonly Point[], sum: number): Point[] {
  return ring
    .flatMap(([x, y], index): Point[] => {
      const [nextX, nextY] = ring[(index + 1) % ring.length] ?? [x, y];
      const [here, next] = [x + y - sum, nextX + nextY - sum];
      if (here >= 0 === next >= 0) return [];
      const share = here / (here - next);
      return [[x + (nextX - x) * share, y + (nextY - y) * share]];
    })
    .sort((a, b) => a[0] - b[0]);
}

/** A plain weave: short strokes over and under, every second one offset. */
export function weave(x: number, y: number, width: number, height: number, pitch: number, paint: Paint): SvgNode {
  const [columns, rows] = [Math.floor(width / pitch), Math.floor(height / pitch)];
  const segments = range(rows).flatMap((row) =>
    range(columns).map((column): Segment => {
      const [cx, cy] = [x + (column + 0.5) * pitch, y + (row + 0.5) * pitch];
      const half = pitch * 0.36;
      return (row + column) % 2 === 0 ? [cx - half, cy, cx + half, cy] : [cx, cy - half, cx, cy + half];
    }),
  );
  return strokes(segments, paint);
}

/** A grommet pressed into the material, seen from the front. */
export function grommet(cx: number, cy: number, radius: number, through: Tint = 'shade2'): SvgNode[] {
  return [
    circle(cx, cy, radius, solid('shade2')),
    circle(cx, cy, radius * 0.84, { line: 'shade4' }),
    circle(cx, cy, radius * 0.56, solid(through)),
    circle(cx, cy, radius * 0.66, { line: 'soft' }),
  ];
}

/** A row of stitches along a straight line. */
export function stitches(
  x1: number,
  y1: number,
  x2: number,
  y2: number,
  tint: Tint = 'print-white',
  length = 9,
  gap = 5,
): SvgNode {
  const distance = Math.hypot(x2 - x1, y2 - y1);
  const [dx, dy] = [(x2 - x1) / distance, (y2 - y1) / distance];
  const count = Math.floor(distance / (length + gap));
  return strokes(
    range(count).map((index): Segment => {
      const from = index * (length + gap) + gap / 2;
      return [x1 + dx * from, y1 + dy * from, x1 + dx * (from + length), y1 + dy * (from + length)];
    }),
    outline(tint),
  );
}

/** A cross-head screw from above. */
export function screw(cx: number, cy: number, radius: number): SvgNode[] {
  return [
    circle(cx, cy, radius, solid('shade3')),
    strokes(
      [
        [cx - radius * 0.5, cy - radius * 0.5, cx + radius * 0.5, cy + radius * 0.5],
        [cx - radius * 0.5, cy + radius * 0.5, cx + radius * 0.5, cy - radius * 0.5],
      ],
      outline('soft'),
    ),
  ];
}
