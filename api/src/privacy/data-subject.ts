import type { Tx } from '../common/public';
import type { DataSubject } from './personal-data';

/** Null if the account is closed. */
export async function findDataSubject(tx: Tx, accountId: string): Promise<DataSubject | null> {
  const [subject]: DataSubject[] = await tx.query(
    'select id as "accountId", email, role, created_at as since from account where id = $1 and closed_at is null',
    [accountId],
  );
  return subject ?? null;
}
