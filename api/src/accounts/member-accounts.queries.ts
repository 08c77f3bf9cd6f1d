import type { Tx } from '../common/public';

export type MemberRole = 'customer' | 'reseller';

export interface Member {
  id: string;
  email: string;
  language: string;
  role: MemberRole;
}

/** Locks the active account of a customer or reseller. */
export async function lockMemberAccount(tx: Tx, id: string): Promise<Member | undefined> {
  const [member]: Member[] = await tx.query(
    `select id, email, language, role from account
     where id = $1 and role in ('customer', 'reseller') and disabled_at is null and closed_at is null
     for no key update`,
    [id],
  );
  return member;
}
