export type Point = readonly [x: number, y: number];

/** Rounds to two decimals; smaller differences are not visible. */
export function round(value: number): number {
  return Math.round(value * 100) / 100;
}

export function clamp(value: number, low: number, high: number): number {
  return Math.min(high, Math.max(low, value));
}

export function lerp(a: Point, b: Point, t: number): Point {
  return [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t];
}

/** The numbers 0 … count − 1. */
export function range(count: number): number[] {
  return Array.from({ length: count }, (_, index) => index);
}

/** Path data through the points by straight lines. */
export function through(points: readonly Point[], closed = true): string {
  const steps = points.map(([x, y], index) => `${index === 0 ? 'M' : 'L'}${round(x)} ${round(y)}`);
  return steps.join('') + (closed ? 'Z' : '');
}

/** Path data through the points as one smooth curve (Catmull–Rom as cubics). */
export function smooth(points: readonly Point[], closed = false): string {
  const last = points.length - 1;
  const at = (index: number): Point => {
    const wrapped = closed ? (index + points.length) % points.length : clamp(index, 0, last);
    return points[wrapped] ?? [0, 0];
  };
  const start = at(0);
  let d = `M${round(start[0])} ${round(start[1])}`;
  for (const index of range(closed ? points.length : last)) {
    const [before, from, to, after] = [at(index - 1), at(index), at(index + 1), at(index + 2)];
    const c1: Point = [from[0] + (to[0] - before[0]) / 6, from[1] + (to[1] - before[1]) / 6];
    const c2: Point = [to[0] - (after[0] - from[0]) / 6, to[1] - (after[1] - from[1]) / 6];
    d += `C${[c1, c2, to].map(([x, y]) => `${round(x)} ${round(y)}`).join(' ')}`;
  }
  return closed ? `${d}Z` : d;
}

/** Moves path data of absolute M, L, C, Q and Z commands through a mapping of points. */
export function placed(d: string, map: (point: Point) => Point): string {
  return d.replace(/(-?[\d.]+)[ ,]+(-?[\d.]+)/g, (_, x: string, y: string) => {
    const [mappedX, mappedY] = map([Number(x), Number(y)]);
    return `${round(mappedX)} ${round(mappedY)}`;
  });
}

/** A point of a cubic curve, t from 0 to 1. */
export function cubic(a: Point, b: Point, c: Point, d: Point, t: number): Point {
  const ab = lerp(a, b, t);
  const bc = lerp(b, c, t);
  const cd = lerp(c, d, t);
  return lerp(lerp(ab, bc, t), lerp(bc, cd, t), t);
}

/** The part of a polygon inside the upright rectangle 0,0 – width,height (Sutherland–Hodgman). */
export function clipped(polygon: readonly Point[], width: number, height: number): Point[] {
  const sides: readonly (readonly [axis: 0 | 1, limit: number, sign: 1 | -1])[] = [
    [0, 0, 1],
    [0, width, -1],
    [1, 0, 1],
    [1, height, -1],
  ];
  return sides.reduce<Point[]>(
    (ring, [axis, limit, sign]) => {
      const depth = (point: Point) => (point[axis] - limit) * sign;
      return ring.flatMap((point, index) => {
        const previous = ring[(index + ring.length - 1) % ring.length] ?? point;
        const [inside, outside] = [depth(point), depth(previous)];
        const crossing = inside >= 0 !== outside >= 0 ? [lerp(previous, point, outside / (outside - inside))] : [];
        return inside >= 0 ? [...crossing, point] : crossing;
      });
    },
    [...polygon],
  );
}

/** The same line with fewer points: none that lies within `tolerance` of the straight way past it (Douglas–Peucker). */
export function simplified(points: readonly Point[], tolerance = 0.09): Point[] {
  const [first, last] = [points[0], points[points.length - 1]];
  if (first === undefined || last === undefined || points.length < 3) return [...points];
  const offsets = points.map((point) => distanceToLine(point, first, last));
  const farthest = offsets.reduce((best, offset, index) => (offset > (offsets[best] ?? 0) ? index : best), 0);
  if ((offsets[farthest] ?? 0) <= tolerance) return [first, last];
  return [
    ...simplified(points.slice(0, farthest + 1), tolerance),
    ...simplified(points.slice(farthest), tolerance).slice(1),
  ];
}

function distanceToLine([x, y]: Point, [ax, ay]: Point, [bx, by]: Point): number {
  const length = Math.hypot(bx - ax, by - ay);
  if (length === 0) return Math.hypot(x - ax, y - ay);
  return Math.abs((bx - ax) * (ay - y) - (ax - x) * (by - ay)) / length;
}
