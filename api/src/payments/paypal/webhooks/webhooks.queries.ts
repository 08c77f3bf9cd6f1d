import type { Tx, WebhooksKeptSince } from '../../../common/public';

/** Stores an event that PayPal signed. Returns false for an event that PayPal sent before, which changes nothing. */
export async function storeEvent(tx: Tx, eventId: string, body: unknown, receivedAt: Date): Promise<boolean> {
  const stored: unknown[] = await tx.query(
    `insert into paypal_webhook (event_id, body, received_at) values ($1, $2, $3) on conflict (event_id) do nothing
     returning event_id`,
    [eventId, body, receivedAt],
  );
  return stored.length > 0;
}

/**
 * Erases the content of at most `limit` events that were applied before an instant, or received before another and never
 * applied. Returns how many there were.
 */
export async function eraseEventBodies(
  tx: Tx,
  { handled, waiting }: WebhooksKeptSince,
  limit: number,
): Promise<number> {
  const [, erased]: [unknown, number] = await tx.query(
    `update paypal_webhook set body = body - 'resource' where event_id in (
       select event_id from paypal_webhook
       where body ? 'resource' and (applied_at < $1 or applied_at is null and received_at < $2) limit $3)`,
    [handled, waiting, limit],
  );
  return erased;
}

/** The ids of at most `limit` events received since an instant that were not applied, oldest first. */
export async function listPendingEvents(tx: Tx, since: Date, limit: number): Promise<string[]> {
  const events: { id: string }[] = await tx.query(
    `select event_id as id from paypal_webhook where applied_at is null and received_at >= $1 order by received_at limit $2`,
    [since, limit],
  );
  return events.map(({ id }) => id);
}

/**
 * Locks an event until the transaction ends, so that one process at a time applies it.
 *
 * @returns false if it was applied in the meantime
 */
export async function lockPendingEvent(tx: Tx, eventId: string): Promise<boolean> {
  const pending: unknown[] = await tx.query(
    'select from paypal_webhook where event_id = $1 and applied_at is null for update',
    [eventId],
  );
  return pending.length > 0;
}

/** The orders of the payment or invoice that PayPal reports about. */
export async function findOrdersOfReport(
  tx: Tx,
  {
    captureId,
    invoiceId,
    invoiceNumber,
  }: Readonly<Record<'captureId' | 'invoiceId' | 'invoiceNumber', string | undefined>>,
): Promise<string[]> {
  const rows: { id: string }[] = await tx.query(
    `select order_id as id from paypal_invoice where paypal_id = $2 or number = $3
     union select o.id from paypal_capture c cross join lateral (values (c.order_id), (c.paid_order_id)) o (id)
       where o.id is not null and (c.capture_id = $1 or c.invoice_id = $2)
     order by id`,
    [captureId ?? null, invoiceId ?? null, invoiceNumber ?? null],
  );
  return rows.map(({ id }) => id);
}
