import type { Readable } from 'node:stream';
import { Injectable } from '@nestjs/common';
import type { Input, Output } from '@shop/contract';
import { ArtworkQueries, ResumableUploads, type Upload } from '../../artwork/public';
import { ApiError, type Caller, Database, UploadCommands } from '../../common/public';
import { normalizeOrderId } from '../order-id';
import { ArtworkUploads, type Uploader } from './artwork-upload.service';
import type { UploadMetadata } from './upload-headers';

type FinishInput = Input<'Account/ArtworkUpload'> & { uploadId: string };

/** Customers' artwork that arrives in several requests. */
@Injectable()
export class ResumableArtwork {
  constructor(
    private readonly database: Database,
    private readonly uploads: ResumableUploads,
    private readonly artwork: ArtworkUploads,
    private readonly queries: ArtworkQueries,
    private readonly commands: UploadCommands,
  ) {}

  /**
   * Announces an upload. The order, its owner, the item, the state and the length are checked now, and all but the length
   * again when the upload is finished.
   * @throws {ApiError} `resource_not_found`, `file_too_large`, or the flow's error
   */
  async create(caller: Caller, { orderId, sid, name, size }: UploadMetadata): Promise<Upload> {
    await this.artwork.assertAllowed(caller, { orderId, sid });
    const item = { orderId: normalizeOrderId(orderId), sid: sid.toLowerCase() };
    return this.uploads.create({ accountId: caller.accountId, ...item, name, size });
  }

  /** @throws {ApiError} `resource_not_found` */
  find({ accountId }: Caller, id: string): Promise<Upload> {
    return this.uploads.find(this.database.reader, id, accountId);
  }

  /**
   * Adds bytes to an upload. Returns how many it has then, and until when it is kept.
   * @throws {ApiError} `resource_not_found`, and as `ResumableUploads.append` does
   */
  async append(
    caller: Caller,
    id: string,
    offset: number,
    source: Readable,
  ): Promise<Pick<Upload, 'received' | 'expiresAt'>> {
    return this.uploads.append(await this.find(caller, id), offset, source);
  }

  /** @throws {ApiError} `resource_not_found` */
  async remove(caller: Caller, id: string): Promise<void> {
    await this.uploads.remove(await this.find(caller, id));
  }

  /**
   * Makes a complete upload the artwork of its item. A second call returns the artwork of the first.
   * @throws {ApiError} `resource_not_found`, `upload_incomplete`, an error of the file, or the flow's error
   */
  async finish(uploader: Uploader, input: FinishInput): Promise<Output<'Account/ArtworkUpload'>> {
    const { caller, language } = uploader;
    const upload = await this.find(caller, input.uploadId);
    const [orderId, sid] = [normalizeOrderId(input.orderId), input.sid.toLowerCase()];
    if (upload.orderId !== orderId || upload.sid !== sid) throw new ApiError('resource_not_found');
    if (upload.finishedAt) return this.current(orderId, sid, language);
    try {
      return await this.record(uploader, upload);
    } catch (error) {
      if (error instanceof ApiError && error.code === 'file_infected') throw error;
      // Another call may have finished the upload while this one was reading it.
      if ((await this.find(caller, upload.id)).finishedAt) return this.current(orderId, sid, language);
      throw error;
    }
  }

  private record(uploader: Uploader, upload: Upload): Promise<Output<'Account/ArtworkUpload'>> {
    const { orderId, sid } = upload;
    return this.commands.runWithStored({
      idempotencyKey: null,
      assertAllowed: () => this.artwork.assertAllowed(uploader.caller, { orderId, sid }),
      store: async () => ({ file: await this.uploads.assemble(upload) }),
      execute: async (tx, { file }) => {
        await this.uploads.finish(tx, upload);
        return this.artwork.record(tx, uploader, { orderId, sid }, { kind: 'file', name: file.name, file });
      },
    });
  }

  private async current(orderId: string, sid: string, language: string): Promise<Output<'Account/ArtworkUpload'>> {
    const artwork = (await this.queries.findArtworks(this.database.reader, orderId, language)).get(sid);
    if (!artwork) throw new ApiError('resource_not_found');
    return { sid, artwork };
  }
}
