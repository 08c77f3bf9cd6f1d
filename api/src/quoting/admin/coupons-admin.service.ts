import { Injectable } from '@nestjs/common';
import type { AdminCouponView, Input } from '@shop/contract';
import { type AccountSummary, Accounts } from '../../accounts/public';
import {
  AuditLog,
  type Caller,
  Clock,
  Database,
  parseFutureInstant,
  MailQueue,
  type IdempotencyKey,
  ApiError,
  type Tx,
} from '../../common/public';
import type { Coupon } from '../coupons/coupon.entity';
import { Coupons } from '../coupons/coupons.service';
import { loadCoupon } from './coupons.queries';

/** Issues and revokes coupons on behalf of staff. */
@Injectable()
export class CouponIssuer {
  constructor(
    private readonly database: Database,
    private readonly coupons: Coupons,
    private readonly accounts: Accounts,
    private readonly mails: MailQueue,
    private readonly audit: AuditLog,
    private readonly clock: Clock,
  ) {}

  /** @throws ApiError `resource_not_found` for an email without an account, `validation_failed` for an end in the past */
  async issue(
    caller: Caller,
    input: Input<'admin/coupon-issue'>,
    idempotencyKey: IdempotencyKey | null,
  ): Promise<AdminCouponView> {
    const { percent, accountEmail, reason } = input;
    const now = this.clock.now();
    const validUntil = parseValidUntil(input.validUntil, now);
    return this.database.command(idempotencyKey, async (tx) => {
      const account = accountEmail === undefined ? null : await this.findAccount(tx, accountEmail);
      const coupon = { percent, accountId: account?.id ?? null, reason, by: caller.accountId };
      const issued = await this.coupons.issue(tx, { ...coupon, ...(validUntil && { validUntil }) });
      if (!issued) throw new Error('the coupon was not issued');
      if (account) await this.notifyRecipient(tx, account, issued);
      const entry = { action: 'coupon-issued', kind: 'coupon', id: issued.code };
      await this.audit.record(tx, caller, { ...entry, after: { percent, accountEmail, reason } });
      return loadCoupon(tx, issued.code, now);
    });
  }

  async revoke(caller: Caller, id: string, idempotencyKey: IdempotencyKey | null): Promise<AdminCouponView> {
    return this.database.command(idempotencyKey, async (tx) => {
      await this.coupons.revoke(tx, id, caller.accountId);
      const coupon = await loadCoupon(tx, id, this.clock.now());
      const states = { before: { state: 'valid' }, after: { state: coupon.state } };
      await this.audit.record(tx, caller, { action: 'coupon-revoked', kind: 'coupon', id: coupon.id, ...states });
      return coupon;
    });
  }

  private async findAccount(tx: Tx, email: string): Promise<AccountSummary> {
    const account = await this.accounts.findByEmail(tx, email);
    if (!account) throw new ApiError('resource_not_found', [{ field: 'accountEmail', code: 'email_not_registered' }]);
    return account;
  }

  private async notifyRecipient(tx: Tx, { email, language }: AccountSummary, coupon: Coupon): Promise<void> {
    await this.mails.queue(tx, {
      dedupeKey: `coupon:${coupon.code}`,
      to: email,
      template: 'coupon_issued',
      language,
      data: {
        code: coupon.code,
        percent: coupon.percent,
        due: coupon.validUntil.toISOString(),
        link: this.mails.link('/account', language),
      },
    });
  }
}

/** @throws ApiError `validation_failed` for an instant in the past */
function parseValidUntil(text: string | undefined, now: Date): Date | undefined {
  if (text === undefined) return undefined;
  const end = parseFutureInstant(text, now, 'validUntil');
  if (end <= now) throw new ApiError('validation_failed', [{ field: 'validUntil', code: 'out_of_range' }]);
  return end;
}
