import type { Tx } from '../../../common/public';

/** Stores an event that PayPal signed. An event that PayPal sends again changes nothing. */
export async function storeEvent(tx: Tx, eventId: string, body: unknown, receivedAt: Date): Promise<void> {
  await tx.query(
    'insert into paypal_webhook (event_id, body, received_at) values ($1, $2, $3) on conflict (event_id) do nothing',
    [eventId, body, receivedAt],
  );
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
