import type { OrderChangeView } from '@shop/contract';
import { STAFF_ACTORS } from '@shop/order-flow';
import { staffName } from '../../accounts/public';
import { ApiError, type Tx } from '../../common/public';
import { eventDataError } from '../workflow/flow-api-error';

interface ChangeRow {
  seq: number;
  event: string;
  happened_at: Date;
  actor: string;
  name: string | null;
}

/**
 * The history entries of an order after the one with the sequence number `seen`, oldest first.
 * @throws {ApiError} `resource_not_found` for an unknown order; 422 for an entry that the order does not have
 */
export async function findOrderChanges(tx: Tx, orderId: string, seen: number): Promise<OrderChangeView[]> {
  const rows: ChangeRow[] = await tx.query(
    `select e.seq, e.event, e.happened_at, e.actor, case when e.actor = any($2) then ${staffName('a')} end as name
     from order_event e left join account a on a.id = e.account_id
     where e.order_id = $1 and e.seq >= $3 order by e.seq`,
    [orderId, STAFF_ACTORS, seen],
  );
  const [first, ...later] = rows;
  if (!first) await assertOrderExists(tx, orderId);
  if (first?.seq !== seen) throw eventDataError('seen', 'invalid');
  return later.map(({ seq, event, happened_at: at, actor, name }) => ({
    ...{ id: String(seq), event, actor, by: name },
    date: at.toISOString(),
  }));
}

/** @throws {ApiError} `resource_not_found` */
export async function assertOrderExists(tx: Tx, orderId: string): Promise<void> {
  const found: unknown[] = await tx.query('select from customer_order where id = $1', [orderId]);
  if (found.length === 0) throw new ApiError('resource_not_found');
}

/**
 * Rejects an event from a page that does not show the order's latest entry. Without `seen` nothing is checked.
 * @throws {ApiError} `changed_meanwhile` with the entries that the page does not show
 */
export async function assertChangesSeen(tx: Tx, orderId: string, seen: string | undefined): Promise<void> {
  if (seen === undefined) return;
  const changes = await findOrderChanges(tx, orderId, Number(seen));
  if (changes.length > 0) throw new ApiError('changed_meanwhile', [], { changes });
}
