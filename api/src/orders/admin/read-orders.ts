import type { AdminOrderRowView, RoleName } from '@shop/contract';
import type { Database, Listing } from '../../common/public';
import { listOrdersAfter, type OrderBatch, type OrderCursor, parseOrderSearch } from './orders.queries';

/** The rows of one statement. */
const BATCH = 500;

/** All orders that match the filter, newest first, in batches that are read one after the other. */
export async function* readOrders(
  database: Database,
  { filter }: Pick<Listing, 'filter'>,
  role: RoleName,
): AsyncGenerator<AdminOrderRowView[]> {
  const search = parseOrderSearch(filter, role);
  const readAfter = (cursor: OrderCursor | null) =>
    database.readFromReplica((reader) => listOrdersAfter(reader, search, { cursor, limit: BATCH }));
  for (let batch: OrderBatch | null = await readAfter(null); batch; batch = batch.next && (await readAfter(batch.next)))
    yield batch.rows;
}
