import { Injectable } from '@nestjs/common';

/** The one place that knows what time it is; tests replace it. */
@Injectable()
export class Clock {
  private shiftMs = 0;

  now(): Date {
    return new Date(Date.now() + this.shiftMs);
  }

  /** Does work as if it were another time, for demo data with a past. Only before the shop serves anyone. */
  async during<T>(instant: Date, work: () => Promise<T>): Promise<T> {
    this.shiftMs = instant.getTime() - Date.now();
    try {
      return await work();
    } finally {
      this.shiftMs = 0;
    }
  }
}
