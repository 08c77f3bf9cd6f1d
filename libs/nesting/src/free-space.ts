import { intAt } from './at';
import { Skyline } from './skyline';

/** What is covered across the roll, and between which places along it, with the gap at its right and behind it. */
export interface Span {
  readonly from: number;
  readonly to: number;
  readonly y: number;
  readonly end: number;
}

/** Rectangles that lie on the roll already, in the order in which they begin. No two of them overlap. */
export class Obstacles {
  readonly count: number;
  private readonly from: Int32Array;
  private readonly to: Int32Array;
  readonly y: Int32Array;
  readonly end: Int32Array;

  constructor(spans: readonly Span[]) {
    const sorted = spans.toSorted((a, b) => a.y - b.y || a.from - b.from);
    this.count = sorted.length;
    this.from = Int32Array.from(sorted, ({ from }) => from);
    this.to = Int32Array.from(sorted, ({ to }) => to);
    this.y = Int32Array.from(sorted, ({ y }) => y);
    this.end = Int32Array.from(sorted, ({ end }) => end);
  }

  /** The first one between two places across the roll that begins at a height or behind it, and before a limit; -1 if there is none. */
  firstOver(from: number, to: number, height: number, limit: number): number {
    const { count } = this;
    for (let i = 0; i < count && intAt(this.y, i) < limit; i++)
      if (intAt(this.y, i) >= height && intAt(this.from, i) < to && intAt(this.to, i) > from) return i;
    return -1;
  }

  /** Raises the part of a segment of the skyline that an obstacle covers to the end of that, and returns the area that stays empty. */
  close(obstacle: number, skyline: Skyline, segment: number): number {
    const x = intAt(skyline.x, segment);
    const from = Math.max(x, intAt(this.from, obstacle));
    const to = Math.min(x + intAt(skyline.width, segment), intAt(this.to, obstacle));
    const empty = (intAt(this.y, obstacle) - intAt(skyline.y, segment)) * (to - from);
    skyline.raisePart(segment, from, to, intAt(this.end, obstacle));
    return empty;
  }

  /** The area that they cover before a place along the roll. */
  areaBefore(limit: number): number {
    let area = 0;
    for (let i = 0; i < this.count && intAt(this.y, i) < limit; i++)
      area += (Math.min(limit, intAt(this.end, i)) - intAt(this.y, i)) * (intAt(this.to, i) - intAt(this.from, i));
    return area;
  }
}

/** Where rectangles can be placed on a roll. */
export interface FreeSpace {
  /** The end of what lies at the beginning of the roll. */
  readonly skyline: Skyline;
  /** What lies behind that. */
  readonly obstacles: Obstacles;
}

/**
 * The room before, beside and behind spans, which may overlap.
 * @param shortest - places that are shorter than this count as covered; with Infinity there is only room behind all spans
 */
export function findFreeSpace(spans: readonly Span[], rollWidth: number, shortest: number): FreeSpace {
  const edges = [...new Set([0, rollWidth, ...spans.flatMap(({ from, to }) => [from, to])])].toSorted((a, b) => a - b);
  const sorted = spans.toSorted((a, b) => a.y - b.y);
  const skyline = new Skyline(edges.length);
  const obstacles: Span[] = [];
  let before: Span[] = [];
  for (const [index, from] of edges.entries()) {
    const to = edges[index + 1];
    if (to === undefined || from >= rollWidth) break;
    const covering = sorted.filter((span) => span.from <= from && span.to >= to);
    const [start, ...others] = join([{ y: 0, end: 0 }, ...covering], shortest);
    skyline.append(from, start?.end ?? 0, to - from);
    // One obstacle for neighbouring parts of the width that are covered alike.
    const column: Span[] = [];
    for (const { y, end } of others) {
      const same = before.find((each) => each.y === y && each.end === end);
      column.push({ from: same?.from ?? from, to, y, end });
      if (same) before.splice(before.indexOf(same), 1);
    }
    obstacles.push(...before);
    before = column;
  }
  return { skyline, obstacles: new Obstacles([...obstacles, ...before]) };
}

/** The area that is covered before a place along the roll. */
export const coveredBefore = ({ skyline, obstacles }: FreeSpace, limit: number): number =>
  skyline.areaBefore(limit) + obstacles.areaBefore(limit);

/** The least length of roll before which so large an area is free. */
export function leastLength(area: number, rollWidth: number, free: FreeSpace): number {
  const withCovered = (length: number) => Math.ceil((area + coveredBefore(free, length)) / rollWidth);
  let least = 0;
  for (let longer = withCovered(0); longer > least; longer = withCovered(least)) least = longer;
  return least;
}

type Stretch = Pick<Span, 'y' | 'end'>;

/** Joins what is covered along the roll, sorted by where it begins, wherever less than a length lies between. */
function join(sorted: readonly Stretch[], shortest: number): Stretch[] {
  const joined: { y: number; end: number }[] = [];
  for (const { y, end } of sorted) {
    const last = joined.at(-1);
    if (last && y - last.end < Math.max(1, shortest)) last.end = Math.max(last.end, end);
    else joined.push({ y, end });
  }
  return joined;
}
