import type { Tx } from '../../common/public';
import type { TileSet } from './tile-set.entity';

/** What is known about the tiles of a file. */
export type TilesOf = Pick<TileSet, 'state' | 'width' | 'height' | 'isReduced' | 'objectId'>;

/**
 * Requests the tiles of an examined file. Later requests are recorded at most once an hour.
 * @returns null without a file; `isNew` for the first request
 */
export async function requestTileSet(
  tx: Tx,
  fileId: string,
  at: Date,
): Promise<(TilesOf & { sha256: Buffer; isNew: boolean }) | null> {
  const [row]: (TilesOf & { sha256: Buffer; isNew: boolean })[] = await tx.query(
    `with file as (select e.sha256 from stored_object o join file_examination e on e.sha256 = o.sha256
         where o.id = $1 and e.state = 'done'),
       recent as (select t.* from tile_set t join file using (sha256) where t.requested_at >= $2::timestamptz - interval '1 hour'),
       added as (insert into tile_set (sha256, requested_at) select sha256, $2 from file where not exists (select from recent)
         -- Also of a request at the same moment, which this one waits for.
         on conflict (sha256) do update set requested_at = excluded.requested_at
         returning *, xmax = 0 as is_new)
     select sha256, state, width, height, is_reduced as "isReduced", object_id as "objectId", is_new as "isNew" from added
     union all select sha256, state, width, height, is_reduced, object_id, false from recent`,
    [fileId, at],
  );
  return row ?? null;
}

/** A file to cut. */
export interface PendingTiles {
  sha256: Buffer;
  format: string;
  attempts: number;
  objectKey: string;
}

/** Null if it is cut already, or if no file has these bytes any more. */
export async function findPendingTiles(reader: Tx, sha256: Buffer): Promise<PendingTiles | null> {
  const [row]: PendingTiles[] = await reader.query(
    `select t.sha256, e.format, t.attempts, o.object_key as "objectKey"
     from tile_set t join file_examination e on e.sha256 = t.sha256 join stored_object o on o.sha256 = t.sha256
     where t.sha256 = $1 and t.state = 'waiting' order by o.stored_at desc limit 1`,
    [sha256],
  );
  return row ?? null;
}

export async function countTilesAttempt(tx: Tx, sha256: Buffer): Promise<void> {
  await tx.query('update tile_set set attempts = attempts + 1 where sha256 = $1', [sha256]);
}

export async function saveNoTiles(tx: Tx, sha256: Buffer): Promise<void> {
  await tx.query(`update tile_set set state = 'none' where sha256 = $1 and state = 'waiting'`, [sha256]);
}

type CutTileSet = Pick<TileSet, 'sha256' | 'isReduced'> & {
  width: number;
  height: number;
  objectId: string;
  offsets: Buffer;
};

/** @returns false if the file was deleted, or cut by another process */
export async function saveTileSet(
  tx: Tx,
  { sha256, width, height, isReduced, objectId, offsets }: CutTileSet,
): Promise<boolean> {
  const [, saved]: [unknown, number] = await tx.query(
    `update tile_set set state = 'ready', width = $2, height = $3, is_reduced = $4, object_id = $5, offsets = $6
     where sha256 = $1 and state = 'waiting'`,
    [sha256, width, height, isReduced, objectId, offsets],
  );
  return saved > 0;
}

/** Tiles that are ready: their object, and where each of them is in it. */
export interface StoredTiles {
  objectKey: string;
  width: number;
  height: number;
  offsets: Buffer;
}

/** Null if the tiles were deleted. */
export async function findStoredTiles(reader: Tx, objectId: string): Promise<StoredTiles | null> {
  const [row]: StoredTiles[] = await reader.query(
    `select o.object_key as "objectKey", t.width, t.height, t.offsets
     from tile_set t join stored_object o on o.id = t.object_id where t.object_id = $1`,
    [objectId],
  );
  return row ?? null;
}

/**
 * Deletes the tiles that nobody has requested since a time, and those of files that no item has any more as its current
 * artwork and nobody checks before ordering. Returns the keys of their objects.
 */
export async function deleteUnusedTiles(tx: Tx, before: Date): Promise<string[]> {
  const [sets]: [{ object_id: string | null }[], number] = await tx.query(
    `delete from tile_set t where requested_at < $1 or not exists (
       select from stored_object o where o.sha256 = t.sha256
         and (exists (select from artwork a where a.object_id = o.id and a.current)
           or exists (select from file_check c where c.object_id = o.id)))
     returning object_id`,
    [before],
  );
  const [objects]: [{ object_key: string }[], number] = await tx.query(
    'delete from stored_object where id = any($1) returning object_key',
    [sets.flatMap(({ object_id }) => object_id ?? [])],
  );
  return objects.map(({ object_key }) => object_key);
}
