import { Readable } from 'node:stream';
import {
  type AdminOrderRowView,
  canSee,
  CURRENCIES,
  type Input,
  type MoneyView,
  type RoleName,
  type Sensitivity,
} from '@shop/contract';
import { type Database, formatDecimal, type Listing, toCsv } from '../../common/public';
import { type StreamedCell, streamWorkbook } from '../../spreadsheets/public';
import { listOrdersAfter, type OrderBatch, type OrderCursor, parseOrderSearch } from './orders.queries';

/** The rows of one statement. The export holds no more in memory, however many orders it has. */
const BATCH = 500;

interface Column {
  name: string;
  value: (order: AdminOrderRowView) => string | number | undefined;
  /** What a role must see to get the column. */
  needs?: Sensitivity;
  /** Written as a number in workbooks; CSV keeps its decimal places. */
  isNumber?: true;
}

const COLUMNS: readonly Column[] = [
  { name: 'id', value: ({ id }) => id },
  { name: 'date', value: ({ date }) => date },
  { name: 'status', value: ({ status }) => status },
  { name: 'email', value: ({ email }) => email, needs: 'email' },
  { name: 'shipTo', value: ({ shipTo }) => shipTo },
  { name: 'country', value: ({ country }) => country },
  { name: 'currency', value: ({ amount }) => amount?.currency, needs: 'money' },
  { name: 'amount', value: ({ amount }) => amount && formatAmount(amount), needs: 'money', isNumber: true },
  { name: 'paymentMethod', value: ({ paymentMethod }) => paymentMethod },
  { name: 'shippingMethod', value: ({ shippingMethod }) => shippingMethod },
  { name: 'items', value: ({ itemCount }) => itemCount },
  { name: 'lastUpdate', value: ({ lastUpdate }) => lastUpdate },
];

const DIGITS: Readonly<Record<string, { digits: number } | undefined>> = CURRENCIES;

function formatAmount({ currency, amount }: MoneyView): string {
  return formatDecimal(amount, DIGITS[currency]?.digits ?? 2);
}

type Format = NonNullable<Input<'admin/orders-export'>['format']>;

const MEDIA_TYPES: Readonly<Record<Format, string>> = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
};

/** A file that is read while it is sent. */
interface StreamedFile {
  name: string;
  type: string;
  content: Readable;
}

/**
 * All orders that match the filter as CSV or a workbook, newest first, read and sent in batches. No text is evaluated as
 * a formula. The first batch is read before anything is sent; if the database fails later, the download breaks off.
 * @throws {ApiError} `validation_failed`
 */
export async function streamOrders(
  database: Database,
  { filter, format }: Pick<Listing, 'filter'> & { format: Format },
  role: RoleName,
): Promise<StreamedFile> {
  const columns = COLUMNS.filter(({ needs }) => needs === undefined || canSee(role, needs));
  const search = parseOrderSearch(filter, role);
  const readAfter = (cursor: OrderCursor | null) =>
    database.readFromReplica((reader) => listOrdersAfter(reader, search, { cursor, limit: BATCH }));
  const batches = readBatches(await readAfter(null), readAfter);
  const content =
    format === 'csv'
      ? Readable.from(generateCsv(batches, columns))
      : streamWorkbook(
          columns.map(({ name }) => name),
          toCells(batches, columns),
        );
  return { name: `orders.${format}`, type: MEDIA_TYPES[format], content };
}

type Batches = AsyncIterable<readonly AdminOrderRowView[]>;

async function* readBatches(
  first: OrderBatch,
  readAfter: (cursor: OrderCursor) => Promise<OrderBatch>,
): AsyncGenerator<readonly AdminOrderRowView[]> {
  for (let batch: OrderBatch | null = first; batch; batch = batch.next && (await readAfter(batch.next)))
    yield batch.rows;
}

async function* generateCsv(batches: Batches, columns: readonly Column[]): AsyncGenerator<string> {
  yield toCsv([columns.map(({ name }) => name)]);
  for await (const rows of batches) {
    // The byte order mark belongs to the first line only.
    if (rows.length > 0) yield toCsv(rows.map((row) => columns.map(({ value }) => String(value(row) ?? '')))).slice(1);
  }
}

async function* toCells(batches: Batches, columns: readonly Column[]): AsyncGenerator<StreamedCell[][]> {
  for await (const rows of batches)
    yield rows.map((row) =>
      columns.map(({ value, isNumber }) => {
        const cell = value(row) ?? '';
        return isNumber && cell !== '' ? Number(cell) : cell;
      }),
    );
}
