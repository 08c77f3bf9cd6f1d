import { type HistoryEntry, STAFF_ACTORS } from '@shop/order-flow';
import { staffName } from '../../accounts/public';
import type { Tx } from '../../common/public';
import { toHistoryEntry } from './order-history';
import type { OrderEventRow } from './order-event.entity';

/** An order's whole history, and the names of the staff who acted, both in its order. */
export interface NamedHistory {
  history: HistoryEntry[];
  /** Null for an entry that was not made by staff. */
  staffNames: (string | null)[];
}

/** Loads an order's history with the names of staff in one statement. */
export async function loadNamedHistory(tx: Tx, orderId: string): Promise<NamedHistory> {
  const rows: (Omit<OrderEventRow, 'accountId'> & { name: string | null })[] = await tx.query(
    `select e.order_id as "orderId", e.seq, e.event, e.actor, e.happened_at as "happenedAt", e.sid, e.state, e.detail, e.internal,
       case when e.actor = any($2) then ${staffName('a')} end as name
     from order_event e left join account a on a.id = e.account_id where e.order_id = $1 order by e.seq`,
    [orderId, STAFF_ACTORS],
  );
  return {
    history: rows.map(({ name: _, ...entry }) => toHistoryEntry(entry)),
    staffNames: rows.map(({ name }) => name),
  };
}
