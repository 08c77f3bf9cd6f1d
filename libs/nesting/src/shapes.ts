import { at, intAt } from './at';
import type { Rectangle } from './packer';

/** The different rectangles among many, and the sides with which they can lie across the roll. */
export class Shapes {
  /** How many there are. */
  readonly count: number;
  /** The indices of the rectangles of each shape. */
  readonly members: readonly (readonly number[])[];
  /** How many rectangles have each shape. */
  readonly counts: Int32Array;
  /** The longer side of each shape. */
  readonly longest: Int32Array;
  /** Of each side its length across the roll, in ascending order. */
  readonly across: Int32Array;
  /** Of each side the length along the roll. */
  readonly along: Int32Array;
  /** The shape of each side. */
  readonly shape: Int32Array;
  /** 1 for the sides of turned rectangles. */
  readonly turned: Int32Array;
  /** The first side of each length across; -1 where no side has it. */
  private readonly firstOf: Int32Array;

  constructor(rectangles: readonly Rectangle[], rollWidth: number) {
    this.members = groupEqual(rectangles);
    this.count = this.members.length;
    this.counts = Int32Array.from(this.members, ({ length }) => length);
    const shapes = this.members.map(([first = 0]) => at(rectangles, first));
    this.longest = Int32Array.from(shapes, ({ width, height }) => Math.max(width, height));
    const sides = shapes
      .flatMap(({ width, height, canRotate }, shape) => [
        { across: width, along: height, shape, turned: 0 },
        ...(canRotate && width !== height ? [{ across: height, along: width, shape, turned: 1 }] : []),
      ])
      .filter(({ across }) => across <= rollWidth)
      .toSorted((a, b) => a.across - b.across);
    this.across = Int32Array.from(sides, ({ across }) => across);
    this.along = Int32Array.from(sides, ({ along }) => along);
    this.shape = Int32Array.from(sides, ({ shape }) => shape);
    this.turned = Int32Array.from(sides, ({ turned }) => turned);
    this.firstOf = new Int32Array((this.across.at(-1) ?? 0) + 1).fill(-1);
    for (let side = sides.length - 1; side >= 0; side--) this.firstOf[intAt(this.across, side)] = side;
  }

  /**
   * The least width that a remaining rectangle needs.
   * @param left - how many of each shape remain
   */
  narrowest(left: Int32Array): number {
    let side = 0;
    while (intAt(left, intAt(this.shape, side)) === 0) side++;
    return intAt(this.across, side);
  }

  /** Whether another rectangle of exactly this width remains, not counting one of the given shape. */
  hasAnother(left: Int32Array, shape: number, across: number): boolean {
    if (across >= this.firstOf.length) return false;
    let side = intAt(this.firstOf, across);
    for (; side >= 0 && intAt(this.across, side) === across; side++) {
      const other = intAt(this.shape, side);
      if (intAt(left, other) > (other === shape ? 1 : 0)) return true;
    }
    return false;
  }
}

function groupEqual(rectangles: readonly Rectangle[]): number[][] {
  const groups = new Map<string, number[]>();
  for (const [index, { width, height, canRotate }] of rectangles.entries()) {
    const name = `${width} ${height} ${canRotate}`;
    const group = groups.get(name);
    if (group) group.push(index);
    else groups.set(name, [index]);
  }
  return [...groups.values()];
}
