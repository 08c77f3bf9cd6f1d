import { type AdminOrderRowView, canSee, personName, type RoleName, type ShipToView } from '@shop/contract';
import { stateGroup, parseOrderId, requiredAction, type OrderState } from '@shop/order-flow';
import {
  type Tx,
  idsFilter,
  invalidFilter,
  likePattern,
  namePattern,
  textFilter,
  type Listing,
} from '../../common/public';
import { type OrderCondition, orderConditions } from './order-conditions.queries';
import { ITEM_WITHOUT_ARTWORK, matchingStates } from '../customer/order-lists.queries';

export const ORDER_COLUMNS = {
  id: 'o.id',
  date: 'o.placed_at',
  lastUpdate: 'o.updated_at',
  due: 'o.due_at',
  email: 'a.email',
  amount: 'o.total',
  country: 'o.country',
  status: 'o.state',
} as const;

interface OverviewRow {
  id: string;
  placed_at: Date;
  updated_at: Date;
  due_at: Date;
  state: OrderState;
  currency: string;
  total: string;
  country: string;
  ship_to: ShipToView;
  payment_method: number;
  shipping_method: number;
  email: string;
  item_count: number;
  lacks_artwork: boolean;
  partly_shipped: boolean;
}

/** No limit: more than there can be orders. */
const ALL = 1_000_000_000;
/** A search returns the newest matching orders up to this number. */
export const MAX_SEARCH_RESULTS = 1000;

export interface OrderSearch {
  /** Null for all. */
  states: readonly OrderState[] | null;
  ids: readonly string[] | null;
  q: string | null;
  /** Whether the search text is also looked for in email addresses. */
  searchesEmails: boolean;
  /** By customer, country, payment method, product, date and what needs attention. */
  details: readonly OrderCondition[];
}

/** Who reads a list of orders, and the last day in China on which released orders are late. */
export interface OrderReader {
  role: RoleName;
  lateRelease: string;
}

/**
 * Lists orders for staff, by state or group, by customer, country, payment method, product and date, and by a search
 * text: an order id, name, tracking number, or email address if the role sees them.
 * The total is exact, read from the counts by state; a search and a filter by details count up to `MAX_SEARCH_RESULTS`.
 */
export async function listOrders(
  tx: Tx,
  listing: Listing,
  reader: OrderReader,
): Promise<{ total: number; rows: AdminOrderRowView[] }> {
  const search = parseOrderSearch(listing.filter, reader);
  const page =
    search.q === null ? await findPage(tx, search, listing) : await searchPage(tx, search, search.q, listing);
  return { total: page.total, rows: await loadRows(tx, page.ids) };
}

/** @throws {ApiError} `validation_failed` for a value that a filter cannot have */
export function parseOrderSearch(filter: Record<string, unknown>, { role, lateRelease }: OrderReader): OrderSearch {
  return {
    states: filteredStates(filter),
    ids: idsFilter(filter),
    q: textFilter(filter, 'q'),
    searchesEmails: canSee(role, 'email'),
    details: orderConditions(filter, lateRelease),
  };
}

/** The rows of the orders, in the order of the ids. */
export async function loadRows(tx: Tx, ids: readonly string[]): Promise<AdminOrderRowView[]> {
  const rows: OverviewRow[] = await tx.query(
    `select o.*, o.state = 'in_production' and exists (select from shipment s where s.order_id = o.id) as partly_shipped
     from order_overview o join unnest($1::bpchar[]) with ordinality page (id, place) on o.id = page.id order by place`,
    [ids],
  );
  return rows.map(toRowView);
}

/** The order after which the next batch begins: its id, and when it was placed with all digits. */
export interface OrderCursor {
  placedAt: string;
  id: string;
}

export interface OrderBatch {
  rows: AdminOrderRowView[];
  /** Null at the end. */
  next: OrderCursor | null;
}

/** Lists the orders after another one, newest first, along indexes. */
export async function listOrdersAfter(
  tx: Tx,
  search: OrderSearch,
  { cursor, limit }: { cursor: OrderCursor | null; limit: number },
): Promise<OrderBatch> {
  const values: unknown[] = [limit];
  const conditions = conditionsOf(search, values);
  if (cursor) {
    const [placedAt, id] = [`$${values.push(cursor.placedAt)}::timestamptz`, `$${values.push(cursor.id)}`];
    conditions.push(`o.placed_at <= ${placedAt} and (o.placed_at < ${placedAt} or o.id > ${id})`);
  }
  const from =
    search.q === null
      ? `customer_order o ${whereClause(conditions)}`
      : `customer_order o join (${newestMatches(search, search.q, conditions, values)}) matches using (id)`;
  const found: OrderCursor[] = await tx.query(
    `select o.id, o.placed_at::text as "placedAt" from ${from} order by o.placed_at desc, o.id limit $1`,
    values,
  );
  const rows = await loadRows(
    tx,
    found.map(({ id }) => id),
  );
  return { rows, next: found.length === limit ? (found.at(-1) ?? null) : null };
}

/** The length of an order's id. */
export const ORDER_ID_LENGTH = 20;

/** The ids of all orders that match, in the order of a list, one after the other in one text: 20 MB for a million. */
export async function listOrderIds(tx: Tx, search: OrderSearch, orderBy: string): Promise<string> {
  const values: unknown[] = search.q === null ? [] : [ALL];
  const conditions = conditionsOf(search, values);
  const matches =
    search.q === null
      ? conditions
      : [`o.id in (select id from (${newestMatches(search, search.q, conditions, values)}) m)`];
  const [row]: { ids: string | null }[] = await tx.query(
    `select string_agg(o.id, '' order by ${orderBy}, o.id) as ids from ${orderTables(orderBy)} ${whereClause(matches)}`,
    values,
  );
  return row?.ids ?? '';
}

interface IdPage {
  total: number;
  ids: string[];
}

/**
 * Reads only the page's orders, along an index. A page past the middle is read from the end backwards, so that the last
 * page takes as long as the first.
 */
async function findPage(tx: Tx, search: OrderSearch, { orderBy, limit, offset }: Listing): Promise<IdPage> {
  const { ids, details } = search;
  const total = await countOrders(tx, search);
  const isPastMiddle = ids === null && details.length === 0 && offset > total / 2;
  const end = Math.min(offset + limit, total);
  const values: unknown[] = isPastMiddle ? [Math.max(end - offset, 0), total - end] : [limit, offset];
  const rows: { id: string }[] = await tx.query(
    `select o.id from ${orderTables(orderBy)} ${whereClause(conditionsOf(search, values))}
     order by ${isPastMiddle ? `${reverse(orderBy)}, o.id desc` : `${orderBy}, o.id`} limit $1 offset $2`,
    values,
  );
  const found = rows.map(({ id }) => id);
  return { total, ids: isPastMiddle ? found.toReversed() : found };
}

type OrderFilter = Pick<OrderSearch, 'states' | 'ids' | 'details'>;

/** The conditions of a filter in SQL; their values are added to `values`. */
function conditionsOf({ states, ids, details }: OrderFilter, values: unknown[]): string[] {
  return [
    ...(states ? [`o.state = any($${values.push(states)})`] : []),
    ...(ids ? [`o.id = any($${values.push(ids)})`] : []),
    ...details.map(({ value, sql }) => sql(`$${values.push(value)}`)),
  ];
}

function whereClause(conditions: readonly string[]): string {
  return conditions.length > 0 ? `where ${conditions.join(' and ')}` : '';
}

function reverse(orderBy: string): string {
  return orderBy.endsWith(' DESC') ? orderBy.replace(/ DESC$/, ' ASC') : orderBy.replace(/ ASC$/, ' DESC');
}

async function searchPage(tx: Tx, search: OrderSearch, q: string, listing: Listing): Promise<IdPage> {
  const { orderBy, limit, offset } = listing;
  const values: unknown[] = [MAX_SEARCH_RESULTS, limit, offset];
  const [found]: IdPage[] = await tx.query(
    `with found as materialized (
       select o.id from customer_order o
       join (${newestMatches(search, q, conditionsOf(search, values), values)}) matches using (id)
       order by o.placed_at desc, o.id limit $1)
     select (select count(*)::int from found) as total, array(
       select o.id::text from found f join ${orderTables(orderBy)} on o.id = f.id order by ${orderBy}, o.id limit $2 offset $3) as ids`,
    values,
  );
  return found ?? { total: 0, ids: [] };
}

/**
 * The ids of the newest orders that match a search text, `$1` of each kind of match. Each kind has its own index.
 * The values are added to `values`.
 */
function newestMatches(
  { searchesEmails }: OrderSearch,
  q: string,
  conditions: readonly string[],
  values: unknown[],
): string {
  const [pattern, id] = [`$${values.push(likePattern(q.trim()))}`, `$${values.push(parseOrderId(q) ?? '')}`];
  const name = namePattern(q.trim());
  const names = name === likePattern(q.trim()) ? [pattern] : [pattern, `$${values.push(name)}`];
  const newest = (from: string, match: string) =>
    `(select o.id from ${from} ${whereClause([match, ...conditions])} order by o.placed_at desc, o.id limit $1)`;
  return [
    newest('customer_order o', `o.id = ${id}`),
    ...names.map((name) => newest('customer_order o', `recipient_text(o.ship_to) ilike ${name}`)),
    ...(searchesEmails
      ? [newest('customer_order o join account a on a.id = o.account_id', `a.email ilike ${pattern}`)]
      : []),
    newest('customer_order o join shipment s on s.order_id = o.id', `s.tracking_number ilike ${pattern}`),
  ].join(' union ');
}

/** Joins accounts only if the orders are sorted by email address. */
function orderTables(orderBy: string): string {
  return orderBy.startsWith(ORDER_COLUMNS.email)
    ? 'customer_order o join account a on a.id = o.account_id'
    : 'customer_order o';
}

/** Exact; by details up to `MAX_SEARCH_RESULTS`. */
async function countOrders(tx: Tx, filter: OrderFilter): Promise<number> {
  const { states, ids, details } = filter;
  if (ids === null && details.length === 0) return countByState(tx, states);
  const values: unknown[] = [MAX_SEARCH_RESULTS];
  const [row]: { total: string }[] = await tx.query(
    `select count(*) as total from (select from customer_order o ${whereClause(conditionsOf(filter, values))} limit $1) found`,
    values,
  );
  return Number(row?.total ?? 0);
}

async function countByState(tx: Tx, states: OrderSearch['states']): Promise<number> {
  const [row]: { total: string }[] = await tx.query(
    'select coalesce(sum(change), 0) as total from order_state_count where $1::text[] is null or state = any($1)',
    [states],
  );
  return Number(row?.total ?? 0);
}

/** Null if the filter names no state. */
function filteredStates(filter: Record<string, unknown>): OrderState[] | null {
  const { status = null, group: inGroup = null } = filter;
  const named = [status, inGroup].filter((value) => value !== null).flat();
  if (named.length === 0) return null;
  if (!named.every((name): name is string => typeof name === 'string')) throw invalidFilter('status');
  return named.flatMap(matchingStates);
}

function toRowView(row: OverviewRow): AdminOrderRowView {
  const unpaid = row.state === 'preorder' || row.state === 'awaiting_payment';
  return {
    id: row.id,
    date: row.placed_at.toISOString(),
    email: row.email,
    amount: { currency: row.currency, amount: Number(row.total) },
    shipTo: [personName(row.ship_to), row.ship_to.company].filter(Boolean).join(', '),
    country: row.country,
    status: row.state,
    partlyShipped: row.partly_shipped,
    group: stateGroup(row.state),
    requiredAction: requiredAction({ state: row.state, items: row.lacks_artwork ? [ITEM_WITHOUT_ARTWORK] : [] }),
    due: unpaid ? row.due_at.toISOString() : null,
    paymentMethod: row.payment_method,
    shippingMethod: row.shipping_method,
    lastUpdate: row.updated_at.toISOString(),
    itemCount: row.item_count,
  };
}
