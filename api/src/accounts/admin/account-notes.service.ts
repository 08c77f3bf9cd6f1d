import { Injectable } from '@nestjs/common';
import type { AccountDetailsView } from '@shop/contract';
import { ApiError, AuditLog, type Caller, Clock, type Tx } from '../../common/public';
import { Account } from '../account.entity';
import { AccountNote } from '../account-note.entity';
import { loadAccount, loadAccountDetails } from './accounts.queries';

/** Notes that staff write about customers. */
@Injectable()
export class AccountNotes {
  constructor(
    private readonly audit: AuditLog,
    private readonly clock: Clock,
  ) {}

  /** @throws ApiError `resource_not_found`, also for an account that its owner has closed */
  async add(tx: Tx, caller: Caller, accountId: string, text: string): Promise<AccountDetailsView> {
    const { id } = await loadAccount(tx, accountId);
    const account = await tx.findOne(Account, { where: { id }, lock: { mode: 'pessimistic_read' } });
    if (!account || account.closedAt) throw new ApiError('resource_not_found');
    await tx.insert(AccountNote, {
      accountId: id,
      text: text.trim(),
      notedBy: caller.accountId,
      notedAt: this.clock.now(),
    });
    await this.audit.record(tx, caller, { action: 'account-note-added', kind: 'account', id });
    return loadAccountDetails(tx, id);
  }
}
