import type { OrderSummaryView } from '@shop/contract';
import { group, requiredAction, STATES, type OrderState } from '@shop/order-flow';
import type { ShipToView } from '@shop/contract';
import { Refusal, type Tx } from '../kernel/public';
import { OrderItem } from './order-item.entity';

interface SummaryRow {
  id: string;
  state: OrderState;
  placed_at: Date;
  due_at: Date;
  currency: string;
  total: string;
  ship_to: ShipToView;
  invoice: string | null;
  lacks_artwork: boolean;
  tracking: { agent: string; trackingNumber: string }[] | null;
}

export interface OrderFilter {
  accountId: string;
  /** A state, a group, or nothing for all. */
  status?: string | undefined;
  page: number;
  size: number;
}

/** The states a filter word means; none for a word that is neither a state nor a group. */
export function statesMeant(status: string): OrderState[] {
  return STATES.filter((state) => state === status || group(state) === status);
}

const SUMMARY = `
  select o.id, o.state, o.placed_at, o.due_at, o.currency, o.total, o.ship_to,
    (select e.detail -> 'invoice' ->> 'number' from order_event e
      where e.order_id = o.id and e.event = 'paypal_invoice_created' order by e.seq desc limit 1) as invoice,
    (select exists (select from order_item i where i.order_id = o.id and i.printed and not exists (
      select from artwork a where a.sid = i.sid and a.current and a.rejected_reason is null))) as lacks_artwork,
    (select json_agg(json_build_object('agent', s.agent, 'trackingNumber', s.tracking_number) order by s.shipped_at)
      from shipment s where s.order_id = o.id) as tracking
  from customer_order o`;

/** One page of an account's orders, newest first: two statements, and no more looked at than the page, however many there are. */
export async function ordersOf(
  tx: Tx,
  { accountId, status, page, size }: OrderFilter,
): Promise<{ total: number; items: OrderSummaryView[] }> {
  const where = 'where o.account_id = $1 and ($2::text[] is null or o.state = any($2))';
  const states = status ? statesMeant(status) : null;
  const [count]: { total: string }[] = await tx.query(`select count(*) as total from customer_order o ${where}`, [
    accountId,
    states,
  ]);
  const rows: SummaryRow[] = await tx.query(
    `${SUMMARY} join (select o.id from customer_order o ${where} order by o.placed_at desc, o.id limit $3 offset $4) page on page.id = o.id
     order by o.placed_at desc, o.id`,
    [accountId, states, size, (page - 1) * size],
  );
  return { total: Number(count?.total ?? 0), items: rows.map(summaryOf) };
}

function summaryOf(row: SummaryRow): OrderSummaryView {
  const { firstName, lastName, city, country } = row.ship_to;
  const unpaid = row.state === 'preorder' || row.state === 'awaiting_payment';
  return {
    orderId: row.id,
    date: row.placed_at.toISOString(),
    amount: { currency: row.currency, amount: Number(row.total) },
    shipTo: `${firstName} ${lastName}, ${city}, ${country}`,
    status: row.state,
    group: group(row.state),
    requiredAction: requiredAction({ state: row.state, items: row.lacks_artwork ? [LACKING] : [] }),
    due: unpaid ? row.due_at.toISOString() : null,
    invoice: row.invoice,
    tracking: row.tracking ?? [],
  };
}

/** Stands for whichever printed item still needs its artwork. */
const LACKING = {
  sid: '',
  printed: true,
  hasArtwork: false,
  proofsSent: 0,
  currentProofVersion: null,
  approved: false,
  shipped: false,
  openClaim: false,
};

/** An order's items in their order. */
export async function itemsOf(tx: Tx, orderId: string): Promise<OrderItem[]> {
  return tx.find(OrderItem, { where: { orderId }, order: { position: 'ASC' } });
}

/** Refuses `resource_not_found` for an item that is not the order's. */
export async function requireItem(tx: Tx, orderId: string, sid: string): Promise<void> {
  const found: unknown[] = await tx.query('select from order_item where order_id = $1 and sid::text = $2', [
    orderId,
    sid.toLowerCase(),
  ]);
  if (found.length === 0) throw new Refusal('resource_not_found');
}
