import type { RoleName } from '@shop/contract';
import type { Tx } from '../../common/public';

export interface Credentials {
  id: string;
  role: RoleName;
  passwordHash: string;
}

/** The account that logs in with the email address in any case; not guests, and not disabled or closed accounts. */
export async function findCredentials(reader: Tx, email: string): Promise<Credentials | undefined> {
  const [row]: Credentials[] = await reader.query(
    `select id, role, password_hash as "passwordHash" from account
     where lower(email) = lower($1) and role <> 'guest' and disabled_at is null and closed_at is null`,
    [email.trim()],
  );
  return row;
}

/** Locks the account. A simultaneous password change either waits and ends the new session, or came first: then false. */
export async function lockIfUnchanged(tx: Tx, { id, passwordHash }: Credentials): Promise<boolean> {
  const rows: unknown[] = await tx.query(
    `select from account
     where id = $1 and password_hash = $2 and disabled_at is null and closed_at is null for share`,
    [id, passwordHash],
  );
  return rows.length > 0;
}
