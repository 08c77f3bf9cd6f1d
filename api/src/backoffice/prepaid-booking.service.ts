import { Injectable } from '@nestjs/common';
import { type AccountCard, MemberRoles } from '../identity/public';
import { Audit, type Caller, Clock, Mails, Refusal, type Tx } from '../kernel/public';
import { Ledger } from '../ledger/public';

interface Deposit {
  fen: number;
  memo: string;
  occasion: string;
  /** Who entered it, where a second person approved. */
  enteredBy?: string;
}

interface Reversal {
  /** The deposit's. */
  entryId: string;
  fen: number;
  memo: string;
  enteredBy?: string;
}

interface Told {
  action: string;
  /** The new entry's. */
  entryId: string;
  fen: number;
  memo: string;
  enteredBy?: string | undefined;
  reverses?: string;
}

const yuan = (amount: number) => ({ currency: 'CNY', amount });

/** Books deposits and takes them back: in the books, in the log and in a mail to the customer, all in one transaction. */
@Injectable()
export class PrepaidBooking {
  constructor(
    private readonly ledger: Ledger,
    private readonly roles: MemberRoles,
    private readonly mails: Mails,
    private readonly audit: Audit,
    private readonly clock: Clock,
  ) {}

  /** And stays one until the deposit is written: money goes to no customer's account. Refuses `prepaid_not_allowed`. */
  async mustBeReseller(tx: Tx, { id, role }: AccountCard): Promise<void> {
    const stays = role === 'reseller' && (await this.roles.locked(tx, id)).role === 'reseller';
    if (!stays) throw new Refusal('prepaid_not_allowed', [{ field: 'accountEmail', code: 'prepaid_not_allowed' }]);
  }

  /** The entry's id. */
  async deposit(
    tx: Tx,
    caller: Caller,
    account: AccountCard,
    { fen, memo, occasion, enteredBy }: Deposit,
  ): Promise<string> {
    const by = caller.accountId;
    const entryId = await this.ledger.deposit(tx, account.id, fen, { occasion, memo, at: this.clock.now(), by });
    if (!entryId) throw new Refusal('already_decided');
    await this.tell(tx, caller, account, { action: 'prepaid-deposited', entryId, fen, memo, enteredBy });
    return entryId;
  }

  /** The reversal's own entry. Refuses `already_reversed`, `insufficient_balance`. */
  async reverse(
    tx: Tx,
    caller: Caller,
    account: AccountCard,
    { entryId, fen, memo, enteredBy }: Reversal,
  ): Promise<string> {
    const booking = { memo, at: this.clock.now(), by: caller.accountId };
    const reversalId = await this.ledger.reverseDeposit(tx, entryId, booking);
    const deed = { action: 'prepaid-reversed', entryId: reversalId, fen: -fen, memo, enteredBy, reverses: entryId };
    await this.tell(tx, caller, account, deed);
    return reversalId;
  }

  private async tell(
    tx: Tx,
    caller: Caller,
    { id, email, language }: AccountCard,
    { action, entryId, fen, ...rest }: Told,
  ): Promise<void> {
    const balance = await this.ledger.prepaidBalance(tx, id);
    const before = { balance: yuan(balance - fen) };
    const after = { balance: yuan(balance), amount: yuan(fen), transaction: entryId, ...rest };
    await this.audit.record(tx, caller, { action, kind: 'account', id, before, after });
    await this.mails.queue(tx, {
      ...{ to: email, language, template: fen > 0 ? 'prepaid_deposited' : 'prepaid_reversed' },
      occasion: `prepaid:${entryId}`,
      data: {
        ...{ amount: yuan(Math.abs(fen)), balance: yuan(balance), memo: rest.memo },
        link: this.mails.link('/account/prepaid-account', language),
      },
    });
  }
}
