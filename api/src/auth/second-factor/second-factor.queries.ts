import type { Tx } from '../../common/public';
import type { SecondFactor } from './second-factor.entity';

/** Stores a new secret, which replaces one that was never confirmed. False if the account has a confirmed one. */
export async function storeUnconfirmedSecret(
  tx: Tx,
  { accountId, encryptedSecret, startedAt }: Pick<SecondFactor, 'accountId' | 'encryptedSecret' | 'startedAt'>,
): Promise<boolean> {
  const rows: unknown[] = await tx.query(
    `insert into second_factor as stored (account_id, encrypted_secret, started_at) values ($1, $2, $3)
     on conflict (account_id) do update set encrypted_secret = excluded.encrypted_secret, started_at = excluded.started_at
     where stored.confirmed_at is null returning account_id`,
    [accountId, encryptedSecret, startedAt],
  );
  return rows.length > 0;
}
