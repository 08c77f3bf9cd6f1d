import type { Tx } from '../../common/public';
import type { Owner } from './password-change-effects';

/** The account that logs in with the email address in any case; not guests, and not disabled or closed accounts. */
export async function findOwner(reader: Tx, email: string): Promise<Owner | undefined> {
  const [row]: Owner[] = await reader.query(
    `select id, email, role, language from account
     where lower(email) = lower($1) and role <> 'guest' and disabled_at is null and closed_at is null`,
    [email.trim()],
  );
  return row;
}
