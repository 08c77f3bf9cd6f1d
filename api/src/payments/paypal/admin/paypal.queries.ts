import type { PayPalReconciliationView, PayPalRefundView } from '@shop/contract';
import { parseOrderId } from '@shop/order-flow';
import { isUuid, ApiError, type Tx, idsFilter, likePattern, textFilter, type Listing } from '../../../common/public';

export const REFUND_SORT_COLUMNS = {
  requestedAt: 'r.requested_at',
  id: 'r.requested_at',
  doneAt: 'r.completed_at',
  state: 'r.state',
} as const;
export const RECONCILIATION_SORT_COLUMNS = { requestedAt: 'r.requested_at', id: 'r.requested_at' } as const;

interface RefundRow {
  id: string;
  kind: PayPalRefundView['kind'];
  order_id: string | null;
  capture_id: string | null;
  currency: string;
  amount: string;
  state: PayPalRefundView['state'];
  origin: PayPalRefundView['origin'];
  paypal_refund_id: string | null;
  failure: string | null;
  requested_at: Date;
  completed_at: Date | null;
  settled_at: Date | null;
  settled_by: string | null;
  note: string | null;
}

const IS_OPEN = `(r.state = 'failed' or r.origin = 'paypal') and r.settled_at is null`;
const FROM_REFUNDS = `from paypal_refund r where ($1::text is null or r.state = $1) and ($2::boolean is not true or ${IS_OPEN})
  and ($3::text is null or r.order_id = $3) and ($4::text[] is null or r.id::text = any($4))
  and ($5::text is null or r.order_id = $6 or r.paypal_refund_id ilike $5 or r.capture_id ilike $5)`;

export async function listRefunds(
  tx: Tx,
  { filter, orderBy, limit, offset }: Listing,
): Promise<{ total: number; rows: PayPalRefundView[] }> {
  const q = textFilter(filter, 'q');
  const values = [
    ...[textFilter(filter, 'state'), filter.open === true, textFilter(filter, 'orderId'), idsFilter(filter)],
    ...[q && likePattern(q.trim()), q && (parseOrderId(q) ?? '')],
  ];
  const [count]: { total: string }[] = await tx.query(`select count(*) as total ${FROM_REFUNDS}`, values);
  const rows: RefundRow[] = await tx.query(
    `select r.id, r.kind, r.order_id, r.capture_id, r.currency, r.amount, r.state, r.origin, r.paypal_refund_id, r.failure, r.requested_at, r.completed_at,
       r.settled_at, r.note, (select email from account by where by.id = r.settled_by) as settled_by
     ${FROM_REFUNDS} order by ${orderBy}, r.id limit $7 offset $8`,
    [...values, limit, offset],
  );
  return { total: Number(count?.total ?? 0), rows: rows.map(toRefundView) };
}

/** @throws ApiError `resource_not_found` */
export async function loadRefund(tx: Tx, id: string): Promise<PayPalRefundView> {
  const [row] = isUuid(id) ? (await listRefunds(tx, queryById(id))).rows : [];
  if (!row) throw new ApiError('resource_not_found');
  return row;
}

const queryById = (id: string): Listing => ({
  orderBy: 'r.id',
  descending: false,
  offset: 0,
  limit: 1,
  filter: { id: [id.toLowerCase()] },
});

function toRefundView(row: RefundRow): PayPalRefundView {
  const { id, kind, currency, state, origin, failure, note } = row;
  return {
    ...{ id, kind, state, origin, failure, note },
    orderId: row.order_id,
    payment: row.capture_id,
    amount: { currency, amount: Number(row.amount) },
    reference: row.paypal_refund_id,
    requestedAt: row.requested_at.toISOString(),
    doneAt: row.completed_at?.toISOString() ?? null,
    settledAt: row.settled_at?.toISOString() ?? null,
    settledBy: row.settled_by,
    isOpen: (state === 'failed' || origin === 'paypal') && row.settled_at === null,
  };
}

interface ReconciliationRow extends Pick<
  PayPalReconciliationView,
  'id' | 'state' | 'checked' | 'found' | 'failed' | 'findings'
> {
  requested_at: Date;
  requested_by: string | null;
  ended_at: Date | null;
}

export async function listReconciliations(
  tx: Tx,
  { filter, orderBy, limit, offset }: Listing,
): Promise<{ total: number; rows: PayPalReconciliationView[] }> {
  const ids = idsFilter(filter);
  const where = 'from paypal_reconciliation r where $1::text[] is null or r.id::text = any($1)';
  const [count]: { total: string }[] = await tx.query(`select count(*) as total ${where}`, [ids]);
  const rows: ReconciliationRow[] = await tx.query(
    `select r.id, r.state, r.checked, r.found, r.failed, r.findings, r.requested_at, r.ended_at,
       (select email from account by where by.id = r.requested_by) as requested_by
     ${where} order by ${orderBy}, r.id limit $2 offset $3`,
    [ids, limit, offset],
  );
  return { total: Number(count?.total ?? 0), rows: rows.map(toReconciliationView) };
}

/** @throws ApiError `resource_not_found` */
export async function loadReconciliation(tx: Tx, id: string): Promise<PayPalReconciliationView> {
  const [row] = isUuid(id) ? (await listReconciliations(tx, queryById(id))).rows : [];
  if (!row) throw new ApiError('resource_not_found');
  return row;
}

function toReconciliationView({
  requested_at,
  requested_by,
  ended_at,
  ...row
}: ReconciliationRow): PayPalReconciliationView {
  return {
    ...row,
    requestedAt: requested_at.toISOString(),
    requestedBy: requested_by,
    endedAt: ended_at?.toISOString() ?? null,
  };
}
