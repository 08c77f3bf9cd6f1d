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
import { isGallery } from '../pictures/portfolio.service';
import { notifyCatalogueChange } from '../snapshot/catalogue.service';
import { validatePhoto, type PhotoSize } from './photo-processing';
import { objectsUnused, photoAdded } from './photo-variants.service';

type Alt = Input<'admin/product-photo'>;
type Edit = Input<'admin/photo-edit'>;

/** A photo belongs to one product or to one gallery. */
export type PhotoOwner = { sku: string; gallery: null } | { sku: null; gallery: string };

/** An uploaded file with its size in pixels. */
export interface NewPhoto extends PhotoSize {
  object: StoredObject;
  contentType: string;
}

interface PhotoRow {
  id: string;
  sku: string | null;
  gallery: string | null;
  position: number;
  alt: Alt;
  object_key: string;
  revision: number;
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
  async assertCanAdd(tx: Tx, { sku, gallery }: PhotoOwner): Promise<void> {
    const known =
      sku === null ? isGallery(gallery) : (await tx.query('select from product where sku = $1', [sku])).length > 0;
    if (!known) throw new ApiError('resource_not_found');
    if ((await photosOfOwner(tx, { sku, gallery })).length >= MAX_PHOTOS) throw new ApiError('photos_full');
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
    await this.assertCanAdd(tx, owner);
    const id = randomUUID();
    const { object, contentType, width, height } = photo;
    const texts = withoutEmptyTexts(alt);
    await tx.query(
      `insert into photo (id, sku, gallery, position, alt, width, height, object_key, size, sha256, content_type, added_at)
       values ($1, $2, $3, (select count(*) from photo where sku = $2 or gallery = $3), $4, $5, $6, $7, $8, $9, $10, $11)`,
      [
        id,
        owner.sku,
        owner.gallery,
        texts,
        width,
        height,
        object.key,
        object.size,
        object.sha256,
        contentType,
        this.clock.now(),
      ],
    );
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
    await tx.query('update photo set alt = $2, revision = revision + 1 where id = $1', [id, texts]);
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
    const [variants]: [{ object_key: string }[], number] = await tx.query(
      'delete from photo_variant where photo_id = $1 returning object_key',
      [id],
    );
    await tx.query('delete from photo where id = $1', [id]);
    await setPositions(
      tx,
      (await photosOfOwner(tx, photo)).map(({ id: one }) => one),
    );
    await enqueue(tx, objectsUnused, { keys: [photo, ...variants].map(({ object_key }) => object_key) });
    await this.audit.record(tx, caller, {
      action: 'photo-removed',
      kind: 'photo',
      id,
      before: { ...ownerLogValue(photo), alt: photo.alt, position: photo.position },
    });
    await notifyCatalogueChange(tx);
  }
}

/** Serialises changes to the photos of one product or gallery. */
async function lockOwner(tx: Tx, { sku, gallery }: Pick<PhotoRow, 'sku' | 'gallery'>): Promise<void> {
  await tx.query('select pg_advisory_xact_lock(hashtextextended($1, 17))', [JSON.stringify({ sku, gallery })]);
}

async function lockPhoto(tx: Tx, id: string): Promise<PhotoRow> {
  if (!isUuid(id)) throw new ApiError('resource_not_found');
  const [known]: PhotoRow[] = await tx.query('select sku, gallery from photo where id = $1', [id]);
  if (!known) throw new ApiError('resource_not_found');
  await lockOwner(tx, known);
  const [photo]: PhotoRow[] = await tx.query(
    'select id, sku, gallery, position, alt, object_key, revision from photo where id = $1 for update',
    [id],
  );
  if (!photo) throw new ApiError('resource_not_found');
  return photo;
}

function photosOfOwner(tx: Tx, { sku, gallery }: Pick<PhotoRow, 'sku' | 'gallery'>): Promise<{ id: string }[]> {
  return tx.query('select id from photo where sku = $1 or gallery = $2 order by position, added_at, id', [
    sku,
    gallery,
  ]);
}

/** Returns the new position, at most the last one. */
async function move(tx: Tx, photo: PhotoRow, position: number): Promise<number> {
  const others = (await photosOfOwner(tx, photo)).map(({ id }) => id).filter((id) => id !== photo.id);
  await setPositions(tx, others.toSpliced(position, 0, photo.id));
  return Math.min(position, others.length);
}

async function setPositions(tx: Tx, ids: readonly string[]): Promise<void> {
  await tx.query(
    `update photo set position = place - 1
     from unnest($1::uuid[]) with ordinality as arranged (photo_id, place) where id = photo_id`,
    [ids],
  );
}

/** English, and the other languages that have a text. */
function withoutEmptyTexts(alt: Alt): Alt {
  const filled = Object.entries(alt).filter(([, text]) => text.trim() !== '');
  return { en: alt.en, ...Object.fromEntries(filled) };
}

const ownerLogValue = ({ sku, gallery }: Pick<PhotoRow, 'sku' | 'gallery'>): object =>
  sku === null ? { gallery } : { sku };
