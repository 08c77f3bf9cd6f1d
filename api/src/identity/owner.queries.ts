import type { Tx } from '../kernel/public';
import type { Owner } from './new-passwords';

/** In any case of its letters. Guests have no password, and nobody is let into an account that is shut. */
export async function ownerOf(reader: Tx, email: string): Promise<Owner | undefined> {
  const [row]: Owner[] = await reader.query(
    `select id, email, role, language from account
     where lower(email) = lower($1) and role <> 'guest' and disabled_at is null and closed_at is null`,
    [email.trim()],
  );
  return row;
}
