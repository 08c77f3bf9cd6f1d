import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { Input, RoleName, SessionView } from '@shop/contract';
import {
  AuditLog,
  clientKey,
  Database,
  enqueue,
  job,
  type RateLimit,
  RateLimiter,
  Outbox,
  ApiError,
  type Tx,
} from '../../common/public';
import { PasswordChecks, type AttemptLimit } from '../passwords/password-checks.service';
import { SecondFactors } from '../second-factor/second-factors.service';
import { Sessions } from './sessions.service';

const QUARTER_HOUR_MS = 15 * 60_000;
/** Failures per client and email address, so that nobody can lock out another client. */
const PAIR_LIMIT: RateLimit = { rule: 'log-in-pair', max: 10, windowMs: QUARTER_HOUR_MS };
const CLIENT_LIMIT: RateLimit = { rule: 'log-in-client', max: 100, windowMs: QUARTER_HOUR_MS };

interface Credentials {
  id: string;
  role: RoleName;
  passwordHash: string;
}

/** A job records the failure, so that the response takes the same time without an account. */
const logInFailed = job<{ email: string; address: string }>('auth.log-in-failed');

@Injectable()
export class LogIn implements OnModuleInit {
  constructor(
    private readonly database: Database,
    private readonly passwordChecks: PasswordChecks,
    private readonly secondFactors: SecondFactors,
    private readonly rateLimiter: RateLimiter,
    private readonly sessions: Sessions,
    private readonly audit: AuditLog,
    private readonly outbox: Outbox,
  ) {}

  onModuleInit(): void {
    this.outbox.handle(logInFailed, (payload) => this.recordFailure(payload));
  }

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
      await enqueue(this.database.reader, logInFailed, { email, address });
      throw new ApiError('login_failed');
    }
    await this.secondFactors.assertCode({ id: credentials.id, role: credentials.role, address }, code);
    const session = await this.database.transaction(async (tx) => {
      if (!(await lockIfUnchanged(tx, credentials))) throw new ApiError('login_failed');
      const actor = { accountId: credentials.id, role: credentials.role, address };
      await this.audit.record(tx, actor, { action: 'logged-in', kind: 'account', id: credentials.id });
      return this.sessions.open(tx, credentials);
    });
    await this.rateLimiter.reset(PAIR_LIMIT, pairKey(email, address));
    return session;
  }

  private async recordFailure({ email, address }: { email: string; address: string }): Promise<void> {
    await this.database.transaction(async (tx) => {
      const account = await findCredentials(tx, email);
      if (account)
        await this.audit.record(tx, { address }, { action: 'log-in-failed', kind: 'account', id: account.id });
    });
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

/** The account that logs in with the email address in any case; not guests, and not disabled or closed accounts. */
async function findCredentials(reader: Tx, email: string): Promise<Credentials | undefined> {
  const [row]: Credentials[] = await reader.query(
    `select id, role, password_hash as "passwordHash" from account
     where lower(email) = lower($1) and role <> 'guest' and disabled_at is null and closed_at is null`,
    [email.trim()],
  );
  return row;
}

/** Locks the account. A simultaneous password change either waits and ends the new session, or came first: then false. */
async function lockIfUnchanged(tx: Tx, { id, passwordHash }: Credentials): Promise<boolean> {
  const rows: unknown[] = await tx.query(
    `select from account
     where id = $1 and password_hash = $2 and disabled_at is null and closed_at is null for share`,
    [id, passwordHash],
  );
  return rows.length > 0;
}
