import type { Tx } from '../../common/public';

/** Whether the offer has an order that is neither cancelled nor expired. */
export async function hasActiveOrder(tx: Tx, offerId: string): Promise<boolean> {
  const orders: unknown[] = await tx.query(
    `select from customer_order where offer_id = $1 and state not in ('cancelled', 'expired') limit 1`,
    [offerId],
  );
  return orders.length > 0;
}

/** The offers made for an account as its owner receives them, oldest first. */
export async function listAccountOffers(tx: Tx, accountId: string): Promise<unknown[]> {
  return tx.query(
    `select created_at as "madeAt", valid_until as "validUntil", items, quote, message, country,
       shipping_method as "shippingMethod", payment_method as "paymentMethod"
     from offer where account_id = $1 order by created_at`,
    [accountId],
  );
}
