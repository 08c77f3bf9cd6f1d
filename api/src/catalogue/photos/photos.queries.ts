import type { StoredObject, Tx } from '../../common/public';
import type { PhotoRow } from '../entities/photo.entity';
import type { PhotoFormat } from './photo-rows';

type Owner = Pick<PhotoRow, 'sku' | 'gallery'>;

/** Lets one transaction at a time change the photos of a product or gallery. */
export async function lockOwner(tx: Tx, { sku, gallery }: Owner): Promise<void> {
  await tx.query('select pg_advisory_xact_lock(hashtextextended($1, 17))', [JSON.stringify({ sku, gallery })]);
}

/** The ids of the photos of a product or gallery, in the order they are shown. */
export async function findPhotoIds(tx: Tx, { sku, gallery }: Owner): Promise<string[]> {
  const rows: { id: string }[] = await tx.query(
    'select id from photo where sku = $1 or gallery = $2 order by position, added_at, id',
    [sku, gallery],
  );
  return rows.map(({ id }) => id);
}

/** Numbers the photos in this order. */
export async function setPositions(tx: Tx, ids: readonly string[]): Promise<void> {
  await tx.query(
    `update photo set position = place - 1
     from unnest($1::uuid[]) with ordinality as arranged (photo_id, place) where id = photo_id`,
    [ids],
  );
}

/** How many photos each gallery has; galleries without photos are left out. */
export async function countGalleryPhotos(tx: Tx): Promise<Map<string, number>> {
  const rows: { gallery: string; photos: number }[] = await tx.query(
    'select gallery, count(*)::int as photos from photo where gallery is not null group by gallery',
  );
  return new Map(rows.map(({ gallery, photos }) => [gallery, photos]));
}

/** Adds a variant, unless it exists. Returns false, without a change, also if the photo was removed in the meantime. */
export async function insertVariant(
  tx: Tx,
  photoId: string,
  { width, height, format }: { width: number; height: number; format: PhotoFormat },
  { key, size, sha256 }: StoredObject,
): Promise<boolean> {
  const inserted: unknown[] = await tx.query(
    `insert into photo_variant (photo_id, width, height, format, object_key, size, sha256)
     select id, $2, $3, $4, $5, $6, $7 from photo where id = $1 for key share
     on conflict do nothing returning photo_id`,
    [photoId, width, height, format, key, size, sha256],
  );
  return inserted.length > 0;
}

/** Deletes the variants of a photo and returns the keys of their objects. */
export async function deleteVariants(tx: Tx, photoId: string): Promise<string[]> {
  const [variants]: [{ object_key: string }[], number] = await tx.query(
    'delete from photo_variant where photo_id = $1 returning object_key',
    [photoId],
  );
  return variants.map(({ object_key }) => object_key);
}

/** SQL for a JSON list of photos in the order they are shown. `condition` selects them from `photo h`. */
export const photosJson = (condition: string): string => `
  coalesce((
    select jsonb_agg(jsonb_build_object('id', h.id, 'alt', h.alt, 'variants', (
      select jsonb_agg(jsonb_build_object('width', v.width, 'height', v.height, 'format', v.format,
        'key', v.object_key, 'size', v.size, 'sha256', encode(v.sha256, 'hex')) order by v.width)
      from photo_variant v where v.photo_id = h.id)) order by h.position, h.added_at, h.id)
    from photo h where h.ready and ${condition}), '[]')`;
