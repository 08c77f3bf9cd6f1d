import { Controller } from '@nestjs/common';
import { calls, type Output } from '@shop/contract';
import { CurrentUser, type Caller, Clock, Database, Endpoint, members } from '../../common/public';
import type { Coupon } from './coupon.entity';
import { Coupons } from './coupons.service';

@Controller()
export class MyCouponsController {
  constructor(
    private readonly database: Database,
    private readonly coupons: Coupons,
    private readonly clock: Clock,
  ) {}

  @Endpoint(calls['Account/MyCoupons'], members)
  async list(@CurrentUser() caller: Caller): Promise<Output<'Account/MyCoupons'>> {
    const now = this.clock.now();
    return (await this.coupons.listByAccount(this.database.reader, caller.accountId)).map((coupon) =>
      toView(coupon, now),
    );
  }
}

function toView(coupon: Coupon, now: Date): Output<'Account/MyCoupons'>[number] {
  return {
    code: coupon.code,
    percent: coupon.percent,
    state: couponState(coupon, now),
    issuedAt: coupon.issuedAt.toISOString(),
    validUntil: coupon.validUntil.toISOString(),
    ...(coupon.redeemedBy && { orderId: coupon.redeemedBy }),
  };
}

/** Only a `valid` coupon can be used. */
export function couponState(
  { redeemedBy, revokedAt, validUntil }: Pick<Coupon, 'redeemedBy' | 'revokedAt' | 'validUntil'>,
  now: Date,
): 'valid' | 'used' | 'revoked' | 'expired' {
  if (redeemedBy !== null) return 'used';
  if (revokedAt !== null) return 'revoked';
  return validUntil <= now ? 'expired' : 'valid';
}
