import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import { Injectable } from '@nestjs/common';
import type { Change } from '@shop/order-flow';
import { ApiError, type ReceivedFile, saveStoredObject, type Tx, UploadedFiles } from '../common/public';
import { FileExaminations } from '../preflight/public';
import { Artwork } from './artwork.entity';
import { Proof } from './proof.entity';
import { parsePublicLink } from './public-link';
import { ARTWORK_UPLOAD } from './upload-rules';

export type NewArtwork =
  { kind: 'file'; name: string; file: ReceivedFile } | { kind: 'link'; name: string; url: string };
export interface NewProof {
  name: string;
  file: ReceivedFile;
}

type ItemKey = { orderId: string; sid: string };
type ProofDecision = Extract<Change, { kind: 'decide_proof' }>;

/** Stores the artwork and proofs of order items. */
@Injectable()
export class ArtworkFiles {
  constructor(
    private readonly files: UploadedFiles,
    private readonly examinations: FileExaminations,
  ) {}

  /** Saves the rows of received files and returns their ids in the same order. */
  async saveObjects(tx: Tx, files: readonly ReceivedFile[], at: Date): Promise<string[]> {
    const ids: string[] = [];
    for (const file of files) ids.push(await saveStoredObject(tx, file, at));
    return ids;
  }

  /** Stores a generated print file in the object store. */
  async storePrintFile(name: string, bytes: Buffer): Promise<ReceivedFile> {
    return this.files.store(Readable.from([bytes]), name, ARTWORK_UPLOAD);
  }

  /**
   * Normalizes a download link. It is not fetched.
   * @throws {ApiError} `link_not_public`
   */
  parseLink(text: string): NewArtwork {
    const url = parsePublicLink(text);
    if (url === null) throw new ApiError('link_not_public', [{ field: 'url', code: 'link_not_public' }]);
    return { kind: 'link', name: new URL(url).pathname.split('/').at(-1) || new URL(url).hostname, url };
  }

  /** Saves an artwork as the current one of its item. */
  async saveArtwork(tx: Tx, { orderId, sid }: ItemKey, artwork: NewArtwork, at: Date): Promise<void> {
    const objectId = artwork.kind === 'file' ? await this.savePrintFile(tx, artwork.file, at) : null;
    await tx.update(Artwork, { sid, current: true }, { current: false });
    await tx.insert(Artwork, {
      id: randomUUID(),
      orderId,
      sid,
      kind: artwork.kind,
      objectId,
      name: artwork.name,
      url: artwork.kind === 'link' ? artwork.url : null,
      format: artwork.kind === 'file' ? artwork.file.kind : null,
      notes: artwork.kind === 'file' && (artwork.file.kind === 'zip' || artwork.file.kind === 'rar') ? ['archive'] : [],
      uploadedAt: at,
      current: true,
      rejectedReason: null,
      copiedFrom: null,
    });
  }

  /** Saves the row of a received print file, which is examined after the commit. */
  async savePrintFile(tx: Tx, file: ReceivedFile, at: Date): Promise<string> {
    const objectId = await saveStoredObject(tx, file, at);
    await this.examinations.request(tx, { objectId, format: file.kind, sha256: file.object.sha256 }, at);
    return objectId;
  }

  async supersedeArtwork(tx: Tx, sid: string): Promise<void> {
    await tx.update(Artwork, { sid, current: true }, { current: false });
  }

  /** Marks the current artwork as rejected. It stays current until it is replaced. */
  async rejectArtwork(tx: Tx, sid: string, reason: string): Promise<void> {
    await tx.update(Artwork, { sid, current: true }, { rejectedReason: reason });
  }

  async saveProof(
    tx: Tx,
    { orderId, sid, version }: ItemKey & { version: number },
    proof: NewProof,
    at: Date,
  ): Promise<void> {
    const artwork = await tx.findOneByOrFail(Artwork, { sid, current: true });
    const objectId = await saveStoredObject(tx, proof.file, at);
    await tx.insert(Proof, {
      id: randomUUID(),
      orderId,
      sid,
      version,
      objectId,
      artworkId: artwork.id,
      name: proof.name,
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

  async recordProofDecision(tx: Tx, { sid, version, decision, comment }: ProofDecision, at: Date): Promise<void> {
    await tx.update(Proof, { sid, version }, { decision, comment: comment ?? null, decidedAt: at });
  }
}
