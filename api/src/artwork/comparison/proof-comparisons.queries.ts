import type { ItemView, ProofView } from '@shop/contract';
import type { Tx } from '../../common/public';
import type { ProofComparison } from './proof-comparison.entity';

/** A proof and the artwork that it shows. */
export interface ComparedProof {
  item: ItemView;
  /** Null for a download link. */
  artworkObjectId: string | null;
  proofObjectId: string;
  proofSha256: Buffer;
  contentType: string;
  pieceArea: ProofView['pieceArea'];
}

/** Null if the item of the order has no such version. */
export async function findComparedProof(
  reader: Tx,
  { orderId, sid, version }: { orderId: string; sid: string; version: number },
): Promise<ComparedProof | null> {
  const [row]: ComparedProof[] = await reader.query(
    `select i.item, a.object_id as "artworkObjectId", p.object_id as "proofObjectId", o.sha256 as "proofSha256",
       o.content_type as "contentType", p.piece_area as "pieceArea"
     from proof p join order_item i on i.sid = p.sid join artwork a on a.id = p.artwork_id
       join stored_object o on o.id = p.object_id
     where p.order_id = $1 and p.sid = $2 and p.version = $3`,
    [orderId, sid, version],
  );
  return row ?? null;
}

/** @returns false if the comparison exists already */
export async function insertComparison(
  tx: Tx,
  { sid, version }: Pick<ProofComparison, 'sid' | 'version'>,
  at: Date,
): Promise<boolean> {
  const inserted: unknown[] = await tx.query(
    `insert into proof_comparison (sid, version, state, requested_at) values ($1, $2, 'waiting', $3)
     on conflict do nothing returning 1`,
    [sid, version, at],
  );
  return inserted.length > 0;
}

/** @returns false if the comparison was deleted, or finished by another process */
export async function finishComparison(
  tx: Tx,
  comparison: Pick<ProofComparison, 'sid' | 'version' | 'state' | 'areas' | 'changedShare'> & {
    artworkPictureId: string | null;
    proofPictureId: string | null;
  },
): Promise<boolean> {
  const { sid, version, state, areas, changedShare, artworkPictureId, proofPictureId } = comparison;
  const [, finished]: [unknown, number] = await tx.query(
    `update proof_comparison set state = $3, areas = $4::jsonb, changed_share = $5, artwork_picture_id = $6,
       proof_picture_id = $7 where sid = $1 and version = $2 and state = 'waiting'`,
    [sid, version, state, JSON.stringify(areas), changedShare, artworkPictureId, proofPictureId],
  );
  return finished > 0;
}

/** Deletes the comparisons of orders and returns the ids of their pictures. */
export async function deleteComparisons(tx: Tx, orderIds: readonly string[]): Promise<string[]> {
  const [rows]: [{ artwork_picture_id: string | null; proof_picture_id: string | null }[], number] = await tx.query(
    `delete from proof_comparison c using proof p where p.sid = c.sid and p.version = c.version and p.order_id = any($1)
     returning c.artwork_picture_id, c.proof_picture_id`,
    [orderIds],
  );
  return rows.flatMap(({ artwork_picture_id, proof_picture_id }) =>
    [artwork_picture_id ?? [], proof_picture_id ?? []].flat(),
  );
}
