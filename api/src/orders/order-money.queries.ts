import type { ManualMethod, PaymentRoute } from '@shop/order-flow';
import type { Tx } from '../kernel/public';
import type { EventDetail } from './order-event.entity';

export interface OrderPayment {
  at: Date;
  route: PaymentRoute;
  method?: ManualMethod;
  /** PayPal's invoice, or what whoever took the money wrote down. */
  reference?: string;
}

interface PaidRow {
  actor: string;
  at: Date;
  detail: EventDetail;
  invoice: string | null;
}

/** How and when an order was paid, as its history says; null while it is not. */
export async function paymentOf(tx: Tx, orderId: string): Promise<OrderPayment | null> {
  const [row]: PaidRow[] = await tx.query(
    `select actor, happened_at as at, detail,
       (select i.detail -> 'invoice' ->> 'number' from order_event i
        where i.order_id = e.order_id and i.event = 'paypal_invoice_created' order by i.seq desc limit 1) as invoice
     from order_event e where order_id = $1 and event = 'order_paid' order by seq limit 1`,
    [orderId],
  );
  if (!row) return null;
  const { actor, at, detail, invoice } = row;
  if (actor === 'customer') return { at, route: 'prepaid' };
  if (actor === 'system') return { at, route: 'paypal', ...(invoice && { reference: invoice }) };
  const { method, memo } = detail;
  return { at, route: 'manual', ...(method && { method }), ...(memo && { reference: memo }) };
}

/** Why the refund booked on an occasion was made; empty where nobody said. */
export async function reasonOfRefund(tx: Tx, orderId: string, occasion: string): Promise<string> {
  const seq = Number(/^refund:.+:(\d+):payment$/.exec(occasion)?.[1] ?? 0);
  const [row]: { reason: string | null }[] = await tx.query(
    `select detail ->> 'reason' as reason from order_event where order_id = $1 and seq = $2`,
    [orderId, seq],
  );
  return row?.reason ?? '';
}
