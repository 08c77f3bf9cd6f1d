import { Injectable, type OnModuleInit } from '@nestjs/common';
import { IsNull } from 'typeorm';
import { PersonalData } from '../../privacy/public';
import { Clock } from '../../common/public';
import { Coupon } from './coupon.entity';
import { listIssuedCoupons } from './coupons.queries';

/** Coupons issued to an account. */
@Injectable()
export class CouponPersonalData implements OnModuleInit {
  constructor(
    private readonly data: PersonalData,
    private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    this.data.register({
      name: 'coupons',
      collect: (tx, { accountId }) => listIssuedCoupons(tx, accountId),
      /** Revokes unused coupons. */
      erase: async (tx, { accountId }) => {
        const unused = { accountId, redeemedBy: IsNull(), revokedAt: IsNull() };
        await tx.update(Coupon, unused, { revokedAt: this.clock.now() });
      },
    });
  }
}
