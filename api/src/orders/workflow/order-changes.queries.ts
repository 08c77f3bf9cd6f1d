import { type HistoryEntry, toStored } from '@shop/order-flow';
import type { Tx } from '../../common/public';
import type { CustomerOrder } from '../order.entity';

/** Notified with the id of an order, in every process, once its change is committed. */
export const ORDER_CHANGED = 'order_changed';

/** What an event changes in an order's row. */
export interface OrderChange extends Pick<CustomerOrder, 'id' | 'state' | 'updatedAt' | 'dueAt' | 'deliveredOn'> {
  /** Undefined if they stay as they are. */
  notes: string | undefined;
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
  { id, state, updatedAt, dueAt, deliveredOn, notes }: OrderChange,
  { entries, accountId, lastSeq }: NewEntries,
): Promise<void> {
  const rows = entries.map((entry, index) => {
    const { at, sid = null, ...stored } = toStored(entry);
    const author = entry.actor === 'system' ? null : accountId;
    return { ...stored, sid, seq: lastSeq + 1 + index, account_id: author, happened_at: at };
  });
  await tx.query(
    `with changed as (
       update customer_order set state = $2, updated_at = $3, due_at = $4, delivered_on = $5, notes = coalesce($6, notes)
       where id = $1)
     insert into order_event (order_id, seq, event, actor, account_id, happened_at, sid, state, detail, internal)
     select $1, seq, event, actor, account_id, happened_at, sid, e.state, detail, internal
     from json_to_recordset($7::json) as e (seq int, event text, actor text, account_id uuid, happened_at timestamptz,
       sid uuid, state text, detail jsonb, internal boolean)
     returning pg_notify($8, $1)`,
    [id, state, updatedAt, dueAt, deliveredOn, notes || null, JSON.stringify(rows), ORDER_CHANGED],
  );
}
