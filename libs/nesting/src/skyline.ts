import { intAt } from './at';

const { min } = Math;

/** Higher than any place on a roll, in hundredths of a mm. */
const WALL = 0x7fffffff;

/** The end of what is placed on the roll: segments from left to right, each at one height. */
export class Skyline {
  readonly x: Int32Array;
  readonly y: Int32Array;
  readonly width: Int32Array;
  count = 0;

  constructor(size: number) {
    this.x = new Int32Array(size);
    this.y = new Int32Array(size);
    this.width = new Int32Array(size);
  }

  copyFrom(other: Skyline): void {
    this.count = other.count;
    for (let i = 0; i < other.count; i++) this.copySegment(other, i, i);
  }

  /** Adds a segment at the right end. */
  append(x: number, y: number, width: number): void {
    const at = this.count++;
    this.x[at] = x;
    this.y[at] = y;
    this.width[at] = width;
    this.merge(at);
  }

  /** The leftmost of the lowest segments. */
  lowest(): number {
    let lowest = 0;
    for (let i = 1; i < this.count; i++) if (intAt(this.y, i) < intAt(this.y, lowest)) lowest = i;
    return lowest;
  }

  /** How much higher the segment to the left is; -1 at the edge of the roll. */
  stepLeft(segment: number): number {
    return segment > 0 ? intAt(this.y, segment - 1) - intAt(this.y, segment) : -1;
  }

  /** How much higher the segment to the right is; -1 at the edge of the roll. */
  stepRight(segment: number): number {
    return segment < this.count - 1 ? intAt(this.y, segment + 1) - intAt(this.y, segment) : -1;
  }

  /** Covers part of a segment from its left or right end. */
  cover(segment: number, width: number, height: number, isAtRight: boolean): void {
    const rest = intAt(this.width, segment) - width;
    if (rest === 0) {
      this.y[segment] = intAt(this.y, segment) + height;
      this.merge(segment);
      return;
    }
    this.split(segment, isAtRight ? rest : width);
    const covered = isAtRight ? segment + 1 : segment;
    this.y[covered] = intAt(this.y, covered) + height;
    this.merge(covered);
  }

  /** The height of the lower neighbour of a segment. */
  lowerNeighbour(segment: number): number {
    const left = segment > 0 ? intAt(this.y, segment - 1) : WALL;
    const right = segment < this.count - 1 ? intAt(this.y, segment + 1) : WALL;
    return min(left, right);
  }

  /** Raises a segment to its lower neighbour and returns the area before a limit that stays empty. */
  raise(segment: number, limit: number): number {
    const level = this.lowerNeighbour(segment);
    const empty = (min(level, limit) - intAt(this.y, segment)) * intAt(this.width, segment);
    this.y[segment] = level;
    this.merge(segment);
    return empty;
  }

  /** Raises the part of a segment between two places across the roll to a height above it. */
  raisePart(segment: number, from: number, to: number, height: number): void {
    const added = height - intAt(this.y, segment);
    const before = from - intAt(this.x, segment);
    if (before === 0) return this.cover(segment, to - from, added, false);
    if (before + to - from === intAt(this.width, segment)) return this.cover(segment, to - from, added, true);
    this.split(segment, before);
    this.cover(segment + 1, to - from, added, false);
  }

  /** The area between the beginning of the roll and the skyline, before a limit. */
  areaBefore(limit: number): number {
    let area = 0;
    for (let i = 0; i < this.count; i++) area += min(limit, intAt(this.y, i)) * intAt(this.width, i);
    return area;
  }

  /** Divides a segment into two of the same height. */
  private split(segment: number, width: number): void {
    for (let i = this.count; i > segment; i--) this.copySegment(this, i - 1, i);
    this.count += 1;
    this.width[segment + 1] = intAt(this.width, segment) - width;
    this.width[segment] = width;
    this.x[segment + 1] = intAt(this.x, segment) + width;
  }

  /** Joins a segment with neighbours of the same height. */
  private merge(segment: number): void {
    if (this.stepRight(segment) === 0) {
      this.width[segment] = intAt(this.width, segment) + intAt(this.width, segment + 1);
      this.remove(segment + 1);
    }
    if (this.stepLeft(segment) === 0) {
      this.width[segment - 1] = intAt(this.width, segment - 1) + intAt(this.width, segment);
      this.remove(segment);
    }
  }

  private remove(at: number): void {
    this.count -= 1;
    for (let i = at; i < this.count; i++) this.copySegment(this, i + 1, i);
  }

  private copySegment(source: Skyline, from: number, to: number): void {
    this.x[to] = intAt(source.x, from);
    this.y[to] = intAt(source.y, from);
    this.width[to] = intAt(source.width, from);
  }
}
