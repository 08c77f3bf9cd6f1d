import type { Tx } from '../kernel/public';
import type { PayPalRefundStatus } from './paypal/paypal-refund';

export interface RefundRow {
  id: string;
  requestId: string;
  captureId: string | null;
  orderId: string | null;
  currency: string;
  amount: number;
  state: 'asked' | 'pending' | 'done' | 'failed';
  origin: 'shop' | 'paypal';
  refundId: string | null;
  isSettled: boolean;
}

const COLUMNS = `r.id, r.request_id as "requestId", r.capture_id as "captureId", r.order_id as "orderId", r.currency, r.amount, r.state, r.origin,
  r.paypal_refund_id as "refundId", r.settled_at is not null as "isSettled"`;

type Read = Omit<RefundRow, 'amount'> & { amount: string };
const asRow = (row: Read): RefundRow => ({ ...row, amount: Number(row.amount) });

export interface NewRefund {
  occasion: string;
  part: number;
  captureId: string;
  orderId: string | null;
  currency: string;
  amount: number;
}

/** Null where the occasion has it already. */
export async function askedFor(tx: Tx, refund: NewRefund, at: Date): Promise<string | null> {
  const { occasion, part, captureId, orderId, currency, amount } = refund;
  const [row]: { id: string }[] = await tx.query(
    `insert into paypal_refund (occasion, part, capture_id, order_id, currency, amount, asked_at) values ($1, $2, $3, $4, $5, $6, $7)
     on conflict (occasion, part) do nothing returning id`,
    [occasion, part, captureId, orderId, currency, amount, at],
  );
  return row?.id ?? null;
}

export interface RefundByHand {
  refundId: string;
  captureId: string | null;
  orderId: string | null;
  currency: string;
  amount: number;
}

export async function writeByHand(tx: Tx, refund: RefundByHand, at: Date): Promise<void> {
  const { refundId, captureId, orderId, currency, amount } = refund;
  await tx.query(
    `insert into paypal_refund (occasion, capture_id, order_id, currency, amount, asked_at, done_at, state, origin, paypal_refund_id)
     values ('paypal:' || $1::text, $2, $3, $4, $5, $6, $6, 'done', 'paypal', $1)`,
    [refundId, captureId, orderId, currency, amount, at],
  );
}

export async function find(tx: Tx, id: string): Promise<RefundRow | null> {
  const [row]: Read[] = await tx.query(`select ${COLUMNS} from paypal_refund r where id = $1`, [id]);
  return row ? asRow(row) : null;
}

/** Holds its row. */
export async function lock(tx: Tx, id: string): Promise<RefundRow | null> {
  const [row]: Read[] = await tx.query(`select ${COLUMNS} from paypal_refund r where id = $1 for update`, [id]);
  return row ? asRow(row) : null;
}

/** By PayPal's id of it. Holds its row. */
export async function lockKnown(tx: Tx, refundId: string): Promise<RefundRow | null> {
  const [row]: Read[] = await tx.query(
    `select ${COLUMNS} from paypal_refund r where paypal_refund_id = $1 for update`,
    [refundId],
  );
  return row ? asRow(row) : null;
}

/** A refund of the invoice's payments that the shop asked for and has no answer to. Holds its row. */
export async function lockUnanswered(
  tx: Tx,
  invoiceId: string,
  { currency, amount }: { currency: string; amount: number },
): Promise<RefundRow | null> {
  const [row]: Read[] = await tx.query(
    `select ${COLUMNS} from paypal_refund r join paypal_capture c on c.capture_id = r.capture_id
     where c.invoice_id = $1 and r.state = 'asked' and r.paypal_refund_id is null and r.currency = $2 and r.amount = $3
     order by r.asked_at, r.id limit 1 for update of r`,
    [invoiceId, currency, amount],
  );
  return row ? asRow(row) : null;
}

/** Whether that was news: what is done or failed stays so, and what is under way is no longer only asked for. */
export async function stands(
  tx: Tx,
  { id, state }: Pick<RefundRow, 'id' | 'state'>,
  refundId: string,
  status: PayPalRefundStatus,
  at: Date,
): Promise<boolean> {
  const now = STATES[status];
  const isNews = state === 'asked' || (state === 'pending' && now !== 'pending');
  if (!isNews) return false;
  await tx.query(
    `update paypal_refund set state = $2, paypal_refund_id = $3, done_at = $4, failure = $5 where id = $1`,
    [id, now, refundId, now === 'done' ? at : null, now === 'failed' ? status : null],
  );
  return true;
}

const STATES = { COMPLETED: 'done', PENDING: 'pending', FAILED: 'failed', CANCELLED: 'failed' } as const;

/** PayPal said no to the very asking. False where it is no longer only asked for. */
export async function refusedFor(tx: Tx, id: string, failure: string): Promise<boolean> {
  const failed: unknown[] = await tx.query(
    `with failed as (update paypal_refund set state = 'failed', failure = $2 where id = $1 and state = 'asked' returning id) select id from failed`,
    [id, failure],
  );
  return failed.length > 0;
}

/** Under another request id, as PayPal remembers the refusal of the first. */
export async function askedAgain(tx: Tx, id: string, at: Date): Promise<void> {
  await tx.query(
    `update paypal_refund set state = 'asked', request_id = gen_random_uuid(), paypal_refund_id = null, failure = null, asked_at = $2
     where id = $1`,
    [id, at],
  );
}

export async function settled(tx: Tx, id: string, { at, by, note }: { at: Date; by: string; note: string }) {
  await tx.query('update paypal_refund set settled_at = $2, settled_by = $3, note = $4 where id = $1', [
    id,
    at,
    by,
    note,
  ]);
}
