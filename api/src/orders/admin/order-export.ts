import { Readable } from 'node:stream';
import {
  type AdminOrderRowView,
  canSee,
  CURRENCIES,
  type MoneyView,
  type RoleName,
  type Sensitivity,
} from '@shop/contract';
import { type Database, formatDecimal, type Listing, toCsv } from '../../common/public';
import { listOrdersAfter, type OrderBatch, type OrderCursor, parseOrderSearch } from './orders.queries';

/** The rows of one statement. The export holds no more in memory, however many orders it has. */
const BATCH = 500;

interface Column {
  name: string;
  value: (order: AdminOrderRowView) => string | number | undefined;
  /** What a role must see to get the column. */
  needs?: Sensitivity;
}

const COLUMNS: readonly Column[] = [
  { name: 'id', value: ({ id }) => id },
  { name: 'date', value: ({ date }) => date },
  { name: 'status', value: ({ status }) => status },
  { name: 'email', value: ({ email }) => email, needs: 'email' },
  { name: 'shipTo', value: ({ shipTo }) => shipTo },
  { name: 'country', value: ({ country }) => country },
  { name: 'currency', value: ({ amount }) => amount?.currency, needs: 'money' },
  { name: 'amount', value: ({ amount }) => amount && formatAmount(amount), needs: 'money' },
  { name: 'paymentMethod', value: ({ paymentMethod }) => paymentMethod },
  { name: 'shippingMethod', value: ({ shippingMethod }) => shippingMethod },
  { name: 'items', value: ({ itemCount }) => itemCount },
  { name: 'lastUpdate', value: ({ lastUpdate }) => lastUpdate },
];

const DIGITS: Readonly<Record<string, { digits: number } | undefined>> = CURRENCIES;

function formatAmount({ currency, amount }: MoneyView): string {
  return formatDecimal(amount, DIGITS[currency]?.digits ?? 2);
}

/**
 * All orders that match the filter as CSV, newest first, read and sent in batches. No text is evaluated as a formula.
 * The first batch is read before anything is sent; if the database fails later, the download breaks off.
 * @throws {ApiError} `validation_failed`
 */
export async function streamOrders(
  database: Database,
  { filter }: Pick<Listing, 'filter'>,
  role: RoleName,
): Promise<Readable> {
  const columns = COLUMNS.filter(({ needs }) => needs === undefined || canSee(role, needs));
  const search = parseOrderSearch(filter, role);
  const readAfter = (cursor: OrderCursor | null) =>
    database.readFromReplica((reader) => listOrdersAfter(reader, search, { cursor, limit: BATCH }));
  return Readable.from(generateCsv(await readAfter(null), readAfter, columns));
}

async function* generateCsv(
  first: OrderBatch,
  readAfter: (cursor: OrderCursor) => Promise<OrderBatch>,
  columns: readonly Column[],
): AsyncGenerator<string> {
  yield toCsv([columns.map(({ name }) => name)]);
  for (let batch: OrderBatch | null = first; batch; batch = batch.next && (await readAfter(batch.next))) {
    // The byte order mark belongs to the first line only.
    if (batch.rows.length > 0)
      yield toCsv(batch.rows.map((row) => columns.map(({ value }) => String(value(row) ?? '')))).slice(1);
  }
}
