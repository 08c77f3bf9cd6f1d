import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Clock, Database, Outbox } from '../../common/public';
import { SigningKeys } from '../keys/signing-keys.service';
import { REFRESH_MS } from './sessions.service';

const BATCH_SIZE = 5_000;
const DAY_MS = 86_400_000;

/**
 * Deletes, once a day, sessions that can no longer be renewed, families without sessions, expired codes and links, and
 * signing keys that no session needs.
 */
@Injectable()
export class SessionCleanup implements OnModuleInit {
  constructor(
    private readonly database: Database,
    private readonly outbox: Outbox,
    private readonly signingKeys: SigningKeys,
    private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    this.outbox.schedule('17 3 * * *', 'auth.delete-expired-sessions', () => this.deleteExpired());
  }

  async deleteExpired(): Promise<void> {
    const now = this.clock.now();
    while ((await this.deleteBatch(now)) === BATCH_SIZE);
    await this.database.transaction((tx) =>
      tx.query(
        `delete from session_family family
         where started_at < $1 and not exists (select 1 from session where family_id = family.id)`,
        [now],
      ),
    );
    await this.database.reader.query('delete from verification_code where expires_at <= $1', [now]);
    await this.database.reader.query('delete from guest_link where expires_at <= $1', [now]);
    await this.signingKeys.deleteUnused(new Date(now.getTime() - REFRESH_MS - DAY_MS));
  }

  /** Oldest first, because a session refers to its successor. */
  private async deleteBatch(now: Date): Promise<number> {
    const [, count]: [unknown[], number] = await this.database.transaction((tx) =>
      tx.query(
        `delete from session where id in (
           select id from session where refresh_expires_at <= $1
           order by refresh_expires_at, used_at nulls last limit $2)`,
        [now, BATCH_SIZE],
      ),
    );
    return count;
  }
}
