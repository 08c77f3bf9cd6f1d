import type { Tx } from '../../common/public';

/** Finished orders with files that have not changed since a time, without an open claim and without a notice. */
export async function findUnannounced(reader: Tx, unchangedSince: Date, limit: number): Promise<string[]> {
  const rows: { id: string }[] = await reader.query(
    `select o.id from customer_order o
     where o.state in ('completed', 'cancelled', 'expired') and o.updated_at <= $1
       and exists (select from artwork a where a.order_id = o.id and a.object_id is not null)
       and not exists (select from claim c where c.order_id = o.id and c.resolved_at is null)
       and not exists (select from artwork_retention r where r.order_id = o.id)
     order by o.updated_at limit $2`,
    [unchangedSince, limit],
  );
  return rows.map(({ id }) => id);
}

/** @returns false if the order has a notice already */
export async function insertNotice(tx: Tx, orderId: string, at: Date): Promise<boolean> {
  const inserted: unknown[] = await tx.query(
    `insert into artwork_retention (order_id, announced_at) values ($1, $2) on conflict (order_id) do nothing returning 1`,
    [orderId, at],
  );
  return inserted.length > 0;
}

/** Orders that were announced until a time and still have their files. */
export async function findAnnounced(reader: Tx, announcedUntil: Date, limit: number): Promise<string[]> {
  const rows: { order_id: string }[] = await reader.query(
    `select order_id from artwork_retention where deleted_at is null and announced_at <= $1
     order by announced_at limit $2`,
    [announcedUntil, limit],
  );
  return rows.map(({ order_id }) => order_id);
}
