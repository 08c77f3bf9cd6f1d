import type { UnmatchedPaymentView } from '@shop/contract';
import { parseOrderId, type OrderState } from '@shop/order-flow';
import {
  isUuid,
  ApiError,
  type Tx,
  dayRangeFilter,
  idsFilter,
  isWithinDays,
  likePattern,
  textFilter,
  type Listing,
} from '../../../common/public';

export const SORT_COLUMNS = {
  receivedAt: 'u.received_at',
  id: 'u.received_at',
  settledAt: 'u.settled_at',
  reason: 'u.reason',
} as const;

interface Row {
  id: string;
  order_id: string | null;
  order_state: OrderState | null;
  order_total: string;
  order_currency: string;
  email: string;
  reference: string;
  currency: string;
  amount: string;
  remaining: string;
  together: string;
  reason: string;
  received_at: Date;
  settled_at: Date | null;
  settlement: UnmatchedPaymentView['settlement'];
  settled_by: string | null;
  applied_to: string | null;
}

const FROM = `from unmatched_payment u left join customer_order o on o.id = u.order_id left join account a on a.id = o.account_id`;
const WHERE = `where ($1::text is null or (u.settled_at is null) = ($1 = 'open')) and ($2::text is null or u.order_id = $2)
  and ($3::text[] is null or u.id::text = any($3))
  and ($4::text is null or u.reference ilike $4 or a.email ilike $4 or u.order_id = $5)
  and ${isWithinDays('u.received_at', 6)} and ($8::text is null or u.reason = $8)`;

/** Lists open payments first, in any sort order. */
export async function listUnmatchedPayments(
  tx: Tx,
  { filter, orderBy, limit, offset }: Listing,
): Promise<{ total: number; rows: UnmatchedPaymentView[] }> {
  const q = textFilter(filter, 'q');
  const values = [
    textFilter(filter, 'state'),
    textFilter(filter, 'orderId'),
    idsFilter(filter),
    q && likePattern(q.trim()),
    q && (parseOrderId(q) ?? ''),
    ...dayRangeFilter(filter),
    textFilter(filter, 'reason'),
  ];
  const [count]: { total: string }[] = await tx.query(`select count(*) as total ${FROM} ${WHERE}`, values);
  const rows: Row[] = await tx.query(
    `select u.id, u.order_id, o.state as order_state, o.total as order_total, o.currency as order_currency, a.email, u.reference,
       u.currency, u.amount, case when u.settlement = 'applied' then 0 else u.amount - u.refunded end as remaining,
       coalesce((select sum(s.amount - s.refunded) from unmatched_payment s
         where s.order_id = u.order_id and s.currency = u.currency and s.settled_at is null), u.amount - u.refunded) as together,
       u.reason, u.received_at, u.settled_at, u.settlement, u.applied_to,
       (select email from account by where by.id = u.settled_by) as settled_by
     ${FROM} ${WHERE} order by u.settled_at is not null, ${orderBy}, u.id limit $9 offset $10`,
    [...values, limit, offset],
  );
  return { total: Number(count?.total ?? 0), rows: rows.map(toView) };
}

/** @throws ApiError `resource_not_found` */
export async function loadUnmatchedPayment(tx: Tx, id: string): Promise<UnmatchedPaymentView> {
  const listing = { orderBy: 'u.id', descending: false, offset: 0, limit: 1, filter: { id: [id.toLowerCase()] } };
  const [row] = isUuid(id) ? (await listUnmatchedPayments(tx, listing)).rows : [];
  if (!row) throw new ApiError('resource_not_found');
  return row;
}

function toView(row: Row): UnmatchedPaymentView {
  const { id, currency, reference, reason, settlement } = row;
  return {
    ...{ id, reference, reason, settlement },
    orderId: row.order_id,
    order: row.order_state && {
      status: row.order_state,
      amount: { currency: row.order_currency, amount: Number(row.order_total) },
      email: row.email,
    },
    amount: { currency, amount: Number(row.amount) },
    left: { currency, amount: Number(row.remaining) },
    together: { currency, amount: Number(row.together) },
    receivedAt: row.received_at.toISOString(),
    settledAt: row.settled_at?.toISOString() ?? null,
    settledBy: row.settled_by,
    appliedTo: row.applied_to,
  };
}
