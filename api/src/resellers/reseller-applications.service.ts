import { Injectable } from '@nestjs/common';
import type { Input, Output } from '@shop/contract';
import { QueryFailedError } from 'typeorm';
import {
  AuditLog,
  type Caller,
  Clock,
  codeOf,
  Database,
  type RateLimit,
  RateLimiter,
  ApiError,
  fieldError,
  type Tx,
} from '../common/public';
import { lockActiveAccount, isPhone } from '../accounts/public';

/** Applications per account. */
const APPLICATION_LIMIT: RateLimit = { rule: 'reseller-application', max: 3, windowMs: 24 * 3_600_000 };
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
    private readonly rateLimiter: RateLimiter,
    private readonly audit: AuditLog,
    private readonly clock: Clock,
  ) {}

  /** The status of the caller's newest application. */
  async findOwn({ accountId }: Caller): Promise<Output<'Account/MyResellerApplication'>> {
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

  /** @throws ApiError `phone_invalid`, `too_frequent`; `application_pending`, also for simultaneous requests */
  async apply(
    caller: Caller,
    { company, website, phone, country, message }: Input<'Account/ApplyForReseller'>,
  ): Promise<Output<'Account/ApplyForReseller'>> {
    if (!isPhone(phone, country)) throw fieldError('phone_invalid', 'phone');
    await this.rateLimiter.consume(APPLICATION_LIMIT, caller.accountId);
    await this.database
      .transaction(async (tx) => {
        await lockActiveAccount(tx, caller.accountId);
        const [row]: { id: string }[] = await tx.query(
          `insert into reseller_application (account_id, company, website, phone, country, message, applied_at)
           values ($1, $2, $3, $4, $5, $6, $7) returning id`,
          [caller.accountId, company, website || null, phone, country, message, this.clock.now()],
        );
        const entry = { action: 'reseller-applied', kind: 'reseller-application', id: row?.id ?? '' };
        await this.audit.record(tx, caller, { ...entry, after: { company, country } });
      })
      .catch((error: unknown) => {
        const isPending = error instanceof QueryFailedError && codeOf(error) === UNIQUE_VIOLATION;
        throw isPending ? new ApiError('application_pending') : error;
      });
    return { status: 'pending' };
  }

  /**
   * Decides an open application and returns its account id. The caller writes the audit log entry.
   * @throws ApiError `event_not_allowed` if it is already decided
   */
  async decide(tx: Tx, by: Caller, id: string, { status, reason }: Decision): Promise<string> {
    const [[decided]]: [{ account_id: string }[]] = await tx.query(
      `update reseller_application set status = $2, reason = $3, decided_at = $4, decided_by = $5
       where id = $1 and status = 'pending' returning account_id`,
      [id, status, reason || null, this.clock.now(), by.accountId],
    );
    if (!decided) throw new ApiError('event_not_allowed');
    return decided.account_id;
  }

  /** Grants the open application of an account that was made a reseller. */
  async grantPending(tx: Tx, by: Caller, accountId: string): Promise<void> {
    await tx.query(
      `update reseller_application set status = 'granted', decided_at = $2, decided_by = $3
       where account_id = $1 and status = 'pending'`,
      [accountId, this.clock.now(), by.accountId],
    );
  }
}
