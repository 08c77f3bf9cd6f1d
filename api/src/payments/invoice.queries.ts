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

/** What PayPal tells of an invoice is of ours by its id, or by our number. */
export async function toldOf(tx: Tx, paypalId: string, number: string | undefined): Promise<InvoiceRow | null> {
  const [row]: InvoiceRow[] = await tx.query(
    `select ${COLUMNS} from paypal_invoice where paypal_id = $1 or number = $2 order by paypal_id = $1 desc nulls last limit 1`,
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
    `update paypal_invoice set state = 'open', pay_url = $2, held_until = null, updated_at = $3
     where id = $1 and state in ('numbered', 'created')`,
    [id, payUrl, now],
  );
}

/** False where it was so before. What was paid stays paid. */
export async function closed(tx: Tx, id: string, state: 'paid' | 'cancelled', now: Date): Promise<boolean> {
  const closing: unknown[] = await tx.query(
    `with closing as (
       update paypal_invoice set state = $2, held_until = null, updated_at = $3 where id = $1 and state not in ('paid', $2) returning id
     ) select id from closing`,
    [id, state, now],
  );
  return closing.length > 0;
}

/** The order's invoice is paid, where it was by these payments that came through it. */
export async function closePaidThrough(
  tx: Tx,
  orderId: string,
  captureIds: readonly string[],
  now: Date,
): Promise<void> {
  await tx.query(
    `update paypal_invoice set state = 'paid', held_until = null, updated_at = $3
     where order_id = $1 and state = 'open' and paypal_id in (select invoice_id from paypal_capture where capture_id = any($2))`,
    [orderId, captureIds, now],
  );
}

/** The order's latest invoice that could be paid at some time. */
export async function latest(
  tx: Tx,
  orderId: string,
): Promise<{ number: string; payUrl: string; isOpen: boolean } | null> {
  const [row]: { number: string; payUrl: string; isOpen: boolean }[] = await tx.query(
    `select number, pay_url as "payUrl", state = 'open' as "isOpen" from paypal_invoice
     where order_id = $1 and pay_url is not null order by state = 'open' desc, created_at desc, id limit 1`,
    [orderId],
  );
  return row ?? null;
}
