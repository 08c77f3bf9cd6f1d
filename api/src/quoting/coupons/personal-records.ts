import { Injectable, type OnModuleInit } from '@nestjs/common';
import { PersonalData } from '../../privacy/public';
import { Clock } from '../../common/public';

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
      collect: (tx, { accountId }) =>
        tx.query(
          `select code, percent, issued_at as "issuedAt", valid_until as "validUntil", redeemed_by as "orderId", revoked_at as "revokedAt"
           from coupon where account_id = $1 order by issued_at, code`,
          [accountId],
        ),
      /** Revokes unused coupons. */
      erase: async (tx, { accountId }) => {
        await tx.query(
          'update coupon set revoked_at = $2 where account_id = $1 and redeemed_by is null and revoked_at is null',
          [accountId, this.clock.now()],
        );
      },
    });
  }
}
