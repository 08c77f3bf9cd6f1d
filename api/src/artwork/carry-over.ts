import type { Tx } from '../kernel/public';

/** An item of an earlier order, and the item of a new order that is to be printed from the same artwork. */
export interface CarriedItem {
  from: string;
  sid: string;
}

/**
 * Gives new items the current artwork of earlier ones, and its confirmed proof as their first version, confirmed: one
 * statement, however many items. Nothing is copied in the object store; what was rejected or erased is not carried.
 * That both items are the same person's and configured alike is the caller's to see to.
 */
export async function carryOver(tx: Tx, orderId: string, items: readonly CarriedItem[], at: Date): Promise<void> {
  if (items.length === 0) return;
  await tx.query(
    `with pair as (select * from unnest($2::uuid[], $3::uuid[]) as pair (from_sid, sid)),
       earlier as (
         select pair.sid, gen_random_uuid() as new_id, a.id, a.order_id, a.kind, a.object_id, a.name, a.url, a.format, a.notes
         from pair join artwork a on a.sid = pair.from_sid where a.current and a.rejected_reason is null),
       carried as (
         insert into artwork (id, order_id, sid, kind, object_id, name, url, format, notes, uploaded_at, current, carried_from)
         select new_id, $1, sid, kind, object_id, name, url, format, notes, $4, true, order_id from earlier)
     insert into proof (order_id, sid, version, object_id, artwork_id, name, sent_at, current, decision, decided_at)
     select $1, e.sid, 1, p.object_id, e.new_id, p.name, $4, true, 'confirmed', $4
     from earlier e join proof p on p.artwork_id = e.id where p.current and p.decision = 'confirmed'`,
    [orderId, items.map(({ from }) => from), items.map(({ sid }) => sid), at],
  );
}

/** What would be carried from an item. */
export interface CarriableArtwork {
  orderId: string;
  kind: 'file' | 'link';
  name: string;
  /** Its confirmed proof would come along. */
  approved: boolean;
}

/** What there is to carry from these items, by sid; nothing from those whose artwork was rejected or erased. */
export async function carriable(reader: Tx, sids: readonly string[]): Promise<Map<string, CarriableArtwork>> {
  if (sids.length === 0) return new Map();
  const rows: ({ sid: string } & CarriableArtwork)[] = await reader.query(
    `select a.sid, a.order_id as "orderId", a.kind, a.name, exists (
       select from proof p where p.artwork_id = a.id and p.current and p.decision = 'confirmed') as approved
     from artwork a where a.sid = any($1) and a.current and a.rejected_reason is null`,
    [sids],
  );
  return new Map(rows.map(({ sid, ...artwork }) => [sid, artwork]));
}
