import type { Tx } from '../../common/public';
import type { CustomerOrder } from '../order.entity';

export type UnpaidOrder = Pick<CustomerOrder, 'id' | 'shipTo' | 'shippingMethod' | 'paymentMethod'> & {
  skus: string[];
};

/** Unpaid orders that one run checks; they are few, and the oldest ones expire first. */
const BATCH_SIZE = 5_000;

const SELECT_UNPAID = `select o.id, o.ship_to as "shipTo", o.shipping_method as "shippingMethod",
    o.payment_method as "paymentMethod", array(select distinct sku from order_item i where i.order_id = o.id) as skus
  from customer_order o where o.state in ('preorder', 'awaiting_payment')`;

/** Unpaid orders, oldest first. */
export async function findUnpaidOrders(tx: Tx): Promise<UnpaidOrder[]> {
  return tx.query(`${SELECT_UNPAID} order by o.placed_at limit ${BATCH_SIZE}`);
}

/** An account's order, if it is unpaid. */
export async function findUnpaidOrder(tx: Tx, accountId: string, orderId: string): Promise<UnpaidOrder | undefined> {
  const [order]: UnpaidOrder[] = await tx.query(`${SELECT_UNPAID} and o.id = $1 and o.account_id = $2`, [
    orderId,
    accountId,
  ]);
  return order;
}
