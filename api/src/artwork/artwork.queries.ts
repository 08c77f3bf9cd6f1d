import { Injectable } from '@nestjs/common';
import type { ArtworkView, ProofView } from '@shop/contract';
import type { Tx } from '../common/public';
import { Artwork } from './artwork.entity';
import { FileLinks } from './file-links';
import { Proof } from './proof.entity';

export interface ItemArtworkState {
  hasArtwork: boolean;
  proofsSent: number;
  currentProofVersion: number | null;
  approved: boolean;
}

export interface ItemArtwork {
  artwork?: ArtworkView;
  proofs: ProofView[];
}

/** Reads the artwork and proofs of order items. */
@Injectable()
export class ArtworkQueries {
  constructor(private readonly links: FileLinks) {}

  /** The facts about artwork and proofs that the order flow needs, by sid of each printed item. */
  async loadItemStates(tx: Tx, orderId: string): Promise<Map<string, ItemArtworkState>> {
    const rows: ({ sid: string } & ItemArtworkState)[] = await tx.query(
      `select i.sid,
         exists (select from artwork a where a.sid = i.sid and a.current and a.rejected_reason is null) as "hasArtwork",
         (select count(*)::int from proof p where p.sid = i.sid) as "proofsSent",
         (select p.version from proof p where p.sid = i.sid and p.current) as "currentProofVersion",
         exists (select from proof p join artwork a on a.id = p.artwork_id where p.sid = i.sid and p.current
           and p.decision = 'confirmed' and a.current and a.rejected_reason is null) as approved
       from order_item i where i.order_id = $1 and i.printed`,
      [orderId],
    );
    return new Map(rows.map(({ sid, ...state }) => [sid, state]));
  }

  /** The current artwork and all proofs of each item by sid, newest proof first. */
  async findByOrder(tx: Tx, orderId: string): Promise<Map<string, ItemArtwork>> {
    const artworks = await tx.find(Artwork, { where: { orderId, current: true } });
    const proofs = await tx.find(Proof, { where: { orderId }, order: { version: 'DESC' } });
    const sizes = await loadSizes(tx, artworks);
    const sids = new Set([...artworks, ...proofs].map(({ sid }) => sid));
    return new Map(
      [...sids].map((sid) => {
        const artwork = artworks.find((each) => each.sid === sid);
        return [
          sid,
          {
            ...(artwork && { artwork: this.toArtworkView(artwork, sizes) }),
            proofs: proofs.filter((proof) => proof.sid === sid).map((proof) => this.toProofView(proof)),
          },
        ];
      }),
    );
  }

  private toArtworkView(artwork: Artwork, sizes: ReadonlyMap<string, number>): ArtworkView {
    const { kind, name, objectId, url, format, notes, rejectedReason, uploadedAt, copiedFrom } = artwork;
    return {
      kind,
      name,
      size: objectId ? (sizes.get(objectId) ?? null) : null,
      url: objectId ? this.links.url(objectId, name) : (url ?? ''),
      preflight: format ? { format, notes } : null,
      ...(rejectedReason && { rejected: rejectedReason }),
      ...(copiedFrom && { carriedFrom: copiedFrom }),
      uploadedAt: uploadedAt.toISOString(),
    };
  }

  private toProofView(proof: Proof): ProofView {
    return {
      version: proof.version,
      url: this.links.url(proof.objectId, proof.name),
      current: proof.current,
      ...(proof.decision && { decision: proof.decision }),
      ...(proof.comment && { comment: proof.comment }),
      sentAt: proof.sentAt.toISOString(),
    };
  }
}

async function loadSizes(tx: Tx, artworks: readonly Artwork[]): Promise<Map<string, number>> {
  const ids = artworks.flatMap(({ objectId }) => (objectId ? [objectId] : []));
  if (ids.length === 0) return new Map();
  const rows: { id: string; size: string }[] = await tx.query('select id, size from stored_object where id = any($1)', [
    ids,
  ]);
  return new Map(rows.map(({ id, size }) => [id, Number(size)]));
}
