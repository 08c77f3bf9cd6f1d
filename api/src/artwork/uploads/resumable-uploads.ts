import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { MAX_UPLOAD_BYTES } from '@shop/contract';
import {
  ApiError,
  Clock,
  Database,
  isUuid,
  ObjectStore,
  Outbox,
  type ReceivedFile,
  sanitizeFileName,
  type Tx,
  UploadedFiles,
} from '../../common/public';
import { ArtworkErasure } from '../artwork-erasure';
import { ARTWORK_UPLOAD } from '../upload-rules';
import { SegmentBytes } from './segment-bytes';
import { UploadSegment } from './upload-segment.entity';
import { Upload } from './upload.entity';
import {
  addSegment,
  countOpenUploads,
  deleteSegments,
  deleteUploads,
  finishUpload,
  lockExpiredUploads,
  lockUploads,
  type NewSegment,
} from './uploads.queries';

export const UPLOAD_DAYS = 1;
const MAX_OPEN_UPLOADS = 300;
const FOLDER = 'uploads';
const SWEEP_SIZE = 500;

export type NewUpload = Pick<Upload, 'accountId' | 'orderId' | 'sid' | 'name' | 'size'>;

/**
 * Artwork that arrives in several requests, so that a connection that is cut at any byte, or a restart of the server,
 * costs only the bytes that were on their way. Every request stores its bytes as one object; the whole file is put
 * together when the customer finishes it.
 */
@Injectable()
export class ResumableUploads implements OnModuleInit {
  constructor(
    private readonly database: Database,
    private readonly objects: ObjectStore,
    private readonly files: UploadedFiles,
    private readonly erasure: ArtworkErasure,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    this.outbox.schedule('17 * * * *', 'artwork.sweep-uploads', () => this.deleteExpired());
  }

  /** @throws {ApiError} `file_too_large`, `too_frequent` for more than 300 open uploads of an account */
  async create({ name, size, ...owner }: NewUpload): Promise<Upload> {
    if (size > MAX_UPLOAD_BYTES) throw new ApiError('file_too_large');
    await this.assertFewOpen(owner.accountId);
    const { reader } = this.database;
    const upload: Upload = {
      ...{ id: randomUUID(), ...owner, name: sanitizeFileName(name), size, received: 0, head: Buffer.alloc(0) },
      expiresAt: this.expiry(),
      finishedAt: null,
    };
    await reader.insert(Upload, upload);
    return upload;
  }

  /** @throws {ApiError} `resource_not_found` for an unknown or expired upload, and for another account's */
  async find(reader: Tx, id: string, accountId: string): Promise<Upload> {
    const upload = isUuid(id) ? await reader.findOneBy(Upload, { id, accountId }) : null;
    if (!upload || upload.expiresAt <= this.clock.now()) throw new ApiError('resource_not_found');
    return upload;
  }

  /**
   * Adds the bytes of a request. Returns how many the upload has then, and until when it is kept.
   * @throws {ApiError} `upload_offset_wrong` if the upload does not end at `offset`, `resource_not_found` if it was removed
   *   meanwhile, `file_too_large`, `file_type_not_allowed`, which also removes the upload, `upload_unavailable`
   */
  async append(upload: Upload, offset: number, source: Readable): Promise<Pick<Upload, 'received' | 'expiresAt'>> {
    if (offset !== upload.received || upload.finishedAt) throw new ApiError('upload_offset_wrong');
    const bytes = new SegmentBytes(source, upload);
    const object = await this.store(upload, bytes);
    if (object.size === 0) {
      await this.objects.remove(object.key);
      return upload;
    }
    const expiresAt = this.expiry();
    await this.add(upload, { startsAt: offset, size: object.size, objectKey: object.key, head: bytes.head, expiresAt });
    return { received: offset + object.size, expiresAt };
  }

  /** Saves the row of a stored segment. Its object is removed unless the row is there. */
  private async add({ id, accountId }: Upload, segment: NewSegment): Promise<void> {
    const { reader } = this.database;
    try {
      if (await addSegment(reader, id, segment)) return;
      await this.find(reader, id, accountId);
      throw new ApiError('upload_offset_wrong');
    } catch (error) {
      // The connection may have been lost after the row was saved.
      if (!(await reader.existsBy(UploadSegment, { objectKey: segment.objectKey })))
        await this.objects.remove(segment.objectKey);
      throw error;
    }
  }

  private async store(upload: Upload, bytes: SegmentBytes) {
    try {
      return await this.objects.store(FOLDER, Readable.from(bytes.read()), 'application/octet-stream');
    } catch (error) {
      if (error instanceof ApiError && error.code === 'file_type_not_allowed') await this.remove(upload);
      throw error;
    }
  }

  /**
   * Puts a complete upload together as one stored file.
   * @throws {ApiError} `upload_incomplete`, `file_infected`, which also removes the upload, and as `UploadedFiles.store` does
   */
  async assemble(upload: Upload): Promise<ReceivedFile> {
    const { id, name, size, received } = upload;
    if (received < size) throw new ApiError('upload_incomplete');
    const where = { uploadId: id };
    const segments = await this.database.reader.find(UploadSegment, { where, order: { startsAt: 'ASC' } });
    try {
      return await this.files.store(Readable.from(this.readAll(segments)), name, ARTWORK_UPLOAD);
    } catch (error) {
      if (error instanceof ApiError && error.code === 'file_infected') await this.remove(upload);
      throw error;
    }
  }

  private async *readAll(segments: readonly UploadSegment[]): AsyncGenerator<Buffer> {
    for (const { objectKey } of segments)
      for await (const chunk of await this.objects.read(objectKey)) yield chunk as Buffer;
  }

  /**
   * Marks an upload as finished, in the transaction that makes it an artwork. Its segments are deleted after the commit.
   * @throws {ApiError} `upload_offset_wrong` if it was finished meanwhile
   */
  async finish(tx: Tx, { id }: Upload): Promise<void> {
    if (!(await finishUpload(tx, id, this.clock.now()))) throw new ApiError('upload_offset_wrong');
    await this.erasure.deleteObjects(tx, await deleteSegments(tx, [id]));
  }

  /** Removes an upload and its bytes. A request that adds to it at the same time waits, and then finds no upload. */
  async remove({ id }: Upload): Promise<void> {
    await this.database.transaction(async (tx) => this.removeAll(tx, await lockUploads(tx, [id])));
  }

  /** Removes uploads that have expired, finished or not. */
  async deleteExpired(): Promise<void> {
    await this.database.transaction(async (tx) =>
      this.removeAll(tx, await lockExpiredUploads(tx, this.clock.now(), SWEEP_SIZE)),
    );
  }

  private async removeAll(tx: Tx, ids: readonly string[]): Promise<void> {
    await this.erasure.deleteObjects(tx, await deleteSegments(tx, ids));
    await deleteUploads(tx, ids);
  }

  /** @throws {ApiError} `too_frequent` with the time until one of the open uploads expires */
  private async assertFewOpen(accountId: string): Promise<void> {
    const now = this.clock.now();
    const { count, nextExpiry } = await countOpenUploads(this.database.reader, accountId, now);
    if (count < MAX_OPEN_UPLOADS) return;
    const seconds = Math.ceil(((nextExpiry ?? now).getTime() - now.getTime()) / 1000);
    throw new ApiError('too_frequent', [], {}, seconds);
  }

  private expiry(): Date {
    return new Date(this.clock.now().getTime() + UPLOAD_DAYS * 86_400_000);
  }
}
