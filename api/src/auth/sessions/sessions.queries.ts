import type { Tx } from '../../common/public';
import type { EndReason } from './session-family.entity';
import type { Session } from './session.entity';

type NewSession = Omit<Session, 'usedAt' | 'successorId' | 'successorSalt' | 'successorAccessToken'>;

/** Adds a family with its first session. */
export async function insertFamily(tx: Tx, accountId: string, session: NewSession): Promise<void> {
  const { id, familyId, refreshHash, accessExpiresAt, refreshExpiresAt, createdAt } = session;
  await tx.query(
    `with family as (insert into session_family (id, account_id, started_at) values ($1, $2, $3) returning id)
     insert into session (id, family_id, refresh_hash, access_expires_at, refresh_expires_at, created_at)
     select $4, id, $5, $6, $7, $3 from family`,
    [familyId, accountId, createdAt, id, refreshHash, accessExpiresAt, refreshExpiresAt],
  );
}

/** A session that a refresh token renews. */
export interface RenewableSession {
  id: string;
  refreshExpiresAt: Date;
  usedAt: Date | null;
  /** When its family was ended. */
  endedAt: Date | null;
  successorId: string | null;
  successorSalt: Buffer | null;
  successorAccessToken: Buffer | null;
}

/** Locks a session of a family. A second tab waits here, and then finds the token used and its successor in place. */
export async function lockSession(
  tx: Tx,
  familyId: string,
  refreshHash: Buffer,
): Promise<RenewableSession | undefined> {
  const [row]: RenewableSession[] = await tx.query(
    `select session.id, refresh_expires_at as "refreshExpiresAt", used_at as "usedAt", ended_at as "endedAt",
       successor_id as "successorId", successor_salt as "successorSalt",
       successor_access_token as "successorAccessToken"
     from session join session_family family on family.id = family_id
     where refresh_hash = $2 and family_id = $1
     for update of session, family`,
    [familyId, refreshHash],
  );
  return row;
}

/** Adds a session as the successor of a used one, which stores how to repeat the successor's tokens. */
export async function insertSuccessor(
  tx: Tx,
  usedId: string,
  session: NewSession,
  { salt, accessToken }: { salt: Buffer; accessToken: Buffer },
): Promise<void> {
  const { id, familyId, refreshHash, accessExpiresAt, refreshExpiresAt, createdAt } = session;
  await tx.query(
    `with successor as (
       insert into session (id, family_id, refresh_hash, access_expires_at, refresh_expires_at, created_at)
       values ($1, $2, $3, $4, $5, $6) returning id)
     update session set used_at = $6, successor_id = (select id from successor), successor_salt = $7,
       successor_access_token = $8
     where id = $9`,
    [id, familyId, refreshHash, accessExpiresAt, refreshExpiresAt, createdAt, salt, accessToken, usedId],
  );
}

/** Ends a family that has not ended yet. */
export async function endFamily(tx: Tx, familyId: string, reason: EndReason, at: Date): Promise<void> {
  await tx.query('update session_family set ended_at = $2, end_reason = $3 where id = $1 and ended_at is null', [
    familyId,
    at,
    reason,
  ]);
}

/** Ends the families of an account that have not ended yet, except one. */
export async function endFamilies(
  tx: Tx,
  accountId: string,
  exceptFamilyId: string | null,
  reason: EndReason,
  at: Date,
): Promise<void> {
  await tx.query(
    `update session_family set ended_at = $2, end_reason = $3
     where account_id = $1 and ended_at is null and id is distinct from $4::uuid`,
    [accountId, at, reason, exceptFamilyId],
  );
}

/**
 * Deletes sessions that can no longer be renewed and returns their number, at most `limit`. The oldest are deleted first,
 * because a session refers to its successor.
 */
export async function deleteExpiredSessions(tx: Tx, now: Date, limit: number): Promise<number> {
  const [, count]: [unknown[], number] = await tx.query(
    `delete from session where id in (
       select id from session where refresh_expires_at <= $1
       order by refresh_expires_at, used_at nulls last limit $2)`,
    [now, limit],
  );
  return count;
}

/** Deletes families without sessions. */
export async function deleteEmptyFamilies(tx: Tx, startedBefore: Date): Promise<void> {
  await tx.query(
    `delete from session_family family
     where started_at < $1 and not exists (select 1 from session where family_id = family.id)`,
    [startedBefore],
  );
}
