import { Injectable } from '@nestjs/common';
import type { Caller } from '../kernel/public';
import { Clock, Database } from '../kernel/public';
import type { Credential } from './decide';
import { hashToken, isToken } from './tokens';

/** Who presents a credential, and whether it is good. */
export interface Presented {
  credential: Credential;
  caller: Omit<Caller, 'address'> | null;
}

const BEARER = /^Bearer +(\S+)$/i;

type CallerRow = Omit<Caller, 'address'> & { accessExpiresAt: Date; endedAt: Date | null };

@Injectable()
export class Callers {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  /** Reads an `Authorization` header; one statement where it carries a token, none otherwise. */
  async presentedBy(authorization: string | undefined): Promise<Presented> {
    if (authorization === undefined) return { credential: { kind: 'none' }, caller: null };
    const token = BEARER.exec(authorization)?.[1] ?? '';
    const row = isToken(token) ? await this.byToken(token) : undefined;
    if (!row) return { credential: { kind: 'unknown' }, caller: null };
    const { accessExpiresAt, endedAt, ...caller } = row;
    return {
      credential: {
        kind: 'session',
        role: caller.role,
        expired: accessExpiresAt <= this.clock.now(),
        ended: endedAt !== null,
      },
      caller,
    };
  }

  private async byToken(token: string): Promise<CallerRow | undefined> {
    const [row]: CallerRow[] = await this.database.reader.query(
      `select account.id as "accountId", session.id as "sessionId", family.id as "familyId", email, role, language,
         access_expires_at as "accessExpiresAt", ended_at as "endedAt"
       from session
       join session_family family on family.id = session.family_id
       join account on account.id = family.account_id
       where access_hash = $1`,
      [hashToken(token)],
    );
    return row;
  }
}
