import { Injectable } from '@nestjs/common';
import type { Input, SessionView } from '@shop/contract';
import { ApiError, clientKey, Database, type RateLimit, RateLimiter, TWO_MINUTES } from '../../common/public';
import { PasswordChecks, type AttemptLimit } from '../passwords/password-checks.service';
import { SecondFactors } from '../second-factor/second-factors.service';
import { LogInAudit } from './log-in-audit';
import { findCredentials, lockIfUnchanged } from './log-in.queries';
import { Sessions } from './sessions.service';

/** Failures per client and email address, so that nobody can lock out another client. */
const PAIR_LIMIT: RateLimit = { rule: 'log-in-pair', max: 10, ...TWO_MINUTES };
const CLIENT_LIMIT: RateLimit = { rule: 'log-in-client', max: 100, ...TWO_MINUTES };

@Injectable()
export class LogIn {
  constructor(
    private readonly database: Database,
    private readonly passwordChecks: PasswordChecks,
    private readonly secondFactors: SecondFactors,
    private readonly rateLimiter: RateLimiter,
    private readonly sessions: Sessions,
    private readonly auditEntries: LogInAudit,
  ) {}

  /**
   * Opens a session.
   * @throws ApiError `login_failed`, in the same time for an unknown email address, a wrong password and a disabled
   * account; `too_frequent` after too many failures; those of `SecondFactors.assertCode`
   */
  async authenticate(
    { email, password, code }: Input<'TokenAuth/Authenticate'>,
    address: string,
  ): Promise<SessionView> {
    const limits = attemptLimits(email, address);
    const credentials = await findCredentials(this.database.reader, email);
    const matches = await this.passwordChecks.verify(credentials?.passwordHash, password, limits);
    if (!credentials || !matches) {
      await this.auditEntries.enqueueFailure(email, address);
      throw new ApiError('login_failed');
    }
    await this.secondFactors.assertCode({ id: credentials.id, role: credentials.role, address }, code);
    const session = await this.database.transaction(async (tx) => {
      if (!(await lockIfUnchanged(tx, credentials))) throw new ApiError('login_failed');
      await this.auditEntries.recordSuccess(tx, credentials, address);
      return this.sessions.open(tx, credentials);
    });
    await this.rateLimiter.reset(PAIR_LIMIT, pairKey(email, address));
    return session;
  }
}

function attemptLimits(email: string, address: string): AttemptLimit[] {
  return [
    { limit: CLIENT_LIMIT, key: clientKey(address) },
    { limit: PAIR_LIMIT, key: pairKey(email, address) },
  ];
}

function pairKey(email: string, address: string): string {
  return `${clientKey(address)} ${email.trim().toLowerCase()}`;
}
