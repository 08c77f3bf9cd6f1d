/** Whole numbers below a bound, the same for each run with a seed; by George Marsaglia's xorshift. */
export function seeded(seed: number): (bound: number) => number {
  let state = seed | 0 || 1;
  return (bound) => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) % bound;
  };
}

/** What a walk chooses with; everything random comes from its seed. */
export class Chance {
  private readonly below: (bound: number) => number;

  constructor(readonly seed: number) {
    this.below = seeded(seed);
    // The first draws of near seeds are near each other.
    for (let drawn = 0; drawn < 20; drawn++) this.below(2);
  }

  /** A whole number from the first to the last, both among them. */
  whole(first: number, last: number): number {
    return first + this.below(last - first + 1);
  }

  /** True so many times in a hundred. */
  percent(share: number): boolean {
    return this.below(100) < share;
  }

  /** One of them; throws where there is none. */
  one<T>(many: readonly T[]): T {
    const found = many[this.below(Math.max(1, many.length))];
    if (found === undefined) throw new RangeError('nothing to choose from');
    return found;
  }

  /** One of them by its weight. */
  weighed<T>(many: readonly (readonly [weight: number, value: T])[]): T {
    let left = this.below(many.reduce((sum, [weight]) => sum + weight, 0));
    for (const [weight, value] of many) {
      left -= weight;
      if (left < 0) return value;
    }
    throw new RangeError('nothing to choose from');
  }

  /** Some of them, each as likely as not, in their order. */
  some<T>(many: readonly T[]): T[] {
    return many.filter(() => this.percent(50));
  }
}
