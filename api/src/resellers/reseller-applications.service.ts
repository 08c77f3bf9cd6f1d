import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { Input, Output } from '@shop/contract';
import {
  AuditLog,
  type Caller,
  Clock,
  Database,
  type RateLimit,
  RateLimiter,
  ApiError,
  fieldError,
  hasSqlState,
  type Tx,
} from '../common/public';
import { lockActiveAccount, isPhone } from '../accounts/public';
import { ResellerApplication } from './reseller-application.entity';

/** Applications per account. */
const APPLICATION_LIMIT: RateLimit = { rule: 'reseller-application', max: 3, windowMs: 24 * 3_600_000 };

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
    const newest = { where: { accountId }, order: { appliedAt: 'DESC' } } as const;
    const application = await this.database.reader.findOne(ResellerApplication, newest);
    if (!application) return { status: 'none' };
    const { status, appliedAt, decidedAt } = application;
    return {
      status,
      appliedAt: appliedAt.toISOString(),
      ...(decidedAt && { decidedAt: decidedAt.toISOString() }),
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
        const id = randomUUID();
        const application = { company, website: website || null, phone, country, message };
        const { accountId } = caller;
        await tx.insert(ResellerApplication, { id, accountId, ...application, appliedAt: this.clock.now() });
        const entry = { action: 'reseller-applied', kind: 'reseller-application', id };
        await this.audit.record(tx, caller, { ...entry, after: { company, country } });
      })
      .catch((error: unknown) => {
        throw hasSqlState(error, 'uniqueViolation') ? new ApiError('application_pending') : error;
      });
    return { status: 'pending' };
  }

  /**
   * Decides an open application and returns its account id. The caller writes the audit log entry.
   * @throws ApiError `event_not_allowed` if it is already decided
   */
  async decide(tx: Tx, by: Caller, id: string, { status, reason }: Decision): Promise<string> {
    const { affected } = await tx.update(
      ResellerApplication,
      { id, status: 'pending' },
      { status, reason: reason || null, decidedAt: this.clock.now(), decidedBy: by.accountId },
    );
    if (affected !== 1) throw new ApiError('event_not_allowed');
    return (await tx.findOneByOrFail(ResellerApplication, { id })).accountId;
  }

  /** Grants the open application of an account that was made a reseller. */
  async grantPending(tx: Tx, by: Caller, accountId: string): Promise<void> {
    const decision = { status: 'granted', decidedAt: this.clock.now(), decidedBy: by.accountId } as const;
    await tx.update(ResellerApplication, { accountId, status: 'pending' }, decision);
  }
}
