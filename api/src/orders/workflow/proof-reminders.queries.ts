import type { OrderEvent } from '@shop/order-flow';
import type { Tx } from '../../common/public';

/** The sequence number of an order's last event of a kind; null without one. */
export async function findLastEvent(tx: Tx, orderId: string, event: OrderEvent): Promise<number | null> {
  const [row]: { seq: number | null }[] = await tx.query(
    'select max(seq) as seq from order_event where order_id = $1 and event = $2',
    [orderId, event],
  );
  return row?.seq ?? null;
}
