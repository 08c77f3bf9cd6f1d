import { setTimeout as pause } from 'node:timers/promises';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { DailyCloseView } from '@shop/contract';
import { businessDay, dayAfter } from '@shop/ledger';
import { QueryFailedError } from 'typeorm';
import { Audit, type Caller, Clock, codeOf, Database, type Once, Outbox, Refusal, type Tx } from '../../kernel/public';
import { AuditRuns, type Findings } from './audit-runs.service';
import { closeOf, nextToClose } from './daily-closes.queries';

/** Ten minutes after midnight in China. */
const AFTER_MIDNIGHT = '10 16 * * *';
const LOCK_NOT_AVAILABLE = '55P03';
const ATTEMPTS = 100;
const BETWEEN_MS = 100;

const FREEZE = `insert into daily_close_balance (day, account, currency, opening, received, given, closing)
  select $1, account, currency, sum(opening), sum(received), sum(given), sum(opening) + sum(received) - sum(given) from (
    select account, currency, closing as opening, 0::bigint as received, 0::bigint as given from daily_close_balance where day = $1::date - 1
    union all
    select side.account, p.currency, 0, side.received, side.given
    from ledger_entry e join ledger_posting p on p.entry_id = e.id
    cross join lateral (values (account_in_books(p.to_account), p.amount, 0), (account_in_books(p.from_account), 0, p.amount)) side (account, received, given)
    where e.day = $1
  ) moves group by account, currency
  having sum(opening) <> 0 or sum(received) <> 0 or sum(given) <> 0`;

/** Closes business days, in order and without gaps: what a closed day holds never changes again. */
@Injectable()
export class DailyCloses implements OnModuleInit {
  constructor(
    private readonly database: Database,
    private readonly audits: AuditRuns,
    private readonly audit: Audit,
    private readonly clock: Clock,
    private readonly outbox: Outbox,
  ) {}

  onModuleInit(): void {
    this.outbox.schedule(AFTER_MIDNIGHT, 'books.night', () => this.night());
  }

  /** Audits first, so that each close can say what they found. */
  async night(): Promise<void> {
    const findings = await this.audits.run(null);
    await this.closeUpTo(this.yesterday(), null, findings);
  }

  /** Closes what is over, up to the day named. Refuses `day_not_over`, `nothing_to_close`. */
  async closeNow(caller: Caller, day: string | undefined, once: Once | null): Promise<DailyCloseView> {
    const earlier = await this.database.earlier<DailyCloseView>(once);
    if (earlier) return earlier;
    const last = day ?? this.yesterday();
    if (last > this.yesterday()) throw new Refusal('day_not_over', [{ field: 'day', code: 'day_not_over' }]);
    if (!(await this.isOpen(last))) throw new Refusal('nothing_to_close');
    const findings = await this.audits.run(caller.accountId);
    const closed = await this.closeUpTo(last, caller, findings);
    return this.database.command(once, (tx) => closeOf(tx, closed ?? last));
  }

  private yesterday(): string {
    return dayAfter(businessDay(this.clock.now()), -1);
  }

  private async isOpen(day: string): Promise<boolean> {
    const next = await nextToClose(this.database.reader);
    return next !== null && next <= day;
  }

  /** The last day that was closed here; null where somebody else closed them all. */
  private async closeUpTo(last: string, caller: Caller | null, findings: Findings): Promise<string | null> {
    let closed: string | null = null;
    for (let day = await nextToClose(this.database.reader); day !== null && day <= last; day = dayAfter(day)) {
      if (await this.whenQuiet((tx) => this.close(tx, day ?? last, caller, findings))) closed = day;
    }
    return closed;
  }

  /**
   * Alone with the books: entries wait for as long as it takes to add up one day. It never stands in line itself for longer than
   * PostgreSQL bears before it looks for deadlocks, so that no order's payment is given up for a close.
   */
  private async whenQuiet<T>(work: (tx: Tx) => Promise<T>): Promise<T> {
    for (let attempt = 1; ; attempt++) {
      try {
        return await this.database.transaction(async (tx) => {
          await tx.query(`set local lock_timeout = '300ms'`);
          await tx.query('select pg_advisory_xact_lock(7204020)');
          return work(tx);
        });
      } catch (error) {
        const isBusy = error instanceof QueryFailedError && codeOf(error) === LOCK_NOT_AVAILABLE;
        if (!isBusy || attempt === ATTEMPTS) throw error;
        await pause(BETWEEN_MS);
      }
    }
  }

  /** False where the day is closed already. */
  private async close(tx: Tx, day: string, caller: Caller | null, findings: Findings): Promise<boolean> {
    if ((await nextToClose(tx)) !== day) return false;
    await tx.query(
      `insert into daily_close (day, follows, closed_at, closed_by, entries, first_seq, last_seq, findings)
       select $1, (select max(day) from daily_close), $2, $3, count(*), min(seq), max(seq), $4 from ledger_entry where day = $1`,
      [day, this.clock.now(), caller?.accountId ?? null, findings],
    );
    await tx.query(FREEZE, [day]);
    if (caller)
      await this.audit.record(tx, caller, { action: 'day-closed', kind: 'day', id: day, after: { findings } });
    return true;
  }
}
