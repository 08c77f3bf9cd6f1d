/** Integers below a bound; the same sequence for the same seed (George Marsaglia's xorshift). */
export function createRandom(seed: number): (bound: number) => number {
  let state = seed | 0 || 1;
  return (bound) => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) % bound;
  };
}

/** Random choices that only depend on the seed. */
export class Random {
  private readonly below: (bound: number) => number;

  constructor(readonly seed: number) {
    this.below = createRandom(seed);
    // The first numbers of similar seeds are similar.
    for (let skipped = 0; skipped < 20; skipped++) this.below(2);
  }

  /** An integer from first to last, both included. */
  integer(first: number, last: number): number {
    return first + this.below(last - first + 1);
  }

  /** True with this probability in percent. */
  percent(probability: number): boolean {
    return this.below(100) < probability;
  }

  /** One of the values; throws if there are none. */
  pick<T>(values: readonly T[]): T {
    const value = values[this.below(Math.max(1, values.length))];
    if (value === undefined) throw new RangeError('nothing to choose from');
    return value;
  }

  /** One of the values, with a probability in proportion to its weight. */
  pickWeighted<T>(values: readonly (readonly [weight: number, value: T])[]): T {
    let left = this.below(values.reduce((sum, [weight]) => sum + weight, 0));
    for (const [weight, value] of values) {
      left -= weight;
      if (left < 0) return value;
    }
    throw new RangeError('nothing to choose from');
  }

  /** Each value with a probability of 50 percent, in the original order. */
  pickSome<T>(values: readonly T[]): T[] {
    return values.filter(() => this.percent(50));
  }
}
