import type { Tx } from '../database/database';

/** Adds a setting. Returns false, without a change, if it exists. */
export async function insertSetting(tx: Tx, name: string, value: string): Promise<boolean> {
  const inserted: unknown[] = await tx.query(
    'insert into setting (name, value) values ($1, $2) on conflict (name) do nothing returning name',
    [name, value],
  );
  return inserted.length > 0;
}
