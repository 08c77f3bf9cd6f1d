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
