/** The rows of one statement. */
const BATCH = 1000;

/**
 * All rows of a list in batches, each of which begins after the key of the last row: for lists that cannot be paged to
 * their end.
 * @param read reads rows in the order of their keys, the first ones if there is no key
 */
export async function* readByKey<T extends object, K>(
  read: (after: K | null, limit: number) => Promise<T[]>,
  keyOf: (row: T) => K,
): AsyncGenerator<T[]> {
  for (let after: K | null = null; ;) {
    const rows: T[] = await read(after, BATCH);
    yield rows;
    const last = rows.at(-1);
    if (!last || rows.length < BATCH) return;
    after = keyOf(last);
  }
}
