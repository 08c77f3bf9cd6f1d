import { Injectable } from '@nestjs/common';
import type { Output } from '@shop/contract';
import {
  type Caller,
  Clock,
  Database,
  MailArchive,
  type RateLimit,
  RateLimiter,
  ApiError,
  type Tx,
} from '../common/public';
import { readFromSnapshot } from './account-records.queries';
import { listLogEntries } from './log-entries.queries';
import { findDataSubject } from './data-subject';
import { PersonalData } from './personal-data';

const LIMIT: RateLimit = { rule: 'my-data', max: 5, windowMs: 10 * 60_000 };

/** Exports all personal data of the caller. */
@Injectable()
export class MyData {
  constructor(
    private readonly database: Database,
    private readonly personalData: PersonalData,
    private readonly mailArchive: MailArchive,
    private readonly rateLimiter: RateLimiter,
    private readonly clock: Clock,
  ) {}

  /**
   * Reads everything in one snapshot of the database.
   * @throws ApiError `too_frequent`
   */
  async export({ accountId }: Caller): Promise<Output<'Account/MyData'>> {
    await this.rateLimiter.consume(LIMIT, accountId);
    return this.database.transaction(async (tx) => {
      await readFromSnapshot(tx);
      return this.collect(tx, accountId);
    });
  }

  private async collect(tx: Tx, accountId: string): Promise<Output<'Account/MyData'>> {
    const subject = await findDataSubject(tx, accountId);
    if (!subject) throw new ApiError('session_timed_out');
    const parts: Record<string, unknown> = { asOf: this.clock.now().toISOString() };
    for (const source of this.personalData.sources) parts[source.name] = await source.collect(tx, subject);
    const subjectIds = await this.personalData.subjectIds(tx, subject);
    const since = subject.role === 'guest' ? null : subject.since;
    parts.mails = await this.mailArchive.listFor(tx, { address: subject.email, since, subjectIds });
    parts.log = await listLogEntries(tx, accountId, subjectIds);
    return parts;
  }
}
