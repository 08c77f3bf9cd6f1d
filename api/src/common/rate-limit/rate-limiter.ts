import { createHash } from 'node:crypto';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Clock } from '../clock';
import { Database } from '../database/database';
import { Outbox } from '../jobs/outbox';
import { ApiError } from '../http/api-error';

/** At most `max` times within `windowMs`, counted separately for each key. */
export interface RateLimit {
  /** Identifies the counters in the database; must stay the same between releases. */
  rule: string;
  max: number;
  windowMs: number;
}

interface RateLimitCount {
  count: number;
  endsAt: Date;
}

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
    if (count > limit.max) throw this.tooFrequent(endsAt);
  }

  /** Counts one attempt and returns whether it is within the limit. */
  async tryConsume(limit: RateLimit, key: string): Promise<boolean> {
    return (await this.count(limit, key)).count <= limit.max;
  }

  /** Counts one attempt and returns the attempts of the current window, with its end. */
  private async count({ rule, windowMs }: RateLimit, key: string): Promise<RateLimitCount> {
    const now = this.clock.now();
    const [row]: { count: number; ends_at: Date }[] = await this.database.reader.query(
      `insert into rate_limit as counted (rule, key, count, ends_at) values ($1, $2, 1, $3)
       on conflict (rule, key) do update set
         count = case when counted.ends_at <= $4 then 1 else least(counted.count + 1, 1000000) end,
         ends_at = case when counted.ends_at <= $4 then excluded.ends_at else counted.ends_at end
       returning count, ends_at`,
      [rule, hashKey(key), new Date(now.getTime() + windowMs), now],
    );
    if (!row) throw new Error('an insert that returns its row returned none');
    return { count: row.count, endsAt: row.ends_at };
  }

  /**
   * Counts nothing.
   * @throws ApiError `too_frequent` if no attempt is left.
   */
  async assertRemaining({ rule, max }: RateLimit, key: string): Promise<void> {
    const [exhausted]: { ends_at: Date }[] = await this.database.reader.query(
      'select ends_at from rate_limit where rule = $1 and key = $2 and count >= $3 and ends_at > $4',
      [rule, hashKey(key), max, this.clock.now()],
    );
    if (exhausted) throw this.tooFrequent(exhausted.ends_at);
  }

  /** Resets the count of the key, for example after a successful log-in. */
  async reset({ rule }: RateLimit, key: string): Promise<void> {
    await this.database.reader.query('delete from rate_limit where rule = $1 and key = $2', [rule, hashKey(key)]);
  }

  /** Tells the client when the current window ends. */
  private tooFrequent(endsAt: Date): ApiError {
    const seconds = Math.ceil((endsAt.getTime() - this.clock.now().getTime()) / 1000);
    return new ApiError('too_frequent', [], {}, Math.max(1, seconds));
  }

  private async deleteExpired(): Promise<void> {
    await this.database.reader.query('delete from rate_limit where ends_at <= $1', [this.clock.now()]);
  }
}

function hashKey(key: string): Buffer {
  return createHash('sha256').update(key).digest();
}
