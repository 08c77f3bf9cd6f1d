import type { Tx } from '../../common/public';
import type { CustomerOrder } from '../order.entity';

export type UnpaidOrder = Pick<CustomerOrder, 'id' | 'shipTo' | 'shippingMethod'> & { skus: string[] };

/** Unpaid orders that one run checks; they are few, and the oldest ones expire first. */
const BATCH_SIZE = 5_000;

/** Unpaid orders, oldest first: all, or an account's order. */
export async function findUnpaidOrders(
  tx: Tx,
  { accountId, orderId }: { accountId?: string; orderId?: string },
): Promise<UnpaidOrder[]> {
  return tx.query(
    `select o.id, o.ship_to as "shipTo", o.shipping_method as "shippingMethod",
       array(select distinct sku from order_item i where i.order_id = o.id) as skus
     from customer_order o
     where o.state in ('preorder', 'awaiting_payment')
       and ($1::uuid is null or o.account_id = $1) and ($2::text is null or o.id = $2)
     order by o.placed_at limit ${BATCH_SIZE}`,
    [accountId ?? null, orderId ?? null],
  );
}
