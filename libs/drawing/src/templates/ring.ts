import { clamp, range, simplified, type Point } from '../geometry';

/** The largest distance between a drawn curve and the exact one, in mm. */
const TOLERANCE_MM = 0.05;
/** The longest straight segment of a sampled ring, in mm. */
const STEP_MM = 16;

/** A closed line, clockwise on a sheet whose y runs down; the last point is joined to the first. */
export type Ring = readonly Point[];

/** The ring offset outwards by `by` mm, or inwards if it is negative. Outer corners are rounded. */
export function offsetRing(ring: Ring, by: number): Point[] {
  const sampled = turnedClockwise(divided(closedSimplified(distinct(ring))));
  const moved = sampled.flatMap((from, index) => {
    const at = (step: number): Point => sampled[(index + step + sampled.length) % sampled.length] ?? from;
    const into = angle(at(-1), from);
    const out = angle(from, at(1));
    const turn = Math.atan2(Math.sin(out - into), Math.cos(out - into));
    const towards = (normal: number, far: number): Point => [
      from[0] + Math.cos(normal - Math.PI / 2) * far,
      from[1] + Math.sin(normal - Math.PI / 2) * far,
    ];
    if (turn * by <= 0) return [towards(into + turn / 2, by / Math.max(0.2, Math.cos(turn / 2)))];
    const steps = Math.ceil(Math.abs(turn) / 0.05);
    return range(steps + 1).map((step) => towards(into + (turn * step) / steps, by));
  });
  const least = Math.abs(by) - TOLERANCE_MM;
  return closedSimplified(moved.filter((point) => isClear(sampled, point, least) && inside(sampled, point) === by < 0));
}

/** The open line offset to its right, clipped to the ring. */
export function offsetWithin(course: readonly Point[], by: number, ring: Ring): Point[] {
  const moved = course.flatMap((from, index) => {
    const to = course[index + 1];
    if (!to || (to[0] === from[0] && to[1] === from[1])) return [];
    const normal = angle(from, to) + Math.PI / 2;
    return [from, to].map(([x, y]): Point => [x + Math.cos(normal) * by, y + Math.sin(normal) * by]);
  });
  return simplified(
    moved.filter((point) => inside(ring, point)),
    TOLERANCE_MM,
  );
}

/** The ring without the points that its shape does not need. */
export function closedSimplified(ring: Ring): Point[] {
  const half = Math.floor(ring.length / 2);
  const first = ring[0];
  if (first === undefined) return [];
  const there = simplified(ring.slice(0, half + 1), TOLERANCE_MM);
  const back = simplified([...ring.slice(half), first], TOLERANCE_MM);
  return [...there, ...back.slice(1, -1)];
}

function inside(ring: Ring, [x, y]: Point): boolean {
  let within = false;
  let [ax, ay] = ring[ring.length - 1] ?? [0, 0];
  for (const [bx, by] of ring) {
    if (ay > y !== by > y && x < ax + ((bx - ax) * (y - ay)) / (by - ay)) within = !within;
    ax = bx;
    ay = by;
  }
  return within;
}

/** Whether a point has at least the given distance from the ring’s line. Compares it with every segment. */
function isClear(ring: Ring, [x, y]: Point, least: number): boolean {
  let [ax, ay] = ring[ring.length - 1] ?? [Infinity, Infinity];
  for (const [bx, by] of ring) {
    const aside = (ax - x > least && bx - x > least) || (x - ax > least && x - bx > least);
    const away = aside || (ay - y > least && by - y > least) || (y - ay > least && y - by > least);
    if (!away && distanceToPiece(x, y, ax, ay, bx, by) < least) return false;
    ax = bx;
    ay = by;
  }
  return true;
}

function distanceToPiece(x: number, y: number, ax: number, ay: number, bx: number, by: number): number {
  const [dx, dy] = [bx - ax, by - ay];
  const along = clamp(((x - ax) * dx + (y - ay) * dy) / (dx * dx + dy * dy || 1), 0, 1);
  return Math.hypot(x - ax - along * dx, y - ay - along * dy);
}

const angle = ([ax, ay]: Point, [bx, by]: Point): number => Math.atan2(by - ay, bx - ax);

function distinct(ring: Ring): Point[] {
  return ring.filter(([x, y], index) => {
    const [nextX, nextY] = ring[(index + 1) % ring.length] ?? [x, y];
    return Math.hypot(nextX - x, nextY - y) > 1e-6;
  });
}

function divided(ring: Ring): Point[] {
  return ring.flatMap(([x, y], index) => {
    const [toX, toY] = ring[(index + 1) % ring.length] ?? [x, y];
    const count = Math.max(1, Math.ceil(Math.hypot(toX - x, toY - y) / STEP_MM));
    return range(count).map((step): Point => [x + ((toX - x) * step) / count, y + ((toY - y) * step) / count]);
  });
}

function turnedClockwise(ring: Ring): Point[] {
  const area = ring.reduce((sum, [x, y], index) => {
    const [toX, toY] = ring[(index + 1) % ring.length] ?? [x, y];
    return sum + x * toY - toX * y;
  }, 0);
  return area > 0 ? [...ring] : [...ring].reverse();
}
