import { Injectable } from '@nestjs/common';
import { isUuid, ApiError, type Tx } from '../common/public';
import { Account } from './account.entity';
import { lockMemberAccount, type Member, type MemberRole } from './member-accounts.queries';

/** Changes the role of customers and resellers. Open sessions have the new role from their next request on. */
@Injectable()
export class MemberRoles {
  /**
   * Locks the account until the transaction ends.
   * @throws ApiError `resource_not_found` unless it is the active account of a customer or reseller
   */
  async lockMember(tx: Tx, id: string): Promise<Member> {
    const member = isUuid(id) ? await lockMemberAccount(tx, id) : undefined;
    if (!member) throw new ApiError('resource_not_found');
    return member;
  }

  /** The account must be locked. */
  async setRole(tx: Tx, { id }: Member, role: MemberRole): Promise<void> {
    await tx.update(Account, { id }, { role });
  }
}
