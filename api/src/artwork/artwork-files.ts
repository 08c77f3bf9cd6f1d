import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import { Injectable } from '@nestjs/common';
import type { Change } from '@shop/order-flow';
import { Refusal, type ShopRequest, type Tx } from '../kernel/public';
import { Artwork } from './artwork.entity';
import { ARTWORK_KINDS, PICTURE_KINDS, PROOF_KINDS } from './file-kind';
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

const PHOTO_TERMS = {
  field: 'photos',
  most: 6,
  folder: 'claims',
  allowed: PICTURE_KINDS,
  maxBytes: 15_000_000,
  refusals: { size: 'picture_too_large', kind: 'picture_type_not_allowed', count: 'pictures_too_many' },
} as const;

type ItemPlace = { orderId: string; sid: string };
type Decision = Extract<Change, { kind: 'decide_proof' }>;

/** Receives, keeps and judges the artwork and proofs of order items. */
@Injectable()
export class ArtworkFiles {
  constructor(private readonly reception: MultipartReception) {}

  async receiveArtwork<F>(
    request: ShopRequest,
    admit: (fields: unknown) => Promise<F>,
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
    admit: (fields: unknown) => Promise<F>,
  ): Promise<{ fields: F; proof: NewProof }> {
    const { fields, file } = await this.reception.receive(request, { folder: 'proofs', allowed: PROOF_KINDS, admit });
    return { fields, proof: { name: file.name, file } };
  }

  /** Photographs of what arrived: up to 6 `photos`, 15 MB each, told by content. Refuses `pictures_too_many` and those of pictures. */
  async receivePhotos<F>(
    request: ShopRequest,
    admit: (fields: unknown) => Promise<F>,
  ): Promise<{ fields: F; photos: ReceivedFile[] }> {
    const { fields, files } = await this.reception.receiveAll(request, { ...PHOTO_TERMS, admit });
    return { fields, photos: files };
  }

  /** What was received, from now on known by these ids, in their order. */
  async keepObjects(tx: Tx, files: readonly ReceivedFile[], at: Date): Promise<string[]> {
    const ids: string[] = [];
    for (const file of files) ids.push(await keepObject(tx, file, at));
    return ids;
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
      carriedFrom: null,
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
