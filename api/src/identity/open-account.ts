import { Refusal, type Tx } from '../kernel/public';

/**
 * Keeps the account from being closed until this transaction ends: of closing and what would leave something with a
 * closed account, one wins. Refuses `session_timed_out` where it is closed already.
 */
export async function holdOpen(tx: Tx, accountId: string): Promise<void> {
  const open: unknown[] = await tx.query('select from account where id = $1 and closed_at is null for no key update', [
    accountId,
  ]);
  if (open.length === 0) throw new Refusal('session_timed_out');
}
