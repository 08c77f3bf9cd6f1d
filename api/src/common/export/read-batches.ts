import type { Listing } from '../http/list-query';

/** The rows of one statement. The export holds no more in memory, however long the list is. */
const BATCH = 1000;
/** The rows that are read again with the next batch. */
const OVERLAP = 100;
/** Rows of this many batches are known when they are read again. */
const KNOWN_BATCHES = 5;

/** Reads a part of a list. */
export type ReadPart<T> = (part: Listing) => Promise<{ total: number; rows: T[] }>;

/**
 * All rows of a list in batches. Rows that are added or removed while it is read move the others: each batch therefore
 * begins with the last rows of the one before, and what was read already is left out. A row that is in the list all the
 * time is read once, unless more rows than overlap are removed before it between two batches.
 */
export async function* readBatches<T extends object>(
  listing: Listing,
  read: ReadPart<T>,
  batch = BATCH,
  overlap = OVERLAP,
): AsyncGenerator<T[]> {
  let known: ReadonlySet<unknown> = new Set();
  for (let offset = 0; ; offset += batch - overlap) {
    const { rows } = await read({ ...listing, offset, limit: batch });
    const fresh = rows.filter((row) => !known.has(idOf(row)));
    yield fresh;
    if (rows.length < batch) return;
    known = new Set([...known, ...fresh.map(idOf)].slice(-KNOWN_BATCHES * batch));
  }
}

const idOf = (row: object): unknown => (row as { id?: unknown }).id;
