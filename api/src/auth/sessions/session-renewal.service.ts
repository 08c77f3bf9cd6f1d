import { randomBytes, randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { SessionView } from '@shop/contract';
import {
  ApiError,
  AuditLog,
  type Caller,
  Clock,
  Database,
  decrypt,
  deriveKey,
  encrypt,
  MailQueue,
  type Tx,
} from '../../common/public';
import { AccessTokens } from './access-tokens.service';
import { classifyRenewal } from './classify-renewal';
import { sessionLifetime, Sessions, toSessionView } from './sessions.service';
import { hashToken, successorToken } from './tokens';
import { Session } from './session.entity';
import { insertSuccessor, lockSession, type RenewableSession } from './sessions.queries';

const KEY_PURPOSE = 'successor-access-token';

/** Exchanges refresh tokens for new sessions. */
@Injectable()
export class SessionRenewal {
  constructor(
    private readonly database: Database,
    private readonly sessions: Sessions,
    private readonly accessTokens: AccessTokens,
    private readonly mail: MailQueue,
    private readonly audit: AuditLog,
    private readonly clock: Clock,
  ) {}

  /**
   * Several tabs that renew with the same token within 30 seconds get the same session; later reuse ends the family.
   * @throws ApiError `session_timed_out`; the end of the family is committed all the same.
   */
  async renew(caller: Caller, refreshToken: string): Promise<SessionView> {
    const session = await this.database.transaction((tx) => this.redeem(tx, caller, refreshToken));
    if (!session) throw new ApiError('session_timed_out');
    return session;
  }

  private async redeem(tx: Tx, caller: Caller, refreshToken: string): Promise<SessionView | null> {
    const session = await lockSession(tx, caller.familyId, hashToken(refreshToken));
    if (!session) return null;
    switch (classifyRenewal(session, this.clock.now())) {
      case 'first':
        return this.createSuccessor(tx, caller, session.id, refreshToken);
      case 'repeat':
        return this.repeatSuccessor(tx, caller, session, refreshToken);
      case 'reused':
        await this.endReusedFamily(tx, caller);
        return null;
      case 'expired':
        return null;
    }
  }

  /** Emails the owner, who may not be the one who reused the token. A guest has no password to change. */
  private async endReusedFamily(tx: Tx, caller: Caller): Promise<void> {
    const { accountId, familyId, email, language, role } = caller;
    await this.sessions.end(tx, familyId, 'reuse');
    await this.audit.record(
      tx,
      { address: caller.address },
      { action: 'sessions-ended-by-reuse', kind: 'account', id: accountId },
    );
    if (role === 'guest') return;
    const link = this.mail.link('/account/change-password', language);
    await this.mail.queue(tx, {
      dedupeKey: `sessions-ended:${familyId}`,
      to: email,
      template: 'sessions_ended',
      language,
      data: { at: this.clock.now().toISOString(), link },
    });
  }

  /** The used session stores how to repeat the new tokens: a salt, and the access token encrypted with the used token. */
  private async createSuccessor(tx: Tx, caller: Caller, usedId: string, refreshToken: string): Promise<SessionView> {
    const { accountId, familyId, role } = caller;
    const now = this.clock.now();
    const { accessExpiresAt, refreshExpiresAt } = sessionLifetime(now);
    const [sessionId, salt] = [randomUUID(), randomBytes(16)];
    const issued = { issuedAt: now, expiresAt: accessExpiresAt };
    const tokens = {
      accessToken: this.accessTokens.sign({ accountId, sessionId, familyId, role, ...issued }),
      refreshToken: successorToken(refreshToken, salt),
    };
    const refreshHash = hashToken(tokens.refreshToken);
    await insertSuccessor(
      tx,
      usedId,
      { id: sessionId, familyId, refreshHash, accessExpiresAt, refreshExpiresAt, createdAt: now },
      { salt, accessToken: encrypt(deriveKey(KEY_PURPOSE, refreshToken), sessionId, tokens.accessToken) },
    );
    return toSessionView(role, tokens, accessExpiresAt, now);
  }

  private async repeatSuccessor(
    tx: Tx,
    caller: Caller,
    { successorId, successorSalt, successorAccessToken }: RenewableSession,
    refreshToken: string,
  ): Promise<SessionView | null> {
    if (!successorId || !successorSalt || !successorAccessToken) return null;
    const successor = await tx.findOneBy(Session, { id: successorId });
    if (!successor) return null;
    const tokens = {
      accessToken: decrypt(deriveKey(KEY_PURPOSE, refreshToken), successorId, successorAccessToken),
      refreshToken: successorToken(refreshToken, successorSalt),
    };
    return toSessionView(caller.role, tokens, successor.accessExpiresAt, this.clock.now());
  }
}
