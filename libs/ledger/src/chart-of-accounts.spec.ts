import { LEDGER_ACCOUNTS, prepaidAccount } from './account';
import { chartAccount } from './chart-of-accounts';

test('every ledger account has a code of its own', () => {
  const accounts = [...LEDGER_ACCOUNTS, 'paypal-clearing', 'manual-clearing', 'other-clearing'] as const;
  const codes = accounts.map((account) => chartAccount(account).code);
  expect(new Set(codes).size).toBe(accounts.length);
  for (const code of codes) expect(code).toMatch(/^\d{4}(\.\d{2})?$/);
});

test('the prepaid accounts of all customers share one code', () => {
  expect(chartAccount(prepaidAccount('c1'))).toEqual(chartAccount('prepaid'));
});
