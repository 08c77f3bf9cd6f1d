import type { PayPalReconciliationView, PayPalRefundView } from '@shop/contract';
import { isUuid, Refusal, type Tx } from '../kernel/public';
import { idsFilter, textFilter, type Listing } from './list-query';

export const REFUND_COLUMNS = {
  askedAt: 'r.asked_at',
  id: 'r.asked_at',
  doneAt: 'r.done_at',
  state: 'r.state',
} as const;
export const RECONCILIATION_COLUMNS = { askedAt: 'r.asked_at', id: 'r.asked_at' } as const;

interface RefundRow {
  id: string;
  order_id: string | null;
  capture_id: string | null;
  currency: string;
  amount: string;
  state: PayPalRefundView['state'];
  origin: PayPalRefundView['origin'];
  paypal_refund_id: string | null;
  failure: string | null;
  asked_at: Date;
  done_at: Date | null;
  settled_at: Date | null;
  settled_by: string | null;
  note: string | null;
}

const OPEN = `(r.state = 'failed' or r.origin = 'paypal') and r.settled_at is null`;
const REFUNDS = `from paypal_refund r where ($1::text is null or r.state = $1) and ($2::boolean is not true or ${OPEN})
  and ($3::text is null or r.order_id = $3) and ($4::text[] is null or r.id::text = any($4))`;

export async function listRefunds(
  tx: Tx,
  { filter, orderBy, limit, offset }: Listing,
): Promise<{ total: number; rows: PayPalRefundView[] }> {
  const values = [textFilter(filter, 'state'), filter.open === true, textFilter(filter, 'orderId'), idsFilter(filter)];
  const [count]: { total: string }[] = await tx.query(`select count(*) as total ${REFUNDS}`, values);
  const rows: RefundRow[] = await tx.query(
    `select r.id, r.order_id, r.capture_id, r.currency, r.amount, r.state, r.origin, r.paypal_refund_id, r.failure, r.asked_at, r.done_at,
       r.settled_at, r.note, (select email from account by where by.id = r.settled_by) as settled_by
     ${REFUNDS} order by ${orderBy}, r.id limit $5 offset $6`,
    [...values, limit, offset],
  );
  return { total: Number(count?.total ?? 0), rows: rows.map(refundView) };
}

/** Refuses `resource_not_found`. */
export async function refundOf(tx: Tx, id: string): Promise<PayPalRefundView> {
  const [row] = isUuid(id) ? (await listRefunds(tx, oneBy(id))).rows : [];
  if (!row) throw new Refusal('resource_not_found');
  return row;
}

const oneBy = (id: string): Listing => ({ orderBy: 'r.id', offset: 0, limit: 1, filter: { id: [id.toLowerCase()] } });

function refundView(row: RefundRow): PayPalRefundView {
  const { id, currency, state, origin, failure, note } = row;
  return {
    ...{ id, state, origin, failure, note },
    orderId: row.order_id,
    payment: row.capture_id,
    amount: { currency, amount: Number(row.amount) },
    reference: row.paypal_refund_id,
    askedAt: row.asked_at.toISOString(),
    doneAt: row.done_at?.toISOString() ?? null,
    settledAt: row.settled_at?.toISOString() ?? null,
    settledBy: row.settled_by,
    isOpen: (state === 'failed' || origin === 'paypal') && row.settled_at === null,
  };
}

interface ReconciliationRow extends Pick<
  PayPalReconciliationView,
  'id' | 'state' | 'looked' | 'found' | 'failed' | 'findings'
> {
  asked_at: Date;
  asked_by: string | null;
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
    `select r.id, r.state, r.looked, r.found, r.failed, r.findings, r.asked_at, r.ended_at,
       (select email from account by where by.id = r.asked_by) as asked_by
     ${where} order by ${orderBy}, r.id limit $2 offset $3`,
    [ids, limit, offset],
  );
  return { total: Number(count?.total ?? 0), rows: rows.map(reconciliationView) };
}

/** Refuses `resource_not_found`. */
export async function reconciliationOf(tx: Tx, id: string): Promise<PayPalReconciliationView> {
  const [row] = isUuid(id) ? (await listReconciliations(tx, oneBy(id))).rows : [];
  if (!row) throw new Refusal('resource_not_found');
  return row;
}

function reconciliationView({ asked_at, asked_by, ended_at, ...row }: ReconciliationRow): PayPalReconciliationView {
  return {
    ...row,
    askedAt: asked_at.toISOString(),
    askedBy: asked_by,
    endedAt: ended_at?.toISOString() ?? null,
  };
}
