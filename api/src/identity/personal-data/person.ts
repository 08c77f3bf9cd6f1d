import type { Tx } from '../../kernel/public';
import type { Person } from './personal-data';

/** Null where the account is closed. */
export async function personOf(tx: Tx, accountId: string): Promise<Person | null> {
  const [person]: Person[] = await tx.query(
    'select id as "accountId", email, role, created_at as since from account where id = $1 and closed_at is null',
    [accountId],
  );
  return person ?? null;
}
