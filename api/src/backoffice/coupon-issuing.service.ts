import { Injectable } from '@nestjs/common';
import type { AdminCouponView, Input } from '@shop/contract';
import { type AccountCard, Accounts } from '../identity/public';
import {
  Audit,
  type Caller,
  Clock,
  Database,
  instantToCome,
  Mails,
  type Once,
  Refusal,
  refuseField,
  type Tx,
} from '../kernel/public';
import { type CouponCard, Coupons } from '../quoting/public';
import { couponOf } from './coupons.queries';

/** Coupons that staff give, and take back while nobody has used them. */
@Injectable()
export class CouponIssuing {
  constructor(
    private readonly database: Database,
    private readonly coupons: Coupons,
    private readonly accounts: Accounts,
    private readonly mails: Mails,
    private readonly audit: Audit,
    private readonly clock: Clock,
  ) {}

  /** Refuses an address without an account, and a day that is past. */
  async issue(caller: Caller, given: Input<'admin/coupon-issue'>, once: Once | null): Promise<AdminCouponView> {
    const { percent, accountEmail, reason } = given;
    const now = this.clock.now();
    const validUntil = endOf(given.validUntil, now);
    return this.database.command(once, async (tx) => {
      const account = accountEmail === undefined ? null : await this.accountAt(tx, accountEmail);
      const coupon = { percent, accountId: account?.id ?? null, reason, by: caller.accountId };
      const issued = await this.coupons.issue(tx, { ...coupon, ...(validUntil && { validUntil }) });
      if (!issued) throw new Error('a coupon for no lost order has no forerunner');
      if (account) await this.tell(tx, account, issued);
      const deed = { action: 'coupon-issued', kind: 'coupon', id: issued.code };
      await this.audit.record(tx, caller, { ...deed, after: { percent, accountEmail, reason } });
      return couponOf(tx, issued.code, now);
    });
  }

  async revoke(caller: Caller, id: string, once: Once | null): Promise<AdminCouponView> {
    return this.database.command(once, async (tx) => {
      await this.coupons.revoke(tx, id, caller.accountId);
      const coupon = await couponOf(tx, id, this.clock.now());
      const states = { before: { state: 'valid' }, after: { state: coupon.state } };
      await this.audit.record(tx, caller, { action: 'coupon-revoked', kind: 'coupon', id: coupon.id, ...states });
      return coupon;
    });
  }

  private async accountAt(tx: Tx, email: string): Promise<AccountCard> {
    const account = await this.accounts.byEmail(tx, email);
    if (!account) throw refuseField('resource_not_found', 'accountEmail');
    return account;
  }

  private async tell(tx: Tx, { email, language }: AccountCard, coupon: CouponCard): Promise<void> {
    await this.mails.queue(tx, {
      occasion: `coupon:${coupon.code}`,
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

/** Nothing where nothing was said. */
function endOf(text: string | undefined, now: Date): Date | undefined {
  if (text === undefined) return undefined;
  const end = instantToCome(text, now, 'validUntil');
  if (end <= now) throw new Refusal('validation_failed', [{ field: 'validUntil', code: 'out_of_range' }]);
  return end;
}
