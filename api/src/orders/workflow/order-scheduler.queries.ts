import type { Tx } from '../../common/public';

/** The ids of at most `limit` unpaid orders that were placed before an instant, oldest first. */
export async function listUnpaidOrders(tx: Tx, placedBefore: Date, limit: number): Promise<string[]> {
  const orders: { id: string }[] = await tx.query(
    `select id from customer_order where state in ('preorder', 'awaiting_payment') and placed_at < $1 order by placed_at limit $2`,
    [placedBefore, limit],
  );
  return orders.map(({ id }) => id);
}

/** Merges the rows of each state into one; the sum per state stays the same. */
export async function compactStateCounts(tx: Tx): Promise<void> {
  await tx.query(
    `with gone as (delete from order_state_count returning state, change)
     insert into order_state_count select state, sum(change) from gone group by state having sum(change) <> 0`,
  );
}
