import { Injectable, type OnModuleInit } from '@nestjs/common';
import { PersonalData } from '../../identity/public';

/** The offers that staff made for somebody. Whoever shares a quote is not noted. */
@Injectable()
export class OfferRecords implements OnModuleInit {
  constructor(private readonly data: PersonalData) {}

  onModuleInit(): void {
    this.data.register({
      name: 'offers',
      collect: (tx, { accountId }) =>
        tx.query(
          `select made_at as "madeAt", valid_until as "validUntil", items, quote, message, country,
             shipping_method as "shippingMethod", payment_method as "paymentMethod"
           from offer where account_id = $1 order by made_at`,
          [accountId],
        ),
      async erase(tx, { accountId }) {
        await tx.query('delete from offer where account_id = $1', [accountId]);
      },
    });
  }
}
