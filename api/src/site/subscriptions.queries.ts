import type { Tx } from '../common/public';
import type { Subscription } from './entities/subscription.entity';

/**
 * Stores that the newsletter was requested for an address, or requested again. A confirmed subscription stays as it is.
 *
 * @returns the subscription's id; null if it is confirmed already
 */
export async function upsertPendingSubscription(
  tx: Tx,
  email: string,
  language: string,
  requestedAt: Date,
): Promise<string | null> {
  const [pending]: { id: string }[] = await tx.query(
    `insert into subscription as existing (email, language, state, requested_at) values ($1, $2, 'pending', $3)
     on conflict (lower(email)) do update set
       email = excluded.email, language = excluded.language, state = 'pending', requested_at = excluded.requested_at
       where existing.state <> 'confirmed'
     returning id`,
    [email, language, requestedAt],
  );
  return pending?.id ?? null;
}

export type LockedSubscription = Pick<Subscription, 'id' | 'email' | 'language' | 'state'>;

/**
 * Locks a token's subscription until the transaction ends, so that it is confirmed and ended once.
 *
 * @param hash SHA-256 of the token
 * @returns null if the token does not exist, is for another purpose, or has expired
 */
export async function lockSubscriptionOfToken(
  tx: Tx,
  hash: Buffer,
  purpose: string,
  now: Date,
): Promise<LockedSubscription | null> {
  const [subscription]: LockedSubscription[] = await tx.query(
    `select s.id, s.email, s.language, s.state from subscription s join subscription_token t on t.subscription_id = s.id
     where t.hash = $1 and t.purpose = $2 and (t.expires_at is null or t.expires_at > $3) for update of s`,
    [hash, purpose, now],
  );
  return subscription ?? null;
}

/** Deletes subscriptions requested until an instant that were not confirmed and have no token left. */
export async function deleteUnconfirmed(tx: Tx, requestedUntil: Date): Promise<void> {
  await tx.query(
    `delete from subscription s where state = 'pending' and requested_at <= $1
     and not exists (select from subscription_token t where t.subscription_id = s.id)`,
    [requestedUntil],
  );
}
