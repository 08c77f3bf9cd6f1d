import type { Accounts, AccountSummary } from '../../accounts/public';
import type { Tx } from '../../common/public';

/** @throws Error if the demo accounts are not loaded */
export async function findDemoAccount(accounts: Accounts, tx: Tx, email: string): Promise<AccountSummary> {
  const account = await accounts.findByEmail(tx, email);
  if (!account) throw new Error(`there is no demo account ${email}`);
  return account;
}
