import { sumBalances } from './balances';

test('debit and credit balances are summed by currency, and are equal in balanced books', () => {
  const balances = [
    { currency: 'USD', amount: -500 },
    { currency: 'CNY', amount: -5_000_000 },
    { currency: 'CNY', amount: 4_900_000 },
    { currency: 'CNY', amount: 100_000 },
    { currency: 'USD', amount: 500 },
  ];
  expect(sumBalances(balances)).toEqual([
    { currency: 'CNY', debit: 5_000_000, credit: 5_000_000 },
    { currency: 'USD', debit: 500, credit: 500 },
  ]);
});
