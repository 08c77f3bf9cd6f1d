import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { RoleName, SessionView } from '@shop/contract';
import { Clock, type Tx } from '../../common/public';
import { AccessTokens } from './access-tokens.service';
import type { EndReason } from './session-family.entity';
import { endFamilies, endFamily, insertFamily } from './sessions.queries';
import { createToken, hashToken } from './tokens';

/** Access tokens outlive the 30 minutes before expiry in which the browser renews them. */
const ACCESS_MS = 2 * 3_600_000;
/** Days until an unused session ends. */
export const SESSION_DAYS = 30;
export const REFRESH_MS = SESSION_DAYS * 24 * 3_600_000;

export interface SessionTokens {
  accessToken: string;
  refreshToken: string;
}

/** When a session's tokens expire. */
export interface SessionLifetime {
  accessExpiresAt: Date;
  refreshExpiresAt: Date;
}

export function sessionLifetime(now: Date): SessionLifetime {
  return {
    accessExpiresAt: new Date(now.getTime() + ACCESS_MS),
    refreshExpiresAt: new Date(now.getTime() + REFRESH_MS),
  };
}

/** `expire` is when the access token expires; the browser plans its renewal by it. */
export function toSessionView(role: RoleName, tokens: SessionTokens, accessExpiresAt: Date, now: Date): SessionView {
  const expireInSeconds = Math.max(0, Math.floor((accessExpiresAt.getTime() - now.getTime()) / 1000));
  return { role, ...tokens, expire: accessExpiresAt.toISOString(), expireInSeconds };
}

/** Opens and ends sessions. An end takes effect on every replica at once, because each request reads the session. */
@Injectable()
export class Sessions {
  constructor(
    private readonly clock: Clock,
    private readonly accessTokens: AccessTokens,
  ) {}

  /** Opens a new family with its first session. */
  async open(tx: Tx, { id: accountId, role }: { id: string; role: RoleName }): Promise<SessionView> {
    const now = this.clock.now();
    const { accessExpiresAt, refreshExpiresAt } = sessionLifetime(now);
    const [familyId, sessionId] = [randomUUID(), randomUUID()];
    const refreshToken = createToken();
    const refreshHash = hashToken(refreshToken);
    const session = { id: sessionId, familyId, refreshHash, accessExpiresAt, refreshExpiresAt, createdAt: now };
    await insertFamily(tx, accountId, session);
    const accessToken = this.accessTokens.sign({
      ...{ accountId, sessionId, familyId, role },
      issuedAt: now,
      expiresAt: accessExpiresAt,
    });
    return toSessionView(role, { accessToken, refreshToken }, accessExpiresAt, now);
  }

  /** Ends all sessions of the family. */
  end(tx: Tx, familyId: string, reason: EndReason): Promise<void> {
    return endFamily(tx, familyId, reason, this.clock.now());
  }

  /** Ends all sessions of the account, except those of one family. */
  endAll(tx: Tx, accountId: string, reason: EndReason, exceptFamilyId: string | null = null): Promise<void> {
    return endFamilies(tx, accountId, exceptFamilyId, reason, this.clock.now());
  }
}
