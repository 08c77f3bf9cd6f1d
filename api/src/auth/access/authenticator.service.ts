import { Inject, Injectable } from '@nestjs/common';
import { type Caller, CONFIG, type Config, Clock, Database, isStaff } from '../../common/public';
import { AccessTokens } from '../sessions/access-tokens.service';
import type { Credential } from './authorize';
import { findSessionCaller } from './caller.queries';

/** A credential, and the caller it belongs to. */
export interface Authentication {
  credential: Credential;
  caller: Omit<Caller, 'address'> | null;
}

const BEARER = /^Bearer +(\S+)$/i;

/** Reads the `Authorization` header of requests. */
@Injectable()
export class Authenticator {
  constructor(
    private readonly accessTokens: AccessTokens,
    private readonly database: Database,
    private readonly clock: Clock,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  /**
   * Costs one SQL statement for a genuine access token, which looks up its session and account, and none otherwise.
   * @param allowExpired also accept an access token that has expired, to renew or end its session.
   */
  async authenticate(authorization: string | undefined, allowExpired: boolean): Promise<Authentication> {
    if (authorization === undefined) return { credential: { kind: 'none' }, caller: null };
    const [, token = ''] = BEARER.exec(authorization) ?? [];
    const verified = this.accessTokens.verify(token, { ignoreExpiration: allowExpired });
    if (verified.status !== 'valid') return { credential: { kind: verified.status }, caller: null };
    const row = await findSessionCaller(this.database.reader, verified.claims.sid);
    if (!row) return { credential: { kind: 'invalid' }, caller: null };
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
}
