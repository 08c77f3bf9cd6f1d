import type { Tx } from '../../common/public';
import type { PayPalRefund } from '../paypal/client/paypal-refund';

export interface RefundRow {
  id: string;
  /** Sent to PayPal, which makes at most one refund per request id. */
  requestId: string;
  captureId: string | null;
  orderId: string | null;
  currency: string;
  /** Minor units. */
  amount: number;
  state: 'requested' | 'pending' | 'done' | 'failed';
  /** `paypal`: made at PayPal and not requested by this shop. */
  origin: 'shop' | 'paypal';
  /** PayPal's id. */
  refundId: string | null;
  isSettled: boolean;
}

const COLUMNS = `r.id, r.request_id as "requestId", r.capture_id as "captureId", r.order_id as "orderId", r.currency, r.amount, r.state, r.origin,
  r.paypal_refund_id as "refundId", r.settled_at is not null as "isSettled"`;

/** Runs `select COLUMNS` with the given clauses and returns the first row. */
async function selectRefund(tx: Tx, clauses: string, values: unknown[]): Promise<RefundRow | null> {
  const [row]: (Omit<RefundRow, 'amount'> & { amount: string })[] = await tx.query(
    `select ${COLUMNS} from paypal_refund r ${clauses}`,
    values,
  );
  return row ? { ...row, amount: Number(row.amount) } : null;
}

export function findRefund(tx: Tx, id: string): Promise<RefundRow | null> {
  return selectRefund(tx, 'where r.id = $1', [id]);
}

export function lockRefund(tx: Tx, id: string): Promise<RefundRow | null> {
  return selectRefund(tx, 'where r.id = $1 for update', [id]);
}

export function lockRefundByPayPalId(tx: Tx, refundId: string): Promise<RefundRow | null> {
  return selectRefund(tx, 'where r.paypal_refund_id = $1 for update', [refundId]);
}

/** Locks the oldest refund of that amount, of a capture or an invoice's captures, that was requested and has no response yet. */
export function lockUnconfirmedRefund(
  tx: Tx,
  { captureId = null, invoiceId = null, currency, amount }: Omit<ReportedRefund, 'refundId' | 'kind'>,
): Promise<RefundRow | null> {
  return selectRefund(
    tx,
    `join paypal_capture c on c.capture_id = r.capture_id
     where case when $4::text is null then c.invoice_id = $1 else c.capture_id = $4 end and r.state = 'requested' and r.paypal_refund_id is null and r.currency = $2 and r.amount = $3
     order by r.requested_at, r.id limit 1 for update of r`,
    [invoiceId, currency, amount, captureId],
  );
}

export interface NewRefund {
  dedupeKey: string;
  /** 1, 2, … where a refund is split between captures. */
  part: number;
  captureId: string;
  orderId: string | null;
  currency: string;
  amount: number;
}

/** Stores a requested refund. Returns null if this part of it is stored already. */
export async function insertRefund(tx: Tx, refund: NewRefund, at: Date): Promise<string | null> {
  const { dedupeKey, part, captureId, orderId, currency, amount } = refund;
  const [row]: { id: string }[] = await tx.query(
    `insert into paypal_refund (dedupe_key, part, capture_id, order_id, currency, amount, requested_at) values ($1, $2, $3, $4, $5, $6, $7)
     on conflict (dedupe_key, part) do nothing returning id`,
    [dedupeKey, part, captureId, orderId, currency, amount, at],
  );
  return row?.id ?? null;
}

/** A refund or chargeback that PayPal reports, with the payment or only the invoice that it names. */
export interface ReportedRefund {
  refundId: string;
  kind: 'refund' | 'chargeback';
  captureId?: string | null | undefined;
  invoiceId?: string | null | undefined;
  currency: string;
  amount: number;
}

/** A refund made at PayPal whose payment is not known yet. */
export interface UnmatchedRefund extends ReportedRefund {
  id: string;
}

/** Stores a refund that was made at PayPal. Null if it is stored already. */
export async function insertExternalRefund(tx: Tx, refund: ReportedRefund, at: Date): Promise<UnmatchedRefund | null> {
  const { refundId, kind, captureId = null, invoiceId = null, currency, amount } = refund;
  const [row]: { id: string }[] = await tx.query(
    `insert into paypal_refund (dedupe_key, kind, reported_capture_id, reported_invoice_id, currency, amount, requested_at, completed_at,
       state, origin, paypal_refund_id)
     values ('paypal:' || $1::text, $2, $3, $4, $5, $6, $7, $7, 'done', 'paypal', $1) on conflict do nothing returning id`,
    [refundId, kind, captureId, invoiceId, currency, amount, at],
  );
  return row ? { ...refund, id: row.id } : null;
}

/** Locks the refunds made at PayPal of an invoice or its captures whose payment was not known when they were reported. */
export async function lockUnmatchedRefunds(tx: Tx, invoiceId: string): Promise<UnmatchedRefund[]> {
  const rows: (Omit<UnmatchedRefund, 'amount'> & { amount: string })[] = await tx.query(
    `select r.id, r.paypal_refund_id as "refundId", r.kind, r.reported_capture_id as "captureId", r.reported_invoice_id as "invoiceId",
       r.currency, r.amount from paypal_refund r
     where r.capture_id is null and (r.reported_invoice_id = $1
       or r.reported_capture_id in (select capture_id from paypal_capture where invoice_id = $1))
     order by r.requested_at, r.id for update of r`,
    [invoiceId],
  );
  return rows.map((row) => ({ ...row, amount: Number(row.amount) }));
}

export async function assignRefundToCapture(
  tx: Tx,
  id: string,
  { captureId, orderId }: { captureId: string; orderId: string | null },
): Promise<void> {
  await tx.query('update paypal_refund set capture_id = $2, order_id = $3 where id = $1', [id, captureId, orderId]);
}

const STATES = { COMPLETED: 'done', PENDING: 'pending', FAILED: 'failed', CANCELLED: 'failed' } as const;

/** Applies PayPal's status. Returns false if it changes nothing: `done` and `failed` are final, `pending` never returns to `requested`. */
export async function updateRefundStatus(
  tx: Tx,
  { id, state }: Pick<RefundRow, 'id' | 'state'>,
  { refundId, status }: PayPalRefund,
  at: Date,
): Promise<boolean> {
  const newState = STATES[status];
  const isChange = state === 'requested' || (state === 'pending' && newState !== 'pending');
  if (!isChange) return false;
  await tx.query(
    `update paypal_refund set state = $2, paypal_refund_id = $3, completed_at = $4, failure = $5 where id = $1`,
    [id, newState, refundId, newState === 'done' ? at : null, newState === 'failed' ? status : null],
  );
  return true;
}

/** Marks a refund whose request PayPal rejected as failed. Returns false if it already has a response. */
export async function markRejected(tx: Tx, id: string, failure: string): Promise<boolean> {
  const failed: unknown[] = await tx.query(
    `with failed as (update paypal_refund set state = 'failed', failure = $2 where id = $1 and state = 'requested' returning id) select id from failed`,
    [id, failure],
  );
  return failed.length > 0;
}

/** Sets a failed refund back to `requested` with a new request id, because PayPal repeats its rejection for the old one. */
export async function resetForRetry(tx: Tx, id: string, at: Date): Promise<void> {
  await tx.query(
    `update paypal_refund set state = 'requested', request_id = gen_random_uuid(), paypal_refund_id = null, failure = null, requested_at = $2
     where id = $1`,
    [id, at],
  );
}

export async function markSettled(
  tx: Tx,
  id: string,
  { at, by, note }: { at: Date; by: string; note: string },
): Promise<void> {
  const values = [id, at, by, note];
  await tx.query('update paypal_refund set settled_at = $2, settled_by = $3, note = $4 where id = $1', values);
}
