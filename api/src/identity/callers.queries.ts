import { Inject, Injectable } from '@nestjs/common';
import { type Caller, Clock, CONFIG, type Config, Database, isStaff } from '../kernel/public';
import type { Credential } from './decide';
import { hashToken, isToken } from './tokens';

/** Who presents a credential, and whether it is good. */
export interface Presented {
  credential: Credential;
  caller: Omit<Caller, 'address'> | null;
}

const BEARER = /^Bearer +(\S+)$/i;

type CallerRow = Omit<Caller, 'address'> & { accessExpiresAt: Date; ended: boolean; enrolled: boolean };

@Injectable()
export class Callers {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  /** Reads an `Authorization` header; one statement where it carries a token, none otherwise. */
  async presentedBy(authorization: string | undefined): Promise<Presented> {
    if (authorization === undefined) return { credential: { kind: 'none' }, caller: null };
    const token = BEARER.exec(authorization)?.[1] ?? '';
    const row = isToken(token) ? await this.byToken(token) : undefined;
    if (!row) return { credential: { kind: 'unknown' }, caller: null };
    const { accessExpiresAt, ended, enrolled, ...caller } = row;
    return {
      credential: {
        kind: 'session',
        role: caller.role,
        expired: accessExpiresAt <= this.clock.now(),
        ended,
        unenrolled: this.config.staffMfaRequired && isStaff(caller.role) && !enrolled,
      },
      caller,
    };
  }

  private async byToken(token: string): Promise<CallerRow | undefined> {
    const [row]: CallerRow[] = await this.database.reader.query(
      `select account.id as "accountId", session.id as "sessionId", family.id as "familyId", email, role, language,
         access_expires_at as "accessExpiresAt",
         ended_at is not null or disabled_at is not null or closed_at is not null as ended,
         exists (select from second_factor where account_id = account.id and enrolled_at is not null) as enrolled
       from session
       join session_family family on family.id = session.family_id
       join account on account.id = family.account_id
       where access_hash = $1`,
      [hashToken(token)],
    );
    return row;
  }
}
