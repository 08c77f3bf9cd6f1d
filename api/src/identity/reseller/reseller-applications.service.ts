import { Injectable } from '@nestjs/common';
import type { Input, Output } from '@shop/contract';
import { QueryFailedError } from 'typeorm';
import {
  Audit,
  type Caller,
  Clock,
  codeOf,
  Database,
  type Limit,
  Limits,
  Refusal,
  refuseField,
  type Tx,
} from '../../kernel/public';
import { holdOpen } from '../open-account';
import { isPhone } from '../phone';

/** By account. */
const APPLICATIONS: Limit = { rule: 'reseller-application', most: 3, withinMs: 24 * 3_600_000 };
const UNIQUE_VIOLATION = '23505';

export interface Decision {
  status: 'granted' | 'declined';
  reason?: string | undefined;
}

/** Customers' applications to become resellers. */
@Injectable()
export class ResellerApplications {
  constructor(
    private readonly database: Database,
    private readonly limits: Limits,
    private readonly audit: Audit,
    private readonly clock: Clock,
  ) {}

  /** The newest one's standing. */
  async mine({ accountId }: Caller): Promise<Output<'Account/MyResellerApplication'>> {
    const [row]: { status: Decision['status'] | 'pending'; applied_at: Date; decided_at: Date | null }[] =
      await this.database.reader.query(
        `select status, applied_at, decided_at from reseller_application
         where account_id = $1 order by applied_at desc limit 1`,
        [accountId],
      );
    if (!row) return { status: 'none' };
    return {
      status: row.status,
      appliedAt: row.applied_at.toISOString(),
      ...(row.decided_at && { decidedAt: row.decided_at.toISOString() }),
    };
  }

  /** Refuses `phone_invalid`, `too_frequent`, `application_pending`, also when two are sent at once. */
  async apply(
    caller: Caller,
    { company, website, phone, country, message }: Input<'Account/ApplyForReseller'>,
  ): Promise<Output<'Account/ApplyForReseller'>> {
    if (!isPhone(phone, country)) throw refuseField('phone_invalid', 'phone');
    await this.limits.take(APPLICATIONS, caller.accountId);
    await this.database
      .transaction(async (tx) => {
        await holdOpen(tx, caller.accountId);
        const [row]: { id: string }[] = await tx.query(
          `insert into reseller_application (account_id, company, website, phone, country, message, applied_at)
           values ($1, $2, $3, $4, $5, $6, $7) returning id`,
          [caller.accountId, company, website || null, phone, country, message, this.clock.now()],
        );
        const deed = { action: 'reseller-applied', kind: 'reseller-application', id: row?.id ?? '' };
        await this.audit.record(tx, caller, { ...deed, after: { company, country } });
      })
      .catch((error: unknown) => {
        const pending = error instanceof QueryFailedError && codeOf(error) === UNIQUE_VIOLATION;
        throw pending ? new Refusal('application_pending') : error;
      });
    return { status: 'pending' };
  }

  /**
   * Decides an open application; whose it is. Refuses `event_not_allowed` where it is decided already. Its audit is the
   * decider's to write, beside what follows from it.
   */
  async decide(tx: Tx, by: Caller, id: string, { status, reason }: Decision): Promise<string> {
    const [[decided]]: [{ account_id: string }[]] = await tx.query(
      `update reseller_application set status = $2, reason = $3, decided_at = $4, decided_by = $5
       where id = $1 and status = 'pending' returning account_id`,
      [id, status, reason || null, this.clock.now(), by.accountId],
    );
    if (!decided) throw new Refusal('event_not_allowed');
    return decided.account_id;
  }

  /** Where an account was made a reseller beside its open application, that is granted with it. */
  async settle(tx: Tx, by: Caller, accountId: string): Promise<void> {
    await tx.query(
      `update reseller_application set status = 'granted', decided_at = $2, decided_by = $3
       where account_id = $1 and status = 'pending'`,
      [accountId, this.clock.now(), by.accountId],
    );
  }
}
