import { createHash } from 'node:crypto';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { LessThanOrEqual, MoreThan, MoreThanOrEqual } from 'typeorm';
import { Clock } from '../clock';
import { Database } from '../database/database';
import { Outbox } from '../jobs/outbox';
import { ApiError } from '../http/api-error';
import { RateLimitWindow } from './rate-limit.entity';
import { countAttempt, type RateLimitCount } from './rate-limits.queries';

/** At most `max` times within `windowMs`, counted separately for each key. */
export interface RateLimit {
  /** Identifies the counters in the database; must stay the same between releases. */
  rule: string;
  max: number;
  windowMs: number;
  /** Seconds for `Retry-After`; by default what is left of the window. */
  retryAfter?: number;
}

/** For limits that answer “after 2 minutes” (S8.6), in the text and in `Retry-After`, however much of them is left. */
export const TWO_MINUTES = { windowMs: 120_000, retryAfter: 120 } as const;

/**
 * Limits how often something happens, on all replicas together. Every count is committed immediately: attempts that are
 * rejected or rolled back count too.
 */
@Injectable()
export class RateLimiter implements OnModuleInit {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly outbox: Outbox,
  ) {}

  onModuleInit(): void {
    this.outbox.schedule('*/10 * * * *', 'rate-limits.sweep', () => this.deleteExpired());
  }

  /**
   * Counts one attempt. Of simultaneous attempts exactly `max` succeed.
   * @throws ApiError `too_frequent` if the limit is exceeded.
   */
  async consume(limit: RateLimit, key: string): Promise<void> {
    const { count, endsAt } = await this.count(limit, key);
    if (count > limit.max) throw this.tooFrequent(limit, endsAt);
  }

  /** Counts one attempt and returns whether it is within the limit. */
  async tryConsume(limit: RateLimit, key: string): Promise<boolean> {
    return (await this.count(limit, key)).count <= limit.max;
  }

  /** Counts one attempt and returns the attempts of the current window, with its end. */
  private count({ rule, windowMs }: RateLimit, key: string): Promise<RateLimitCount> {
    const now = this.clock.now();
    const endsAt = new Date(now.getTime() + windowMs);
    return countAttempt(this.database.reader, { rule, key: hashKey(key), now, endsAt });
  }

  /**
   * Counts nothing.
   * @throws ApiError `too_frequent` if no attempt is left.
   */
  async assertRemaining(limit: RateLimit, key: string): Promise<void> {
    const { rule, max } = limit;
    const exhausted = await this.database.reader.findOneBy(RateLimitWindow, {
      ...{ rule, key: hashKey(key) },
      count: MoreThanOrEqual(max),
      endsAt: MoreThan(this.clock.now()),
    });
    if (exhausted) throw this.tooFrequent(limit, exhausted.endsAt);
  }

  /** Resets the count of the key, for example after a successful log-in. */
  async reset({ rule }: RateLimit, key: string): Promise<void> {
    await this.database.reader.delete(RateLimitWindow, { rule, key: hashKey(key) });
  }

  private tooFrequent({ retryAfter }: RateLimit, endsAt: Date): ApiError {
    const secondsLeft = Math.ceil((endsAt.getTime() - this.clock.now().getTime()) / 1000);
    return new ApiError('too_frequent', [], {}, retryAfter ?? Math.max(1, secondsLeft));
  }

  private async deleteExpired(): Promise<void> {
    await this.database.reader.delete(RateLimitWindow, { endsAt: LessThanOrEqual(this.clock.now()) });
  }
}

function hashKey(key: string): Buffer {
  return createHash('sha256').update(key).digest();
}
