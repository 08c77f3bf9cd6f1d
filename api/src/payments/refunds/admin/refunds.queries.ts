import type { AdminRefundView } from '@shop/contract';
import { parseOrderId } from '@shop/order-flow';
import { staffName } from '../../../accounts/public';
import {
  ApiError,
  dayRangeFilter,
  idsFilter,
  isUuid,
  likePattern,
  type Listing,
  textFilter,
  type Tx,
  uuidFilter,
} from '../../../common/public';

export const REFUND_COLUMNS = { refundedAt: 'e.seq', id: 'e.seq' } as const;

type Page = { total: number; rows: AdminRefundView[] };

interface RefundRow extends Pick<AdminRefundView, 'id' | 'email' | 'method' | 'state' | 'reason' | 'by'> {
  order_id: string;
  currency: string;
  amount: string;
  posted_at: Date;
}

const METHOD = `case when p.to_account = 'paypal-clearing' then 'paypal' when p.to_account like 'prepaid:%' then 'prepaid' else 'manual' end`;
/** The parts of a refund through PayPal share the key of its journal entry. */
const STATE = `coalesce((
  select case when bool_or(r.state = 'failed' and r.settled_at is null) then 'failed'
    when bool_or(r.state in ('requested', 'pending')) then 'pending' else 'done' end
  from paypal_refund r where r.dedupe_key = e.dedupe_key), 'done')`;
const FROM = `from ledger_entry e join ledger_posting p on p.entry_id = e.id
  join customer_order o on o.id = e.order_id join account c on c.id = o.account_id
  where e.kind = 'refund' and ($1::text is null or e.order_id = $1)
    and ($2::text is null or e.order_id ilike $2 or c.email ilike $2)
    and ($3::text is null or ${METHOD} = $3) and ($4::text is null or ${STATE} = $4)
    and ($5::date is null or e.day >= $5) and ($6::date is null or e.day <= $6) and ($7::uuid[] is null or e.id = any($7))
    and ($8::uuid is null or e.posted_by = $8)`;

/** Refunds of orders by their journal entries. The reason is that of the order's event. */
export async function listOrderRefunds(tx: Tx, { filter, orderBy, limit, offset }: Listing): Promise<Page> {
  const values = toFilterValues(filter);
  const [count]: { total: string }[] = await tx.query(`select count(*) as total ${FROM}`, values);
  const rows: RefundRow[] = await tx.query(
    `select e.id, e.order_id, e.email, e.currency, e.amount, e.method, e.state, e.posted_at,
       nullif(h.detail ->> 'reason', '') as reason, case when a.id is not null then ${staffName('a')} end as by
     from (select e.id, e.seq, e.order_id, e.dedupe_key, e.posted_at, e.posted_by, c.email, p.currency, p.amount,
       ${METHOD} as method, ${STATE} as state ${FROM} order by ${orderBy} limit $9 offset $10) e
     left join order_event h on h.order_id = e.order_id and h.seq = substring(e.dedupe_key from '^refund:[^:]+:([0-9]{1,9}):')::int
     left join account a on a.id = e.posted_by order by ${orderBy}`,
    [...values, limit, offset],
  );
  return { total: Number(count?.total ?? 0), rows: rows.map(toView) };
}

/** @throws ApiError `resource_not_found` */
export async function loadOrderRefund(tx: Tx, id: string): Promise<AdminRefundView> {
  const listing = { orderBy: 'e.seq', descending: false, offset: 0, limit: 1, filter: { id: [id] } };
  const [refund] = isUuid(id) ? (await listOrderRefunds(tx, listing)).rows : [];
  if (!refund) throw new ApiError('resource_not_found');
  return refund;
}

function toFilterValues(filter: Record<string, unknown>): unknown[] {
  const [order, q, method, state] = ['orderId', 'q', 'method', 'state'].map((field) => textFilter(filter, field));
  return [
    order && (parseOrderId(order) ?? ''),
    q && likePattern(q.trim()),
    ...[method, state, ...dayRangeFilter(filter)],
    idsFilter(filter)?.filter(isUuid) ?? null,
    uuidFilter(filter, 'staffId'),
  ];
}

function toView({ order_id, currency, amount, posted_at, ...row }: RefundRow): AdminRefundView {
  return {
    ...row,
    orderId: order_id,
    amount: { currency, amount: Number(amount) },
    refundedAt: posted_at.toISOString(),
  };
}
