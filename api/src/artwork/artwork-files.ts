import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import { Injectable } from '@nestjs/common';
import type { BleedFill, ProofView } from '@shop/contract';
import { IsNull, Not } from 'typeorm';
import { ApiError, type ReceivedFile, saveStoredObject, type Tx, UploadedFiles } from '../common/public';
import { FileExaminations } from '../preflight/public';
import { Artwork } from './artwork.entity';
import { Proof } from './proof.entity';
import { parsePublicLink } from './public-link';
import { toDirectLink } from './share-links';
import { ARTWORK_UPLOAD, PROOF_UPLOAD } from './upload-rules';

export type NewArtwork =
  { kind: 'file'; name: string; file: ReceivedFile } | { kind: 'link'; name: string; url: string };
export interface NewProof {
  name: string;
  file: ReceivedFile;
  /** The part of its picture that shows the piece; null: all of it. */
  pieceArea: ProofView['pieceArea'];
}

type ItemKey = { orderId: string; sid: string };

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

  /** Stores a generated proof in the object store. */
  async storeProof(name: string, bytes: Buffer): Promise<ReceivedFile> {
    return this.files.store(Readable.from([bytes]), name, PROOF_UPLOAD);
  }

  /**
   * Normalizes a download link, and rewrites known share pages to the file itself. It is not fetched.
   * @throws {ApiError} `link_not_public`, `link_needs_click` for a share page that needs a login or a click
   */
  parseLink(text: string): NewArtwork {
    const url = parsePublicLink(text);
    if (url === null) throw new ApiError('link_not_public', [{ field: 'url', code: 'link_not_public' }]);
    const direct = toDirectLink(url);
    if (direct === null) throw new ApiError('link_needs_click', [{ field: 'url', code: 'link_needs_click' }]);
    return { kind: 'link', name: new URL(url).pathname.split('/').at(-1) || new URL(url).hostname, url: direct };
  }

  /** Saves an artwork as the current one of its item. A file keeps what was chosen for the bleed of the last one. */
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
      bleed: artwork.kind === 'file' ? await this.findChosenBleed(tx, { orderId, sid }) : null,
      copiedFrom: null,
    });
  }

  /** Saves the row of a received print file, which is examined after the commit. */
  async savePrintFile(tx: Tx, file: ReceivedFile, at: Date): Promise<string> {
    const objectId = await saveStoredObject(tx, file, at);
    await this.examinations.request(tx, toExamine(file), at);
    return objectId;
  }

  private async findChosenBleed(tx: Tx, item: ItemKey): Promise<BleedFill | null> {
    const chosen = { ...item, bleed: Not(IsNull()) };
    const last = await tx.findOne(Artwork, { where: chosen, order: { uploadedAt: 'DESC' } });
    return last?.bleed ?? null;
  }

  /** Saves what the bleed of the current file shows. Returns false where there is none, as for a link. */
  async saveBleed(tx: Tx, sid: string, bleed: BleedFill): Promise<boolean> {
    const { affected } = await tx.update(Artwork, { sid, current: true, kind: 'file' }, { bleed });
    return affected === 1;
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
    const { file } = proof;
    const objectId = await saveStoredObject(tx, file, at);
    // The picture of a PDF, on which the customer places pins.
    if (file.kind === 'pdf') await this.examinations.request(tx, toExamine(file), at);
    await tx.insert(Proof, {
      id: randomUUID(),
      orderId,
      sid,
      version,
      objectId,
      artworkId: artwork.id,
      name: proof.name,
      pieceArea: proof.pieceArea,
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
}

const toExamine = ({ kind, object: { sha256, size } }: ReceivedFile) => ({ format: kind, sha256, size });
