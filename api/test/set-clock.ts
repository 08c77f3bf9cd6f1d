import { Clock } from '../src/kernel/public';

/** Runs like any clock until a test stops it at an instant or moves it on. */
export class SetClock extends Clock {
  private stoppedAt: number | null = null;
  private ahead = 0;

  override now(): Date {
    return new Date(this.stoppedAt ?? Date.now() + this.ahead);
  }

  stopAt(instant: string): void {
    this.stoppedAt = Date.parse(instant);
  }

  advance(ms: number): void {
    if (this.stoppedAt === null) this.ahead += ms;
    else this.stoppedAt += ms;
  }
}
