import { IsNull } from 'typeorm';
import { Account } from '../accounts/public';
import type { Tx } from '../common/public';
import type { DataSubject } from './personal-data';

/** Null if the account is closed. */
export async function findDataSubject(tx: Tx, accountId: string): Promise<DataSubject | null> {
  const account = await tx.findOneBy(Account, { id: accountId, closedAt: IsNull() });
  return account && { accountId, email: account.email, role: account.role, since: account.createdAt };
}
