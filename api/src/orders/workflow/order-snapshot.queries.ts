import type { Actor } from '@shop/order-flow';
import type { Tx } from '../../common/public';

/** An order's items in their order, each with whether a shipment contains it. */
export async function listItemShipments(
  tx: Tx,
  orderId: string,
): Promise<{ sid: string; printed: boolean; shipped: boolean }[]> {
  return tx.query(
    `select i.sid, i.printed, s.sid is not null as shipped
     from order_item i left join shipment_item s on s.sid = i.sid
     where i.order_id = $1 order by i.position`,
    [orderId],
  );
}

/** What an order's transitions depend on in its history. */
export interface HistorySummary {
  /** Who reported the payment; null while it is not paid. */
  paidBy: Actor | null;
  lastShipmentAt: Date | null;
  /** A reversal or dispute that accounting has not released since. */
  onHold: boolean;
  /** The sequence number of the last entry. */
  lastSeq: number;
}

/** Summarizes the history of an order in one statement. */
export async function loadHistorySummary(tx: Tx, orderId: string): Promise<HistorySummary> {
  const [row]: HistorySummary[] = await tx.query(
    `select max(actor) filter (where event = 'order_paid') as "paidBy",
       max(happened_at) filter (where event = 'shipped') as "lastShipmentAt",
       coalesce(max(seq) filter (where event in ('payment_reversed', 'dispute_opened'))
         > coalesce(max(seq) filter (where event = 'hold_released'), 0), false) as "onHold",
       max(seq) as "lastSeq"
     from order_event where order_id = $1`,
    [orderId],
  );
  if (!row) throw new Error(`order ${orderId} has no history`);
  return row;
}
