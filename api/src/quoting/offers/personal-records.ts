import { Injectable, type OnModuleInit } from '@nestjs/common';
import { PersonalData } from '../../privacy/public';

/** Offers that staff made for an account. Who shared a quote is not stored. */
@Injectable()
export class OfferPersonalData implements OnModuleInit {
  constructor(private readonly data: PersonalData) {}

  onModuleInit(): void {
    this.data.register({
      name: 'offers',
      collect: (tx, { accountId }) =>
        tx.query(
          `select created_at as "madeAt", valid_until as "validUntil", items, quote, message, country,
             shipping_method as "shippingMethod", payment_method as "paymentMethod"
           from offer where account_id = $1 order by created_at`,
          [accountId],
        ),
      async erase(tx, { accountId }) {
        await tx.query('delete from offer where account_id = $1', [accountId]);
      },
    });
  }
}
