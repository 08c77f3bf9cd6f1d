import type { AdminOrderRowView, ShipToView } from '@shop/contract';
import { group, parseOrderId, requiredAction, type OrderState } from '@shop/order-flow';
import { Refusal, type Tx } from '../kernel/public';
import { statesMeant } from '../orders/public';
import { idsFilter, likePattern, textFilter, type Listing } from './list-query';

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
}

/** A search looks at so many of the newest orders that match; what is older wants more letters. */
export const MOST_FOUND = 1000;

interface Asked {
  /** Null for all. */
  states: readonly OrderState[] | null;
  ids: readonly string[] | null;
  q: string | null;
}

/**
 * Orders for staff, by state or group and by what was typed: an id, a name, an address, a tracking number. The total is
 * exact, read from the tally of states; of a search it goes up to `MOST_FOUND`.
 */
export async function listOrders(tx: Tx, listing: Listing): Promise<{ total: number; rows: AdminOrderRowView[] }> {
  const asked = {
    states: statesOf(listing.filter),
    ids: idsFilter(listing.filter),
    q: textFilter(listing.filter, 'q'),
  };
  const page = asked.q === null ? await pageOf(tx, asked, listing) : await pageFound(tx, asked, asked.q, listing);
  const rows: OverviewRow[] = await tx.query(
    'select o.* from order_overview o join unnest($1::bpchar[]) with ordinality page (id, place) on o.id = page.id order by place',
    [page.ids],
  );
  return { total: page.total, rows: rows.map(rowView) };
}

interface PageOfIds {
  total: number;
  ids: string[];
}

/** Only the page's own orders are looked at, along an index. */
async function pageOf(tx: Tx, { states, ids }: Asked, { orderBy, limit, offset }: Listing): Promise<PageOfIds> {
  const values: unknown[] = [limit, offset];
  const where = [states && `o.state = any($${values.push(states)})`, ids && `o.id = any($${values.push(ids)})`].filter(
    (each) => each !== null,
  );
  const rows: { id: string }[] = await tx.query(
    `select o.id from ${placed(orderBy)} ${where.length > 0 ? `where ${where.join(' and ')}` : ''}
     order by ${orderBy}, o.id limit $1 offset $2`,
    values,
  );
  return { total: ids ? await countOf(tx, { states, ids }) : await tallyOf(tx, states), ids: rows.map(({ id }) => id) };
}

/** Each way an order may match is asked by an index of its own, for its newest. */
async function pageFound(tx: Tx, { states, ids }: Asked, q: string, listing: Listing): Promise<PageOfIds> {
  const { orderBy, limit, offset } = listing;
  const newest = (from: string, match: string) =>
    `(select o.id from ${from} where ${match} and ($3::text[] is null or o.state = any($3)) and ($4::bpchar[] is null or o.id = any($4))
      order by o.placed_at desc, o.id limit ${MOST_FOUND})`;
  const [found]: PageOfIds[] = await tx.query(
    `with found as materialized (
       select o.id from customer_order o join (
         ${newest('customer_order o', 'o.id = $6')}
         union ${newest('customer_order o', 'recipient_of(o.ship_to) ilike $5')}
         union ${newest('customer_order o join account a on a.id = o.account_id', 'a.email ilike $5')}
         union ${newest('customer_order o join shipment s on s.order_id = o.id', 's.tracking_number ilike $5')}
       ) each_way using (id) order by o.placed_at desc, o.id limit ${MOST_FOUND})
     select (select count(*)::int from found) as total, array(
       select o.id::text from found f join ${placed(orderBy)} on o.id = f.id order by ${orderBy}, o.id limit $1 offset $2) as ids`,
    [limit, offset, states, ids, likePattern(q.trim()), parseOrderId(q) ?? ''],
  );
  return found ?? { total: 0, ids: [] };
}

/** Orders, with their accounts only where they are sorted by them. */
function placed(orderBy: string): string {
  return orderBy.startsWith(ORDER_COLUMNS.email)
    ? 'customer_order o join account a on a.id = o.account_id'
    : 'customer_order o';
}

async function tallyOf(tx: Tx, states: Asked['states']): Promise<number> {
  const [row]: { total: string }[] = await tx.query(
    'select coalesce(sum(change), 0) as total from order_tally where $1::text[] is null or state = any($1)',
    [states],
  );
  return Number(row?.total ?? 0);
}

async function countOf(tx: Tx, { states, ids }: Pick<Asked, 'states' | 'ids'>): Promise<number> {
  const [row]: { total: string }[] = await tx.query(
    'select count(*) as total from customer_order where id = any($2) and ($1::text[] is null or state = any($1))',
    [states, ids],
  );
  return Number(row?.total ?? 0);
}

/** Null where the filter names none. */
function statesOf(filter: Record<string, unknown>): OrderState[] | null {
  const { status = null, group: inGroup = null } = filter;
  const named = [status, inGroup].filter((value) => value !== null).flat();
  if (named.length === 0) return null;
  if (!named.every((name): name is string => typeof name === 'string'))
    throw new Refusal('validation_failed', [{ field: 'filter.status', code: 'invalid' }]);
  return named.flatMap(statesMeant);
}

function rowView(row: OverviewRow): AdminOrderRowView {
  const { firstName, lastName, company } = row.ship_to;
  const unpaid = row.state === 'preorder' || row.state === 'awaiting_payment';
  const lacking = {
    sid: '',
    printed: true,
    hasArtwork: false,
    proofsSent: 0,
    currentProofVersion: null,
    approved: false,
    shipped: false,
    openClaim: false,
  };
  return {
    id: row.id,
    date: row.placed_at.toISOString(),
    email: row.email,
    amount: { currency: row.currency, amount: Number(row.total) },
    shipTo: [`${firstName} ${lastName}`, company].filter(Boolean).join(', '),
    country: row.country,
    status: row.state,
    group: group(row.state),
    requiredAction: requiredAction({ state: row.state, items: row.lacks_artwork ? [lacking] : [] }),
    due: unpaid ? row.due_at.toISOString() : null,
    paymentMethod: row.payment_method,
    shippingMethod: row.shipping_method,
    lastUpdate: row.updated_at.toISOString(),
    itemCount: row.item_count,
  };
}
