import { randomUUID } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { Injectable } from '@nestjs/common';
import type { Input } from '@shop/contract';
import {
  Audit,
  type Caller,
  Clock,
  enqueue,
  isUuid,
  ObjectStore,
  Refusal,
  type StoredObject,
  type Tx,
} from '../../kernel/public';
import { isGallery } from '../gallery.service';
import { measure, type Measured } from './photo-bytes';
import { objectsUnused, photoAdded } from './photo-variants.service';

type Alt = Input<'admin/product-photo'>;
type Edit = Input<'admin/photo-edit'>;

/** What a photograph is of. */
export type PhotoOwner = { sku: string; gallery: null } | { sku: null; gallery: string };

/** A file that was received, and what it turned out to be. */
export interface NewPhoto extends Measured {
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

const MOST_PHOTOS = 24;
/** Photographs are scaled one after another, on whichever replica: each takes memory and a processor. */
const QUEUE = 'photos';

/** The photographs that staff give products and galleries: their words, their order, their end. */
@Injectable()
export class Photos {
  private reading: Promise<unknown> = Promise.resolve();

  constructor(
    private readonly objects: ObjectStore,
    private readonly audit: Audit,
    private readonly clock: Clock,
  ) {}

  /** Refuses `resource_not_found` for an unknown product or gallery, and `photos_full`. */
  async mayGrow(tx: Tx, { sku, gallery }: PhotoOwner): Promise<void> {
    const known =
      sku === null ? isGallery(gallery) : (await tx.query('select from product where sku = $1', [sku])).length > 0;
    if (!known) throw new Refusal('resource_not_found');
    if ((await siblings(tx, { sku, gallery })).length >= MOST_PHOTOS) throw new Refusal('photos_full');
  }

  /** One after another. Refuses `photo_too_many_pixels` and `photo_unreadable`. */
  examine(object: StoredObject, contentType: string): Promise<NewPhoto> {
    const examined = this.reading.then(async () => {
      const bytes = await buffer(await this.objects.read(object.key));
      return { object, contentType, ...(await measure(bytes, contentType)) };
    });
    this.reading = examined.catch(() => undefined);
    return examined;
  }

  /** As the owner's last; its variants are made once this is committed. Refuses as `mayGrow` does. */
  async add(tx: Tx, caller: Caller, owner: PhotoOwner, alt: Alt, photo: NewPhoto): Promise<string> {
    await lockOwner(tx, owner);
    await this.mayGrow(tx, owner);
    const id = randomUUID();
    const { object, contentType, width, height } = photo;
    const said = spoken(alt);
    await tx.query(
      `insert into photo (id, sku, gallery, position, alt, width, height, object_key, size, sha256, content_type, added_at)
       values ($1, $2, $3, (select count(*) from photo where sku = $2 or gallery = $3), $4, $5, $6, $7, $8, $9, $10, $11)`,
      [
        id,
        owner.sku,
        owner.gallery,
        said,
        width,
        height,
        object.key,
        object.size,
        object.sha256,
        contentType,
        this.clock.now(),
      ],
    );
    await enqueue(tx, photoAdded, { photoId: id }, { queue: QUEUE });
    const after = { ...named(owner), alt: said, width, height, size: object.size };
    await this.audit.record(tx, caller, { action: 'photo-added', kind: 'photo', id, after });
    return id;
  }

  /** Refuses `resource_not_found`, and `changed_meanwhile` where another edit came first. */
  async edit(tx: Tx, caller: Caller, id: string, { revision, alt, position }: Edit): Promise<void> {
    const before = await locked(tx, id);
    if (before.revision !== revision) throw new Refusal('changed_meanwhile');
    const said = alt ? spoken(alt) : before.alt;
    await tx.query('update photo set alt = $2, revision = revision + 1 where id = $1', [id, said]);
    const place = position === undefined ? before.position : await move(tx, before, position);
    await this.audit.record(tx, caller, {
      action: 'photo-edited',
      kind: 'photo',
      id,
      before: { alt: before.alt, position: before.position },
      after: { alt: said, position: place },
    });
    await tx.query(`select pg_notify('catalogue', '')`);
  }

  /** Its objects go once this is committed. Refuses `resource_not_found`. */
  async remove(tx: Tx, caller: Caller, id: string): Promise<void> {
    const photo = await locked(tx, id);
    const [variants]: [{ object_key: string }[], number] = await tx.query(
      'delete from photo_variant where photo_id = $1 returning object_key',
      [id],
    );
    await tx.query('delete from photo where id = $1', [id]);
    await arrange(
      tx,
      (await siblings(tx, photo)).map(({ id: one }) => one),
    );
    await enqueue(tx, objectsUnused, { keys: [photo, ...variants].map(({ object_key }) => object_key) });
    await this.audit.record(tx, caller, {
      action: 'photo-removed',
      kind: 'photo',
      id,
      before: { ...named(photo), alt: photo.alt, position: photo.position },
    });
    await tx.query(`select pg_notify('catalogue', '')`);
  }
}

/** Whoever adds, moves or removes one waits for whoever does so at the same product or gallery. */
async function lockOwner(tx: Tx, { sku, gallery }: Pick<PhotoRow, 'sku' | 'gallery'>): Promise<void> {
  await tx.query('select pg_advisory_xact_lock(hashtextextended($1, 17))', [JSON.stringify({ sku, gallery })]);
}

async function locked(tx: Tx, id: string): Promise<PhotoRow> {
  if (!isUuid(id)) throw new Refusal('resource_not_found');
  const [known]: PhotoRow[] = await tx.query('select sku, gallery from photo where id = $1', [id]);
  if (!known) throw new Refusal('resource_not_found');
  await lockOwner(tx, known);
  const [photo]: PhotoRow[] = await tx.query(
    'select id, sku, gallery, position, alt, object_key, revision from photo where id = $1 for update',
    [id],
  );
  if (!photo) throw new Refusal('resource_not_found');
  return photo;
}

function siblings(tx: Tx, { sku, gallery }: Pick<PhotoRow, 'sku' | 'gallery'>): Promise<{ id: string }[]> {
  return tx.query('select id from photo where sku = $1 or gallery = $2 order by position, added_at, id', [
    sku,
    gallery,
  ]);
}

/** Its place from then on: the last where there are fewer. */
async function move(tx: Tx, photo: PhotoRow, position: number): Promise<number> {
  const others = (await siblings(tx, photo)).map(({ id }) => id).filter((id) => id !== photo.id);
  await arrange(tx, others.toSpliced(position, 0, photo.id));
  return Math.min(position, others.length);
}

async function arrange(tx: Tx, ids: readonly string[]): Promise<void> {
  await tx.query(
    `update photo set position = place - 1
     from unnest($1::uuid[]) with ordinality as arranged (photo_id, place) where id = photo_id`,
    [ids],
  );
}

/** Only the languages that something was said in. */
function spoken(alt: Alt): Alt {
  const said = Object.entries(alt).filter(([, text]) => text.trim() !== '');
  return { en: alt.en, ...Object.fromEntries(said) };
}

const named = ({ sku, gallery }: Pick<PhotoRow, 'sku' | 'gallery'>): object => (sku === null ? { gallery } : { sku });
