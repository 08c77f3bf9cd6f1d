import { randomUUID } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { Injectable } from '@nestjs/common';
import type { Input } from '@shop/contract';
import {
  AuditLog,
  type Caller,
  Clock,
  enqueue,
  isUuid,
  ObjectStore,
  ApiError,
  type StoredObject,
  type Tx,
} from '../../common/public';
import { PhotoRow } from '../entities/photo.entity';
import { Product } from '../entities/product.entity';
import { isGallery } from '../pictures/portfolio.service';
import { notifyCatalogueChange } from '../snapshot/catalogue.service';
import { validatePhoto, type PhotoSize } from './photo-processing';
import { objectsUnused, photoAdded } from './photo-variants.service';
import { deleteVariants, findPhotoIds, lockOwner, setPositions } from './photos.queries';

type Alt = Input<'admin/product-photo'>;
type Edit = Input<'admin/photo-edit'>;

/** A photo belongs to one product or to one gallery. */
export type PhotoOwner = { sku: string; gallery: null } | { sku: null; gallery: string };

/** An uploaded file with its size in pixels. */
export interface NewPhoto extends PhotoSize {
  object: StoredObject;
  contentType: string;
}

const MAX_PHOTOS = 24;
/** A queue of its own, so that photos are scaled one at a time: each takes much memory and processor time. */
const SCALING_QUEUE = 'photos';

/** The photos of products and galleries, as staff manage them. */
@Injectable()
export class Photos {
  private validating: Promise<unknown> = Promise.resolve();

  constructor(
    private readonly objects: ObjectStore,
    private readonly audit: AuditLog,
    private readonly clock: Clock,
  ) {}

  /** @throws ApiError `resource_not_found` for an unknown product or gallery, and `photos_full` */
  async assertCanAdd(tx: Tx, owner: PhotoOwner): Promise<void> {
    await findPositionOfNew(tx, owner);
  }

  /**
   * Validates an uploaded file. Files are validated one at a time, because decoding takes much memory.
   * @throws ApiError `photo_too_many_pixels`, `photo_unreadable`
   */
  validate(object: StoredObject, contentType: string): Promise<NewPhoto> {
    const validated = this.validating.then(async () => {
      const bytes = await buffer(await this.objects.read(object.key));
      return { object, contentType, ...(await validatePhoto(bytes, contentType)) };
    });
    this.validating = validated.catch(() => undefined);
    return validated;
  }

  /**
   * Adds a photo as the last of its owner. Its variants are created after the commit.
   * @throws ApiError as `assertCanAdd` does
   */
  async add(tx: Tx, caller: Caller, owner: PhotoOwner, alt: Alt, photo: NewPhoto): Promise<string> {
    await lockOwner(tx, owner);
    const position = await findPositionOfNew(tx, owner);
    const id = randomUUID();
    const { object, contentType, width, height } = photo;
    const texts = withoutEmptyTexts(alt);
    const { key: objectKey, size, sha256 } = object;
    const file = { objectKey, size, sha256, contentType, width, height };
    await tx.insert(PhotoRow, { id, ...owner, position, alt: texts, ...file, addedAt: this.clock.now() });
    await enqueue(tx, photoAdded, { photoId: id }, { queue: SCALING_QUEUE });
    const after = { ...ownerLogValue(owner), alt: texts, width, height, size: object.size };
    await this.audit.record(tx, caller, { action: 'photo-added', kind: 'photo', id, after });
    return id;
  }

  /** @throws ApiError `resource_not_found`, and `changed_meanwhile` if the photo was edited since `revision` */
  async edit(tx: Tx, caller: Caller, id: string, { revision, alt, position }: Edit): Promise<void> {
    const before = await lockPhoto(tx, id);
    if (before.revision !== revision) throw new ApiError('changed_meanwhile');
    const texts = alt ? withoutEmptyTexts(alt) : before.alt;
    await tx.update(PhotoRow, { id }, { alt: texts, revision: revision + 1 });
    const newPosition = position === undefined ? before.position : await move(tx, before, position);
    await this.audit.record(tx, caller, {
      action: 'photo-edited',
      kind: 'photo',
      id,
      before: { alt: before.alt, position: before.position },
      after: { alt: texts, position: newPosition },
    });
    await notifyCatalogueChange(tx);
  }

  /**
   * Removes a photo. Its stored files are deleted after the commit.
   * @throws ApiError `resource_not_found`
   */
  async remove(tx: Tx, caller: Caller, id: string): Promise<void> {
    const photo = await lockPhoto(tx, id);
    const variantKeys = await deleteVariants(tx, id);
    await tx.delete(PhotoRow, { id });
    await setPositions(tx, await findPhotoIds(tx, photo));
    await enqueue(tx, objectsUnused, { keys: [photo.objectKey, ...variantKeys] });
    await this.audit.record(tx, caller, {
      action: 'photo-removed',
      kind: 'photo',
      id,
      before: { ...ownerLogValue(photo), alt: photo.alt, position: photo.position },
    });
    await notifyCatalogueChange(tx);
  }
}

/**
 * The position of a photo that is added as the last of its owner.
 * @throws ApiError `resource_not_found` for an unknown product or gallery, and `photos_full`
 */
async function findPositionOfNew(tx: Tx, owner: PhotoOwner): Promise<number> {
  const known = owner.sku === null ? isGallery(owner.gallery) : await tx.existsBy(Product, { sku: owner.sku });
  if (!known) throw new ApiError('resource_not_found');
  const { length } = await findPhotoIds(tx, owner);
  if (length >= MAX_PHOTOS) throw new ApiError('photos_full');
  return length;
}

async function lockPhoto(tx: Tx, id: string): Promise<PhotoRow> {
  if (!isUuid(id)) throw new ApiError('resource_not_found');
  const known = await tx.findOneBy(PhotoRow, { id });
  if (!known) throw new ApiError('resource_not_found');
  await lockOwner(tx, known);
  const photo = await tx.findOne(PhotoRow, { where: { id }, lock: { mode: 'pessimistic_write' } });
  if (!photo) throw new ApiError('resource_not_found');
  return photo;
}

/** Returns the new position, at most the last one. */
async function move(tx: Tx, photo: PhotoRow, position: number): Promise<number> {
  const others = (await findPhotoIds(tx, photo)).filter((id) => id !== photo.id);
  await setPositions(tx, others.toSpliced(position, 0, photo.id));
  return Math.min(position, others.length);
}

/** English, and the other languages that have a text. */
function withoutEmptyTexts(alt: Alt): Alt {
  const filled = Object.entries(alt).filter(([, text]) => text.trim() !== '');
  return { en: alt.en, ...Object.fromEntries(filled) };
}

const ownerLogValue = ({ sku, gallery }: Pick<PhotoRow, 'sku' | 'gallery'>): object =>
  sku === null ? { gallery } : { sku };
