import { ApiError } from './http/api-error';

const RETRY_AFTER_SECONDS = 120;

/** Limits how many tasks run at the same time. Others wait in order, up to a limit; the rest are rejected. */
export class ConcurrencyLimiter {
  private running = 0;
  private readonly waiting: (() => void)[] = [];

  constructor(
    private readonly maxConcurrent: number,
    private readonly maxWaiting: number,
  ) {}

  /** @throws ApiError `too_frequent` if too many tasks are waiting. */
  async run<T>(work: () => Promise<T>): Promise<T> {
    await this.acquire();
    try {
      return await work();
    } finally {
      this.release();
    }
  }

  private async acquire(): Promise<void> {
    if (this.running < this.maxConcurrent) {
      this.running++;
      return;
    }
    if (this.waiting.length >= this.maxWaiting) throw new ApiError('too_frequent', [], {}, RETRY_AFTER_SECONDS);
    await new Promise<void>((resolve) => this.waiting.push(resolve));
  }

  /** Passes the slot on to the task that has waited longest. */
  private release(): void {
    const next = this.waiting.shift();
    if (next) next();
    else this.running--;
  }
}
