import { Injectable } from '@nestjs/common';
import * as ledger from '@shop/ledger';
import type { Entry, OrderParts, PaymentAccount } from '@shop/ledger';
import type { Money } from '@shop/money';
import { ledgerAccountOf } from '@shop/contract';
import type { PaymentReversal, PaymentRoute } from '@shop/order-flow';
import { ApiError, fieldError, findRow, type Tx } from '../common/public';
import { findDeposit, loadOrderBalance, type OrderBalance } from './entries.queries';
import { PrepaidBalance } from './entities/prepaid-balance.entity';
import {
  type EntryDetails,
  insertEntry,
  type InsertedEntry,
  insertManualPayment,
  type ManualPaymentDetails,
  type PrepaidChange,
} from './posting.queries';

/** Where an order's payment came from and where its refunds go. */
export type PaymentSource =
  { kind: Extract<PaymentRoute, 'prepaid'>; accountId: string } | { kind: Exclude<PaymentRoute, 'prepaid'> };

export interface OrderPayment {
  orderId: string;
  currency: string;
  parts: OrderParts;
  source: PaymentSource | { kind: 'unmatched' };
  manualPayment?: ManualPaymentDetails;
  at: Date;
  by: string | null;
}

export interface OrderRefund {
  /** A chargeback was taken back by the payment service and not refunded by the merchant. A refund by default. */
  kind?: PaymentReversal;
  dedupeKey: string;
  orderId: string;
  currency: string;
  /** Minor units of `currency`. */
  amount: number;
  /** Refund of the order's payment, or of an unmatched payment received for it. */
  of: 'payment' | 'unmatched';
  to: PaymentSource;
  at: Date;
  by: string | null;
}

/** A payment that the payment service withholds. */
export interface DisputedPayment extends Money {
  orderId: string | undefined;
  /** The payment service's id of the dispute. */
  reference: string;
  source: PaymentSource;
  at: Date;
}

/** The double-entry ledger. An entry is posted in the transaction that causes it and is never changed. */
@Injectable()
export class Ledger {
  /**
   * Posts an entry and updates the prepaid balances it touches. If its business day is closed already, the entry counts
   * in the first open day.
   *
   * @param reverses id of the entry that this one reverses
   * @returns the entry's id; null if the key was posted before
   * @throws ApiError `insufficient_balance`
   */
  async post(tx: Tx, entry: Entry, details: EntryDetails, reverses?: string): Promise<string | null> {
    return (await this.insert(tx, entry, details, reverses))?.id ?? null;
  }

  /**
   * Posts an order's payment. Does nothing if it was posted before.
   *
   * @returns fen on the prepaid account that paid; null if none did
   * @throws ApiError `insufficient_balance`; `reference_used` if another order has the manual payment's reference
   */
  async postPayment(tx: Tx, payment: OrderPayment): Promise<number | null> {
    const { orderId, currency, parts, source, manualPayment, at, by } = payment;
    const account = source.kind === 'unmatched' ? 'unmatched-payments' : toAccount(source);
    const entry = ledger.paymentFor(orderId, parts, currency, account);
    const posted = await this.insert(tx, entry, { dedupeKey: `payment:${orderId}`, memo: orderId, at, by });
    if (posted && manualPayment && !(await insertManualPayment(tx, posted.id, orderId, manualPayment)))
      throw fieldError('reference_used', 'memo');
    return posted?.balanceAfter ?? null;
  }

  /** Posts a refund of an order. Does nothing if the key was posted before. */
  async postRefund(tx: Tx, refund: OrderRefund): Promise<void> {
    const { kind = 'refund', dedupeKey, orderId, currency, amount, of, to, at, by } = refund;
    const createPaymentEntry = kind === 'chargeback' ? ledger.chargeback : ledger.refund;
    const createEntry = of === 'payment' ? createPaymentEntry : ledger.refundUnmatchedPayment;
    const entry = createEntry(orderId, { currency, amount }, toAccount(to));
    await this.post(tx, entry, { dedupeKey, memo: orderId, at, by });
  }

  /** Posts the start or end of a dispute about a payment. Does nothing if the key was posted before. */
  async postDispute(
    tx: Tx,
    step: 'opened' | 'resolved',
    { orderId, reference, source, at, ...money }: DisputedPayment,
  ): Promise<void> {
    const createEntry = step === 'opened' ? ledger.disputeOpened : ledger.disputeResolved;
    const entry = createEntry(orderId, money, toAccount(source));
    await this.post(tx, entry, { dedupeKey: `dispute:${reference}:${step}`, memo: reference, at, by: null });
  }

  /** Posts a PayPal payment that pays no order. Returns null if the key was posted before. */
  async postUnmatchedPayment(
    tx: Tx,
    money: Money,
    orderId: string | undefined,
    details: EntryDetails,
  ): Promise<string | null> {
    return this.post(tx, ledger.unmatchedPayment(orderId, money, 'paypal-clearing'), details);
  }

  /** Posts the refund of an unmatched PayPal payment. Returns null if the key was posted before. */
  async postUnmatchedRefund(
    tx: Tx,
    money: Money,
    orderId: string | undefined,
    details: EntryDetails,
  ): Promise<string | null> {
    return this.post(tx, ledger.refundUnmatchedPayment(orderId, money, 'paypal-clearing'), details);
  }

  /** Posts a deposit to a prepaid account. Returns null if the key was posted before. */
  async postDeposit(tx: Tx, accountId: string, fen: number, details: EntryDetails): Promise<string | null> {
    return this.post(tx, ledger.deposit(accountId, fen), details);
  }

  /**
   * Reverses a deposit with a new entry and returns its id.
   *
   * @throws ApiError `resource_not_found`, `already_reversed`, `insufficient_balance`
   */
  async reverseDeposit(tx: Tx, entryId: string, details: Omit<EntryDetails, 'dedupeKey'>): Promise<string> {
    const entry = await findDeposit(tx, entryId);
    if (!entry) throw new ApiError('resource_not_found');
    const dedupeKey = `reversal:${entryId}`;
    const reversalId = await this.post(tx, ledger.reverse(entry), { dedupeKey, ...details }, entryId);
    if (!reversalId) throw new ApiError('already_reversed');
    return reversalId;
  }

  private async insert(tx: Tx, entry: Entry, details: EntryDetails, reverses?: string): Promise<InsertedEntry | null> {
    const change = prepaidChange(entry);
    const inserted = await insertEntry(tx, entry, details, reverses ?? null, change);
    if (inserted && change && inserted.balanceAfter === null) throw new ApiError('insufficient_balance');
    return inserted;
  }

  /** The balance of a prepaid account in fen; 0 for an account without deposits. */
  async loadPrepaidBalance(tx: Tx, accountId: string): Promise<number> {
    const balance = await findRow(tx, PrepaidBalance, { accountId });
    return balance?.fen ?? 0;
  }

  /** An order's balance in a currency, calculated from its postings. */
  loadOrderBalance(tx: Tx, orderId: string, currency: string): Promise<OrderBalance> {
    return loadOrderBalance(tx, orderId, currency);
  }
}

function toAccount(source: PaymentSource): PaymentAccount {
  const account = ledgerAccountOf(source.kind);
  if (account !== 'prepaid') return account;
  if (!('accountId' in source)) throw new TypeError(`${source.kind} payments need the account of the customer`);
  return ledger.prepaidAccount(source.accountId);
}

/** What an entry changes in a prepaid account; no entry touches two of them. */
function prepaidChange({ postings }: Entry): PrepaidChange | undefined {
  const changes = postings.flatMap(({ from, to, money: { amount } }) => [
    { account: from, fen: -amount },
    { account: to, fen: amount },
  ]);
  const prepaid = changes.filter(({ account }) => ledger.isPrepaidAccount(account));
  const [first] = prepaid;
  if (!first) return undefined;
  if (prepaid.some(({ account }) => account !== first.account))
    throw new Error('an entry touches two prepaid accounts');
  return { accountId: first.account.slice('prepaid:'.length), fen: prepaid.reduce((sum, { fen }) => sum + fen, 0) };
}
