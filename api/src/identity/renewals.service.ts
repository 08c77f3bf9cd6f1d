import { randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { SessionView } from '@shop/contract';
import { Audit, type Caller, Clock, Database, Mails, Refusal, type Tx } from '../kernel/public';
import { renewalOf, type Renewable } from './renewal';
import { lifetimeFrom, Sessions, sessionView } from './sessions.service';
import { hashToken, successorTokens } from './tokens';

interface SessionRow extends Renewable {
  id: string;
  successorId: string | null;
  successorSalt: Buffer | null;
}

/** Spends refresh tokens for their successors. */
@Injectable()
export class Renewals {
  constructor(
    private readonly database: Database,
    private readonly sessions: Sessions,
    private readonly mails: Mails,
    private readonly audit: Audit,
    private readonly clock: Clock,
  ) {}

  /** Refuses `session_timed_out`; where the token was spent before, its family's end is kept all the same. */
  async renew(caller: Caller, refreshToken: string): Promise<SessionView> {
    const session = await this.database.transaction((tx) => this.spend(tx, caller, refreshToken));
    if (!session) throw new Refusal('session_timed_out');
    return session;
  }

  private async spend(tx: Tx, caller: Caller, refreshToken: string): Promise<SessionView | null> {
    const spent = await lockedSession(tx, caller.familyId, refreshToken);
    if (!spent) return null;
    switch (renewalOf(spent, this.clock.now())) {
      case 'first':
        return this.succeed(tx, caller, spent.id, refreshToken);
      case 'again':
        return this.repeat(tx, caller, spent, refreshToken);
      case 'stolen':
        await this.endStolen(tx, caller);
        return null;
      case 'over':
        return null;
    }
  }

  /** Its owner is told, who may not have been the one who spent it twice; a guest has no password to change. */
  private async endStolen(tx: Tx, caller: Caller): Promise<void> {
    const { accountId, familyId, email, language, role } = caller;
    await this.sessions.end(tx, familyId, 'reuse');
    await this.audit.record(
      tx,
      { address: caller.address },
      { action: 'sessions-ended-by-reuse', kind: 'account', id: accountId },
    );
    if (role === 'guest') return;
    const link = this.mails.link('/account/change-password', language);
    await this.mails.queue(tx, {
      occasion: `sessions-ended:${familyId}`,
      to: email,
      template: 'sessions_ended',
      language,
      data: { at: this.clock.now().toISOString(), link },
    });
  }

  /** Of the successor only hashes are kept, and the salt that leads from the spent token to it. */
  private async succeed(tx: Tx, caller: Caller, spentId: string, refreshToken: string): Promise<SessionView> {
    const now = this.clock.now();
    const salt = randomBytes(16);
    const tokens = successorTokens(refreshToken, salt);
    const { accessExpiresAt, refreshExpiresAt } = lifetimeFrom(now);
    await tx.query(
      `with successor as (
         insert into session (family_id, access_hash, refresh_hash, access_expires_at, refresh_expires_at, created_at)
         values ($1, $2, $3, $4, $5, $6) returning id)
       update session set spent_at = $6, successor_id = (select id from successor), successor_salt = $7 where id = $8`,
      [
        caller.familyId,
        hashToken(tokens.accessToken),
        hashToken(tokens.refreshToken),
        accessExpiresAt,
        refreshExpiresAt,
        now,
        salt,
        spentId,
      ],
    );
    return sessionView(caller.role, tokens, accessExpiresAt, now);
  }

  private async repeat(tx: Tx, caller: Caller, spent: SessionRow, refreshToken: string): Promise<SessionView | null> {
    const [successor]: { accessExpiresAt: Date }[] = await tx.query(
      'select access_expires_at as "accessExpiresAt" from session where id = $1',
      [spent.successorId],
    );
    if (!successor || !spent.successorSalt) return null;
    return sessionView(
      caller.role,
      successorTokens(refreshToken, spent.successorSalt),
      successor.accessExpiresAt,
      this.clock.now(),
    );
  }
}

/** Locked, so that of two tabs at once the second finds the token spent and its successor there. */
async function lockedSession(tx: Tx, familyId: string, refreshToken: string): Promise<SessionRow | undefined> {
  const [row]: SessionRow[] = await tx.query(
    `select session.id, refresh_expires_at as "refreshExpiresAt", spent_at as "spentAt", ended_at as "endedAt",
       successor_id as "successorId", successor_salt as "successorSalt"
     from session join session_family family on family.id = family_id
     where refresh_hash = $2 and family_id = $1
     for update of session, family`,
    [familyId, hashToken(refreshToken)],
  );
  return row;
}
