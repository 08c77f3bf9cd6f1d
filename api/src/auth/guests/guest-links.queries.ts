import type { Tx } from '../../common/public';

/** The active guest account of an unexpired token, by the hash of the token. */
export async function findGuestByToken(
  reader: Tx,
  tokenHash: Buffer,
  now: Date,
): Promise<{ id: string; role: 'guest' } | undefined> {
  const [guest]: { id: string; role: 'guest' }[] = await reader.query(
    `select account.id, role from guest_link join account on account.id = account_id
     where token_hash = $1 and expires_at > $2 and role = 'guest' and disabled_at is null and closed_at is null`,
    [tokenHash, now],
  );
  return guest;
}
