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

  test('has the columns of Xero’s template, and dates that it reads alike in every country', () => {
    const csv = xeroJournal([entry()], currencies);
    expect(table(csv)[0]?.join()).toBe(
      '*Narration,*Date,Description,*AccountCode,*TaxRate,*Amount,TrackingName1,TrackingOption1,TrackingName2,TrackingOption2',
    );
    expect(new Set(column(csv, '*Date'))).toEqual(new Set(['02 Mar 2026']));
  });

  test('runs no formula from a memo', () => {
    const csv = xeroJournal([entry({ number: null, orderId: null, memo: '=1+1', reference: '=cmd' })], currencies);
    expect(csv).not.toMatch(/(^|,)=/m);
  });
});

describe('both layouts', () => {
  const entries = [
    entry(),
    entry({ id: 'e2', seq: 10, number: 8, day: '2026-12-31', memo: 'Mémo, „中文“ "x"' }),
    entry({
      id: 'e3',
      seq: 11,
      number: 9,
      postings: [{ from: 'sales', to: 'bank', money: { currency: 'JPY', amount: 7 } }],
    }),
  ];
  const balances = (csv: string, key: string, amounts: (row: Record<string, string>) => number) => {
    const [header = [], ...rows] = table(csv).map((row) => row.map((cell) => cell.replaceAll('"', '')));
    const sums = new Map<string, number>();
    for (const row of rows) {
      const cells = Object.fromEntries(header.map((name, index) => [name, row[index] ?? '']));
      sums.set(cells[key] ?? '', (sums.get(cells[key] ?? '') ?? 0) + amounts(cells));
    }
    return [...sums.values()].map((value) => Math.round(value * 100));
  };

  test('are UTF-8 that Excel recognizes, with Windows line ends, and keep every character', () => {
    for (const csv of [xeroJournal(entries, currencies), kingdeeVouchers(entries, currencies)]) {
      expect(csv.startsWith('\uFEFF')).toBe(true);
      expect(csv.endsWith('\r\n')).toBe(true);
      expect(csv.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
      expect(csv).toContain('Mémo, „中文“ ""x""');
    }
  });

  test('balance in each voucher and each journal', () => {
    const plain = entries.map((one) => ({ ...one, memo: 'Order' }));
    expect(balances(xeroJournal(plain, currencies), '*Narration', (row) => Number(row['*Amount']))).toEqual([0, 0, 0]);
    const sides = (row: Record<string, string>) => Number(row['借方']) - Number(row['贷方']);
    expect(balances(kingdeeVouchers(plain, currencies), '凭证号', sides)).toEqual([0, 0, 0]);
  });

  test('write the day of the entry, and amounts with the decimal places of the currency', () => {
    const [xero, kingdee] = [xeroJournal(entries, currencies), kingdeeVouchers(entries, currencies)];
    expect(xero).toContain('31 Dec 2026');
    expect(kingdee).toMatch(/^2026-12-31,2026,12,记,8,/m);
    expect(column(xero, '*Amount').slice(-2)).toEqual(['7', '-7']);
    expect(column(kingdee, '原币金额').slice(-2)).toEqual(['7', '7']);
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

  test('have every column of the standard format in its order', () => {
    expect(table(kingdeeVouchers([entry()], currencies))[0]?.join()).toBe(
      '凭证日期,会计年度,会计期间,凭证字,凭证号,科目代码,科目名称,币别代码,币别名称,原币金额,借方,贷方,制单,审核,核准,出纳,经办,' +
        '结算方式,结算号,凭证摘要,数量,数量单位,单价,参考信息,业务日期,往来业务编号,附件数,序号,系统模块,业务描述,汇率类型,汇率,' +
        '分录序号,核算项目,过账,机制凭证,现金流量',
    );
    const [summary] = column(kingdeeVouchers([entry({ memo: 'x'.repeat(200) })], currencies), '凭证摘要');
    expect(summary).toHaveLength(80);
  });

  test('have the number of the journal as voucher number', () => {
    expect(column(kingdeeVouchers([entry()], currencies), '凭证号')[0]).toBe('7');
    expect(column(kingdeeVouchers([entry()], currencies), '会计期间')[0]).toBe('3');
  });
});
