import type { Tx } from '../database/database';

/** Counts webhooks that were refused for a reason, in one row for each hour. */
export async function countRefused(
  tx: Tx,
  { provider, reason, times, at }: { provider: string; reason: string; times: number; at: Date },
): Promise<void> {
  await tx.query(
    `insert into received_webhook (provider, outcome, reason, times, received_at, handled_at)
     values ($1, 'refused', $2, $3, $4, $4)
     on conflict (provider, reason, date_trunc('hour', received_at at time zone 'UTC')) where outcome = 'refused'
     do update set times = received_webhook.times + excluded.times,
       received_at = greatest(received_webhook.received_at, excluded.received_at),
       handled_at = greatest(received_webhook.handled_at, excluded.handled_at)`,
    [provider, reason, times, at],
  );
}

/** The instants before which webhooks are deleted: those that were handled, and those that are still waiting. */
export interface WebhooksKeptSince {
  handled: Date;
  waiting: Date;
}

/** Deletes webhooks that were received before an instant; those that are waiting are kept longer. */
export async function deleteReceived(tx: Tx, { handled, waiting }: WebhooksKeptSince): Promise<void> {
  await tx.query(`delete from received_webhook where received_at < $1 and (outcome <> 'waiting' or received_at < $2)`, [
    handled,
    waiting,
  ]);
}
