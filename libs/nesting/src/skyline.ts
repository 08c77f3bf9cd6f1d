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
    for (let i = this.count; i > segment; i--) this.copySegment(this, i - 1, i);
    this.count += 1;
    const covered = isAtRight ? segment + 1 : segment;
    this.width[segment] = isAtRight ? rest : width;
    this.width[segment + 1] = isAtRight ? width : rest;
    this.x[segment + 1] = intAt(this.x, segment + 1) + intAt(this.width, segment);
    this.y[covered] = intAt(this.y, covered) + height;
    this.merge(covered);
  }

  /** Raises a segment to its lower neighbour and returns the area that stays empty. */
  raise(segment: number): number {
    const left = segment > 0 ? intAt(this.y, segment - 1) : WALL;
    const right = segment < this.count - 1 ? intAt(this.y, segment + 1) : WALL;
    const level = min(left, right);
    const empty = (level - intAt(this.y, segment)) * intAt(this.width, segment);
    this.y[segment] = level;
    this.merge(segment);
    return empty;
  }

  /** The area between the skyline and a height. */
  areaBelow(height: number): number {
    let area = 0;
    for (let i = 0; i < this.count; i++) area += (height - intAt(this.y, i)) * intAt(this.width, i);
    return area;
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
