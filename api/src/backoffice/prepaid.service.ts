import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { AdminPrepaidTransactionView, Input } from '@shop/contract';
import { type AccountCard, Accounts, MemberRoles } from '../identity/public';
import { Audit, type Caller, Clock, Database, type Once, Refusal, type Tx } from '../kernel/public';
import { Ledger, type Movement, movements } from '../ledger/public';

/** Deposits to resellers' prepaid accounts, and every movement of them. */
@Injectable()
export class PrepaidTransactions {
  constructor(
    private readonly database: Database,
    private readonly ledger: Ledger,
    private readonly accounts: Accounts,
    private readonly roles: MemberRoles,
    private readonly audit: Audit,
    private readonly clock: Clock,
  ) {}

  /** Refuses an address without an account, and an account that is no reseller's. */
  async deposit(
    caller: Caller,
    { accountEmail, amount, memo }: Input<'admin/prepaid-deposit'>,
    once: Once | null,
  ): Promise<AdminPrepaidTransactionView> {
    return this.database.command(once, async (tx) => {
      const account = await this.accounts.byEmail(tx, accountEmail);
      if (!account) throw new Refusal('resource_not_found', [{ field: 'accountEmail', code: 'resource_not_found' }]);
      await this.mustBeReseller(tx, account);
      const entryId = await this.ledger.deposit(tx, account.id, amount, {
        occasion: `deposit:${randomUUID()}`,
        memo,
        at: this.clock.now(),
        by: caller.accountId,
      });
      const movement = await this.one(tx, entryId ?? '');
      await this.writeDown(tx, caller, account.id, movement);
      return movement;
    });
  }

  /** And stays one until the deposit is written: money goes to no customer's account. */
  private async mustBeReseller(tx: Tx, { id, role }: AccountCard): Promise<void> {
    const stays = role === 'reseller' && (await this.roles.locked(tx, id)).role === 'reseller';
    if (!stays) throw new Refusal('prepaid_not_allowed', [{ field: 'accountEmail', code: 'prepaid_not_allowed' }]);
  }

  private async writeDown(
    tx: Tx,
    caller: Caller,
    accountId: string,
    { id, amount, memo, balanceAfter }: AdminPrepaidTransactionView,
  ): Promise<void> {
    const before = { balance: { ...balanceAfter, amount: balanceAfter.amount - amount.amount } };
    const after = { balance: balanceAfter, amount, memo, transaction: id };
    await this.audit.record(tx, caller, { action: 'prepaid-deposited', kind: 'account', id: accountId, before, after });
  }

  async one(tx: Tx, id: string): Promise<AdminPrepaidTransactionView> {
    const { items } = await movements(tx, { id }, { limit: 1, offset: 0 });
    const [movement] = items;
    if (!movement) throw new Refusal('resource_not_found');
    return movementView(movement);
  }
}

export function movementView({
  id,
  email,
  type,
  postDate,
  fen,
  memo,
  orderId,
  balanceAfter,
}: Movement): AdminPrepaidTransactionView {
  return {
    id,
    accountEmail: email,
    type,
    postDate: postDate.toISOString(),
    amount: { currency: 'CNY', amount: fen },
    memo,
    ...(orderId && { orderId }),
    balanceAfter: { currency: 'CNY', amount: balanceAfter },
  };
}
