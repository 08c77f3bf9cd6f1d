import { at, intAt } from './at';
import type { Place } from './free-places';
import { createLayout, type Plan, type Rectangle, Remaining } from './packer';

// The functions of Math are looked up once: tests look up globals slowly.
const { max, min, round } = Math;

/** The cost of a layout that is longer than the limit. */
const BEYOND = Number.POSITIVE_INFINITY;

const NO_FIT = Number.NEGATIVE_INFINITY;
const PERFECT = Number.MAX_SAFE_INTEGER;
/** Shares of waste that differ by less count as equal, so that the plan decides. */
const STEPS = 8;
/** Advantage of a rectangle that fills a free place in one direction. */
const FILLS = 0.2;

/**
 * Places levels across the roll, one behind the other, and cuts each up again and again: the best fitting rectangle into
 * a corner of a free place, the rest into two free places. Straight cuts from edge to edge separate all rectangles.
 * Before that, it fills free places before the first level in the same way.
 */
export class GuillotinePacker {
  /** The layout of the last complete `pack`. */
  readonly layout;
  private readonly remaining: Remaining;
  private readonly places: Place[];
  private free = 0;
  private readonly choice = { before: -1, isTurned: false, fit: NO_FIT };

  /**
   * @param start - where the first level behind what lies on the roll begins
   * @param gaps - free places before that, in the order in which they are filled
   */
  constructor(
    private readonly rectangles: readonly Rectangle[],
    private readonly rollWidth: number,
    private readonly start: number,
    private readonly gaps: readonly Place[] = [],
  ) {
    this.layout = createLayout(rectangles.length);
    this.remaining = new Remaining(rectangles.length);
    this.places = Array.from({ length: 2 * rectangles.length + 2 }, () => ({ x: 0, y: 0, width: 0, height: 0 }));
  }

  /**
   * Places all rectangles.
   * @param limit - the packer gives up where the cost cannot be below it
   * @returns the length of the roll; Infinity beyond the limit
   */
  pack({ sequence, stands }: Plan, limit: number): number {
    const { remaining } = this;
    remaining.reset(sequence);
    let last = 0;
    for (const gap of this.gaps) {
      if (intAt(remaining.next, remaining.first) === remaining.first) break;
      last = max(last, this.fillGap(gap, stands));
      if (last >= limit) return BEYOND;
    }
    let end = this.start;
    for (let index = intAt(remaining.next, remaining.first); index !== remaining.first;) {
      const height = this.levelHeight(index, stands[index] === 1);
      this.fillLevel(0, end, this.rollWidth, height);
      end += height;
      if (end >= limit) return BEYOND;
      index = intAt(remaining.next, remaining.first);
    }
    return end > this.start ? end : last;
  }

  /** Places levels in a gap, as long as one fits, and returns where the last of them ends; 0 if none fits. */
  private fillGap({ x, y, width, height }: Place, stands: Uint8Array): number {
    const { next, first } = this.remaining;
    let end = y;
    for (let index = intAt(next, first); index !== first;) {
      const level = this.levelHeightIn(index, stands[index] === 1, width, y + height - end);
      if (level === 0) index = intAt(next, index);
      else {
        this.fillLevel(x, end, width, level);
        end += level;
        index = intAt(next, first);
      }
    }
    return end > y ? end : 0;
  }

  /** The height of the level that a rectangle begins in a gap; 0 if it does not fit. */
  private levelHeightIn(index: number, stands: boolean, space: number, depth: number): number {
    const { width, height, canRotate } = at(this.rectangles, index);
    const fits = width <= space && height <= depth;
    const fitsTurned = canRotate && height <= space && width <= depth;
    if (!fitsTurned) return fits ? height : 0;
    return fits && height === this.levelHeight(index, stands) ? height : width;
  }

  /** The height of the level that a rectangle begins. */
  private levelHeight(index: number, stands: boolean): number {
    const { width, height, canRotate } = at(this.rectangles, index);
    if (!canRotate) return height;
    const [shorter, longer] = width < height ? [width, height] : [height, width];
    return stands || longer > this.rollWidth ? longer : shorter;
  }

  private fillLevel(x: number, y: number, width: number, height: number): void {
    this.free = 0;
    this.addPlace(x, y, width, height);
    while (this.free > 0) {
      this.free -= 1;
      const place = at(this.places, this.free);
      if (this.choose(place)) this.place(place);
    }
  }

  private addPlace(x: number, y: number, width: number, height: number): void {
    if (width === 0 || height === 0) return;
    const place = at(this.places, this.free++);
    place.x = x;
    place.y = y;
    place.width = width;
    place.height = height;
  }

  /** Selects the rectangle that fits a place best; false if none fits. */
  private choose({ width: space, height: depth }: Place): boolean {
    const { rectangles, choice } = this;
    const { next, first } = this.remaining;
    choice.fit = NO_FIT;
    for (let before = first, index = intAt(next, first); index !== first; before = index, index = intAt(next, index)) {
      const { width, height, canRotate } = at(rectangles, index);
      if (width <= space && height <= depth) this.consider(before, false, width, height, space - width, depth - height);
      if (canRotate && height <= space && width <= depth)
        this.consider(before, true, height, width, space - height, depth - width);
    }
    return choice.fit > NO_FIT;
  }

  /** Prefers the rectangle beside or above which the least is wasted, compared with its own area. */
  private consider(before: number, isTurned: boolean, width: number, height: number, right: number, above: number) {
    const { choice } = this;
    let fit = PERFECT;
    if (right > 0 || above > 0) {
      const waste = min(above * width, right * height) / (width * height);
      fit = round(STEPS * ((right === 0 || above === 0 ? FILLS : 0) - waste));
    }
    if (fit <= choice.fit) return;
    choice.fit = fit;
    choice.before = before;
    choice.isTurned = isTurned;
  }

  private place({ x, y, width: space, height: depth }: Place): void {
    const { before, isTurned } = this.choice;
    const index = this.remaining.removeAfter(before);
    const rectangle = at(this.rectangles, index);
    const width = isTurned ? rectangle.height : rectangle.width;
    const height = isTurned ? rectangle.width : rectangle.height;
    this.layout.x[index] = x;
    this.layout.y[index] = y;
    this.layout.turned[index] = isTurned ? 1 : 0;
    // The cut that leaves the larger of the two places whole.
    const isAcross = (space - width) * depth < space * (depth - height);
    this.addPlace(x + width, y, space - width, isAcross ? height : depth);
    this.addPlace(x, y + height, isAcross ? space : width, depth - height);
  }
}
