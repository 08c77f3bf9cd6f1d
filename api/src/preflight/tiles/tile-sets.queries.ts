import type { Tx } from '../../common/public';
import type { TileSet } from './tile-set.entity';

/** Which tiles of a file. */
export type TileSetKey = Pick<TileSet, 'sha256' | 'printId'>;

/** What is requested: a file in its own colours, or as it is printed. */
export interface TilesRequest {
  /** The stored file, or its picture as printed. */
  objectId: string;
  isPrint: boolean;
}

const IS_SET = 'sha256 = $1 and print_id is not distinct from $2::uuid';

/** What is known about the tiles of a file. */
export type TilesOf = Pick<TileSet, 'state' | 'width' | 'height' | 'isReduced' | 'objectId'>;

/**
 * Requests tiles of an examined file. Later requests are recorded at most once an hour.
 * @returns null without a file; `isNew` for the first request
 */
export async function requestTileSet(
  tx: Tx,
  { objectId, isPrint }: TilesRequest,
  at: Date,
): Promise<(TilesOf & TileSetKey & { isNew: boolean }) | null> {
  const [row]: (TilesOf & TileSetKey & { isNew: boolean })[] = await tx.query(
    `with file as (select e.sha256, null::uuid as print_id from stored_object o join file_examination e on e.sha256 = o.sha256
         where o.id = $1 and not $3::boolean and e.state = 'done'
         union all
         select e.sha256, $1 from file_examination e where e.print_id = $1 and $3 and e.state = 'done'
         union all
         select s.sha256, $1 from soft_proof s join file_examination e on e.sha256 = s.sha256
         where s.print_id = $1 and $3 and e.state = 'done'),
       recent as (select t.* from tile_set t join file on file.sha256 = t.sha256 and t.print_id is not distinct from file.print_id
         where t.requested_at >= $2::timestamptz - interval '1 hour'),
       added as (insert into tile_set (sha256, print_id, requested_at)
         select sha256, print_id, $2 from file where not exists (select from recent)
         -- Also of a request at the same moment, which this one waits for.
         on conflict (sha256, print_id) do update set requested_at = excluded.requested_at
         returning *, xmax = 0 as is_new)
     select sha256, print_id as "printId", state, width, height, is_reduced as "isReduced", object_id as "objectId",
       is_new as "isNew" from added
     union all select sha256, print_id, state, width, height, is_reduced, object_id, false from recent`,
    [objectId, at, isPrint],
  );
  return row ?? null;
}

/** A file to cut. */
export interface PendingTiles extends TileSetKey {
  format: string;
  attempts: number;
  objectKey: string;
  /** Of the profile by which it is shown as printed; null for the standard one. */
  profileKey: string | null;
}

/** Null if it is cut already, or if no file has these bytes, or is printed like that, any more. */
export async function findPendingTiles(reader: Tx, { sha256, printId }: TileSetKey): Promise<PendingTiles | null> {
  const [row]: PendingTiles[] = await reader.query(
    `select t.sha256, t.print_id as "printId", e.format, t.attempts, o.object_key as "objectKey",
       profile.object_key as "profileKey"
     from tile_set t join file_examination e on e.sha256 = t.sha256 join stored_object o on o.sha256 = t.sha256
       left join soft_proof s on s.print_id = t.print_id left join colour_profile p on p.id = s.profile_id
       left join stored_object profile on profile.id = p.object_id
     where t.sha256 = $1 and t.print_id is not distinct from $2::uuid and t.state = 'waiting'
       and (t.print_id is null or t.print_id = e.print_id or p.id is not null)
     order by o.stored_at desc limit 1`,
    [sha256, printId],
  );
  return row ?? null;
}

export async function countTilesAttempt(tx: Tx, { sha256, printId }: TileSetKey): Promise<void> {
  await tx.query(`update tile_set set attempts = attempts + 1 where ${IS_SET}`, [sha256, printId]);
}

export async function saveNoTiles(tx: Tx, { sha256, printId }: TileSetKey): Promise<void> {
  await tx.query(`update tile_set set state = 'none' where ${IS_SET} and state = 'waiting'`, [sha256, printId]);
}

type CutTileSet = TileSetKey &
  Pick<TileSet, 'isReduced'> & {
    width: number;
    height: number;
    objectId: string;
    offsets: Buffer;
  };

/** @returns false if the file was deleted, or cut by another process */
export async function saveTileSet(
  tx: Tx,
  { sha256, printId, width, height, isReduced, objectId, offsets }: CutTileSet,
): Promise<boolean> {
  const [, saved]: [unknown, number] = await tx.query(
    `update tile_set set state = 'ready', width = $3, height = $4, is_reduced = $5, object_id = $6, offsets = $7
     where ${IS_SET} and state = 'waiting'`,
    [sha256, printId, width, height, isReduced, objectId, offsets],
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
 * Deletes the tiles that nobody has requested since a time, those of files that no item has any more as its current
 * artwork and nobody checks before ordering, and those as printed by a profile that was replaced. Returns the keys of their objects.
 */
export async function deleteUnusedTiles(tx: Tx, before: Date): Promise<string[]> {
  const [sets]: [{ object_id: string | null }[], number] = await tx.query(
    `delete from tile_set t where requested_at < $1 or not exists (
       select from stored_object o where o.sha256 = t.sha256
         and (exists (select from artwork a where a.object_id = o.id and a.current)
           or exists (select from file_check c where c.object_id = o.id)))
       or print_id is not null and not exists (select from file_examination e where e.print_id = t.print_id)
         and not exists (select from soft_proof s where s.print_id = t.print_id)
     returning object_id`,
    [before],
  );
  const [objects]: [{ object_key: string }[], number] = await tx.query(
    'delete from stored_object where id = any($1) returning object_key',
    [sets.flatMap(({ object_id }) => object_id ?? [])],
  );
  return objects.map(({ object_key }) => object_key);
}
