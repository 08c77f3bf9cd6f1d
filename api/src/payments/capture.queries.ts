import type { Tx } from '../kernel/public';
import type { Rest } from './refund-split';

/** One payment through PayPal. Amount in minor units. */
export interface Capture {
  captureId: string;
  /** For which it came, where that is known. */
  orderId: string | null;
  invoiceId: string;
  currency: string;
  amount: number;
}

/** False where it is known already: it counts once, whoever tells of it. */
export async function keepCapture(tx: Tx, capture: Capture, at: Date): Promise<boolean> {
  const { captureId, orderId, invoiceId, currency, amount } = capture;
  const kept: unknown[] = await tx.query(
    `insert into paypal_capture (capture_id, order_id, invoice_id, currency, amount, captured_at) values ($1, $2, $3, $4, $5, $6)
     on conflict (capture_id) do nothing returning capture_id`,
    [captureId, orderId, invoiceId, currency, amount, at],
  );
  return kept.length > 0;
}

export async function paysFor(tx: Tx, captureIds: readonly string[], orderId: string): Promise<void> {
  await tx.query('update paypal_capture set pays_for = $2 where capture_id = any($1)', [captureIds, orderId]);
}

const LEFT = `c.amount - coalesce((select sum(r.amount) from paypal_refund r where r.capture_id = c.capture_id), 0)`;

/** What is left of the payments that paid an order, or (`unapplied`) came for it and pay for nothing. Holds their rows. */
export async function restsOf(
  tx: Tx,
  { orderId, currency, of, capture }: { orderId: string | null; currency: string; of: string; capture: string | null },
): Promise<Rest[]> {
  const rows: { capture_id: string; left: string }[] = await tx.query(
    `select c.capture_id, ${LEFT} as left from paypal_capture c
     where c.currency = $2 and ($4::text is null or c.capture_id = $4)
       and case when $3 = 'payment' then c.pays_for = $1 else c.pays_for is null and c.order_id is not distinct from $1 end
     order by c.captured_at, c.capture_id for update of c`,
    [orderId, currency, of, capture],
  );
  return rows.map(({ capture_id, left }) => ({ captureId: capture_id, left: Number(left) }));
}

export interface InvoiceCapture extends Rest {
  orderId: string | null;
  paysFor: string | null;
}

/** The payments that came by an invoice, with what is left of each. Holds their rows. */
export async function ofInvoice(tx: Tx, invoiceId: string, currency: string): Promise<InvoiceCapture[]> {
  const rows: { capture_id: string; left: string; order_id: string | null; pays_for: string | null }[] = await tx.query(
    `select c.capture_id, c.order_id, c.pays_for, ${LEFT} as left from paypal_capture c
     where c.invoice_id = $1 and c.currency = $2 order by c.captured_at, c.capture_id for update of c`,
    [invoiceId, currency],
  );
  return rows.map(({ capture_id, left, order_id, pays_for }) => ({
    captureId: capture_id,
    left: Number(left),
    orderId: order_id,
    paysFor: pays_for,
  }));
}
