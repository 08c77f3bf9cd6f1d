import { Injectable } from '@nestjs/common';
import type { RoleName, SessionView } from '@shop/contract';
import { Clock, type Tx } from '../kernel/public';
import { freshTokens, hashToken, type Tokens } from './tokens';

/** Access tokens outlive the browser's renewal window of 30 minutes. */
const ACCESS_MS = 2 * 3_600_000;
const REFRESH_MS = 30 * 24 * 3_600_000;

export type EndReason = 'logout' | 'reuse' | 'password' | 'disabled' | 'second_factor' | 'closed';

/** When a session's tokens end. */
export interface Lifetime {
  accessExpiresAt: Date;
  refreshExpiresAt: Date;
}

export function lifetimeFrom(now: Date): Lifetime {
  return {
    accessExpiresAt: new Date(now.getTime() + ACCESS_MS),
    refreshExpiresAt: new Date(now.getTime() + REFRESH_MS),
  };
}

/** `expire` is the access token's, as the browser counts its margins from it. */
export function sessionView(role: RoleName, tokens: Tokens, accessExpiresAt: Date, now: Date): SessionView {
  const expireInSeconds = Math.max(0, Math.floor((accessExpiresAt.getTime() - now.getTime()) / 1000));
  return { role, ...tokens, expire: accessExpiresAt.toISOString(), expireInSeconds };
}

/** Begins and ends sessions. An end counts on every replica at once: each request looks the family up. */
@Injectable()
export class Sessions {
  constructor(private readonly clock: Clock) {}

  /** A new family with its first session. */
  async open(tx: Tx, { id, role }: { id: string; role: RoleName }): Promise<SessionView> {
    const now = this.clock.now();
    const tokens = freshTokens();
    const { accessExpiresAt, refreshExpiresAt } = lifetimeFrom(now);
    await tx.query(
      `with family as (insert into session_family (account_id, started_at) values ($1, $2) returning id)
       insert into session (family_id, access_hash, refresh_hash, access_expires_at, refresh_expires_at, created_at)
       select id, $3, $4, $5, $6, $2 from family`,
      [id, now, hashToken(tokens.accessToken), hashToken(tokens.refreshToken), accessExpiresAt, refreshExpiresAt],
    );
    return sessionView(role, tokens, accessExpiresAt, now);
  }

  async end(tx: Tx, familyId: string, reason: EndReason): Promise<void> {
    await tx.query('update session_family set ended_at = $2, end_reason = $3 where id = $1 and ended_at is null', [
      familyId,
      this.clock.now(),
      reason,
    ]);
  }

  /** Ends every session of the account, but those of the family to be kept. */
  async endAll(tx: Tx, accountId: string, reason: EndReason, keptFamilyId: string | null = null): Promise<void> {
    await tx.query(
      `update session_family set ended_at = $2, end_reason = $3
       where account_id = $1 and ended_at is null and id is distinct from $4::uuid`,
      [accountId, this.clock.now(), reason, keptFamilyId],
    );
  }
}
