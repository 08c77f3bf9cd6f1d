import type { Tx } from '../../common/public';
import type { Upload } from './upload.entity';

export interface NewSegment {
  startsAt: number;
  size: number;
  objectKey: string;
  /** The first bytes of the file, as far as they are needed. */
  head: Buffer;
  expiresAt: Date;
}

/**
 * Adds a segment if the upload still ends where the segment begins. Of two requests that wrote from the same place, one
 * is added.
 * @returns whether it was added
 */
export async function addSegment(tx: Tx, id: string, segment: NewSegment): Promise<boolean> {
  const { startsAt, size, objectKey, head, expiresAt } = segment;
  const added: unknown[] = await tx.query(
    `with moved as (
       update upload set received = received + $3, head = $5, expires_at = $6
       where id = $1 and received = $2 and finished_at is null returning id)
     insert into upload_segment (upload_id, starts_at, size, object_key) select id, $2, $3, $4 from moved returning 1`,
    [id, startsAt, size, objectKey, head, expiresAt],
  );
  return added.length > 0;
}

/** How many uploads of an account are neither finished nor expired, and when the first of them expires. */
export async function countOpenUploads(
  tx: Tx,
  accountId: string,
  now: Date,
): Promise<{ count: number; nextExpiry: Date | null }> {
  const [row]: { count: number; nextExpiry: Date | null }[] = await tx.query(
    `select count(*)::int as count, min(expires_at) as "nextExpiry" from upload
     where account_id = $1 and finished_at is null and expires_at > $2`,
    [accountId, now],
  );
  return row ?? { count: 0, nextExpiry: null };
}

/** Marks a complete upload as finished; false if it was finished or removed before. */
export async function finishUpload(tx: Tx, id: string, at: Date): Promise<boolean> {
  const [, finished]: [unknown, number] = await tx.query(
    'update upload set finished_at = $2 where id = $1 and finished_at is null and received = size',
    [id, at],
  );
  return finished > 0;
}

/** Deletes the segments of uploads and returns the keys of their objects. */
export async function deleteSegments(tx: Tx, ids: readonly string[]): Promise<string[]> {
  const [segments]: [{ object_key: string }[], number] = await tx.query(
    'delete from upload_segment where upload_id = any($1) returning object_key',
    [ids],
  );
  return segments.map(({ object_key }) => object_key);
}

export async function deleteUploads(tx: Tx, ids: readonly string[]): Promise<void> {
  await tx.query('delete from upload where id = any($1)', [ids]);
}

/** Locks uploads and returns the ids of those that are still there. */
export async function lockUploads(tx: Tx, ids: readonly string[]): Promise<Upload['id'][]> {
  const rows: { id: string }[] = await tx.query('select id from upload where id = any($1) order by id for update', [
    ids,
  ]);
  return rows.map(({ id }) => id);
}

/** Locks the expired uploads that no request is adding to. */
export async function lockExpiredUploads(tx: Tx, now: Date, limit: number): Promise<Upload['id'][]> {
  const rows: { id: string }[] = await tx.query(
    'select id from upload where expires_at <= $1 order by expires_at limit $2 for update skip locked',
    [now, limit],
  );
  return rows.map(({ id }) => id);
}

/** Locks the uploads of orders and returns their ids. */
export async function lockUploadsOfOrders(tx: Tx, orderIds: readonly string[]): Promise<Upload['id'][]> {
  const rows: { id: string }[] = await tx.query(
    'select id from upload where order_id = any($1) order by id for update',
    [orderIds],
  );
  return rows.map(({ id }) => id);
}
