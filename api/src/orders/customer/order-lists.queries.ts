import { type OrderSummaryView, personName, type SenderView, type ShipToView } from '@shop/contract';
import { stateGroup, requiredAction, ORDER_STATES, type OrderState } from '@shop/order-flow';
import { ApiError, findRows, type Tx } from '../../common/public';
import { OrderItem } from '../order-item.entity';

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
  /** A state or a group; all orders by default. */
  status?: string | undefined;
  page: number;
  size: number;
}

/** The states that a filter value stands for: a state, or all states of a group. Empty for any other value. */
export function matchingStates(status: string): OrderState[] {
  return ORDER_STATES.filter((state) => state === status || stateGroup(state) === status);
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

/** One page of an account's orders, newest first. Takes two SQL statements and reads the details of the page's orders only. */
export async function listAccountOrders(
  tx: Tx,
  { accountId, status, page, size }: OrderFilter,
): Promise<{ total: number; items: OrderSummaryView[] }> {
  const where = 'where o.account_id = $1 and ($2::text[] is null or o.state = any($2))';
  const states = status ? matchingStates(status) : null;
  const [count]: { total: string }[] = await tx.query(`select count(*) as total from customer_order o ${where}`, [
    accountId,
    states,
  ]);
  const rows: SummaryRow[] = await tx.query(
    `${SUMMARY} join (select o.id from customer_order o ${where} order by o.placed_at desc, o.id limit $3 offset $4) page on page.id = o.id
     order by o.placed_at desc, o.id`,
    [accountId, states, size, (page - 1) * size],
  );
  return { total: Number(count?.total ?? 0), items: rows.map(toSummaryView) };
}

/** The sender of the account's latest order that has one, and whether its latest confirmed order does. */
export async function findLastSender(tx: Tx, accountId: string): Promise<{ sender: SenderView | null; used: boolean }> {
  const [found]: { sender: SenderView | null; used: boolean }[] = await tx.query(
    `select (select sender from customer_order where account_id = $1 and sender is not null
         order by placed_at desc limit 1) as sender,
       coalesce((select sender is not null from customer_order where account_id = $1 and state <> 'preorder'
         order by placed_at desc limit 1), false) as used`,
    [accountId],
  );
  return found ?? { sender: null, used: false };
}

function toSummaryView(row: SummaryRow): OrderSummaryView {
  const { city, country } = row.ship_to;
  const unpaid = row.state === 'preorder' || row.state === 'awaiting_payment';
  return {
    orderId: row.id,
    date: row.placed_at.toISOString(),
    amount: { currency: row.currency, amount: Number(row.total) },
    shipTo: `${personName(row.ship_to)}, ${city}, ${country}`,
    status: row.state,
    group: stateGroup(row.state),
    requiredAction: requiredAction({ state: row.state, items: row.lacks_artwork ? [ITEM_WITHOUT_ARTWORK] : [] }),
    due: unpaid ? row.due_at.toISOString() : null,
    invoice: row.invoice,
    tracking: row.tracking ?? [],
  };
}

/** Stands for a printed item whose artwork is missing. */
export const ITEM_WITHOUT_ARTWORK = { printed: true, hasArtwork: false } as const;

/** An order's items, by position. */
export async function findOrderItems(tx: Tx, orderId: string): Promise<OrderItem[]> {
  return findRows(tx, OrderItem, { orderId }, { position: 'asc' });
}

/** @throws {ApiError} `resource_not_found` if the item is not the order's */
export async function assertOrderItem(tx: Tx, orderId: string, sid: string): Promise<void> {
  const found: unknown[] = await tx.query('select from order_item where order_id = $1 and sid::text = $2', [
    orderId,
    sid.toLowerCase(),
  ]);
  if (found.length === 0) throw new ApiError('resource_not_found');
}
