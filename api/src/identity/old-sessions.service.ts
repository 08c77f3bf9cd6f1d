import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Clock, Database, Outbox } from '../kernel/public';

const AT_A_TIME = 5_000;

/**
 * Forgets, once a day, sessions that can no longer be renewed, families of which none is left, and codes and links from
 * mails whose time is over.
 */
@Injectable()
export class OldSessions implements OnModuleInit {
  constructor(
    private readonly database: Database,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    this.outbox.schedule('17 3 * * *', 'identity.forget-old-sessions', () => this.forget());
  }

  async forget(): Promise<void> {
    const now = this.clock.now();
    while ((await this.forgetSome(now)) === AT_A_TIME);
    await this.database.transaction((tx) =>
      tx.query(
        `delete from session_family family
         where started_at < $1 and not exists (select 1 from session where family_id = family.id)`,
        [now],
      ),
    );
    await this.database.reader.query('delete from mailed_code where expires_at <= $1', [now]);
    await this.database.reader.query('delete from guest_link where expires_at <= $1', [now]);
  }

  /** Oldest first, as a session points at its successor. */
  private async forgetSome(now: Date): Promise<number> {
    const [, count]: [unknown[], number] = await this.database.transaction((tx) =>
      tx.query(
        `delete from session where id in (
           select id from session where refresh_expires_at <= $1
           order by refresh_expires_at, spent_at nulls last limit $2)`,
        [now, AT_A_TIME],
      ),
    );
    return count;
  }
}
