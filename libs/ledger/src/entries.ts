import type { Money } from '@shop/money';
import { type AccountName, prepaid, type PrepaidAccount } from './account';
import { type Posting, posting } from './posting';

export const ENTRY_KINDS = ['deposit', 'payment', 'refund', 'unapplied', 'reversal'] as const;
export type EntryKind = (typeof ENTRY_KINDS)[number];

/** What one occasion does to the books: written whole, never changed, only reversed by another. */
export interface Entry {
  readonly kind: EntryKind;
  readonly orderId?: string;
  readonly memo?: string;
  readonly postings: readonly Posting[];
}

/** Where an order's money comes from and goes back to. */
export type PaymentAccount = PrepaidAccount | 'paypal-clearing' | 'manual-clearing';

/** A quote's shown parts, in minor units of the order's currency; their sum is the total. */
export interface OrderParts {
  readonly product: number;
  readonly shippingFirst: number;
  readonly shippingNext: number;
  readonly exchangeFee: number;
  readonly remittanceFee: number;
}

const EARNED_AS: Readonly<Record<keyof OrderParts, AccountName>> = {
  product: 'sales',
  shippingFirst: 'shipping',
  shippingNext: 'shipping',
  exchangeFee: 'fees',
  remittanceFee: 'fees',
};

const PARTS = ['product', 'shippingFirst', 'shippingNext', 'exchangeFee', 'remittanceFee'] as const;

/** A customer's funds reach their prepaid account. */
export function deposit(accountId: string, fen: number, memo?: string): Entry {
  return entry('deposit', [posting('bank', prepaid(accountId), { currency: 'CNY', amount: fen })], { memo });
}

/** An order is paid: a posting for each part that is not 0. `unapplied` pays with money kept earlier. */
export function paymentFor(
  orderId: string,
  parts: OrderParts,
  currency: string,
  from: PaymentAccount | 'unapplied',
): Entry {
  const charged = PARTS.filter((part) => parts[part] !== 0);
  if (charged.length === 0) throw new RangeError(`nothing to pay for ${orderId}`);
  const postings = charged.map((part) => posting(from, EARNED_AS[part], { currency, amount: parts[part] }));
  return entry('payment', postings, { orderId });
}

/** Some of an order's payment goes back where it came from. */
export function refund(orderId: string, money: Money, to: PaymentAccount, memo?: string): Entry {
  return entry('refund', [posting('refunds', to, money)], { orderId, memo });
}

/** Money came in that pays for nothing; the order it names, if any, stays as it is. */
export function unapplied(orderId: string | undefined, money: Money, from: PaymentAccount, memo?: string): Entry {
  return entry('unapplied', [posting(from, 'unapplied', money)], { orderId, memo });
}

/** Money that paid for nothing goes back where it came from. */
export function returnUnapplied(orderId: string | undefined, money: Money, to: PaymentAccount, memo?: string): Entry {
  return entry('unapplied', [posting('unapplied', to, money)], { orderId, memo });
}

/** Undoes an entry: each of its postings the other way. */
export function reverse({ orderId, postings }: Entry, memo?: string): Entry {
  const back = postings.map(({ from, to, money }) => posting(to, from, money));
  return entry('reversal', back.reverse(), { orderId, memo });
}

/** Leaves out what is not known, so that an entry without a memo has none. */
function entry(kind: EntryKind, postings: readonly Posting[], about: Pick<Entry, 'orderId' | 'memo'>): Entry {
  const { orderId, memo } = about;
  return { kind, ...(orderId === undefined ? {} : { orderId }), ...(memo === undefined ? {} : { memo }), postings };
}
