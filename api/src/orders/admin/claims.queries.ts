import type { AdminClaimRowView, AdminClaimView, ClaimView, ItemView } from '@shop/contract';
import type { OrderState } from '@shop/order-flow';
import type { ProductNames } from '../../catalogue/public';
import {
  ApiError,
  type Tx,
  dayRangeFilter,
  idsFilter,
  isWithinDays,
  likePattern,
  textFilter,
  type Listing,
} from '../../common/public';

export const CLAIM_COLUMNS = {
  /** Open claims come first in both directions. */
  answerDue: 'c.resolved_at is not null, c.response_due',
  openedAt: 'c.opened_at',
  resolvedAt: 'c.resolved_at',
  orderId: 'c.order_id',
  email: 'a.email',
  product: 'product_place',
  id: 'c.opened_at',
} as const;

interface Row {
  id: string;
  order_id: string;
  sid: string;
  email: string;
  sku: string;
  reason: string;
  photo_count: number;
  resolution: AdminClaimRowView['resolution'];
  lost_parcel: boolean;
  opened_at: Date;
  response_due: string;
  resolved_at: Date | null;
}

const FROM = `from claim c join customer_order o on o.id = c.order_id join account a on a.id = o.account_id
  join order_item i on i.sid = c.sid`;
const WHERE = `where ($1::text is null or (c.resolved_at is null) = ($1 = 'open')) and ($2::text is null or c.resolution = $2)
  and ($3::text is null or c.order_id = $3) and ($4::text[] is null or c.id::text = any($4))
  and ($5::text is null or c.reason ilike $5 or c.order_id ilike $5 or a.email ilike $5) and ($6::text is null or lower(a.email) = lower($6))
  and ${isWithinDays('c.opened_at', 7)} and ($9::text is null or i.sku = $9)
  and ($10::text is null or o.ship_to ->> 'country' = $10)`;

export async function listClaims(
  tx: Tx,
  { filter, orderBy, limit, offset }: Listing,
  { skus, nameOf }: ProductNames,
): Promise<{ total: number; rows: AdminClaimRowView[] }> {
  const q = textFilter(filter, 'q');
  const values = [
    textFilter(filter, 'state'),
    textFilter(filter, 'resolution'),
    textFilter(filter, 'orderId'),
    idsFilter(filter),
    q && likePattern(q.trim()),
    textFilter(filter, 'email'),
    ...dayRangeFilter(filter),
    ...[textFilter(filter, 'sku'), textFilter(filter, 'country')],
  ];
  const [count]: { total: string }[] = await tx.query(`select count(*) as total ${FROM} ${WHERE}`, values);
  const rows: Row[] = await tx.query(
    `select c.id, c.order_id, c.sid, i.sku, a.email, c.reason, c.resolution, c.lost_parcel, c.opened_at,
       c.response_due::text, c.resolved_at, array_position($13::text[], i.sku) as product_place,
       (select count(*)::int from claim_photo p where p.claim_id = c.id) as photo_count
     ${FROM} ${WHERE} order by ${orderBy}, c.opened_at, c.id limit $11 offset $12`,
    [...values, limit, offset, skus],
  );
  return { total: Number(count?.total ?? 0), rows: rows.map((row) => toRowView(row, nameOf(row.sku))) };
}

function toRowView(row: Row, product: string): AdminClaimRowView {
  return {
    id: row.id,
    orderId: row.order_id,
    sid: row.sid,
    email: row.email,
    product,
    reason: row.reason,
    photoCount: row.photo_count,
    state: row.resolved_at ? 'resolved' : 'open',
    resolution: row.resolution,
    lostParcel: row.lost_parcel,
    openedAt: row.opened_at.toISOString(),
    answerDue: row.response_due,
    resolvedAt: row.resolved_at?.toISOString() ?? null,
  };
}

interface ClaimContextRow {
  order_id: string;
  state: OrderState;
  currency: string;
  account_id: string;
  email: string;
  item: ItemView;
  line_amount: string;
  delivered_on: string | null;
  deadline: string | null;
  resolved_by: string | null;
  product_total: string;
  paid: string;
  refunded: string;
}

type ClaimContext = Omit<AdminClaimView, keyof ClaimView>;

/**
 * The order and the item of a claim, and how much of the payment can still be refunded.
 * @throws {ApiError} `resource_not_found` if there is no such claim
 */
export async function findClaimContext(
  tx: Tx,
  id: string,
  productName: (item: ItemView) => string,
): Promise<ClaimContext> {
  const [row]: ClaimContextRow[] = await tx.query(
    `select c.order_id, o.state, o.currency, o.account_id, a.email, i.item, i.line_amount, o.delivered_on::text, c.deadline::text,
       d.email as resolved_by, o.product_total, coalesce(p.paid, 0) as paid, coalesce(p.refunded, 0) as refunded
     ${FROM} left join account d on d.id = c.resolved_by
     left join order_payment p on p.order_id = o.id and p.currency = o.currency
     where c.id = $1`,
    [id],
  );
  if (!row) throw new ApiError('resource_not_found');
  const money = (amount: number) => ({ currency: row.currency, amount });
  const [paid, refunded] = [Number(row.paid), Number(row.refunded)];
  return {
    orderId: row.order_id,
    orderStatus: row.state,
    accountId: row.account_id,
    email: row.email,
    product: productName(row.item),
    item: row.item,
    line: money(Number(row.line_amount)),
    deliveredOn: row.delivered_on,
    deadline: row.deadline,
    resolvedBy: row.resolved_by,
    left: {
      product: money(Math.max(0, Math.min(paid, Number(row.product_total)) - refunded)),
      whole: money(Math.max(0, paid - refunded)),
    },
  };
}
