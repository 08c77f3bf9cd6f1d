import { randomUUID } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import type { AdminPrepaidTransactionView, Input } from '@shop/contract';
import { type AccountCard, Accounts } from '../identity/public';
import { type Caller, Clock, CONFIG, type Config, Database, type Once, Refusal, type Tx } from '../kernel/public';
import { depositOf, Ledger, type Movement, movements } from '../ledger/public';
import { PrepaidBooking } from './prepaid-booking.service';
import { PrepaidRequests } from './prepaid-requests.service';

/** Deposits to resellers' prepaid accounts, and every movement of them. */
@Injectable()
export class PrepaidTransactions {
  constructor(
    private readonly database: Database,
    private readonly ledger: Ledger,
    private readonly accounts: Accounts,
    private readonly booking: PrepaidBooking,
    private readonly requests: PrepaidRequests,
    private readonly clock: Clock,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  /** Refuses an address without an account, and an account that is no reseller's. A large one waits for a second person. */
  async deposit(
    caller: Caller,
    { accountEmail, amount, memo }: Input<'admin/prepaid-deposit'>,
    once: Once | null,
  ): Promise<AdminPrepaidTransactionView> {
    return this.database.command(once, async (tx) => {
      const account = await this.accounts.byEmail(tx, accountEmail);
      if (!account) throw new Refusal('resource_not_found', [{ field: 'accountEmail', code: 'resource_not_found' }]);
      await this.booking.mustBeReseller(tx, account);
      if (amount > this.config.depositApprovalFen) {
        const id = await this.requests.enter(tx, caller, account, { kind: 'deposit', fen: amount, memo });
        return this.waiting(tx, account, { id, type: 'deposit', fen: amount, memo });
      }
      const occasion = `deposit:${randomUUID()}`;
      return this.one(tx, await this.booking.deposit(tx, caller, account, { fen: amount, memo, occasion }));
    });
  }

  /** Refuses `resource_not_found`, `already_reversed`, `insufficient_balance`. A large one waits for a second person. */
  async reverse(
    caller: Caller,
    entryId: string,
    { reason }: Input<'admin/prepaid-reversal'>,
    once: Once | null,
  ): Promise<AdminPrepaidTransactionView> {
    return this.database.command(once, async (tx) => {
      const deposit = await depositOf(tx, entryId);
      const account = deposit && (await this.accounts.byId(tx, deposit.accountId));
      if (!account) throw new Refusal('resource_not_found');
      const { fen } = deposit;
      const { reversal } = await this.one(tx, entryId);
      if (reversal) throw new Refusal('already_reversed');
      if (fen <= this.config.depositApprovalFen)
        return this.one(tx, await this.booking.reverse(tx, caller, account, { entryId, fen, memo: reason }));
      if ((await this.ledger.prepaidBalance(tx, account.id)) < fen) throw new Refusal('insufficient_balance');
      const request = { kind: 'reversal', fen, memo: reason, reverses: entryId } as const;
      const id = await this.requests.enter(tx, caller, account, request);
      return this.waiting(tx, account, { id, type: 'transaction', fen: -fen, memo: reason });
    });
  }

  async one(tx: Tx, id: string): Promise<AdminPrepaidTransactionView> {
    const { items } = await movements(tx, { id }, { limit: 1, offset: 0 });
    const [movement] = items;
    if (!movement) throw new Refusal('resource_not_found');
    return movementView(movement);
  }

  /** As it will be booked, beside the balance as it is. */
  private async waiting(
    tx: Tx,
    account: AccountCard,
    request: Pick<Movement, 'id' | 'type' | 'fen' | 'memo'>,
  ): Promise<AdminPrepaidTransactionView> {
    const balanceAfter = await this.ledger.prepaidBalance(tx, account.id);
    const rest = { accountId: account.id, email: account.email, orderId: null, reversal: null };
    return { ...movementView({ ...request, ...rest, postDate: this.clock.now(), balanceAfter }), waiting: true };
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
  reversal,
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
    ...(reversal && { reversal }),
  };
}
