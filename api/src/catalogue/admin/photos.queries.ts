import type { AdminPhotoView } from '@shop/contract';
import { isUuid, ApiError, type Tx, idsFilter, textFilter, type Listing } from '../../common/public';

export const PHOTO_COLUMNS = { position: 'position', id: 'id', addedAt: 'added_at' } as const;

interface Row extends Omit<AdminPhotoView, 'addedAt' | 'size' | 'preview'> {
  size: string;
  addedAt: Date;
  smallest: number | null;
}

const COLUMNS = `id, sku, gallery, position, alt, width, height, size, added_at as "addedAt", ready, revision,
  (select min(v.width) from photo_variant v where photo_id = id and v.format = 'jpeg') as smallest`;
const WHERE = `where ($1::text is null or sku = $1) and ($2::text is null or gallery = $2) and ($3::text[] is null or id::text = any($3))`;

export async function listPhotos(
  tx: Tx,
  { filter, orderBy, limit, offset }: Listing,
): Promise<{ total: number; rows: AdminPhotoView[] }> {
  const values = [textFilter(filter, 'sku'), textFilter(filter, 'gallery'), idsFilter(filter)];
  const [count]: { total: string }[] = await tx.query(`select count(*) as total from photo ${WHERE}`, values);
  const rows: Row[] = await tx.query(
    `select ${COLUMNS} from photo ${WHERE} order by ${orderBy}, sku, gallery, added_at, id limit $4 offset $5`,
    [...values, limit, offset],
  );
  return { total: Number(count?.total ?? 0), rows: rows.map(toView) };
}

/** @throws ApiError `resource_not_found` */
export async function loadPhoto(tx: Tx, id: string): Promise<AdminPhotoView> {
  const rows: Row[] = isUuid(id) ? await tx.query(`select ${COLUMNS} from photo where id = $1`, [id]) : [];
  if (!rows[0]) throw new ApiError('resource_not_found');
  return toView(rows[0]);
}

function toView({ size, addedAt, smallest, ...photo }: Row): AdminPhotoView {
  const preview = photo.ready && smallest !== null ? `/photos/${photo.id}/${smallest}.jpg` : null;
  return { ...photo, size: Number(size), addedAt: addedAt.toISOString(), preview };
}
