import type { Tx } from '../../common/public';
import type { Newsletter } from '../entities/newsletter.entity';

export type LockedNewsletter = Pick<Newsletter, 'id' | 'status' | 'texts' | 'revision' | 'startedAt'>;

/** Loads a newsletter and locks its row until the transaction ends; null if there is no such newsletter. */
export async function lockNewsletter(tx: Tx, id: string): Promise<LockedNewsletter | null> {
  const [row]: LockedNewsletter[] = await tx.query(
    `select id, status, texts, revision, started_at as "startedAt"
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

/** Records the next confirmed subscriptions that a newsletter has not been sent to as served, and returns them. */
export async function takeRecipients(tx: Tx, newsletterId: string, limit: number, now: Date): Promise<Recipient[]> {
  const next: Recipient[] = await tx.query(
    `select s.id, s.email, s.language from subscription s where s.state = 'confirmed' and not exists (
       select from newsletter_delivery d where d.newsletter_id = $1 and d.subscription_id = s.id)
     order by s.id limit $2 for share of s`,
    [newsletterId, limit],
  );
  await tx.query(
    `insert into newsletter_delivery (newsletter_id, subscription_id, queued_at) select $1, unnest($2::uuid[]), $3`,
    [newsletterId, next.map(({ id }) => id), now],
  );
  return next;
}
