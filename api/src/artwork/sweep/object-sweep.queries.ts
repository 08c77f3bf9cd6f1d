import type { Tx } from '../../common/public';

/** Of these keys, those that a row names. */
export async function findNamedKeys(reader: Tx, keys: readonly string[]): Promise<Set<string>> {
  const rows: { object_key: string }[] = await reader.query(
    'select object_key from named_object where object_key = any($1)',
    [keys],
  );
  return new Set(rows.map(({ object_key }) => object_key));
}

/** A part of the store's list: keys after `after`, up to `to`, with those that the store has. */
export interface ListedPart {
  after: string;
  to: string;
  keys: readonly string[];
}

/** Saves the objects that rows have named since before `namedBefore` and that are not in a part of the list. */
export async function saveMissing(tx: Tx, part: ListedPart, namedBefore: Date, sweptAt: Date): Promise<void> {
  await tx.query(
    `insert into missing_object (object_key, found_at, swept_at)
     select distinct object_key, $4::timestamptz, $4::timestamptz from named_object
     where object_key collate "C" > $1 and object_key collate "C" <= $2 and named_at < $3 and object_key <> all($5)
     on conflict (object_key) do update set swept_at = excluded.swept_at`,
    [part.after, part.to, namedBefore, sweptAt, part.keys],
  );
}

/** Deletes what this sweep has not missed again. */
export async function deleteFound(tx: Tx, sweptAt: Date): Promise<void> {
  await tx.query('delete from missing_object where swept_at < $1', [sweptAt]);
}
