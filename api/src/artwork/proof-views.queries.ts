import type { ItemView } from '@shop/contract';
import { isoTimeSql, type Tx } from '../common/public';
import { type PhotoJson, photosSql } from './photos/production-photos.queries';
import type { Proof } from './proof.entity';
import type { ProofApproval } from './proof-approval.entity';
import type { ProofPin } from './proof-pin.entity';

/** A proof with its approval and what is known about its file. */
export interface StoredProof extends Pick<
  Proof,
  'version' | 'objectId' | 'name' | 'pieceArea' | 'current' | 'decision' | 'comment'
> {
  sentAt: string;
  contentType: string;
  /** Stored object of the picture of a PDF. */
  previewId: string | null;
  approval:
    | (Pick<ProofApproval, 'approvedBy' | 'byLink' | 'findings'> & {
        approvedAt: string;
        /** Hex. */
        artworkSha256: string | null;
        proofSha256: string;
      })
    | null;
}

export type StoredPin = Pick<
  ProofPin,
  'id' | 'number' | 'version' | 'xMm' | 'yMm' | 'text' | 'answer' | 'settledBy'
> & {
  answeredAt: string | null;
};

/** What was made for an item: proofs, the newest first; the pins on them by number; photos, the oldest first. */
export interface ItemProofs {
  sid: string;
  proofs: StoredProof[];
  pins: StoredPin[];
  photos: PhotoJson[];
}

const APPROVAL = `(select json_build_object('approvedBy', a.approved_by, 'approvedAt', ${isoTimeSql('a.approved_at')}, 'byLink', a.by_link,
    'artworkSha256', encode(a.artwork_sha256, 'hex'), 'proofSha256', encode(a.proof_sha256, 'hex'), 'findings', a.findings)
  from proof_approval a where a.sid = p.sid and a.version = p.version)`;

const PROOFS = `(select coalesce(json_agg(json_build_object('version', p.version, 'objectId', p.object_id, 'name', p.name,
    'pieceArea', p.piece_area, 'current', p.current, 'decision', p.decision, 'comment', p.comment, 'sentAt', ${isoTimeSql('p.sent_at')},
    'contentType', o.content_type, 'previewId', e.preview_id, 'approval', ${APPROVAL}) order by p.version desc), '[]')
  from proof p join stored_object o on o.id = p.object_id left join file_examination e on e.sha256 = o.sha256
  where p.sid = i.sid)`;

const PINS = `(select coalesce(json_agg(json_build_object('id', n.id, 'number', n.number, 'version', n.version,
    'xMm', n.x_mm, 'yMm', n.y_mm, 'text', n.text, 'answer', n.answer, 'answeredAt', ${isoTimeSql('n.answered_at')},
    'settledBy', n.settled_by) order by n.number), '[]')
  from proof_pin n where n.sid = i.sid)`;

/** The proofs and photos of each item of an order: all photos, or those that the customer sees. */
export async function findItemProofs(
  reader: Tx,
  orderId: string,
  { onlyShownPhotos }: { onlyShownPhotos: boolean },
): Promise<ItemProofs[]> {
  return reader.query(
    `select i.sid, ${PROOFS} as proofs, ${PINS} as pins, ${photosSql('i.sid', '$2')} as photos
     from order_item i where i.order_id = $1`,
    [orderId, onlyShownPhotos],
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
