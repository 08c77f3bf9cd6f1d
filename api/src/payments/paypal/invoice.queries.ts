import type { Tx } from '../../common/public';

/** A PayPal invoice of an order. `numbered`: not yet created at PayPal; `created`: not yet sent. */
export interface InvoiceRow {
  id: string;
  orderId: string;
  number: string;
  paypalId: string | null;
  payUrl: string | null;
  state: 'numbered' | 'created' | 'open' | 'paid' | 'cancelled';
  /** Another process works on it until then. */
  lockedUntil: Date | null;
}

const COLUMNS =
  'id, order_id as "orderId", number, paypal_id as "paypalId", pay_url as "payUrl", state, locked_until as "lockedUntil"';

/** The order's invoice that is not paid or cancelled; there is at most one. */
export async function findActiveInvoice(tx: Tx, orderId: string): Promise<InvoiceRow | null> {
  const [row]: InvoiceRow[] = await tx.query(
    `select ${COLUMNS} from paypal_invoice where order_id = $1 and state in ('numbered', 'created', 'open')`,
    [orderId],
  );
  return row ?? null;
}

/** Finds an invoice reported by PayPal, by PayPal's id or by our number. */
export async function findInvoice(tx: Tx, paypalId: string, number: string | undefined): Promise<InvoiceRow | null> {
  const [row]: InvoiceRow[] = await tx.query(
    `select ${COLUMNS} from paypal_invoice where paypal_id = $1 or number = $2 order by paypal_id = $1 desc nulls last limit 1`,
    [paypalId, number ?? null],
  );
  return row ?? null;
}

/** Inserts an invoice with the order id as its number, followed by `-2`, `-3` … for further invoices of the order. */
export async function insertInvoice(tx: Tx, orderId: string, now: Date): Promise<InvoiceRow> {
  const [row]: InvoiceRow[] = await tx.query(
    `insert into paypal_invoice (order_id, number, state, created_at, updated_at)
     select $1::text, $1::text || case when count(*) = 0 then '' else '-' || count(*) + 1 end, 'numbered', $2::timestamptz, $2 from paypal_invoice where order_id = $1::text
     returning ${COLUMNS}`,
    [orderId, now],
  );
  if (!row) throw new Error('inserting an invoice returned no row');
  return row;
}

export async function lockInvoice(tx: Tx, id: string, until: Date): Promise<void> {
  await tx.query('update paypal_invoice set locked_until = $2 where id = $1', [id, until]);
}

export async function unlockInvoice(tx: Tx, id: string): Promise<void> {
  await tx.query('update paypal_invoice set locked_until = null where id = $1', [id]);
}

export async function markCreated(tx: Tx, id: string, paypalId: string, now: Date): Promise<void> {
  await tx.query(
    `update paypal_invoice set paypal_id = $2, state = 'created', updated_at = $3 where id = $1 and state in ('numbered', 'created')`,
    [id, paypalId, now],
  );
}

export async function markOpen(tx: Tx, id: string, payUrl: string, now: Date): Promise<void> {
  await tx.query(
    `update paypal_invoice set state = 'open', pay_url = $2, locked_until = null, updated_at = $3
     where id = $1 and state in ('numbered', 'created')`,
    [id, payUrl, now],
  );
}

/** Closes an invoice. Returns false if it was in that state already or is paid. */
export async function markClosed(tx: Tx, id: string, state: 'paid' | 'cancelled', now: Date): Promise<boolean> {
  const closing: unknown[] = await tx.query(
    `with closing as (
       update paypal_invoice set state = $2, locked_until = null, updated_at = $3 where id = $1 and state not in ('paid', $2) returning id
     ) select id from closing`,
    [id, state, now],
  );
  return closing.length > 0;
}

/** Marks the order's open invoice as paid if one of the captures was paid through it. */
export async function markPaidByCaptures(
  tx: Tx,
  orderId: string,
  captureIds: readonly string[],
  now: Date,
): Promise<void> {
  await tx.query(
    `update paypal_invoice set state = 'paid', locked_until = null, updated_at = $3
     where order_id = $1 and state = 'open' and paypal_id in (select invoice_id from paypal_capture where capture_id = any($2))`,
    [orderId, captureIds, now],
  );
}

/** Whether the order has an invoice that is open or was open. */
export async function hadOpenInvoice(tx: Tx, orderId: string): Promise<boolean> {
  const found: unknown[] = await tx.query(
    'select from paypal_invoice where order_id = $1 and pay_url is not null limit 1',
    [orderId],
  );
  return found.length > 0;
}
