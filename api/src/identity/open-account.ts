import { Refusal, type Tx } from '../kernel/public';

/**
 * Keeps the account from being closed until this transaction ends: of closing and what would leave something with a
 * closed account, one wins. Refuses `session_timed_out` where it is closed already.
 */
export async function holdOpen(tx: Tx, accountId: string): Promise<void> {
  mustBeOpen(await tx.query('select from account where id = $1 and closed_at is null for key share', [accountId]));
}

/** The same, and of two who lock it the second waits for the first. */
export async function lockOpen(tx: Tx, accountId: string): Promise<void> {
  mustBeOpen(await tx.query('select from account where id = $1 and closed_at is null for no key update', [accountId]));
}

function mustBeOpen(found: readonly unknown[]): void {
  if (found.length === 0) throw new Refusal('session_timed_out');
}
