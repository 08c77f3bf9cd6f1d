import type { Tx } from '../common/public';

/** Whether another configuration of the account has this name, in any case. */
export async function isNameUsed(
  tx: Tx,
  { accountId, name, id }: { accountId: string; name: string; id: string },
): Promise<boolean> {
  const found: unknown[] = await tx.query(
    'select from saved_configuration where account_id = $1 and lower(name) = lower($2) and id <> $3',
    [accountId, name, id],
  );
  return found.length > 0;
}
