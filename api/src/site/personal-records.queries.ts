import type { Tx } from '../common/public';

/** The newsletter subscription of an address, in any capitalization; null if there is none. */
export async function findSubscriptionOfPerson(tx: Tx, email: string): Promise<unknown> {
  const [row]: unknown[] = await tx.query(
    `select email, language, state, requested_at as "requestedAt", confirmed_at as "confirmedAt",
       unsubscribed_at as "unsubscribedAt"
     from subscription where lower(email) = lower($1)`,
    [email],
  );
  return row ?? null;
}

/** Deletes the newsletter subscription of an address, in any capitalization. */
export async function deleteSubscriptionOfPerson(tx: Tx, email: string): Promise<void> {
  await tx.query('delete from subscription where lower(email) = lower($1)', [email]);
}

/** The contact messages sent with an address since an instant, oldest first. */
export async function listMessagesOfPerson(tx: Tx, email: string, since: Date): Promise<unknown[]> {
  return tx.query(
    `select department, name, phone, email, subject, message, language, received_at as "receivedAt",
       array(select json_build_object('text', text, 'answeredAt', answered_at) from contact_answer a
         where a.message_id = m.id order by answered_at) as answers
     from contact_message m where lower(email) = lower($1) and received_at >= $2 order by received_at`,
    [email, since],
  );
}

/** Deletes all contact messages sent with an address. */
export async function deleteMessagesOfPerson(tx: Tx, email: string): Promise<void> {
  await tx.query('delete from contact_message where lower(email) = lower($1)', [email]);
}
