import type { LedgerEntryView } from '@shop/contract';
import { kingdeeVouchers, xeroJournal } from './journal-layouts';

const entry = (change: Partial<LedgerEntryView> = {}): LedgerEntryView => ({
  ...{ id: 'e1', seq: 9, number: 7, at: '2026-03-02T04:00:00.000Z', day: '2026-03-02', kind: 'payment' },
  ...{ orderId: 'ABCDEF-ABCDEF-ABCDEF', memo: 'Order', by: 'jun@shop.test', method: null, reference: 'TT 42' },
  ...{ reverses: null, reversedBy: null, customer: null, total: { currency: 'USD', amount: 12_345 } },
  postings: [
    { from: 'manual-clearing', to: 'sales', money: { currency: 'USD', amount: 12_000 } },
    { from: 'manual-clearing', to: 'fees', money: { currency: 'USD', amount: 345 } },
  ],
  ...change,
});
const currencies = {
  digits: new Map([
    ['USD', 2],
    ['JPY', 0],
    ['CNY', 2],
  ]),
  perCny: (currency: string) => (currency === 'CNY' ? 1 : currency === 'JPY' ? 20 : 0.125),
};
const table = (csv: string) =>
  csv
    .slice(1)
    .trimEnd()
    .split('\r\n')
    .map((line) => line.split(','));
const column = (csv: string, name: string) => {
  const [header = [], ...rows] = table(csv);
  return rows.map((row) => row[header.indexOf(name)] ?? '');
};
const sum = (values: readonly string[]) => values.reduce((total, value) => total + Number(value), 0);

describe('the journal for Xero', () => {
  test('debits the account that money comes from, and balances to zero', () => {
    const csv = xeroJournal([entry()], currencies);
    expect(column(csv, '*AccountCode')).toEqual(['1012.02', '6001.01', '1012.02', '6001.03']);
    expect(column(csv, '*Amount')).toEqual(['120.00', '-120.00', '3.45', '-3.45']);
    expect(new Set(column(csv, '*Narration'))).toEqual(new Set(['7 ABCDEF-ABCDEF-ABCDEF Order']));
  });

  test('runs no formula from a memo', () => {
    const csv = xeroJournal([entry({ number: null, orderId: null, memo: '=1+1', reference: '=cmd' })], currencies);
    expect(csv).not.toMatch(/(^|,)=/m);
  });
});

describe('the vouchers for Kingdee', () => {
  test('have both sides in CNY at the rate of the day, and the original amount', () => {
    const csv = kingdeeVouchers([entry()], currencies);
    expect(column(csv, '原币金额')).toEqual(['120.00', '120.00', '3.45', '3.45']);
    expect(column(csv, '借方')).toEqual(['960.00', '', '27.60', '']);
    expect(column(csv, '贷方')).toEqual(['', '960.00', '', '27.60']);
    expect(column(csv, '分录序号')).toEqual(['0', '1', '2', '3']);
    expect(column(csv, '汇率')[0]).toBe('8.000000');
  });

  test('balance for amounts that are rounded', () => {
    const postings = [7, 11, 13].map((amount) => ({ from: 'bank', to: 'sales', money: { currency: 'JPY', amount } }));
    const csv = kingdeeVouchers([entry({ postings })], currencies);
    expect(sum(column(csv, '借方'))).toBe(sum(column(csv, '贷方')));
    expect(column(csv, '借方')).toEqual(['0.35', '', '0.55', '', '0.65', '']);
  });

  test('have the number of the journal as voucher number', () => {
    expect(column(kingdeeVouchers([entry()], currencies), '凭证号')[0]).toBe('7');
    expect(column(kingdeeVouchers([entry()], currencies), '会计期间')[0]).toBe('3');
  });
});
