import type { Tx } from '../../common/public';
import type { ReportedRefund } from './refund.queries';
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

/** A capture as a refund that was made at PayPal is matched to it. */
export interface InvoiceCapture extends RefundableCapture {
  orderId: string | null;
  /** The order that it paid; null for an unmatched payment. */
  paidOrderId: string | null;
  /** What was not returned, in minor units: refunds that failed are not subtracted. */
  kept: number;
}

const KEPT = `c.amount - coalesce((select sum(r.amount) from paypal_refund r where r.capture_id = c.capture_id and r.state <> 'failed'), 0)`;

/** Locks one capture, or all captures of an invoice, in a currency. */
export async function lockReportedCaptures(
  tx: Tx,
  { captureId = null, invoiceId = null, currency }: Pick<ReportedRefund, 'captureId' | 'invoiceId' | 'currency'>,
): Promise<InvoiceCapture[]> {
  const rows: (Omit<InvoiceCapture, 'remaining' | 'kept'> & { remaining: string; kept: string })[] = await tx.query(
    `select c.capture_id as "captureId", c.order_id as "orderId", c.paid_order_id as "paidOrderId", ${REMAINING} as remaining, ${KEPT} as kept
     from paypal_capture c where case when $1::text is null then c.invoice_id = $2 else c.capture_id = $1 end and c.currency = $3
     order by c.captured_at, c.capture_id for update of c`,
    [captureId, invoiceId, currency],
  );
  return rows.map((row) => ({ ...row, remaining: Number(row.remaining), kept: Number(row.kept) }));
}

/** The orders that the reported captures were received for or paid, in the sequence in which they are locked. */
export async function findOrdersOfCaptures(
  tx: Tx,
  {
    captureId = null,
    invoiceId = null,
  }: { captureId?: string | null | undefined; invoiceId?: string | null | undefined },
): Promise<string[]> {
  const rows: { id: string }[] = await tx.query(
    `select distinct o.id from paypal_capture c cross join lateral (values (c.order_id), (c.paid_order_id)) o (id)
     where o.id is not null and case when $1::text is null then c.invoice_id = $2 else c.capture_id = $1 end order by o.id`,
    [captureId, invoiceId],
  );
  return rows.map(({ id }) => id);
}

/** The PayPal invoice that a capture paid; null if the capture is unknown. */
export async function findInvoiceIdOfCapture(tx: Tx, captureId: string | null): Promise<string | null> {
  const [row]: { invoice_id: string | null }[] = await tx.query(
    'select invoice_id from paypal_capture where capture_id = $1',
    [captureId],
  );
  return row?.invoice_id ?? null;
}
