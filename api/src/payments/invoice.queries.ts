import type { Tx } from '../kernel/public';

export interface InvoiceRow {
  id: string;
  orderId: string;
  number: string;
  paypalId: string | null;
  payUrl: string | null;
  state: 'numbered' | 'created' | 'open' | 'paid' | 'cancelled';
  heldUntil: Date | null;
}

const COLUMNS =
  'id, order_id as "orderId", number, paypal_id as "paypalId", pay_url as "payUrl", state, held_until as "heldUntil"';

/** The order's one invoice that may still be paid. */
export async function unclosed(tx: Tx, orderId: string): Promise<InvoiceRow | null> {
  const [row]: InvoiceRow[] = await tx.query(
    `select ${COLUMNS} from paypal_invoice where order_id = $1 and state in ('numbered', 'created', 'open')`,
    [orderId],
  );
  return row ?? null;
}

export async function byPayPal(tx: Tx, paypalId: string, number: string | undefined): Promise<InvoiceRow | null> {
  const [row]: InvoiceRow[] = await tx.query(
    `select ${COLUMNS} from paypal_invoice where paypal_id = $1 or (paypal_id is null and number = $2)`,
    [paypalId, number ?? null],
  );
  return row ?? null;
}

/** Commits our number: the order's id, and for a later invoice of the same order which one it is. */
export async function number(tx: Tx, orderId: string, now: Date): Promise<InvoiceRow> {
  const [row]: InvoiceRow[] = await tx.query(
    `insert into paypal_invoice (order_id, number, state, created_at, updated_at)
     select $1::text, $1::text || case when count(*) = 0 then '' else '-' || count(*) + 1 end, 'numbered', $2::timestamptz, $2 from paypal_invoice where order_id = $1::text
     returning ${COLUMNS}`,
    [orderId, now],
  );
  if (!row) throw new Error('a numbered invoice is a row');
  return row;
}

export async function hold(tx: Tx, id: string, until: Date): Promise<void> {
  await tx.query('update paypal_invoice set held_until = $2 where id = $1', [id, until]);
}

export async function release(tx: Tx, id: string): Promise<void> {
  await tx.query('update paypal_invoice set held_until = null where id = $1', [id]);
}

export async function created(tx: Tx, id: string, paypalId: string, now: Date): Promise<void> {
  await tx.query(
    `update paypal_invoice set paypal_id = $2, state = 'created', updated_at = $3 where id = $1 and state in ('numbered', 'created')`,
    [id, paypalId, now],
  );
}

export async function opened(tx: Tx, id: string, payUrl: string, now: Date): Promise<void> {
  await tx.query(
    `update paypal_invoice set state = 'open', pay_url = $2, held_until = null, updated_at = $3 where id = $1`,
    [id, payUrl, now],
  );
}

export async function closed(tx: Tx, id: string, state: 'paid' | 'cancelled', now: Date): Promise<void> {
  await tx.query(
    `update paypal_invoice set state = $2, held_until = null, updated_at = $3 where id = $1 and state <> 'paid'`,
    [id, state, now],
  );
}
