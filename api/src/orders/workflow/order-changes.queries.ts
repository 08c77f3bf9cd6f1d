import { type HistoryEntry, toStored } from '@shop/order-flow';
import type { Tx } from '../../common/public';
import type { OrderItem } from '../order-item.entity';
import type { CustomerOrder } from '../order.entity';

/** Notified with the id of an order, in every process, once its change is committed. */
export const ORDER_CHANGED = 'order_changed';

/** What an event changes in an order's row. */
export interface OrderChange extends Pick<CustomerOrder, 'id' | 'state' | 'updatedAt' | 'dueAt' | 'deliveredOn'> {
  /** Undefined if they stay as they are. */
  notes: string | undefined;
  /** Undefined if it stays as it is. */
  sender: CustomerOrder['sender'] | undefined;
}

/** Entries that follow the last stored one. */
export interface NewEntries {
  entries: readonly HistoryEntry[];
  /** The person who acted; entries of the system are stored without it. */
  accountId: string | null;
  /** The sequence number of the last stored entry; 0 for a new order. */
  lastSeq: number;
}

/** Updates an order's row, appends to its history and notifies the pages that show it. The row must be locked, so that the sequence has no gaps. */
export async function saveOrderChange(
  tx: Tx,
  { id, state, updatedAt, dueAt, deliveredOn, notes, sender }: OrderChange,
  { entries, accountId, lastSeq }: NewEntries,
): Promise<void> {
  const rows = entries.map((entry, index) => {
    const { at, sid = null, ...stored } = toStored(entry);
    const author = entry.actor === 'system' ? null : accountId;
    return { ...stored, sid, seq: lastSeq + 1 + index, account_id: author, happened_at: at };
  });
  await tx.query(
    `with changed as (
       update customer_order set state = $2, updated_at = $3, due_at = $4, delivered_on = $5, notes = coalesce($6, notes),
         sender = case when $9 then $10::jsonb else sender end
       where id = $1)
     insert into order_event (order_id, seq, event, actor, account_id, happened_at, sid, state, detail, internal)
     select $1, seq, event, actor, account_id, happened_at, sid, e.state, detail, internal
     from json_to_recordset($7::json) as e (seq int, event text, actor text, account_id uuid, happened_at timestamptz,
       sid uuid, state text, detail jsonb, internal boolean)
     returning pg_notify($8, $1)`,
    [
      ...[id, state, updatedAt, dueAt, deliveredOn, notes || null, JSON.stringify(rows), ORDER_CHANGED],
      ...[sender !== undefined, sender ? JSON.stringify(sender) : null],
    ],
  );
}

/** Inserts a new order with its items. */
export async function insertOrder(tx: Tx, order: CustomerOrder, items: readonly OrderItem[]): Promise<void> {
  await tx.query(
    `with placed as (
       insert into customer_order (id, account_id, state, placed_at, due_at, updated_at, currency, total, product_total,
         quote, per_cny, rate_from, country, ship_to, sender, shipping_method, payment_method, notes, delivered_on, reprint_of, offer_id)
       select id, "accountId", state, "placedAt", "dueAt", "updatedAt", currency, total, "productTotal",
         quote, "perCny", "rateFrom", country, "shipTo", sender, "shippingMethod", "paymentMethod", notes, "deliveredOn", "reprintOf", "offerId"
       from json_to_record($1::json) as o (id text, "accountId" uuid, state text, "placedAt" timestamptz,
         "dueAt" timestamptz, "updatedAt" timestamptz, currency text, total bigint, "productTotal" bigint, quote jsonb,
         "perCny" numeric, "rateFrom" timestamptz, country text, "shipTo" jsonb, sender jsonb, "shippingMethod" smallint,
         "paymentMethod" smallint, notes text, "deliveredOn" date, "reprintOf" text, "offerId" uuid))
     insert into order_item (sid, order_id, position, sku, item, printed, line_fen, line_amount, grommets, seams)
     select sid, "orderId", position, sku, item, printed, "lineFen", "lineAmount", grommets, seams
     from json_to_recordset($2::json) as i (sid uuid, "orderId" text, position smallint, sku text, item jsonb,
       printed boolean, "lineFen" bigint, "lineAmount" bigint, grommets integer, seams integer)`,
    [JSON.stringify(order), JSON.stringify(items)],
  );
}
