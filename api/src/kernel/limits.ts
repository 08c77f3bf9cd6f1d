import { createHash } from 'node:crypto';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Clock } from './clock';
import { Database } from './database';
import { Outbox } from './outbox';
import { Refusal } from './refusal';

/** So many times within a while, for each key by itself. */
export interface Limit {
  /** Stable: names its rows. */
  rule: string;
  most: number;
  withinMs: number;
}

const RETRY_AFTER_SECONDS = 120;

/**
 * Counts what may happen only so often, on all replicas together. Every count is committed by itself, at once: what is
 * refused or rolled back afterwards was a try all the same.
 */
@Injectable()
export class Limits implements OnModuleInit {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly outbox: Outbox,
  ) {}

  onModuleInit(): void {
    this.outbox.schedule('*/10 * * * *', 'tallies.sweep', () => this.sweep());
  }

  /** Counts one more; refuses `too_frequent` for one too many. Of many at once exactly `most` get through. */
  async take(limit: Limit, key: string): Promise<void> {
    if (!(await this.counts(limit, key))) throw tooFrequent();
  }

  /** Counts one more, and says whether it is still within the limit, for who refuses in other words. */
  async counts({ rule, most, withinMs }: Limit, key: string): Promise<boolean> {
    const now = this.clock.now();
    const [row]: { count: number }[] = await this.database.reader.query(
      `insert into tally as counted (rule, key, count, ends_at) values ($1, $2, 1, $3)
       on conflict (rule, key) do update set
         count = case when counted.ends_at <= $4 then 1 else least(counted.count + 1, 1000000) end,
         ends_at = case when counted.ends_at <= $4 then excluded.ends_at else counted.ends_at end
       returning count`,
      [rule, hashOf(key), new Date(now.getTime() + withinMs), now],
    );
    return row !== undefined && row.count <= most;
  }

  /** Refuses `too_frequent` where nothing is left; counts nothing. */
  async mustBeLeft({ rule, most }: Limit, key: string): Promise<void> {
    const spent: unknown[] = await this.database.reader.query(
      'select from tally where rule = $1 and key = $2 and count >= $3 and ends_at > $4',
      [rule, hashOf(key), most, this.clock.now()],
    );
    if (spent.length > 0) throw tooFrequent();
  }

  /** Begins again for the key, as after a log-in that went well. */
  async forget({ rule }: Limit, key: string): Promise<void> {
    await this.database.reader.query('delete from tally where rule = $1 and key = $2', [rule, hashOf(key)]);
  }

  private async sweep(): Promise<void> {
    await this.database.reader.query('delete from tally where ends_at <= $1', [this.clock.now()]);
  }
}

function hashOf(key: string): Buffer {
  return createHash('sha256').update(key).digest();
}

function tooFrequent(): Refusal {
  return new Refusal('too_frequent', [], {}, RETRY_AFTER_SECONDS);
}
