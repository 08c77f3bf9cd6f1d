import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { Input, RoleName, SessionView } from '@shop/contract';
import {
  Audit,
  clientOf,
  Database,
  enqueue,
  job,
  type Limit,
  Limits,
  Outbox,
  Refusal,
  type Tx,
} from '../kernel/public';
import { PasswordChecks, type Tries } from './password-checks.service';
import { SecondFactors } from './second-factor/second-factors.service';
import { Sessions } from './sessions.service';

const QUARTER_HOUR_MS = 15 * 60_000;
/** Of one client for one e-mail address: nobody keeps another from logging in elsewhere. */
const OF_PAIR: Limit = { rule: 'log-in-pair', most: 10, withinMs: QUARTER_HOUR_MS };
const OF_CLIENT: Limit = { rule: 'log-in-client', most: 100, withinMs: QUARTER_HOUR_MS };

interface Credentials {
  id: string;
  role: RoleName;
  passwordHash: string;
}

/** Written down behind the answer, so that it takes no longer for an account than for none. */
const failed = job<{ email: string; address: string }>('identity.log-in-failed');

@Injectable()
export class LogIn implements OnModuleInit {
  constructor(
    private readonly database: Database,
    private readonly checks: PasswordChecks,
    private readonly secondFactors: SecondFactors,
    private readonly limits: Limits,
    private readonly sessions: Sessions,
    private readonly audit: Audit,
    private readonly outbox: Outbox,
  ) {}

  onModuleInit(): void {
    this.outbox.handle(failed, (payload) => this.writeDown(payload));
  }

  /**
   * Refuses `login_failed`, alike and as slowly for an unknown e-mail address, a wrong password and an account that is
   * shut; `too_frequent` after too many of these.
   */
  async authenticate(
    { email, password, code }: Input<'TokenAuth/Authenticate'>,
    address: string,
  ): Promise<SessionView> {
    const tries = triesOf(email, address);
    const known = await credentialsOf(this.database.reader, email);
    const matches = await this.checks.isRight(known?.passwordHash, password, tries);
    if (!known || !matches) {
      await enqueue(this.database.reader, failed, { email, address });
      throw new Refusal('login_failed');
    }
    await this.secondFactors.check({ id: known.id, role: known.role, address }, code);
    const session = await this.database.transaction(async (tx) => {
      if (!(await isStillTheirs(tx, known))) throw new Refusal('login_failed');
      const actor = { accountId: known.id, role: known.role, address };
      await this.audit.record(tx, actor, { action: 'logged-in', kind: 'account', id: known.id });
      return this.sessions.open(tx, known);
    });
    await this.limits.forget(OF_PAIR, pairOf(email, address));
    return session;
  }

  private async writeDown({ email, address }: { email: string; address: string }): Promise<void> {
    await this.database.transaction(async (tx) => {
      const known = await credentialsOf(tx, email);
      if (known) await this.audit.record(tx, { address }, { action: 'log-in-failed', kind: 'account', id: known.id });
    });
  }
}

function triesOf(email: string, address: string): Tries[] {
  return [
    { limit: OF_CLIENT, key: clientOf(address) },
    { limit: OF_PAIR, key: pairOf(email, address) },
  ];
}

function pairOf(email: string, address: string): string {
  return `${clientOf(address)} ${email.trim().toLowerCase()}`;
}

/** In any case of its letters. Guests have no password and do not log in, nor does anybody to an account that is shut. */
async function credentialsOf(reader: Tx, email: string): Promise<Credentials | undefined> {
  const [row]: Credentials[] = await reader.query(
    `select id, role, password_hash as "passwordHash" from account
     where lower(email) = lower($1) and role <> 'guest' and disabled_at is null and closed_at is null`,
    [email.trim()],
  );
  return row;
}

/** A password change at the same time waits for the new session and ends it, or was first and keeps it from opening. */
async function isStillTheirs(tx: Tx, { id, passwordHash }: Credentials): Promise<boolean> {
  const rows: unknown[] = await tx.query(
    `select from account
     where id = $1 and password_hash = $2 and disabled_at is null and closed_at is null for share`,
    [id, passwordHash],
  );
  return rows.length > 0;
}
