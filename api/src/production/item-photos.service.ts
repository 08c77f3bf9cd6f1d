import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { Injectable } from '@nestjs/common';
import { MAX_ITEM_PHOTOS, type Output, type ProductionStepName } from '@shop/contract';
import { PRODUCTION_PHOTO_UPLOAD, ProductionPhoto, ProductionPhotos } from '../artwork/public';
import { scalePhoto, validatePhoto } from '../catalogue/public';
import {
  ApiError,
  AuditLog,
  type Caller,
  Clock,
  ConcurrencyLimiter,
  Database,
  type IdempotencyKey,
  isUuid,
  ObjectStore,
  type StoredObject,
  type ReceivedFile,
  type StreamedUpload,
  type Tx,
  UploadCommands,
} from '../common/public';
import { lockItemOrder } from './lock-item';

type ItemPhotoList = Output<'admin/item-photo'>;

export interface ItemPath {
  orderId: string;
  sid: string;
}

export interface PhotoPath extends ItemPath {
  photoId: string;
}

/** Decoding a photo takes much memory. */
const MAX_CONCURRENT = 1;
const MAX_WAITING = 8;
/** px */
const SHOWN_WIDTH = 2000;

/** Photos of items that staff take in production. */
@Injectable()
export class ItemPhotos {
  private readonly limiter = new ConcurrencyLimiter(MAX_CONCURRENT, MAX_WAITING);

  constructor(
    private readonly database: Database,
    private readonly uploads: UploadCommands,
    private readonly objects: ObjectStore,
    private readonly photos: ProductionPhotos,
    private readonly audit: AuditLog,
    private readonly clock: Clock,
  ) {}

  /**
   * Receives a photo of an item and keeps it as an upright JPEG. The customer does not see it until staff show it.
   * @throws {ApiError} `resource_not_found`, `photos_full`, `photo_unreadable`, `photo_too_many_pixels`, and as uploads do
   */
  async receive(
    caller: Caller,
    { step, ...path }: ItemPath & { step: ProductionStepName },
    upload: StreamedUpload | null,
    idempotencyKey: IdempotencyKey | null,
  ): Promise<ItemPhotoList> {
    if (!upload) throw new ApiError('file_missing', [{ field: 'file', code: 'file_missing' }]);
    const keys = { taken: '', shown: '', unused: 'shown' as 'taken' | 'shown' };
    try {
      return await this.uploads.runWithFile(upload, {
        idempotencyKey,
        assertAllowed: async () => {
          await this.database.transaction((tx) => lockBelowLimit(tx, path));
        },
        validateFile: async (file) => {
          const object = await this.limiter.run(() => this.toShownPhoto(file));
          Object.assign(keys, { taken: file.object.key, shown: object.key });
          return object;
        },
        execute: async (tx, _, object) => {
          const { orderId, sid } = await lockBelowLimit(tx, path);
          const photo = { orderId, sid, step, accountId: caller.accountId, takenAt: this.clock.now() };
          await this.photos.add(tx, photo, object);
          const after = { sid, step };
          await this.audit.record(tx, caller, { action: 'production-photo-added', ...subjectOf(orderId), after });
          keys.unused = 'taken';
          return this.list(tx, sid);
        },
      });
    } finally {
      const { [keys.unused]: unused } = keys;
      if (unused) await this.objects.remove(unused);
    }
  }

  /** @throws {ApiError} `resource_not_found` */
  async show(
    caller: Caller,
    { isShown, ...path }: PhotoPath & { isShown: boolean },
    idempotencyKey: IdempotencyKey | null,
  ): Promise<ItemPhotoList> {
    return this.database.command(idempotencyKey, async (tx) => {
      const { id, orderId, sid, isShown: wasShown } = await lockPhoto(tx, path);
      await this.photos.show(tx, id, isShown);
      const change = { before: { sid, isShown: wasShown }, after: { sid, isShown } };
      await this.audit.record(tx, caller, { action: 'production-photo-shown', ...subjectOf(orderId), ...change });
      return this.list(tx, sid);
    });
  }

  /** @throws {ApiError} `resource_not_found` */
  async remove(caller: Caller, path: PhotoPath, idempotencyKey: IdempotencyKey | null): Promise<ItemPhotoList> {
    return this.database.command(idempotencyKey, async (tx) => {
      const photo = await lockPhoto(tx, path);
      await this.photos.remove(tx, photo);
      const { orderId, sid, step } = photo;
      await this.audit.record(tx, caller, {
        action: 'production-photo-deleted',
        ...subjectOf(orderId),
        before: { sid, step },
      });
      return this.list(tx, sid);
    });
  }

  /** The photo upright and without metadata, which may tell where it was taken. */
  private async toShownPhoto({ object, contentType }: ReceivedFile): Promise<StoredObject> {
    const bytes = await buffer(await this.objects.read(object.key));
    await validatePhoto(bytes, contentType);
    const scaled = await scalePhoto(bytes, SHOWN_WIDTH, 'jpeg');
    return this.objects.store(PRODUCTION_PHOTO_UPLOAD.folder, Readable.from([scaled.bytes]), 'image/jpeg');
  }

  private async list(tx: Tx, sid: string): Promise<ItemPhotoList> {
    return (await this.photos.findByItems(tx, [sid])).get(sid) ?? [];
  }
}

/** @throws {ApiError} `resource_not_found`, `photos_full` */
async function lockBelowLimit(tx: Tx, path: ItemPath): Promise<{ orderId: string; sid: string }> {
  const { row } = await lockItemOrder(tx, path);
  const { orderId, sid } = row;
  if ((await tx.countBy(ProductionPhoto, { sid })) >= MAX_ITEM_PHOTOS) throw new ApiError('photos_full');
  return { orderId, sid };
}

/** @throws {ApiError} `resource_not_found` */
async function lockPhoto(tx: Tx, { photoId, ...path }: PhotoPath): Promise<ProductionPhoto> {
  const { row } = await lockItemOrder(tx, path);
  const photo = isUuid(photoId)
    ? await tx.findOneBy(ProductionPhoto, { id: photoId.toLowerCase(), sid: row.sid })
    : null;
  if (!photo) throw new ApiError('resource_not_found');
  return photo;
}

const subjectOf = (orderId: string) => ({ kind: 'order', id: orderId });
