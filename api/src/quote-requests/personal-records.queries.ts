import type { Tx } from '../common/public';
import type { DataSubject } from '../privacy/public';

/** The account's requests, and visitors' requests with its email address; not for guests, whose address is not confirmed. */
const OWNED_BY_PERSON = `(account_id = $1 or $2 and lower(email) = lower($3) and requested_at >= $4)`;

const personValues = ({ accountId, email, role, since }: DataSubject) => [accountId, role !== 'guest', email, since];

/** The person's requests as the person receives them, oldest first. */
export async function listRequestsOfPerson(tx: Tx, person: DataSubject): Promise<unknown[]> {
  return tx.query(
    `select kind, state, items, wish, terms, message, requested_at as "requestedAt", decided_at as "decidedAt", answer,
       valid_until as "validUntil"
     from quote_request where ${OWNED_BY_PERSON} order by requested_at, id`,
    personValues(person),
  );
}

export async function findRequestIds(tx: Tx, person: DataSubject): Promise<string[]> {
  const rows: { id: string }[] = await tx.query(
    `select id from quote_request where ${OWNED_BY_PERSON}`,
    personValues(person),
  );
  return rows.map(({ id }) => id);
}

export async function deleteRequestsOfPerson(tx: Tx, person: DataSubject): Promise<void> {
  await tx.query(`delete from quote_request where ${OWNED_BY_PERSON}`, personValues(person));
}
