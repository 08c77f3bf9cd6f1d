import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { AdminPrepaidTransactionView, Input } from '@shop/contract';
import { type AccountSummary, Accounts } from '../../../accounts/public';
import { type Caller, Clock, Database, type IdempotencyKey, ApiError, type Tx } from '../../../common/public';
import { findDeposit } from '../../entries.queries';
import { Ledger } from '../../ledger.service';
import { type PrepaidTransaction, listPrepaidTransactions } from '../prepaid.queries';
import { PrepaidPostings } from './prepaid-postings.service';
import { PrepaidRequests } from './prepaid-requests.service';

/** Deposits to resellers' prepaid accounts and their reversals. Above the limit per account and business day they need a second person. */
@Injectable()
export class PrepaidTransactions {
  constructor(
    private readonly database: Database,
    private readonly ledger: Ledger,
    private readonly accounts: Accounts,
    private readonly postings: PrepaidPostings,
    private readonly requests: PrepaidRequests,
    private readonly clock: Clock,
  ) {}

  /**
   * Posts a deposit, or requests approval for it if the account's deposits of the day exceed the limit.
   *
   * @throws ApiError `resource_not_found` for an unknown email address; `prepaid_not_allowed` if it is not a reseller's
   */
  async deposit(
    caller: Caller,
    { accountEmail, amount, memo }: Input<'admin/prepaid-deposit'>,
    idempotencyKey: IdempotencyKey | null,
  ): Promise<AdminPrepaidTransactionView> {
    return this.database.command(idempotencyKey, async (tx) => {
      const account = await this.accounts.findByEmail(tx, accountEmail);
      if (!account) throw new ApiError('resource_not_found', [{ field: 'accountEmail', code: 'email_not_registered' }]);
      await this.postings.assertReseller(tx, account);
      if (await this.postings.needsApproval(tx, account.id, 'deposit', amount)) {
        const id = await this.requests.create(tx, caller, account, { kind: 'deposit', fen: amount, memo });
        return this.toPendingView(tx, account, { id, type: 'deposit', fen: amount, memo });
      }
      const dedupeKey = `deposit:${randomUUID()}`;
      return this.load(tx, await this.postings.deposit(tx, caller, account, { fen: amount, memo, dedupeKey }));
    });
  }

  /**
   * Reverses a deposit, or requests approval for it if the account's reversals of the day exceed the limit.
   *
   * @throws ApiError `resource_not_found`, `already_reversed`, `insufficient_balance`
   */
  async reverse(
    caller: Caller,
    entryId: string,
    { reason }: Input<'admin/prepaid-reversal'>,
    idempotencyKey: IdempotencyKey | null,
  ): Promise<AdminPrepaidTransactionView> {
    return this.database.command(idempotencyKey, async (tx) => {
      const deposit = await findDeposit(tx, entryId);
      const account = deposit && (await this.accounts.findById(tx, deposit.accountId));
      if (!account) throw new ApiError('resource_not_found');
      const { fen } = deposit;
      const { reversal } = await this.load(tx, entryId);
      if (reversal) throw new ApiError('already_reversed');
      if (!(await this.postings.needsApproval(tx, account.id, 'reversal', fen)))
        return this.load(tx, await this.postings.reverse(tx, caller, account, { entryId, fen, memo: reason }));
      if ((await this.ledger.loadPrepaidBalance(tx, account.id)) < fen) throw new ApiError('insufficient_balance');
      const request = { kind: 'reversal', fen, memo: reason, reverses: entryId } as const;
      const id = await this.requests.create(tx, caller, account, request);
      return this.toPendingView(tx, account, { id, type: 'transaction', fen: -fen, memo: reason });
    });
  }

  /** @throws ApiError `resource_not_found` */
  async load(tx: Tx, id: string): Promise<AdminPrepaidTransactionView> {
    const { items } = await listPrepaidTransactions(tx, { id }, { limit: 1, offset: 0 });
    const [movement] = items;
    if (!movement) throw new ApiError('resource_not_found');
    return toTransactionView(movement);
  }

  /** A requested transaction with the current balance. */
  private async toPendingView(
    tx: Tx,
    account: AccountSummary,
    request: Pick<PrepaidTransaction, 'id' | 'type' | 'fen' | 'memo'>,
  ): Promise<AdminPrepaidTransactionView> {
    const balanceAfter = await this.ledger.loadPrepaidBalance(tx, account.id);
    const common = { accountId: account.id, email: account.email, orderId: null, by: null, reversal: null };
    return { ...toTransactionView({ ...request, ...common, postDate: this.clock.now(), balanceAfter }), waiting: true };
  }
}

export function toTransactionView({
  id,
  email,
  type,
  postDate,
  fen,
  memo,
  by,
  orderId,
  balanceAfter,
  reversal,
}: PrepaidTransaction): AdminPrepaidTransactionView {
  return {
    id,
    accountEmail: email,
    type,
    postDate: postDate.toISOString(),
    amount: { currency: 'CNY', amount: fen },
    memo,
    by,
    ...(orderId && { orderId }),
    balanceAfter: { currency: 'CNY', amount: balanceAfter },
    ...(reversal && { reversal }),
  };
}
