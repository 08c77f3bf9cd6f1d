import { Injectable } from '@nestjs/common';
import type { Input, RoleName, SessionView } from '@shop/contract';
import { Database, Refusal, type Tx } from '../kernel/public';
import { Passwords } from './passwords';
import { Sessions } from './sessions.service';

interface Credentials {
  id: string;
  role: RoleName;
  passwordHash: string;
}

@Injectable()
export class LogIn {
  constructor(
    private readonly database: Database,
    private readonly passwords: Passwords,
    private readonly sessions: Sessions,
  ) {}

  /** Refuses `login_failed`, alike and as slowly for an unknown e-mail address and for a wrong password. */
  async authenticate({ email, password }: Input<'TokenAuth/Authenticate'>): Promise<SessionView> {
    const known = await credentialsOf(this.database.reader, email);
    const matches = await this.passwords.matches(known?.passwordHash, password);
    if (!known || !matches) throw new Refusal('login_failed');
    return this.database.transaction(async (tx) => {
      if (!(await isStillTheirs(tx, known))) throw new Refusal('login_failed');
      return this.sessions.open(tx, known);
    });
  }
}

/** In any case of its letters. Guests have no password and do not log in. */
async function credentialsOf(reader: Tx, email: string): Promise<Credentials | undefined> {
  const [row]: Credentials[] = await reader.query(
    `select id, role, password_hash as "passwordHash" from account where lower(email) = lower($1) and role <> 'guest'`,
    [email.trim()],
  );
  return row;
}

/** A password change at the same time waits for the new session and ends it, or was first and keeps it from opening. */
async function isStillTheirs(tx: Tx, { id, passwordHash }: Credentials): Promise<boolean> {
  const rows: unknown[] = await tx.query('select 1 from account where id = $1 and password_hash = $2 for share', [
    id,
    passwordHash,
  ]);
  return rows.length > 0;
}
