import { Injectable } from '@nestjs/common';
import { isUuid, Refusal, type Tx } from '../../kernel/public';

export type MemberRole = 'customer' | 'reseller';

export interface MemberCard {
  id: string;
  email: string;
  language: string;
  role: MemberRole;
}

/** Customers become resellers and back. A running session is the new role's from its next request on. */
@Injectable()
export class MemberRoles {
  /** Locks the account until the transaction ends. Refuses `resource_not_found` for all but open members' accounts. */
  async locked(tx: Tx, id: string): Promise<MemberCard> {
    const [member]: MemberCard[] = isUuid(id)
      ? await tx.query(
          `select id, email, language, role from account
           where id = $1 and role in ('customer', 'reseller') and disabled_at is null and closed_at is null
           for no key update`,
          [id],
        )
      : [];
    if (!member) throw new Refusal('resource_not_found');
    return member;
  }

  /** Of an account that is locked. */
  async give(tx: Tx, { id }: MemberCard, role: MemberRole): Promise<void> {
    await tx.query('update account set role = $2 where id = $1', [id, role]);
  }
}
