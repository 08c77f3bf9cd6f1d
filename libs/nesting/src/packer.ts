import { intAt } from './at';

/** A rectangle to place, with the gap to its neighbours included. Lengths are whole hundredths of a mm. */
export interface Rectangle {
  readonly width: number;
  readonly height: number;
  readonly canRotate: boolean;
}

/** Where rectangles lie, by their index: `x` across the roll and `y` along it. */
export interface Layout {
  readonly x: Int32Array;
  readonly y: Int32Array;
  /** 1 where the rectangle is turned by 90°. */
  readonly turned: Uint8Array;
}

/** What the search varies. */
export interface Plan {
  /** The indices of the rectangles, each once: earlier ones are preferred among those that fit equally well. */
  readonly sequence: Int32Array;
  /** 1 for a rectangle that stands on its shorter side when it begins a level. */
  readonly stands: Uint8Array;
}

export function createLayout(count: number): Layout {
  return { x: new Int32Array(count), y: new Int32Array(count), turned: new Uint8Array(count) };
}

export function copyLayout(from: Layout, to: Layout): void {
  to.x.set(from.x);
  to.y.set(from.y);
  to.turned.set(from.turned);
}

/** The rectangles that are not placed yet, in the order of a sequence: each names the next, and `first` stands before all. */
export class Remaining {
  readonly next: Int32Array;
  readonly first: number;

  constructor(count: number) {
    this.first = count;
    this.next = new Int32Array(count + 1);
  }

  reset(sequence: Int32Array): void {
    let before = this.first;
    for (const index of sequence) {
      this.next[before] = index;
      before = index;
    }
    this.next[before] = this.first;
  }

  /** Removes the rectangle that follows `before` and returns it. */
  removeAfter(before: number): number {
    const index = intAt(this.next, before);
    this.next[before] = intAt(this.next, index);
    return index;
  }
}
