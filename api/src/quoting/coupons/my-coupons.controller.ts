import { Controller } from '@nestjs/common';
import { calls, type Output } from '@shop/contract';
import { Asking, type Caller, Clock, Database, Handles, members } from '../../kernel/public';
import { type CouponCard, Coupons } from './coupons.service';

@Controller()
export class MyCouponsController {
  constructor(
    private readonly database: Database,
    private readonly coupons: Coupons,
    private readonly clock: Clock,
  ) {}

  @Handles(calls['Account/MyCoupons'], members)
  async list(@Asking() caller: Caller): Promise<Output<'Account/MyCoupons'>> {
    const now = this.clock.now();
    return (await this.coupons.of(this.database.reader, caller.accountId)).map((coupon) => view(coupon, now));
  }
}

function view(coupon: CouponCard, now: Date): Output<'Account/MyCoupons'>[number] {
  return {
    code: coupon.code,
    percent: coupon.percent,
    state: couponState(coupon, now),
    issuedAt: coupon.issuedAt.toISOString(),
    validUntil: coupon.validUntil.toISOString(),
    ...(coupon.redeemedBy && { orderId: coupon.redeemedBy }),
  };
}

/** What can be done with it: nothing but with one that is `valid`. */
export function couponState(
  { redeemedBy, revokedAt, validUntil }: Pick<CouponCard, 'redeemedBy' | 'revokedAt' | 'validUntil'>,
  now: Date,
): 'valid' | 'used' | 'revoked' | 'expired' {
  if (redeemedBy !== null) return 'used';
  if (revokedAt !== null) return 'revoked';
  return validUntil <= now ? 'expired' : 'valid';
}
