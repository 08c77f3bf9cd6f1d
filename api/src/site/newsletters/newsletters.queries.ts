import type { Tx } from '../../common/public';
import type { Newsletter } from '../entities/newsletter.entity';

export type LockedNewsletter = Pick<Newsletter, 'id' | 'status' | 'texts' | 'revision' | 'startedAt' | 'sentTo'>;

/** Loads a newsletter and locks its row until the transaction ends; null if there is no such newsletter. */
export async function lockNewsletter(tx: Tx, id: string): Promise<LockedNewsletter | null> {
  const [row]: LockedNewsletter[] = await tx.query(
    `select id, status, texts, revision, started_at as "startedAt", sent_to as "sentTo"
     from newsletter where id = $1 for update`,
    [id],
  );
  return row ?? null;
}

export interface Recipient {
  id: string;
  email: string;
  language: string;
}

/**
 * Records the next confirmed subscriptions, by id, as served by a newsletter, and returns them. A subscription that got it
 * already is left out; `last` is the id to go on after, null at the end.
 */
export async function takeRecipients(
  tx: Tx,
  { id, sentTo }: Pick<Newsletter, 'id' | 'sentTo'>,
  limit: number,
  now: Date,
): Promise<{ recipients: Recipient[]; last: string | null }> {
  const next: Recipient[] = await tx.query(
    `select id, email, language from subscription
     where state = 'confirmed' and ($1::uuid is null or id > $1) order by id limit $2 for share`,
    [sentTo, limit],
  );
  const taken: { subscription_id: string }[] = await tx.query(
    `insert into newsletter_delivery (newsletter_id, subscription_id, queued_at)
     select $1, unnest($2::uuid[]), $3 on conflict do nothing returning subscription_id`,
    [id, next.map((each) => each.id), now],
  );
  const ids = new Set(taken.map((row) => row.subscription_id));
  return { recipients: next.filter((each) => ids.has(each.id)), last: next.at(-1)?.id ?? null };
}
