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
  state: 'asked' | 'pending' | 'done' | 'failed';
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

/** Locks the oldest refund of an invoice's captures with that amount that was requested and has no response yet. */
export function lockUnconfirmedRefund(
  tx: Tx,
  invoiceId: string,
  { currency, amount }: { currency: string; amount: number },
): Promise<RefundRow | null> {
  return selectRefund(
    tx,
    `join paypal_capture c on c.capture_id = r.capture_id
     where c.invoice_id = $1 and r.state = 'asked' and r.paypal_refund_id is null and r.currency = $2 and r.amount = $3
     order by r.requested_at, r.id limit 1 for update of r`,
    [invoiceId, currency, amount],
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

export interface ExternalRefund {
  refundId: string;
  captureId: string | null;
  orderId: string | null;
  currency: string;
  amount: number;
}

/** Stores a refund that was made at PayPal. */
export async function insertExternalRefund(tx: Tx, refund: ExternalRefund, at: Date): Promise<void> {
  const { refundId, captureId, orderId, currency, amount } = refund;
  await tx.query(
    `insert into paypal_refund (dedupe_key, capture_id, order_id, currency, amount, requested_at, completed_at, state, origin, paypal_refund_id)
     values ('paypal:' || $1::text, $2, $3, $4, $5, $6, $6, 'done', 'paypal', $1)`,
    [refundId, captureId, orderId, currency, amount, at],
  );
}

const STATES = { COMPLETED: 'done', PENDING: 'pending', FAILED: 'failed', CANCELLED: 'failed' } as const;

/** Applies PayPal's status. Returns false if it changes nothing: `done` and `failed` are final, `pending` never returns to `asked`. */
export async function updateRefundStatus(
  tx: Tx,
  { id, state }: Pick<RefundRow, 'id' | 'state'>,
  { refundId, status }: PayPalRefund,
  at: Date,
): Promise<boolean> {
  const newState = STATES[status];
  const isChange = state === 'asked' || (state === 'pending' && newState !== 'pending');
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
    `with failed as (update paypal_refund set state = 'failed', failure = $2 where id = $1 and state = 'asked' returning id) select id from failed`,
    [id, failure],
  );
  return failed.length > 0;
}

/** Sets a failed refund back to `asked` with a new request id, because PayPal repeats its rejection for the old one. */
export async function resetForRetry(tx: Tx, id: string, at: Date): Promise<void> {
  await tx.query(
    `update paypal_refund set state = 'asked', request_id = gen_random_uuid(), paypal_refund_id = null, failure = null, requested_at = $2
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
