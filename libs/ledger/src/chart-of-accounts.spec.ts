import { LEDGER_ACCOUNTS, prepaidAccount } from './account';
import { accountCode, chartAccount, compareByCode } from './chart-of-accounts';

test('every ledger account has a code of its own', () => {
  const accounts = [...LEDGER_ACCOUNTS, 'paypal-clearing', 'manual-clearing', 'other-clearing'] as const;
  const codes = accounts.map((account) => chartAccount(account).code);
  expect(new Set(codes).size).toBe(accounts.length);
  for (const code of codes) expect(code).toMatch(/^\d{4}(\.\d{2})?$/);
});

test('a subaccount has the code of a subaccount and is named after its parent', () => {
  for (const account of [...LEDGER_ACCOUNTS, 'paypal-clearing', 'manual-clearing', 'other-clearing'] as const) {
    const { code, chinese } = chartAccount(account);
    expect([account, code.includes('.')]).toEqual([account, chinese.includes('-')]);
  }
});

test('the prepaid accounts of all customers share one code', () => {
  expect(chartAccount(prepaidAccount('c1'))).toEqual(chartAccount('prepaid'));
});

test('balances are sorted by the code of their account, then by currency', () => {
  const balances = ['sales:USD', 'bank:CNY', 'manual-clearing:USD', 'sales:CNY', 'prepaid:CNY'].map((name) => {
    const [account = '', currency = ''] = name.split(':');
    return { account, currency };
  });
  const sorted = balances.toSorted(compareByCode).map(({ account, currency }) => `${accountCode(account)} ${currency}`);
  expect(sorted).toEqual(['1002 CNY', '1012.02 USD', '2203 CNY', '6001.01 CNY', '6001.01 USD']);
  expect(accountCode('no account')).toBe('');
});
