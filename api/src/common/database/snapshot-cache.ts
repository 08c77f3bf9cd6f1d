import type { ChangeFeed } from './change-feed';

/** Data loaded from the database and cached in memory; reloaded when its channel of the change feed is notified. */
export class SnapshotCache<T> {
  private cached?: { value: T };
  private loading?: Promise<void>;
  private next?: Promise<void>;

  constructor(
    private readonly feed: ChangeFeed,
    private readonly channel: string,
    private readonly load: () => Promise<T>,
  ) {}

  /** Loads the data and keeps it up to date. Rejects if the first load fails. */
  async start(): Promise<void> {
    await this.feed.subscribe(this.channel, () => this.reload());
  }

  /** The data as last loaded. Throws before `start` has finished. */
  get current(): T {
    if (!this.cached) throw new Error(`${this.channel} was read before it was loaded`);
    return this.cached.value;
  }

  /** Loads what is committed by now. Calls made during one load share the load after it. */
  reload(): Promise<void> {
    if (!this.loading) {
      this.loading = this.loadOnce().finally(() => (this.loading = undefined));
      return this.loading;
    }
    this.next ??= this.loading
      .catch(() => undefined)
      .then(() => {
        this.next = undefined;
        return this.reload();
      });
    return this.next;
  }

  private async loadOnce(): Promise<void> {
    this.cached = { value: await this.load() };
  }
}
