import type { Caller, Tx } from '../../common/public';

/** A session with its account. */
export interface SessionCaller extends Omit<Caller, 'address'> {
  accessExpiresAt: Date;
  /** The session was ended, or its account is disabled or closed. */
  ended: boolean;
  /** The account has a second factor. */
  enrolled: boolean;
}

/** A session with its account, by the id of the session. */
export async function findSessionCaller(reader: Tx, sessionId: string): Promise<SessionCaller | undefined> {
  const [row]: SessionCaller[] = await reader.query(
    `select account.id as "accountId", session.id as "sessionId", family.id as "familyId", email, role, language,
       access_expires_at as "accessExpiresAt",
       ended_at is not null or disabled_at is not null or closed_at is not null as ended,
       exists (select from second_factor where account_id = account.id and confirmed_at is not null) as enrolled
     from session
     join session_family family on family.id = session.family_id
     join account on account.id = family.account_id
     where session.id = $1`,
    [sessionId],
  );
  return row;
}
