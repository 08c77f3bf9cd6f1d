interface Weighing<V> {
  /** The largest sum of the weights of all values. */
  maxWeight: number;
  weigh: (value: V) => number;
}

/** A map that holds at most `maxEntries` values, or less if they weigh too much, and drops the least recently used ones. */
export class LruCache<K, V> {
  private readonly entries = new Map<K, V>();
  private weight = 0;

  constructor(
    private readonly maxEntries: number,
    private readonly weighing: Weighing<V> = { maxWeight: 0, weigh: () => 0 },
  ) {}

  get size(): number {
    return this.entries.size;
  }

  get(key: K): V | undefined {
    const value = this.entries.get(key);
    if (value === undefined) return undefined;
    this.entries.delete(key);
    this.entries.set(key, value);
    return value;
  }

  /** A value that weighs more than all together may is dropped at once. */
  set(key: K, value: V): void {
    this.delete(key);
    this.entries.set(key, value);
    this.weight += this.weighing.weigh(value);
    for (const oldest of this.entries.keys()) {
      if (this.entries.size <= this.maxEntries && this.weight <= this.weighing.maxWeight) break;
      this.delete(oldest);
    }
  }

  delete(key: K): void {
    const value = this.entries.get(key);
    if (value === undefined) return;
    this.entries.delete(key);
    this.weight -= this.weighing.weigh(value);
  }

  clear(): void {
    this.entries.clear();
    this.weight = 0;
  }
}
