import { Clock } from '../src/common/public';

/** The real time until a test stops it at an instant or advances it. */
export class TestClock extends Clock {
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

  /** Continues with the real time. */
  run(): void {
    this.stoppedAt = null;
  }

  advance(ms: number): void {
    if (this.stoppedAt === null) this.ahead += ms;
    else this.stoppedAt += ms;
  }
}
