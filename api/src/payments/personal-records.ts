import { Injectable, type OnModuleInit } from '@nestjs/common';
import { PersonalData, type PersonalDataSource } from '../privacy/public';

/** Personal data in payments: PayPal invoices and webhook bodies. */
@Injectable()
export class PersonalRecords implements OnModuleInit {
  constructor(private readonly data: PersonalData) {}

  onModuleInit(): void {
    this.data.register(payPal);
  }
}

const payPal: PersonalDataSource = {
  name: 'payPal',
  collect: (tx, { accountId }) =>
    tx.query(
      `select i.order_id as "orderId", i.number, i.state as status, i.created_at as "createdAt",
         (select coalesce(jsonb_agg(jsonb_build_object('currency', c.currency, 'amount', c.amount, 'date', c.captured_at)), '[]')
          from paypal_capture c where c.order_id = i.order_id) as payments
       from paypal_invoice i join customer_order o on o.id = i.order_id where o.account_id = $1 order by i.created_at`,
      [accountId],
    ),
  /** Removes the webhook bodies, which contain payer data. Event ids and outcomes stay. */
  async erase(tx, { accountId }) {
    await tx.query(
      `update paypal_webhook w set body = w.body - 'resource'
       from paypal_invoice i join customer_order o on o.id = i.order_id
       where o.account_id = $1 and position(i.number in w.body::text) > 0`,
      [accountId],
    );
  },
};
