import { Account } from '../../accounts/public';
import { fieldError, type Tx } from '../../common/public';
import type { PasswordChecks } from '../passwords/password-checks.service';

/** @throws ApiError `password_change_failed`, `too_frequent` */
export async function assertOwnPassword(
  tx: Tx,
  passwordChecks: PasswordChecks,
  accountId: string,
  password: string,
): Promise<void> {
  const account = await tx.findOne(Account, { where: { id: accountId }, select: { id: true, passwordHash: true } });
  if (!(await passwordChecks.verifyOwn(accountId, account?.passwordHash ?? null, password)))
    throw fieldError('password_change_failed', 'currentPassword');
}
