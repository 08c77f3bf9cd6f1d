import { ApiError, type Tx } from '../common/public';

/** Locks the account `$1` against being closed and returns its id; no row if it is closed already. */
export const LOCK_ACTIVE_ACCOUNT = 'select id from account where id = $1 and closed_at is null for key share';

/**
 * Prevents the account from being closed until the transaction ends, so that nothing is added to a closed account.
 * @throws ApiError `session_timed_out` if the account is already closed
 */
export async function lockActiveAccount(tx: Tx, accountId: string): Promise<void> {
  assertActive(await tx.query(LOCK_ACTIVE_ACCOUNT, [accountId]));
}

/** The same, but a second transaction that locks the account waits for the first. */
export async function lockActiveAccountExclusively(tx: Tx, accountId: string): Promise<void> {
  assertActive(
    await tx.query('select from account where id = $1 and closed_at is null for no key update', [accountId]),
  );
}

function assertActive(found: readonly unknown[]): void {
  if (found.length === 0) throw new ApiError('session_timed_out');
}
