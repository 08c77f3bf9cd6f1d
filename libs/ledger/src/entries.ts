import type { Money } from '@shop/money';
import { type AccountName, type ClearingAccount, prepaidAccount, type PrepaidAccount } from './account';
import { type Posting, createPosting } from './posting';

export const ENTRY_KINDS = ['deposit', 'payment', 'refund', 'chargeback', 'dispute', 'unmatched', 'reversal'] as const;
export type EntryKind = (typeof ENTRY_KINDS)[number];

/** A journal entry: its postings are written together and never changed, only reversed by another entry. */
export interface Entry {
  readonly kind: EntryKind;
  readonly orderId?: string;
  readonly memo?: string;
  readonly postings: readonly Posting[];
}

/** The account that an order is paid from and refunded to. */
export type PaymentAccount = PrepaidAccount | ClearingAccount;

/** The parts of a quote in minor units of the order's currency; their sum is the total. */
export interface OrderParts {
  readonly product: number;
  readonly shippingFirst: number;
  readonly shippingNext: number;
  readonly exchangeFee: number;
  readonly remittanceFee: number;
}

const REVENUE_ACCOUNTS: Readonly<Record<keyof OrderParts, AccountName>> = {
  product: 'sales',
  shippingFirst: 'shipping',
  shippingNext: 'shipping',
  exchangeFee: 'fees',
  remittanceFee: 'fees',
};

const PARTS = ['product', 'shippingFirst', 'shippingNext', 'exchangeFee', 'remittanceFee'] as const;

/** A deposit to a customer's prepaid account, in fen. */
export function deposit(accountId: string, fen: number, memo?: string): Entry {
  return entry('deposit', [createPosting('bank', prepaidAccount(accountId), { currency: 'CNY', amount: fen })], {
    memo,
  });
}

/**
 * The payment of an order, with one posting per part that is not 0. `from` is `unmatched-payments` for a payment received earlier.
 *
 * @throws RangeError if all parts are 0, or one is negative.
 */
export function paymentFor(
  orderId: string,
  parts: OrderParts,
  currency: string,
  from: PaymentAccount | 'unmatched-payments',
): Entry {
  const charged = PARTS.filter((part) => parts[part] !== 0);
  if (charged.length === 0) throw new RangeError(`the total of order ${orderId} is 0`);
  const postings = charged.map((part) =>
    createPosting(from, REVENUE_ACCOUNTS[part], { currency, amount: parts[part] }),
  );
  return entry('payment', postings, { orderId });
}

/** A refund of an order to the account it was paid from. */
export function refund(orderId: string, money: Money, to: PaymentAccount, memo?: string): Entry {
  return entry('refund', [createPosting('refunds', to, money)], { orderId, memo });
}

/** A payment of an order that the payment service took back. */
export function chargeback(orderId: string, money: Money, to: PaymentAccount, memo?: string): Entry {
  return entry('chargeback', [createPosting('chargebacks', to, money)], { orderId, memo });
}

/** A payment that the payment service withholds while it is disputed. */
export function disputeOpened(
  orderId: string | undefined,
  money: Money,
  account: PaymentAccount,
  memo?: string,
): Entry {
  return entry('dispute', [createPosting('disputed-payments', account, money)], { orderId, memo });
}

/** The end of a dispute. What the payer wins is a refund or chargeback of its own. */
export function disputeResolved(
  orderId: string | undefined,
  money: Money,
  account: PaymentAccount,
  memo?: string,
): Entry {
  return entry('dispute', [createPosting(account, 'disputed-payments', money)], { orderId, memo });
}

/** A received payment that is not matched to an order; `orderId` is the order it names, if any. */
export function unmatchedPayment(
  orderId: string | undefined,
  money: Money,
  from: PaymentAccount,
  memo?: string,
): Entry {
  return entry('unmatched', [createPosting(from, 'unmatched-payments', money)], { orderId, memo });
}

/** The refund of an unmatched payment to the account it came from. */
export function refundUnmatchedPayment(
  orderId: string | undefined,
  money: Money,
  to: PaymentAccount,
  memo?: string,
): Entry {
  return entry('unmatched', [createPosting('unmatched-payments', to, money)], { orderId, memo });
}

/** The reversal of an entry: its postings in the opposite direction, in reverse order. */
export function reverse({ orderId, postings }: Entry, memo?: string): Entry {
  const reversed = postings.map(({ from, to, money }) => createPosting(to, from, money));
  return entry('reversal', reversed.reverse(), { orderId, memo });
}

/** Omits `orderId` and `memo` if they are undefined. */
function entry(
  kind: EntryKind,
  postings: readonly Posting[],
  { orderId, memo }: Pick<Entry, 'orderId' | 'memo'>,
): Entry {
  return { kind, ...(orderId === undefined ? {} : { orderId }), ...(memo === undefined ? {} : { memo }), postings };
}
