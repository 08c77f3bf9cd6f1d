import type { Tx } from '../common/public';

/** The key that signs the links to files. Empty if the database is not migrated. */
export async function loadFileLinkKey(tx: Tx): Promise<string> {
  const [row]: { value: string }[] = await tx.query(`select value from setting where name = 'file_link_key'`);
  return row?.value ?? '';
}
