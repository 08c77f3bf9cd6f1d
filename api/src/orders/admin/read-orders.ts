import type { AdminOrderRowView } from '@shop/contract';
import type { Database, Listing } from '../../common/public';
import {
  listOrdersAfter,
  type OrderBatch,
  type OrderCursor,
  type OrderReader,
  parseOrderSearch,
} from './orders.queries';

/** The rows of one statement. */
const BATCH = 500;

/** All orders that match the filter, newest first, in batches that are read one after the other. */
export async function* readOrders(
  database: Database,
  { filter }: Pick<Listing, 'filter'>,
  reader: OrderReader,
): AsyncGenerator<AdminOrderRowView[]> {
  const search = parseOrderSearch(filter, reader);
  const readAfter = (cursor: OrderCursor | null) =>
    database.readFromReplica((tx) => listOrdersAfter(tx, search, { cursor, limit: BATCH }));
  for (let batch: OrderBatch | null = await readAfter(null); batch; batch = batch.next && (await readAfter(batch.next)))
    yield batch.rows;
}
