import type { Tx } from '../../common/public';
import type { RefundableCapture } from './refund-split';

/** A payment received through PayPal. Amount in minor units. */
export interface Capture {
  captureId: string;
  /** The order of the invoice that was paid; null if the invoice is unknown. */
  orderId: string | null;
  invoiceId: string;
  currency: string;
  amount: number;
}

/** Stores a capture. Returns false if it is stored already, so that each capture counts once. */
export async function insertCapture(tx: Tx, capture: Capture, at: Date): Promise<boolean> {
  const { captureId, orderId, invoiceId, currency, amount } = capture;
  const inserted: unknown[] = await tx.query(
    `insert into paypal_capture (capture_id, order_id, invoice_id, currency, amount, captured_at) values ($1, $2, $3, $4, $5, $6)
     on conflict (capture_id) do nothing returning capture_id`,
    [captureId, orderId, invoiceId, currency, amount, at],
  );
  return inserted.length > 0;
}

/** Marks captures as the payment of an order. */
export async function assignCapturesToOrder(tx: Tx, captureIds: readonly string[], orderId: string): Promise<void> {
  await tx.query('update paypal_capture set paid_order_id = $2 where capture_id = any($1)', [captureIds, orderId]);
}

const REMAINING = `c.amount - coalesce((select sum(r.amount) from paypal_refund r where r.capture_id = c.capture_id), 0)`;

/**
 * Locks the captures that paid an order (`of: 'payment'`), or that were received for it and are unmatched, and returns
 * what is left of each after refunds. `captureId` limits the result to one capture.
 */
export async function lockRefundableCaptures(
  tx: Tx,
  {
    orderId,
    currency,
    of,
    captureId,
  }: { orderId: string | null; currency: string; of: string; captureId: string | null },
): Promise<RefundableCapture[]> {
  const rows: { capture_id: string; remaining: string }[] = await tx.query(
    `select c.capture_id, ${REMAINING} as remaining from paypal_capture c
     where c.currency = $2 and ($4::text is null or c.capture_id = $4)
       and case when $3 = 'payment' then c.paid_order_id = $1 else c.paid_order_id is null and c.order_id is not distinct from $1 end
     order by c.captured_at, c.capture_id for update of c`,
    [orderId, currency, of, captureId],
  );
  return rows.map(({ capture_id, remaining }) => ({ captureId: capture_id, remaining: Number(remaining) }));
}

export interface InvoiceCapture extends RefundableCapture {
  orderId: string | null;
  /** The order that it paid; null for an unmatched payment. */
  paidOrderId: string | null;
}

/** Locks the captures of a PayPal invoice and returns what is left of each after refunds. */
export async function lockCapturesOfInvoice(tx: Tx, invoiceId: string, currency: string): Promise<InvoiceCapture[]> {
  const rows: (Omit<InvoiceCapture, 'remaining'> & { remaining: string })[] = await tx.query(
    `select c.capture_id as "captureId", c.order_id as "orderId", c.paid_order_id as "paidOrderId", ${REMAINING} as remaining
     from paypal_capture c where c.invoice_id = $1 and c.currency = $2 order by c.captured_at, c.capture_id for update of c`,
    [invoiceId, currency],
  );
  return rows.map((row) => ({ ...row, remaining: Number(row.remaining) }));
}

/** The PayPal invoice that a capture paid; an empty string if the capture is unknown. */
export async function findInvoiceIdOfCapture(tx: Tx, captureId: string | null): Promise<string> {
  const [row]: { invoice_id: string | null }[] = await tx.query(
    'select invoice_id from paypal_capture where capture_id = $1',
    [captureId],
  );
  return row?.invoice_id ?? '';
}
