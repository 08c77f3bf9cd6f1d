import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import { Injectable } from '@nestjs/common';
import type { ArtworkView, ProofView } from '@shop/contract';
import type { Change } from '@shop/order-flow';
import { Refusal, type ShopRequest, type Tx } from '../kernel/public';
import { Artwork } from './artwork.entity';
import { ARTWORK_KINDS, PROOF_KINDS } from './file-kind';
import { FileLinks } from './file-links';
import { MultipartReception, type ReceivedFile } from './multipart';
import { Proof } from './proof.entity';
import { publicLink } from './public-link';
import { StoredObjectRow } from './stored-object.entity';

export type NewArtwork =
  { kind: 'file'; name: string; file: ReceivedFile } | { kind: 'link'; name: string; url: string };
export interface NewProof {
  name: string;
  file: ReceivedFile;
}

export interface ItemStanding {
  hasArtwork: boolean;
  proofsSent: number;
  currentProofVersion: number | null;
}

export interface ItemArtwork {
  artwork?: ArtworkView;
  proofs: ProofView[];
}

type ItemPlace = { orderId: string; sid: string };
type Decision = Extract<Change, { kind: 'decide_proof' }>;

/** Artwork and proofs of order items: what is stored, what is current, what was decided. */
@Injectable()
export class ArtworkFiles {
  constructor(
    private readonly reception: MultipartReception,
    private readonly links: FileLinks,
  ) {}

  async receiveArtwork<F>(
    request: ShopRequest,
    admit: (fields: Record<string, string>) => Promise<F>,
  ): Promise<{ fields: F; artwork: NewArtwork }> {
    const { fields, file } = await this.reception.receive(request, {
      folder: 'artwork',
      allowed: ARTWORK_KINDS,
      admit,
    });
    return { fields, artwork: { kind: 'file', name: file.name, file } };
  }

  async receiveProof<F>(
    request: ShopRequest,
    admit: (fields: Record<string, string>) => Promise<F>,
  ): Promise<{ fields: F; proof: NewProof }> {
    const { fields, file } = await this.reception.receive(request, { folder: 'proofs', allowed: PROOF_KINDS, admit });
    return { fields, proof: { name: file.name, file } };
  }

  /** A print file that is at hand rather than sent. */
  async storePrintFile(name: string, bytes: Buffer): Promise<ReceivedFile> {
    return this.reception.store(Readable.from([bytes]), name, { folder: 'artwork', allowed: ARTWORK_KINDS });
  }

  /** For a command that was refused after its file had been stored. */
  async discard(file: ReceivedFile): Promise<void> {
    await this.reception.discard(file);
  }

  /** Refuses `link_not_public`. */
  checkedLink(text: string): NewArtwork {
    const url = publicLink(text);
    if (url === null) throw new Refusal('link_not_public', [{ field: 'url', code: 'link_not_public' }]);
    return { kind: 'link', name: new URL(url).pathname.split('/').at(-1) || new URL(url).hostname, url };
  }

  /** The item's current artwork from now on; its forerunner was superseded before. */
  async keep(tx: Tx, { orderId, sid }: ItemPlace, given: NewArtwork, at: Date): Promise<void> {
    const objectId = given.kind === 'file' ? await keepObject(tx, given.file, at) : null;
    await tx.update(Artwork, { sid, current: true }, { current: false });
    await tx.insert(Artwork, {
      id: randomUUID(),
      orderId,
      sid,
      kind: given.kind,
      objectId,
      name: given.name,
      url: given.kind === 'link' ? given.url : null,
      format: given.kind === 'file' ? given.file.kind : null,
      notes: given.kind === 'file' && (given.file.kind === 'zip' || given.file.kind === 'rar') ? ['archive'] : [],
      uploadedAt: at,
      current: true,
      rejectedReason: null,
    });
  }

  async supersede(tx: Tx, sid: string): Promise<void> {
    await tx.update(Artwork, { sid, current: true }, { current: false });
  }

  /** It stays the item's newest, marked, until another takes its place. */
  async reject(tx: Tx, sid: string, reason: string): Promise<void> {
    await tx.update(Artwork, { sid, current: true }, { rejectedReason: reason });
  }

  async keepProof(
    tx: Tx,
    { orderId, sid, version }: ItemPlace & { version: number },
    given: NewProof,
    at: Date,
  ): Promise<void> {
    const artwork = await tx.findOneByOrFail(Artwork, { sid, current: true });
    const objectId = await keepObject(tx, given.file, at);
    await tx.insert(Proof, {
      id: randomUUID(),
      orderId,
      sid,
      version,
      objectId,
      artworkId: artwork.id,
      name: given.name,
      sentAt: at,
      current: true,
      decision: null,
      comment: null,
      decidedAt: null,
    });
  }

  async supersedeProof(tx: Tx, sid: string): Promise<void> {
    await tx.update(Proof, { sid, current: true }, { current: false });
  }

  async decide(tx: Tx, { sid, version, decision, comment }: Decision, at: Date): Promise<void> {
    await tx.update(Proof, { sid, version }, { decision, comment: comment ?? null, decidedAt: at });
  }

  /** What the order's flow needs to know of each printed item that has artwork or proofs. */
  async standing(tx: Tx, orderId: string): Promise<Map<string, ItemStanding>> {
    const rows: ({ sid: string } & ItemStanding)[] = await tx.query(
      `select i.sid,
         exists (select from artwork a where a.sid = i.sid and a.current and a.rejected_reason is null) as "hasArtwork",
         (select count(*)::int from proof p where p.sid = i.sid) as "proofsSent",
         (select p.version from proof p where p.sid = i.sid and p.current) as "currentProofVersion"
       from order_item i where i.order_id = $1 and i.printed`,
      [orderId],
    );
    return new Map(rows.map(({ sid, ...standing }) => [sid, standing]));
  }

  /** Each item's newest artwork and all its proofs, newest version first. */
  async ofOrder(tx: Tx, orderId: string): Promise<Map<string, ItemArtwork>> {
    const artworks = await tx.find(Artwork, { where: { orderId, current: true } });
    const proofs = await tx.find(Proof, { where: { orderId }, order: { version: 'DESC' } });
    const sizes = await sizesOf(tx, artworks);
    const sids = new Set([...artworks, ...proofs].map(({ sid }) => sid));
    return new Map(
      [...sids].map((sid) => {
        const artwork = artworks.find((one) => one.sid === sid);
        return [
          sid,
          {
            ...(artwork && { artwork: this.artworkView(artwork, sizes) }),
            proofs: proofs.filter((proof) => proof.sid === sid).map((proof) => this.proofView(proof)),
          },
        ];
      }),
    );
  }

  private artworkView(artwork: Artwork, sizes: ReadonlyMap<string, number>): ArtworkView {
    const { kind, name, objectId, url, format, notes, rejectedReason, uploadedAt } = artwork;
    return {
      kind,
      name,
      size: objectId ? (sizes.get(objectId) ?? null) : null,
      url: objectId ? this.links.url(objectId, name) : (url ?? ''),
      preflight: format ? { format, notes } : null,
      ...(rejectedReason && { rejected: rejectedReason }),
      uploadedAt: uploadedAt.toISOString(),
    };
  }

  private proofView(proof: Proof): ProofView {
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

async function keepObject(tx: Tx, { object, contentType }: ReceivedFile, at: Date): Promise<string> {
  const id = randomUUID();
  await tx.insert(StoredObjectRow, {
    id,
    objectKey: object.key,
    size: object.size,
    sha256: object.sha256,
    contentType,
    storedAt: at,
  });
  return id;
}

async function sizesOf(tx: Tx, artworks: readonly Artwork[]): Promise<Map<string, number>> {
  const ids = artworks.flatMap(({ objectId }) => (objectId ? [objectId] : []));
  if (ids.length === 0) return new Map();
  const rows: { id: string; size: string }[] = await tx.query('select id, size from stored_object where id = any($1)', [
    ids,
  ]);
  return new Map(rows.map(({ id, size }) => [id, Number(size)]));
}
