import type { StaffRoleName } from '@shop/contract';
import { STAFF_ROLES, type Tx } from '../../common/public';

/** An account of the staff that is not closed. */
export interface StaffMember {
  id: string;
  email: string;
  language: string;
  role: StaffRoleName;
  disabled: boolean;
}

/** Locks all admins in a fixed order, so that two admins cannot disable each other simultaneously. */
export async function lockAdmins(tx: Tx): Promise<void> {
  await tx.query(`select from account where role = 'admin' order by id for no key update`);
}

/** Locks an account of the staff. */
export async function lockStaffMember(tx: Tx, id: string): Promise<StaffMember | undefined> {
  const [member]: StaffMember[] = await tx.query(
    `select id, email, coalesce(staff_language, language) as language, role, disabled_at is not null as disabled from account
     where id = $1 and role = any($2) and closed_at is null for no key update`,
    [id, STAFF_ROLES],
  );
  return member;
}
