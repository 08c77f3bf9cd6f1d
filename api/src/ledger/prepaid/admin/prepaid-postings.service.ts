import { Inject, Injectable } from '@nestjs/common';
import { toBusinessDay } from '@shop/ledger';
import { type AccountSummary, MemberRoles } from '../../../accounts/public';
import {
  ApiError,
  AuditLog,
  type Caller,
  Clock,
  CONFIG,
  type Config,
  MailQueue,
  type Tx,
} from '../../../common/public';
import { Ledger } from '../../ledger.service';
import { lockAndSumByDay } from '../prepaid.queries';

interface Deposit {
  fen: number;
  memo: string;
  dedupeKey: string;
  /** The account that entered it, if a second person approved it. */
  enteredBy?: string;
}

interface Reversal {
  /** The deposit's entry. */
  entryId: string;
  fen: number;
  memo: string;
  enteredBy?: string;
}

interface NewTransaction {
  action: string;
  /** The new entry. */
  entryId: string;
  fen: number;
  memo: string;
  enteredBy?: string | undefined;
  reverses?: string;
}

const toCny = (amount: number) => ({ currency: 'CNY', amount });

/** Posts deposits and reversals, records them in the audit log and emails the customer, in the caller's transaction. */
@Injectable()
export class PrepaidPostings {
  constructor(
    private readonly ledger: Ledger,
    private readonly roles: MemberRoles,
    private readonly mailQueue: MailQueue,
    private readonly audit: AuditLog,
    private readonly clock: Clock,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  /**
   * Whether a second person has to approve a deposit or a reversal: together with what was deposited to the account, or
   * reversed, on the same business day it exceeds the limit. Locks the account, so that parallel requests are added up.
   */
  async needsApproval(tx: Tx, accountId: string, kind: 'deposit' | 'reversal', fen: number): Promise<boolean> {
    const day = toBusinessDay(this.clock.now());
    return (await lockAndSumByDay(tx, accountId, kind, day)) + fen > this.config.depositApprovalFen;
  }

  /**
   * Checks that the account is a reseller's, and locks its role until the transaction ends.
   *
   * @throws ApiError `prepaid_not_allowed`
   */
  async assertReseller(tx: Tx, { id, role }: AccountSummary): Promise<void> {
    const isReseller = role === 'reseller' && (await this.roles.lockMember(tx, id)).role === 'reseller';
    if (!isReseller)
      throw new ApiError('prepaid_not_allowed', [{ field: 'accountEmail', code: 'prepaid_not_allowed' }]);
  }

  /**
   * Posts a deposit and returns its entry's id.
   *
   * @throws ApiError `already_decided` if the key was posted before
   */
  async deposit(
    tx: Tx,
    caller: Caller,
    account: AccountSummary,
    { fen, memo, dedupeKey, enteredBy }: Deposit,
  ): Promise<string> {
    const details = { dedupeKey, memo, at: this.clock.now(), by: caller.accountId };
    const entryId = await this.ledger.postDeposit(tx, account.id, fen, details);
    if (!entryId) throw new ApiError('already_decided');
    await this.recordAndNotify(tx, caller, account, { action: 'prepaid-deposited', entryId, fen, memo, enteredBy });
    return entryId;
  }

  /**
   * Reverses a deposit and returns the reversal's entry id.
   *
   * @throws ApiError `already_reversed`, `insufficient_balance`
   */
  async reverse(
    tx: Tx,
    caller: Caller,
    account: AccountSummary,
    { entryId: reverses, fen, memo, enteredBy }: Reversal,
  ): Promise<string> {
    const details = { memo, at: this.clock.now(), by: caller.accountId };
    const entryId = await this.ledger.reverseDeposit(tx, reverses, details);
    const transaction = { action: 'prepaid-reversed', entryId, fen: -fen, memo, enteredBy, reverses };
    await this.recordAndNotify(tx, caller, account, transaction);
    return entryId;
  }

  private async recordAndNotify(
    tx: Tx,
    caller: Caller,
    { id, email, language }: AccountSummary,
    { action, entryId, fen, ...rest }: NewTransaction,
  ): Promise<void> {
    const balance = await this.ledger.loadPrepaidBalance(tx, id);
    const before = { balance: toCny(balance - fen) };
    const after = { balance: toCny(balance), amount: toCny(fen), transaction: entryId, ...rest };
    await this.audit.record(tx, caller, { action, kind: 'account', id, before, after });
    await this.mailQueue.queue(tx, {
      ...{ to: email, language, template: fen > 0 ? 'prepaid_deposited' : 'prepaid_reversed' },
      dedupeKey: `prepaid:${entryId}`,
      data: {
        ...{ amount: toCny(Math.abs(fen)), balance: toCny(balance), memo: rest.memo },
        link: this.mailQueue.link('/account/prepaid-account', language),
      },
    });
  }
}
