import type { Tx } from '../common/public';

/** The PayPal invoices of an account's orders with the payments received through them, in minor units, oldest first. */
export async function listInvoicesOfPerson(tx: Tx, accountId: string): Promise<unknown[]> {
  return tx.query(
    `select i.order_id as "orderId", i.number, i.state as status, i.created_at as "createdAt",
       (select coalesce(jsonb_agg(jsonb_build_object('currency', c.currency, 'amount', c.amount, 'date', c.captured_at)), '[]')
        from paypal_capture c where c.order_id = i.order_id) as payments
     from paypal_invoice i join customer_order o on o.id = i.order_id where o.account_id = $1 order by i.created_at`,
    [accountId],
  );
}

/** Removes the webhook bodies about an account's invoices, which contain payer data. Event ids and outcomes stay. */
export async function eraseEventsOfPerson(tx: Tx, accountId: string): Promise<void> {
  await tx.query(
    `update paypal_webhook w set body = w.body - 'resource'
     from paypal_invoice i join customer_order o on o.id = i.order_id
     where o.account_id = $1 and position(i.number in w.body::text) > 0`,
    [accountId],
  );
}
