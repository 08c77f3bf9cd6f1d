import { Injectable } from '@nestjs/common';
import * as ledger from '@shop/ledger';
import type { Entry, OrderParts, PaymentAccount } from '@shop/ledger';
import type { Money } from '@shop/money';
import { ledgerAccountOf } from '@shop/contract';
import type { ManualMethod, PaymentReversal, PaymentRoute } from '@shop/order-flow';
import { ApiError, fieldError, type Tx } from '../common/public';
import { findDeposit } from './entries.queries';

/** Where an order's payment came from and where its refunds go. */
export type PaymentSource =
  { kind: Extract<PaymentRoute, 'prepaid'>; accountId: string } | { kind: Exclude<PaymentRoute, 'prepaid'> };

export interface EntryDetails {
  /** At most one entry is posted per key. */
  dedupeKey: string;
  memo: string;
  at: Date;
  /** The account that caused the entry; null for the system. */
  by: string | null;
}

/** A payment that accounting recorded, such as a bank transfer. */
export interface ManualPayment {
  method: ManualMethod;
  /** The payer's reference; empty if unknown. */
  reference: string;
}

export interface OrderPayment {
  orderId: string;
  currency: string;
  parts: OrderParts;
  source: PaymentSource | { kind: 'unmatched' };
  manualPayment?: ManualPayment;
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

/** What the ledger shows for an order, in minor units of one currency. */
export interface OrderBalance {
  paid: number;
  refunded: number;
  unmatched: number;
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
  async post(
    tx: Tx,
    entry: Entry,
    { dedupeKey, memo, at, by }: EntryDetails,
    reverses?: string,
  ): Promise<string | null> {
    const [inserted]: { id: string }[] = await tx.query(
      `insert into ledger_entry (kind, order_id, memo, posted_at, posted_by, dedupe_key, reverses) values ($1, $2, $3, $4, $5, $6, $7)
       on conflict (dedupe_key) do nothing returning id`,
      [entry.kind, entry.orderId ?? null, memo, at, by, dedupeKey, reverses ?? null],
    );
    if (!inserted) return null;
    await tx.query(
      `insert into ledger_posting (entry_id, from_account, to_account, currency, amount)
       select $1, * from unnest($2::text[], $3::text[], $4::text[], $5::bigint[])`,
      [
        inserted.id,
        entry.postings.map(({ from }) => from),
        entry.postings.map(({ to }) => to),
        entry.postings.map(({ money }) => money.currency),
        entry.postings.map(({ money }) => money.amount),
      ],
    );
    for (const [accountId, fen] of sumPrepaidChanges(entry)) {
      await changePrepaidBalance(tx, inserted.id, accountId, fen);
    }
    return inserted.id;
  }

  /**
   * Posts an order's payment. Does nothing if it was posted before.
   *
   * @throws ApiError `insufficient_balance`; `reference_used` if another order has the manual payment's reference
   */
  async postPayment(tx: Tx, payment: OrderPayment): Promise<void> {
    const { orderId, currency, parts, source, manualPayment, at, by } = payment;
    const account = source.kind === 'unmatched' ? 'unmatched-payments' : toAccount(source);
    const entry = ledger.paymentFor(orderId, parts, currency, account);
    const entryId = await this.post(tx, entry, { dedupeKey: `payment:${orderId}`, memo: orderId, at, by });
    if (entryId && manualPayment) await insertManualPayment(tx, entryId, orderId, manualPayment);
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

  /** The balance of a prepaid account in fen; 0 for an account without deposits. */
  async loadPrepaidBalance(tx: Tx, accountId: string): Promise<number> {
    const [row]: { fen: string }[] = await tx.query('select fen from prepaid_balance where account_id = $1', [
      accountId,
    ]);
    return Number(row?.fen ?? 0);
  }

  /** An order's balance in a currency, calculated from its postings. */
  async loadOrderBalance(tx: Tx, orderId: string, currency: string): Promise<OrderBalance> {
    const [row]: { paid: string; refunded: string; unmatched: string }[] = await tx.query(
      `select coalesce(sum(p.amount) filter (where e.kind = 'payment'), 0) as paid,
         coalesce(sum(p.amount) filter (where e.kind in ('refund', 'chargeback')), 0) as refunded,
         coalesce(sum(case when p.to_account = 'unmatched-payments' then p.amount when p.from_account = 'unmatched-payments' then -p.amount else 0 end), 0) as unmatched
       from ledger_entry e join ledger_posting p on p.entry_id = e.id
       where e.order_id = $1 and p.currency = $2`,
      [orderId, currency],
    );
    return {
      paid: Number(row?.paid ?? 0),
      refunded: Number(row?.refunded ?? 0),
      unmatched: Number(row?.unmatched ?? 0),
    };
  }
}

async function insertManualPayment(
  tx: Tx,
  entryId: string,
  orderId: string,
  { method, reference }: ManualPayment,
): Promise<void> {
  const inserted: unknown[] = await tx.query(
    `insert into manual_payment (entry_id, order_id, method, reference, reference_key) values ($1, $2, $3, $4, $5)
     on conflict (method, reference_key) where reference_key is not null do nothing returning entry_id`,
    [entryId, orderId, method, reference, ledger.normalizeReference(reference)],
  );
  if (inserted.length === 0) throw fieldError('reference_used', 'memo');
}

function toAccount(source: PaymentSource): PaymentAccount {
  const account = ledgerAccountOf(source.kind);
  if (account !== 'prepaid') return account;
  if (!('accountId' in source)) throw new TypeError(`${source.kind} payments need the account of the customer`);
  return ledger.prepaidAccount(source.accountId);
}

/** The change of each prepaid account that an entry touches, in fen. */
function sumPrepaidChanges({ postings }: Entry): Map<string, number> {
  const changes = new Map<string, number>();
  const add = (account: string, fen: number) => {
    if (!ledger.isPrepaidAccount(account)) return;
    const accountId = account.slice('prepaid:'.length);
    changes.set(accountId, (changes.get(accountId) ?? 0) + fen);
  };
  for (const { from, to, money } of postings) {
    add(from, -money.amount);
    add(to, money.amount);
  }
  return changes;
}

/** Changes balance and statement in one statement. The row lock on the balance serializes parallel charges. */
async function changePrepaidBalance(tx: Tx, entryId: string, accountId: string, fen: number): Promise<void> {
  const change =
    fen < 0
      ? 'update prepaid_balance set fen = fen + $3 where account_id = $2 and fen + $3 >= 0 returning account_id, fen'
      : 'insert into prepaid_balance (account_id, fen) values ($2, $3) on conflict (account_id) do update set fen = prepaid_balance.fen + excluded.fen returning account_id, fen';
  const inserted: unknown[] = await tx.query(
    `with changed as (${change})
     insert into prepaid_transaction (entry_id, account_id, fen, balance_after) select $1, account_id, $3::bigint, fen from changed returning seq`,
    [entryId, accountId, fen],
  );
  if (inserted.length === 0) throw new ApiError('insufficient_balance');
}
