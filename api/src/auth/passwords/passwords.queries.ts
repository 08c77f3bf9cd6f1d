import type { Tx } from '../../common/public';

/** Replaces a password. Returns false, without a change, if it was changed since `oldHash` was read. */
export async function replacePassword(
  tx: Tx,
  accountId: string,
  { oldHash, newHash }: { oldHash: string | null; newHash: string },
): Promise<boolean> {
  const [, changed]: [unknown[], number] = await tx.query(
    'update account set password_hash = $3 where id = $1 and password_hash = $2',
    [accountId, oldHash, newHash],
  );
  return changed > 0;
}

/** Sets a password. Returns false, without a change, if the account is disabled or closed. */
export async function setPassword(tx: Tx, accountId: string, passwordHash: string): Promise<boolean> {
  const [, changed]: [unknown[], number] = await tx.query(
    'update account set password_hash = $2 where id = $1 and disabled_at is null and closed_at is null',
    [accountId, passwordHash],
  );
  return changed > 0;
}
