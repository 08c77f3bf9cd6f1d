import { setTimeout as pause } from 'node:timers/promises';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { DailyCloseView } from '@shop/contract';
import { toBusinessDay, addDays } from '@shop/ledger';
import {
  AuditLog,
  type Caller,
  Clock,
  Database,
  hasSqlState,
  job,
  type IdempotencyKey,
  Outbox,
  ApiError,
  type Tx,
} from '../common/public';
import { IntegrityChecks, type Findings } from '../audit/public';
import { findNextDayToClose, insertDailyClose, loadDailyClose, lockLedger } from './daily-closes.queries';

/** Ten minutes after midnight in China. */
const AFTER_MIDNIGHT = '10 16 * * *';
const MAX_ATTEMPTS = 100;
const RETRY_DELAY_MS = 100;

/** Job: closes all past days. It also runs every night. */
export const closeDays = job<object>('ledger.close-days');

/** Closes business days in order and without gaps. The entries and balances of a closed day never change. */
@Injectable()
export class DailyCloses implements OnModuleInit {
  constructor(
    private readonly database: Database,
    private readonly checks: IntegrityChecks,
    private readonly audit: AuditLog,
    private readonly clock: Clock,
    private readonly outbox: Outbox,
  ) {}

  onModuleInit(): void {
    this.outbox.schedule(AFTER_MIDNIGHT, closeDays.name, () => this.closeAtNight());
  }

  /** Runs the integrity checks first, because each close records their findings. */
  async closeAtNight(): Promise<void> {
    const findings = await this.checks.run(null);
    await this.closeUpTo(this.yesterday(), null, findings);
  }

  /**
   * Closes all open days up to and including `day`, which defaults to yesterday.
   *
   * @throws ApiError `day_not_over`, `nothing_to_close`
   */
  async closeNow(
    caller: Caller,
    day: string | undefined,
    idempotencyKey: IdempotencyKey | null,
  ): Promise<DailyCloseView> {
    const earlier = await this.database.findAnswer<DailyCloseView>(idempotencyKey);
    if (earlier) return earlier;
    const last = day ?? this.yesterday();
    if (last > this.yesterday()) throw new ApiError('day_not_over', [{ field: 'day', code: 'day_not_over' }]);
    if (!(await this.isOpen(last))) throw new ApiError('nothing_to_close');
    const findings = await this.checks.run(caller.accountId);
    const closed = await this.closeUpTo(last, caller, findings);
    return this.database.command(idempotencyKey, (tx) => loadDailyClose(tx, closed ?? last));
  }

  private yesterday(): string {
    return addDays(toBusinessDay(this.clock.now()), -1);
  }

  private async isOpen(day: string): Promise<boolean> {
    const next = await findNextDayToClose(this.database.reader);
    return next !== null && next <= day;
  }

  /** Returns the last day that this call closed; null if other processes closed all of them. */
  private async closeUpTo(last: string, caller: Caller | null, findings: Findings): Promise<string | null> {
    let closed: string | null = null;
    for (let day = await findNextDayToClose(this.database.reader); day !== null && day <= last; day = addDays(day)) {
      if (await this.withLedgerLocked((tx) => this.closeDay(tx, day ?? last, caller, findings))) closed = day;
    }
    return closed;
  }

  /** Runs `work` while no entries are posted, and tries again while the ledger is busy. */
  private async withLedgerLocked<T>(work: (tx: Tx) => Promise<T>): Promise<T> {
    for (let attempt = 1; ; attempt++) {
      try {
        return await this.database.transaction(async (tx) => {
          await lockLedger(tx);
          return work(tx);
        });
      } catch (error) {
        if (!hasSqlState(error, 'lockNotAvailable') || attempt === MAX_ATTEMPTS) throw error;
        await pause(RETRY_DELAY_MS);
      }
    }
  }

  /** Returns false if the day is closed already. */
  private async closeDay(tx: Tx, day: string, caller: Caller | null, findings: Findings): Promise<boolean> {
    if ((await findNextDayToClose(tx)) !== day) return false;
    await insertDailyClose(tx, { day, closedAt: this.clock.now(), closedBy: caller?.accountId ?? null, findings });
    if (caller)
      await this.audit.record(tx, caller, { action: 'day-closed', kind: 'day', id: day, after: { findings } });
    return true;
  }
}
