import { Injectable } from '@nestjs/common';

/** The only source of the current time. Tests replace it. */
@Injectable()
export class Clock {
  private shiftMs = 0;

  now(): Date {
    return new Date(Date.now() + this.shiftMs);
  }

  /** Runs `work` with the clock set to `instant`, for demo data with a past. Only before the server listens. */
  async during<T>(instant: Date, work: () => Promise<T>): Promise<T> {
    this.shiftMs = instant.getTime() - Date.now();
    try {
      return await work();
    } finally {
      this.shiftMs = 0;
    }
  }
}
