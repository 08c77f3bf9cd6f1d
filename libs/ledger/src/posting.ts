import type { Money } from '@shop/money';
import { type AccountName, isAccountName, isPrepaid } from './account';

/** A positive amount that leaves one account and reaches another, in one currency: nothing is left over to balance. */
export interface Posting {
  readonly from: AccountName;
  readonly to: AccountName;
  readonly money: Money;
}

/** A posting; throws a RangeError on what cannot be one. A prepaid account holds CNY and nothing else. */
export function posting(from: AccountName, to: AccountName, money: Money): Posting {
  const { currency, amount } = money;
  for (const account of [from, to]) {
    if (!isAccountName(account)) throw new RangeError(`not an account: ${account}`);
    if (isPrepaid(account) && currency !== 'CNY') throw new RangeError(`a prepaid account holds no ${currency}`);
  }
  if (from === to) throw new RangeError(`a posting from ${from} to itself`);
  if (!/^[A-Z]{3}$/.test(currency)) throw new RangeError(`not a currency: ${currency}`);
  if (!Number.isSafeInteger(amount) || amount <= 0) throw new RangeError(`not a positive whole amount: ${amount}`);
  return { from, to, money: { currency, amount } };
}

/** What accounts hold by account and currency, in minor units: what reached them less what left them. */
export type Balances = ReadonlyMap<AccountName, ReadonlyMap<string, number>>;

/** The balances that postings lead to; throws a RangeError where one is past the safe integers. */
export function balances(postings: Iterable<Posting>): Balances {
  const held = new Map<AccountName, Map<string, number>>();
  const move = (account: AccountName, { currency, amount }: Money) => {
    const currencies = held.get(account) ?? new Map<string, number>();
    const balance = (currencies.get(currency) ?? 0) + amount;
    if (!Number.isSafeInteger(balance)) throw new RangeError(`the balance of ${account} is past counting`);
    held.set(account, currencies.set(currency, balance));
  };
  for (const { from, to, money } of postings) {
    move(from, { ...money, amount: -money.amount });
    move(to, money);
  }
  return held;
}

/** What one account holds in one currency; 0 where it never moved. */
export function balanceOf(held: Balances, account: AccountName, currency: string): number {
  return held.get(account)?.get(currency) ?? 0;
}
