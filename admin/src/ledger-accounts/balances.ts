import type { MoneyView } from '@shop/contract';

interface BalanceSums {
  currency: string;
  debit: number;
  credit: number;
}

/**
 * The sums of debit and credit balances by currency. In the ledger an account from which money comes is debited, so that a
 * negative balance is a debit balance.
 */
export function sumBalances(balances: readonly MoneyView[]): BalanceSums[] {
  const currencies = [...new Set(balances.map(({ currency }) => currency))].toSorted();
  return currencies.map((currency) => {
    const amounts = balances.filter((balance) => balance.currency === currency).map(({ amount }) => amount);
    const sum = (sign: 1 | -1) => amounts.reduce((total, amount) => total + Math.max(0, amount * sign), 0);
    return { currency, debit: sum(-1), credit: sum(1) };
  });
}
