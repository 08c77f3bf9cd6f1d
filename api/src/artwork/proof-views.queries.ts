import type { ItemView } from '@shop/contract';
import type { Tx } from '../common/public';
import type { Proof } from './proof.entity';

/** A proof with what is known about its file. */
export type StoredProof = Pick<
  Proof,
  'sid' | 'version' | 'objectId' | 'name' | 'pieceArea' | 'current' | 'decision' | 'comment' | 'sentAt'
> & {
  contentType: string;
  /** Stored object of the picture of a PDF. */
  previewId: string | null;
};

/** All proofs of an order, the newest version first. */
export async function findProofs(reader: Tx, orderId: string): Promise<StoredProof[]> {
  return reader.query(
    `select p.sid, p.version, p.object_id as "objectId", p.name, p.piece_area as "pieceArea", p.current, p.decision,
       p.comment, p.sent_at as "sentAt", o.content_type as "contentType", e.preview_id as "previewId"
     from proof p join stored_object o on o.id = p.object_id left join file_examination e on e.sha256 = o.sha256
     where p.order_id = $1 order by p.version desc`,
    [orderId],
  );
}

/** The current proof of an item, with what was ordered; null if there is none. */
export async function findCurrentProof(
  reader: Tx,
  orderId: string,
  sid: string,
): Promise<{ version: number; item: ItemView } | null> {
  const [row]: { version: number; item: ItemView }[] = await reader.query(
    `select p.version, i.item from proof p join order_item i on i.sid = p.sid
     where p.order_id = $1 and p.sid = $2 and p.current`,
    [orderId, sid],
  );
  return row ?? null;
}
