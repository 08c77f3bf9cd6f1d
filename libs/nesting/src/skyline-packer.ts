import { at } from './at';
import { createLayout, type Packer, type Plan, type Rectangle, Remaining } from './packer';
import { Skyline } from './skyline';

// The functions of Math are looked up once: tests look up globals slowly.
const { max, min } = Math;

/** Weight of the unevenness of the end in the cost, which guides the search between layouts of equal length. */
const UNEVENNESS = 0.1;

/** The cost of a layout that is longer than the limit. */
const BEYOND = Number.POSITIVE_INFINITY;

/**
 * How well a rectangle fits the lowest place: its width fills it, alone or with one other rectangle, and its end is
 * level with a neighbour.
 */
const FIT = {
  none: -2,
  wasteful: -1,
  fits: 0,
  fitsInPair: 1,
  level: 2,
  levelInPair: 3,
  fills: 4,
  fillsLevel: 5,
} as const;

/** Places the best fitting rectangle at the lowest place, again and again. Places that were passed over stay empty. */
export class SkylinePacker implements Packer {
  readonly layout;
  readonly usesStands = false;
  private readonly skyline: Skyline;
  private readonly remaining: Remaining;
  private readonly sides: RemainingSides;
  private readonly area: number;
  /** The least width that a remaining rectangle needs. */
  private narrowest = 0;
  private readonly choice = { before: -1, isTurned: false, isAtRight: false, fit: FIT.none as number };

  /** @param start - the end of what lies on the roll already */
  constructor(
    private readonly rectangles: readonly Rectangle[],
    private readonly rollWidth: number,
    private readonly start: Skyline,
  ) {
    this.layout = createLayout(rectangles.length);
    this.skyline = new Skyline(rectangles.length + start.count + 2);
    this.remaining = new Remaining(rectangles.length);
    this.sides = new RemainingSides(rectangles);
    this.area = rectangles.reduce((sum, { width, height }) => sum + width * height, 0) - start.areaBelow(0);
  }

  pack({ sequence }: Plan, limit: number): number {
    const { skyline } = this;
    this.remaining.reset(sequence);
    this.sides.reset();
    skyline.copyFrom(this.start);
    this.narrowest = 0;
    let length = 0;
    let used = this.area;
    for (let left = sequence.length; left > 0;) {
      const segment = skyline.lowest();
      if (this.choose(segment)) {
        length = max(length, this.place(segment));
        left -= 1;
      } else used += skyline.raise(segment);
      if (length >= limit || used >= limit * this.rollWidth) return BEYOND;
    }
    return length + (UNEVENNESS * skyline.areaBelow(length)) / this.rollWidth;
  }

  /** Selects the rectangle that fits a segment best; false if none fits. */
  private choose(segment: number): boolean {
    const { rectangles, skyline, choice } = this;
    const { next, first } = this.remaining;
    const space = at(skyline.width, segment);
    const left = skyline.stepLeft(segment);
    const right = skyline.stepRight(segment);
    choice.fit = FIT.none;
    let narrowest = this.rollWidth;
    for (let before = first, index = at(next, first); index !== first; before = index, index = at(next, index)) {
      const { width, height, canRotate } = at(rectangles, index);
      narrowest = min(narrowest, canRotate ? min(width, height) : width);
      if (choice.fit === FIT.fillsLevel) continue;
      if (width <= space) this.consider(before, false, space - width, height, left, right);
      if (canRotate && height <= space) this.consider(before, true, space - height, width, left, right);
    }
    this.narrowest = narrowest;
    return choice.fit > FIT.none;
  }

  private consider(before: number, isTurned: boolean, rest: number, height: number, left: number, right: number): void {
    const { choice } = this;
    const fit = this.fitOf(before, rest, height === left || height === right);
    if (fit <= choice.fit) return;
    choice.fit = fit;
    choice.before = before;
    choice.isTurned = isTurned;
    choice.isAtRight = height !== left && (height === right || right > left);
  }

  private fitOf(before: number, rest: number, isLevel: boolean): number {
    if (rest === 0) return isLevel ? FIT.fillsLevel : FIT.fills;
    if (rest < this.narrowest) return FIT.wasteful;
    const fit = isLevel ? FIT.level : FIT.fits;
    if (this.choice.fit > fit) return fit;
    return this.sides.hasAnother(at(this.remaining.next, before), rest) ? fit + 1 : fit;
  }

  /** Places the chosen rectangle on a segment and returns its end. */
  private place(segment: number): number {
    const { skyline, layout } = this;
    const { before, isTurned, isAtRight } = this.choice;
    const index = this.remaining.removeAfter(before);
    this.sides.remove(index);
    const { width, height } = at(this.rectangles, index);
    const [across, along] = isTurned ? [height, width] : [width, height];
    const y = at(skyline.y, segment);
    layout.x[index] = at(skyline.x, segment) + (isAtRight ? at(skyline.width, segment) - across : 0);
    layout.y[index] = y;
    layout.turned[index] = isTurned ? 1 : 0;
    skyline.cover(segment, across, along, isAtRight);
    return y + along;
  }
}

/** Counts the sides of the remaining rectangles that can lie across the roll, by their length. */
class RemainingSides {
  private readonly kinds = new Map<number, number>();
  private readonly widths: Int32Array;
  private readonly heights: Int32Array;
  private readonly all: Int32Array;
  private readonly counts: Int32Array;

  constructor(rectangles: readonly Rectangle[]) {
    this.widths = Int32Array.from(rectangles, ({ width }) => this.kindOf(width));
    this.heights = Int32Array.from(rectangles, ({ height, canRotate }) => (canRotate ? this.kindOf(height) : -1));
    this.all = new Int32Array(this.kinds.size);
    for (const kind of [...this.widths, ...this.heights]) if (kind >= 0) this.all[kind] = at(this.all, kind) + 1;
    this.counts = this.all.slice();
  }

  reset(): void {
    this.counts.set(this.all);
  }

  remove(index: number): void {
    this.counts[at(this.widths, index)] = at(this.counts, at(this.widths, index)) - 1;
    if (at(this.heights, index) >= 0)
      this.counts[at(this.heights, index)] = at(this.counts, at(this.heights, index)) - 1;
  }

  /** Whether a remaining rectangle other than this one has a side of that length. */
  hasAnother(index: number, length: number): boolean {
    const kind = this.kinds.get(length);
    if (kind === undefined) return false;
    const own = (this.widths[index] === kind ? 1 : 0) + (this.heights[index] === kind ? 1 : 0);
    return at(this.counts, kind) > own;
  }

  private kindOf(length: number): number {
    const known = this.kinds.get(length);
    if (known !== undefined) return known;
    this.kinds.set(length, this.kinds.size);
    return this.kinds.size - 1;
  }
}
