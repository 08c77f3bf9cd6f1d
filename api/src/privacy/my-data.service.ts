import { Injectable } from '@nestjs/common';
import type { Output } from '@shop/contract';
import {
  AuditArchives,
  type AuditLogArchive,
  type Caller,
  Clock,
  ConcurrencyLimiter,
  Database,
  MailArchive,
  type RateLimit,
  RateLimiter,
  ApiError,
  type Tx,
} from '../common/public';
import { readFromSnapshot } from './account-records.queries';
import { readArchivedLogEntries } from './log-entries';
import { listLogEntries, lockLogForReading, type PersonalLogEntry } from './log-entries.queries';
import { findDataSubject } from './data-subject';
import { PersonalData } from './personal-data';

/** Archived months of the log are read for one person after another, since each is read whole. */
const MAX_READING = 1;
const MAX_WAITING = 20;
const LIMIT: RateLimit = { rule: 'my-data', max: 5, windowMs: 10 * 60_000 };

interface CollectedData {
  parts: Record<string, unknown>;
  log: PersonalLogEntry[];
  found: AuditLogArchive[];
  subjectIds: readonly string[];
}

/** Exports all personal data of the caller. */
@Injectable()
export class MyData {
  private readonly archiveReading = new ConcurrencyLimiter(MAX_READING, MAX_WAITING);

  constructor(
    private readonly database: Database,
    private readonly personalData: PersonalData,
    private readonly mailArchive: MailArchive,
    private readonly rateLimiter: RateLimiter,
    private readonly clock: Clock,
    private readonly archives: AuditArchives,
  ) {}

  /**
   * Reads everything in one snapshot of the database, and archived log entries afterwards.
   * @throws ApiError `too_frequent`
   */
  async export({ accountId }: Caller): Promise<Output<'Account/MyData'>> {
    await this.rateLimiter.consume(LIMIT, accountId);
    const { parts, log, found, subjectIds } = await this.database.transaction(async (tx) => {
      await readFromSnapshot(tx);
      await lockLogForReading(tx);
      return this.collect(tx, accountId);
    });
    const archived = await this.archiveReading.run(() =>
      readArchivedLogEntries(this.archives, found, accountId, subjectIds),
    );
    return { ...parts, log: [...archived, ...log] };
  }

  private async collect(tx: Tx, accountId: string): Promise<CollectedData> {
    const subject = await findDataSubject(tx, accountId);
    if (!subject) throw new ApiError('session_timed_out');
    const parts: Record<string, unknown> = { asOf: this.clock.now().toISOString() };
    for (const source of this.personalData.sources) parts[source.name] = await source.collect(tx, subject);
    const subjectIds = await this.personalData.subjectIds(tx, subject);
    const since = subject.role === 'guest' ? null : subject.since;
    parts.mails = await this.mailArchive.listFor(tx, { address: subject.email, since, subjectIds });
    const log = await listLogEntries(tx, accountId, subjectIds);
    return { parts, log, found: await this.archives.find(tx), subjectIds };
  }
}
