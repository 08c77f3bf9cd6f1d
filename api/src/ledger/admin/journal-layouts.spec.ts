import type { LedgerEntryView } from '@shop/contract';
import { chartAccount, LEDGER_ACCOUNTS } from '@shop/ledger';
import fc from 'fast-check';
import type { StreamedCell } from '../../common/public';
import { XERO_LINES, xeroJournals } from './journal-layouts';
import { kingdeeVouchers } from './kingdee-vouchers';

const entry = (change: Partial<LedgerEntryView> = {}): LedgerEntryView => ({
  ...{ id: 'e1', seq: 9, number: 7, at: '2026-03-02T04:00:00.000Z', day: '2026-03-02', kind: 'payment' },
  ...{ orderId: 'ABCDEF-ABCDEF-ABCDEF', memo: 'Order', by: 'jun@shop.test', method: null, reference: 'TT 42' },
  ...{ reverses: null, reversedBy: null, customer: null, total: { currency: 'USD', amount: 12_345 }, lines: [] },
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
  firstNumbers: new Map([['2026-03', 5]]),
};
const xeroJournal = (entries: readonly LedgerEntryView[]) => xeroJournals(entries, currencies)[0] ?? '';
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
const textOf = (value: StreamedCell | undefined) => (typeof value === 'object' ? value.decimal : value);
const voucherSheet = (...entries: LedgerEntryView[]) => kingdeeVouchers(entries, currencies)[0]?.rows ?? [];
const voucherColumn = (name: string, ...entries: LedgerEntryView[]) => {
  const [header = [], ...rows] = voucherSheet(...entries);
  return rows.map((row) => textOf(row[header.indexOf(name)]));
};
const sum = (values: readonly unknown[]) => values.reduce<number>((total, value) => total + Number(value), 0);

describe('the journal for Xero', () => {
  test('debits the account that money comes from in one line, and balances to zero', () => {
    const csv = xeroJournal([entry()]);
    expect(column(csv, '*AccountCode')).toEqual(['1012.02', '6001.01', '6001.03']);
    expect(column(csv, '*Amount')).toEqual(['123.45', '-120.00', '-3.45']);
    expect(new Set(column(csv, '*Narration'))).toEqual(new Set(['7 ABCDEF-ABCDEF-ABCDEF Order']));
  });

  test('has the columns of Xero’s template, and dates that it reads alike in every country', () => {
    const csv = xeroJournal([entry()]);
    expect(table(csv)[0]?.join()).toBe(
      '*Narration,*Date,Description,*AccountCode,*TaxRate,*Amount,TrackingName1,TrackingOption1,TrackingName2,TrackingOption2',
    );
    expect(new Set(column(csv, '*Date'))).toEqual(new Set(['02 Mar 2026']));
  });

  test('runs no formula from a memo', () => {
    const csv = xeroJournal([entry({ number: null, orderId: null, memo: '=1+1', reference: '=cmd' })]);
    expect(csv).not.toMatch(/(^|,)=/m);
  });

  test('is UTF-8 that Excel recognizes, with Windows line ends, and keeps every character and decimal place', () => {
    const csv = xeroJournal([
      entry({ day: '2026-12-31', memo: 'Mémo, „中文“ "x"' }),
      entry({ postings: [{ from: 'sales', to: 'bank', money: { currency: 'JPY', amount: 7 } }] }),
    ]);
    expect(csv.startsWith('\uFEFF')).toBe(true);
    expect(csv.endsWith('\r\n')).toBe(true);
    expect(csv.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
    expect(csv).toContain('Mémo, „中文“ ""x""');
    expect(csv).toContain('31 Dec 2026');
    expect(column(csv, '*Amount').slice(-2)).toEqual(['7', '-7']);
  });
});

describe('the files for Xero', () => {
  test('have at most the lines that Xero imports at once, and whole journals', () => {
    const entries = Array.from({ length: 250 }, (_, index) => entry({ number: index + 1 }));
    const files = xeroJournals(entries, currencies);
    expect(files.map((csv) => column(csv, '*Narration').length)).toEqual([300, 300, 150]);
    expect(XERO_LINES).toBe(300);
    for (const csv of files) expect(sum(column(csv, '*Amount'))).toBeCloseTo(0);
    const numbers = files.flatMap((csv) => [...new Set(column(csv, '*Narration'))]);
    expect(new Set(numbers).size).toBe(250);
    expect(numbers).toHaveLength(250);
  });

  test('are one with the headings alone if there is no entry', () => {
    expect(xeroJournals([], currencies)).toHaveLength(1);
  });

  test('have the tax rate of the accountant’s country', () => {
    expect(column(xeroJournals([entry()], currencies, 'No VAT')[0] ?? '', '*TaxRate')).toEqual(Array(3).fill('No VAT'));
    expect(column(xeroJournal([entry()]), '*TaxRate')[0]).toBe('Tax Exempt');
  });
});

describe('the vouchers for Kingdee', () => {
  test('have both sides in CNY at the rate of the day, and the original amount', () => {
    expect(voucherColumn('科目代码', entry())).toEqual(['1012.02', '6001.01', '6001.03']);
    expect(voucherColumn('原币金额', entry())).toEqual(['123.45', '120.00', '3.45']);
    expect(voucherColumn('借方', entry())).toEqual(['987.60', '0.00', '0.00']);
    expect(voucherColumn('贷方', entry())).toEqual(['0.00', '960.00', '27.60']);
    expect(voucherColumn('汇率', entry())[0]).toBe('8.000000');
  });

  test('balance for amounts that are rounded', () => {
    const postings = [7, 11, 13].map((amount, index) => ({
      ...{ from: 'bank', to: ['sales', 'shipping', 'fees'][index] ?? '' },
      money: { currency: 'JPY', amount },
    }));
    expect(voucherColumn('借方', entry({ postings }))).toEqual(['1.55', '0.00', '0.00', '0.00']);
    expect(voucherColumn('贷方', entry({ postings }))).toEqual(['0.00', '0.35', '0.55', '0.65']);
    const [debits, credits] = ['借方', '贷方'].map((name) => voucherColumn(name, entry({ postings })));
    expect(sum(debits ?? [])).toBeCloseTo(sum(credits ?? []));
  });

  test('have every column of the standard format in its order, each described in the second sheet', () => {
    const [page, schema] = kingdeeVouchers([entry()], currencies);
    expect([page?.name, schema?.name]).toEqual(['Page1', 't_Schema']);
    expect(page?.rows[0]?.join()).toBe(
      '凭证日期,会计年度,会计期间,凭证字,凭证号,科目代码,科目名称,币别代码,币别名称,原币金额,借方,贷方,制单,审核,核准,出纳,经办,' +
        '结算方式,结算号,凭证摘要,数量,数量单位,单价,参考信息,业务日期,往来业务编号,附件数,序号,系统模块,业务描述,汇率类型,汇率,' +
        '分录序号,核算项目,过账,机制凭证,现金流量',
    );
    expect(schema?.rows.slice(1, 4)).toEqual([
      ['ClassInfo', 'ClassType', '', 'VoucherData'],
      ['ClassInfo', 'ClassTypeID', '', '123'],
      ['PageInfo', 'Page1', '', 'Page1'],
    ]);
    expect(schema?.rows.slice(4).map((row) => row[3])).toEqual(page?.rows[0]);
    expect(new Set(schema?.rows.slice(4).map((row) => row.length))).toEqual(new Set([schema?.rows[0]?.length]));
    expect(schema?.rows[4]?.slice(0, 7)).toEqual(['FieldInfo', 'FDate', 'FDate', '凭证日期', 'DateTime', '', '1']);
  });

  test('have the values that Kingdee writes where the shop has none', () => {
    const values = { 审核: 'NONE', 结算方式: '*', 数量: 0, 数量单位: '*', 附件数: 0, 汇率类型: '公司汇率', 过账: 0 };
    for (const [name, value] of Object.entries(values)) expect(voucherColumn(name, entry())[0]).toBe(value);
  });

  test('are numbered from 1 in each month, and count vouchers from 1 and their lines from 0', () => {
    const entries = [entry(), entry({ number: 8, memo: 'x'.repeat(200) })];
    expect(voucherColumn('凭证号', ...entries)).toEqual([3, 3, 3, 4, 4, 4]);
    expect(String(voucherColumn('凭证摘要', entry())[0])).toMatch(/^7 /);
    expect(voucherColumn('序号', ...entries)).toEqual([1, 1, 1, 2, 2, 2]);
    expect(voucherColumn('分录序号', ...entries)).toEqual([0, 1, 2, 0, 1, 2]);
    expect(voucherColumn('会计期间', ...entries)[0]).toBe(3);
    expect(String(voucherColumn('凭证摘要', ...entries).at(-1))).toHaveLength(80);
  });
});

describe('any entries', () => {
  const ACCOUNTS = [...LEDGER_ACCOUNTS, 'paypal-clearing', 'manual-clearing'] as const;
  const CODES = new Set(ACCOUNTS.map((account) => chartAccount(account).code));
  const arbitraryEntry = fc
    .record({ currency: fc.constantFrom('USD', 'JPY', 'CNY'), month: fc.integer({ min: 1, max: 12 }) })
    .chain(({ currency, month }) =>
      fc
        .array(
          fc.record({
            from: fc.constantFrom(...ACCOUNTS),
            to: fc.constantFrom(...ACCOUNTS),
            amount: fc.integer({ min: 1, max: 1_000_000_000_00 }),
          }),
          { minLength: 1, maxLength: 6 },
        )
        .map((postings) =>
          entry({
            day: `2026-${String(month).padStart(2, '0')}-02`,
            postings: postings.map(({ from, to, amount }) => ({ from, to, money: { currency, amount } })),
          }),
        ),
    );
  const PLAIN = /^-?\d+(\.\d{1,2})?$/;
  const cents = (texts: readonly unknown[]) =>
    texts.reduce<number>((total, text) => total + Math.round(Number(text) * 100), 0);

  test('are balanced manual journals for Xero, with plain amounts, dates of its format and codes of the chart of accounts', () => {
    fc.assert(
      fc.property(arbitraryEntry, (one) => {
        const csv = xeroJournal([one]);
        expect(cents(column(csv, '*Amount'))).toBe(0);
        for (const amount of column(csv, '*Amount')) expect(amount).toMatch(PLAIN);
        for (const date of column(csv, '*Date')) expect(date).toMatch(/^\d{2} [A-Z][a-z]{2} 2026$/);
        for (const code of column(csv, '*AccountCode')) expect(CODES).toContain(code);
        for (const name of ['*Narration', '*TaxRate'])
          expect(column(csv, name).every((text) => text !== '')).toBe(true);
      }),
    );
  });

  test('are balanced vouchers for Kingdee, one side a line, with plain amounts, dates of its format and codes of the chart of accounts', () => {
    fc.assert(
      fc.property(arbitraryEntry, (one) => {
        const [debits, credits] = [voucherColumn('借方', one), voucherColumn('贷方', one)];
        expect(cents(debits)).toBe(cents(credits));
        for (const [index, debit] of debits.entries()) expect([debit, credits[index]]).toContain('0.00');
        for (const amount of [...debits, ...credits, ...voucherColumn('原币金额', one)])
          expect(amount).toMatch(/^\d+(\.\d{2})?$/);
        for (const date of voucherColumn('凭证日期', one)) expect(date).toBe(one.day);
        for (const period of voucherColumn('会计期间', one)) expect(period).toBe(Number(one.day.slice(5, 7)));
        for (const code of voucherColumn('科目代码', one)) expect(CODES).toContain(code);
        for (const name of ['凭证字', '币别代码', '币别名称', '科目名称', '凭证摘要', '汇率', '汇率类型'])
          expect(voucherColumn(name, one).every((text) => text !== '')).toBe(true);
      }),
    );
  });
});
