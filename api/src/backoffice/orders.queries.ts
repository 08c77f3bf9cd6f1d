import type { AdminOrderRowView, ShipToView } from '@shop/contract';
import { group, parseOrderId, requiredAction, STATES, type OrderState } from '@shop/order-flow';
import { Refusal, type Tx } from '../kernel/public';
import { statesMeant } from '../orders/public';
import { idsFilter, likePattern, textFilter, type Listing } from './list-query';

export const ORDER_COLUMNS = {
  id: 'o.id',
  date: 'o.placed_at',
  lastUpdate: 'o.updated_at',
  due: 'o.due_at',
  email: 'o.email',
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

const WHERE = `where o.state = any($1) and ($2::text[] is null or o.id = any($2))
  and ($3::text is null or o.id = $4 or o.email ilike $3 or (o.ship_to ->> 'firstName') || ' ' || (o.ship_to ->> 'lastName') ilike $3
    or o.ship_to ->> 'company' ilike $3 or exists (select from shipment s where s.order_id = o.id and s.tracking_number ilike $3))`;

/** Orders for staff, by state or group and by what was typed: an id, a name, an address, a tracking number. */
export async function listOrders(tx: Tx, listing: Listing): Promise<{ total: number; rows: AdminOrderRowView[] }> {
  const q = textFilter(listing.filter, 'q');
  const values = [
    statesOf(listing.filter),
    idsFilter(listing.filter),
    q && likePattern(q.trim()),
    q && (parseOrderId(q) ?? ''),
  ];
  const [count]: { total: string }[] = await tx.query(
    `select count(*) as total from order_overview o ${WHERE}`,
    values,
  );
  const rows: OverviewRow[] = await tx.query(
    `select o.* from order_overview o ${WHERE} order by ${listing.orderBy}, o.id limit $5 offset $6`,
    [...values, listing.limit, listing.offset],
  );
  return { total: Number(count?.total ?? 0), rows: rows.map(rowView) };
}

function statesOf(filter: Record<string, unknown>): OrderState[] {
  const { status = null, group: inGroup = null } = filter;
  const named = [status, inGroup].filter((value) => value !== null).flat();
  if (named.length === 0) return [...STATES];
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
