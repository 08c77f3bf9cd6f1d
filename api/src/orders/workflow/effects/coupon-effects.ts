import { Injectable } from '@nestjs/common';
import { Accounts } from '../../../accounts/public';
import type { Tx } from '../../../common/public';
import { Coupons } from '../../../quoting/public';
import type { EffectContext, EffectOf } from '../effect-context';

/** The effects of events on coupons. */
@Injectable()
export class CouponEffects {
  constructor(
    private readonly accounts: Accounts,
    private readonly coupons: Coupons,
  ) {}

  /**
   * Issues a coupon for a lost parcel. A guest gets a new account with every order, so a guest's coupon is not bound to an
   * account.
   */
  async issue(tx: Tx, { order, results }: EffectContext, { percent }: EffectOf<'issue_coupon'>): Promise<void> {
    const customer = await this.accounts.findById(tx, order.accountId);
    const accountId = customer?.role === 'guest' ? null : order.accountId;
    const coupon = { percent, accountId, reason: 'lost parcel', by: null, lostOrderId: order.id };
    results.coupon = (await this.coupons.issue(tx, coupon)) ?? undefined;
  }

  /** Makes the coupon that the order redeemed valid again. */
  release(tx: Tx, { order }: EffectContext): Promise<void> {
    return this.coupons.release(tx, order.id);
  }
}
