import { Injectable } from '@nestjs/common';

/** The one place that knows what time it is; tests replace it. */
@Injectable()
export class Clock {
  now(): Date {
    return new Date();
  }
}
