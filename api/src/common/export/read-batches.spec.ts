import type { Listing } from '../http/list-query';
import { readBatches } from './read-batches';

const LISTING: Listing = { orderBy: 'id ASC', descending: false, offset: 25, limit: 25, filter: {} };

/** Reads a list that `change` alters before each further batch. */
async function readAll(list: string[], change: (list: string[], batch: number) => void = () => undefined) {
  const read: string[] = [];
  let batches = 0;
  const readPart = async ({ offset, limit }: Listing) => {
    if (++batches > 1) change(list, batches);
    return { total: list.length, rows: list.slice(offset, offset + limit).map((id) => ({ id })) };
  };
  for await (const rows of readBatches(LISTING, readPart, 10, 3)) read.push(...rows.map(({ id }) => id));
  return { read, batches };
}

const ids = (count: number) => Array.from({ length: count }, (_, index) => `row ${index}`);

test.each([0, 1, 9, 10, 11, 24])('a list of %d rows is read from its beginning to its end', async (count) => {
  expect((await readAll(ids(count))).read).toEqual(ids(count));
});

test('rows that are added before the others while the list is read repeat none of them', async () => {
  const { read, batches } = await readAll(ids(50), (list, batch) => list.unshift(`new ${batch}`, `newer ${batch}`));
  expect(read).toEqual(ids(50));
  expect(batches).toBeGreaterThan(7);
});

test('rows that are removed while the list is read leave out none of the others', async () => {
  const removed: (string | undefined)[] = [];
  const { read } = await readAll(ids(50), (list) => removed.push(list.shift(), ...list.splice(7, 1)));
  expect(ids(50).filter((id) => !read.includes(id) && !removed.includes(id))).toEqual([]);
  expect(new Set(read).size).toBe(read.length);
});

test('more rows than a batch has can be added at once', async () => {
  const { read } = await readAll(ids(50), (list, batch) => {
    if (batch === 3) list.unshift(...Array.from({ length: 12 }, (_, index) => `new ${index}`));
  });
  expect(read.filter((id) => id.startsWith('row'))).toEqual(ids(50));
});
