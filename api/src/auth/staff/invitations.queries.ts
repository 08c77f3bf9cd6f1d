import type { LanguageCode, StaffRoleName } from '@shop/contract';
import type { Tx } from '../../common/public';
import type { StaffInvitation } from './staff-invitation.entity';

export interface Invitation {
  id: string;
  email: string;
  role: StaffRoleName;
  language: LanguageCode;
  firstName: string | null;
  lastName: string | null;
}

/** Stores an invitation, which replaces an open one to the same address and keeps its id. Returns the id. */
export async function storeInvitation(tx: Tx, invitation: Omit<StaffInvitation, 'id'>): Promise<string> {
  const { email, role, firstName, lastName, language, tokenHash, createdAt, expiresAt, invitedBy } = invitation;
  const [row]: { id: string }[] = await tx.query(
    `insert into staff_invitation
       (email, role, first_name, last_name, language, token_hash, created_at, expires_at, invited_by)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9)
     on conflict (lower(email)) do update set
       email = excluded.email, role = excluded.role, first_name = excluded.first_name, last_name = excluded.last_name,
       language = excluded.language, token_hash = excluded.token_hash, created_at = excluded.created_at,
       expires_at = excluded.expires_at, invited_by = excluded.invited_by
     returning id`,
    [email, role, firstName, lastName, language, tokenHash, createdAt, expiresAt, invitedBy],
  );
  return row?.id ?? '';
}

/** Deletes an invitation and returns what it offered. Null if there is none. */
export async function deleteInvitation(tx: Tx, id: string): Promise<{ email: string; role: string } | null> {
  const [[deleted]]: [{ email: string; role: string }[]] = await tx.query(
    'delete from staff_invitation where id = $1 returning email, role',
    [id],
  );
  return deleted ?? null;
}

/** Deletes the open invitation of a token and returns it. Of simultaneous calls one gets it, the others null. */
export async function redeemInvitation(tx: Tx, tokenHash: Buffer, now: Date): Promise<Invitation | null> {
  const [[invitation]]: [Invitation[]] = await tx.query(
    `delete from staff_invitation where token_hash = $1 and expires_at > $2
     returning id, email, role, language, first_name as "firstName", last_name as "lastName"`,
    [tokenHash, now],
  );
  return invitation ?? null;
}
