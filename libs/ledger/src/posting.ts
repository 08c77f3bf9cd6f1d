import type { Money } from '@shop/money';
import { type AccountName, isAccountName, isPrepaidAccount } from './account';

/** A positive amount transferred from one account to another in one currency, so that it always balances. */
export interface Posting {
  readonly from: AccountName;
  readonly to: AccountName;
  readonly money: Money;
}

/**
 * Creates a posting. Prepaid accounts are in CNY only.
 *
 * @throws RangeError on an unknown account, equal accounts, an invalid currency or an amount that is not a positive
 *   safe integer.
 */
export function createPosting(from: AccountName, to: AccountName, money: Money): Posting {
  const { currency, amount } = money;
  for (const account of [from, to]) {
    if (!isAccountName(account)) throw new RangeError(`not an account: ${account}`);
    if (isPrepaidAccount(account) && currency !== 'CNY')
      throw new RangeError(`a prepaid account cannot hold ${currency}`);
  }
  if (from === to) throw new RangeError(`a posting from ${from} to itself`);
  if (!/^[A-Z]{3}$/.test(currency)) throw new RangeError(`not a currency: ${currency}`);
  if (!Number.isSafeInteger(amount) || amount <= 0) throw new RangeError(`not a positive whole amount: ${amount}`);
  return { from, to, money: { currency, amount } };
}

/** Balances by account and currency, in minor units: received minus paid. */
export type Balances = ReadonlyMap<AccountName, ReadonlyMap<string, number>>;

/**
 * Sums postings into balances.
 *
 * @throws RangeError if a balance is not a safe integer.
 */
export function calculateBalances(postings: Iterable<Posting>): Balances {
  const balances = new Map<AccountName, Map<string, number>>();
  const move = (account: AccountName, { currency, amount }: Money) => {
    const currencies = balances.get(account) ?? new Map<string, number>();
    const balance = (currencies.get(currency) ?? 0) + amount;
    if (!Number.isSafeInteger(balance)) throw new RangeError(`the balance of ${account} exceeds the safe integers`);
    balances.set(account, currencies.set(currency, balance));
  };
  for (const { from, to, money } of postings) {
    move(from, { ...money, amount: -money.amount });
    move(to, money);
  }
  return balances;
}

/** The balance of an account in a currency, in minor units; 0 without postings. */
export function balanceOf(balances: Balances, account: AccountName, currency: string): number {
  return balances.get(account)?.get(currency) ?? 0;
}
