import type { AdminOrderRowView } from '@shop/contract';
import type { Database, Listing } from '../../common/public';
import {
  listOrderIds,
  listOrdersAfter,
  loadRows,
  ORDER_COLUMNS,
  ORDER_ID_LENGTH,
  type OrderBatch,
  type OrderCursor,
  type OrderReader,
  type OrderSearch,
  parseOrderSearch,
} from './orders.queries';

/** The rows of one statement. */
const BATCH = 500;
const ORDER_IDS = new RegExp(`.{${ORDER_ID_LENGTH}}`, 'g');
const NEWEST_FIRST = `${ORDER_COLUMNS.date} DESC`;

/** All orders that match the filter, in the order of the list, in batches that are read one after the other. */
export function readOrders(
  database: Database,
  { filter, orderBy }: Pick<Listing, 'filter' | 'orderBy'>,
  reader: OrderReader,
): AsyncGenerator<AdminOrderRowView[]> {
  const search = parseOrderSearch(filter, reader);
  return orderBy === NEWEST_FIRST ? readNewestFirst(database, search) : readInOrder(database, search, orderBy);
}

/** Along an index: orders are placed once, so that none moves while the others are read. */
async function* readNewestFirst(database: Database, search: OrderSearch): AsyncGenerator<AdminOrderRowView[]> {
  const readAfter = (cursor: OrderCursor | null) =>
    database.readFromReplica((tx) => listOrdersAfter(tx, search, { cursor, limit: BATCH }));
  for (let batch: OrderBatch | null = await readAfter(null); batch; batch = batch.next && (await readAfter(batch.next)))
    yield batch.rows;
}

/** The order is that of the beginning: an order that changes while the others are read is neither lost nor doubled. */
async function* readInOrder(
  database: Database,
  search: OrderSearch,
  orderBy: string,
): AsyncGenerator<AdminOrderRowView[]> {
  const ids = await database.readFromReplica((tx) => listOrderIds(tx, search, orderBy));
  for (let from = 0; from === 0 || from < ids.length; from += BATCH * ORDER_ID_LENGTH) {
    const part = ids.slice(from, from + BATCH * ORDER_ID_LENGTH).match(ORDER_IDS) ?? [];
    yield await database.readFromReplica((tx) => loadRows(tx, part));
  }
}
