import type { PayPalDisputeView } from '@shop/contract';
import { parseOrderId } from '@shop/order-flow';
import {
  ApiError,
  dayRangeFilter,
  idsFilter,
  isWithinDays,
  likePattern,
  type Listing,
  textFilter,
  type Tx,
} from '../../../common/public';
import type { PayPalDisputeRow } from '../../entities/paypal-dispute.entity';

export const DISPUTE_SORT_COLUMNS = {
  reportedAt: 'd.reported_at',
  id: 'd.reported_at',
  resolvedAt: 'd.resolved_at',
  state: 'd.state',
} as const;

type Row = Omit<PayPalDisputeRow, 'amount' | 'posted'> & { amount: string };

const FROM = `from paypal_dispute d where ($1::text is null or d.state = $1) and ($2::text is null or d.order_id = $2)
  and ($3::text[] is null or d.id = any($3)) and ${isWithinDays('d.reported_at', 4)}
  and ($6::text is null or d.order_id = $7 or d.id ilike $6 or d.capture_id ilike $6)`;

export async function listDisputes(
  tx: Tx,
  { filter, orderBy, limit, offset }: Listing,
): Promise<{ total: number; rows: PayPalDisputeView[] }> {
  const q = textFilter(filter, 'q');
  const values = [
    textFilter(filter, 'state'),
    textFilter(filter, 'orderId'),
    idsFilter(filter),
    ...dayRangeFilter(filter),
    q && likePattern(q.trim()),
    q && (parseOrderId(q) ?? ''),
  ];
  const [count]: { total: string }[] = await tx.query(`select count(*) as total ${FROM}`, values);
  const rows: Row[] = await tx.query(
    `select d.id, d.capture_id as "captureId", d.order_id as "orderId", d.currency, d.amount, d.reason, d.state, d.outcome,
       d.reported_at as "reportedAt", d.resolved_at as "resolvedAt", d.respond_by as "respondBy"
     ${FROM} order by ${orderBy}, d.id limit $8 offset $9`,
    [...values, limit, offset],
  );
  return { total: Number(count?.total ?? 0), rows: rows.map(toView) };
}

/** @throws ApiError `resource_not_found` */
export async function loadDispute(tx: Tx, id: string): Promise<PayPalDisputeView> {
  const [row] = (
    await listDisputes(tx, { orderBy: 'd.id', descending: false, offset: 0, limit: 1, filter: { id: [id] } })
  ).rows;
  if (!row) throw new ApiError('resource_not_found');
  return row;
}

function toView({ captureId, currency, amount, reportedAt, resolvedAt, respondBy, ...row }: Row): PayPalDisputeView {
  return {
    ...row,
    payment: captureId,
    amount: { currency, amount: Number(amount) },
    reportedAt: reportedAt.toISOString(),
    resolvedAt: resolvedAt?.toISOString() ?? null,
    respondBy: respondBy?.toISOString() ?? null,
  };
}
