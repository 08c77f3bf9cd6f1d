import type { Tx } from '../common/public';

/**
 * Copies the artwork of an item of an earlier order (`fromSid`), or a file that was checked before ordering (`checkId`),
 * to an item of a new order (`sid`).
 */
export type ArtworkCopy = { sid: string } & ({ fromSid: string } | { checkId: string });

/**
 * Copies the current artwork of earlier items to new ones, with its confirmed proof as version 1. Both share the stored
 * objects. Rejected and deleted artwork is not copied, and no check that was deleted. The caller checks that both items belong to the same account and
 * have the same configuration.
 */
export async function copyArtwork(tx: Tx, orderId: string, items: readonly ArtworkCopy[], at: Date): Promise<void> {
  const [earlier, checked] = [items.filter((item) => 'fromSid' in item), items.filter((item) => 'checkId' in item)];
  if (checked.length > 0) await copyCheckedFiles(tx, orderId, checked, at);
  if (earlier.length === 0) return;
  await tx.query(
    `with pair as (select * from unnest($2::uuid[], $3::uuid[]) as pair (from_sid, sid)),
       earlier as (
         select pair.sid, gen_random_uuid() as new_id, a.id, a.order_id, a.kind, a.object_id, a.name, a.url, a.format, a.notes, a.bleed
         from pair join artwork a on a.sid = pair.from_sid where a.current and a.rejected_reason is null),
       copied as (
         insert into artwork (id, order_id, sid, kind, object_id, name, url, format, notes, bleed, uploaded_at, current, copied_from)
         select new_id, $1, sid, kind, object_id, name, url, format, notes, bleed, $4, true, order_id from earlier)
     insert into proof (order_id, sid, version, object_id, artwork_id, name, piece_area, sent_at, current, decision, decided_at)
     select $1, e.sid, 1, p.object_id, e.new_id, p.name, p.piece_area, $4, true, 'confirmed', $4
     from earlier e join proof p on p.artwork_id = e.id where p.current and p.decision = 'confirmed'`,
    [orderId, earlier.map(({ fromSid }) => fromSid), earlier.map(({ sid }) => sid), at],
  );
}

async function copyCheckedFiles(
  tx: Tx,
  orderId: string,
  items: readonly { sid: string; checkId: string }[],
  at: Date,
): Promise<void> {
  await tx.query(
    `insert into artwork (order_id, sid, kind, object_id, name, format, uploaded_at, current)
     select $1, pair.sid, 'file', c.object_id, c.name, c.format, $4, true
     from unnest($2::uuid[], $3::uuid[]) as pair (check_id, sid) join file_check c on c.id = pair.check_id`,
    [orderId, items.map(({ checkId }) => checkId), items.map(({ sid }) => sid), at],
  );
}

/** Artwork of an item that can be copied to another order. */
export interface ReusableArtwork {
  orderId: string;
  kind: 'file' | 'link';
  name: string;
  /** Its current proof is confirmed and would be copied, too. */
  approved: boolean;
}

/** The artwork of these items that can be copied, by sid. Rejected and deleted artwork is left out. */
export async function findReusableArtwork(reader: Tx, sids: readonly string[]): Promise<Map<string, ReusableArtwork>> {
  if (sids.length === 0) return new Map();
  const rows: ({ sid: string } & ReusableArtwork)[] = await reader.query(
    `select a.sid, a.order_id as "orderId", a.kind, a.name, exists (
       select from proof p where p.artwork_id = a.id and p.current and p.decision = 'confirmed') as approved
     from artwork a where a.sid = any($1) and a.current and a.rejected_reason is null`,
    [sids],
  );
  return new Map(rows.map(({ sid, ...artwork }) => [sid, artwork]));
}
