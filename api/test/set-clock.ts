import { Clock } from '../src/kernel/public';

/** Runs like any clock until a test stops it at an instant or moves it on. */
export class SetClock extends Clock {
  private stoppedAt: number | null = null;
  private ahead = 0;

  override now(): Date {
    return new Date(this.stoppedAt ?? super.now().getTime() + this.ahead);
  }

  override async during<T>(instant: Date, work: () => Promise<T>): Promise<T> {
    const { stoppedAt, ahead } = this;
    this.stoppedAt = instant.getTime();
    try {
      return await work();
    } finally {
      Object.assign(this, { stoppedAt, ahead });
    }
  }

  stopAt(instant: string): void {
    this.stoppedAt = Date.parse(instant);
  }

  /** Goes on from the present. */
  run(): void {
    this.stoppedAt = null;
  }

  advance(ms: number): void {
    if (this.stoppedAt === null) this.ahead += ms;
    else this.stoppedAt += ms;
  }
}
