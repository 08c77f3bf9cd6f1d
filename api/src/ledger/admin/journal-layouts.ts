import type { LedgerEntryView } from '@shop/contract';
import { type ChartAccount, chartAccount, isAccountName, isLedgerAccount } from '@shop/ledger';
import { formatDecimal, toCsv } from '../../common/public';

/** Decimal places and rates of currencies. */
export interface CurrencyFacts {
  digits: ReadonlyMap<string, number>;
  /** Units of the currency for one CNY on a day; 1 for CNY. */
  perCny: (currency: string, day: string) => number;
}

/** A posting as two lines: the account it comes from is debited, the account it goes to is credited. */
interface JournalLine {
  entry: LedgerEntryView;
  account: ChartAccount;
  currency: string;
  /** Minor units; the other one is 0. */
  debit: number;
  credit: number;
}

const FEN_DIGITS = 2;

function toLines(entries: readonly LedgerEntryView[]): JournalLine[] {
  return entries.flatMap((entry) =>
    entry.postings.flatMap(({ from, to, money: { currency, amount } }) => [
      { entry, account: accountOf(from), currency, debit: amount, credit: 0 },
      { entry, account: accountOf(to), currency, debit: 0, credit: amount },
    ]),
  );
}

function accountOf(name: string): ChartAccount {
  if (!isAccountName(name) && !isLedgerAccount(name)) throw new Error(`not a ledger account: ${name}`);
  return chartAccount(name);
}

/** What an entry is about: the order or the memo, and its number, by which the books are compared. */
function describe({ number, seq, orderId, memo }: LedgerEntryView): string {
  const about = orderId && memo !== orderId ? `${orderId} ${memo}` : (orderId ?? memo);
  return `${number ?? `#${seq}`} ${about}`.trim().slice(0, 200);
}

const XERO_HEADER = ['*Narration', '*Date', 'Description', '*AccountCode', '*TaxRate', '*Amount'];

/**
 * The journal in the layout of Xero's import of manual journals: debits are positive, credits negative. Lines of one
 * journal share narration and date. Xero has one currency per import.
 */
export function xeroJournal(entries: readonly LedgerEntryView[], { digits }: CurrencyFacts): string {
  const lines = toLines(entries).map(({ entry, account, currency, debit, credit }) => [
    describe(entry),
    entry.day,
    [entry.kind, entry.reference ?? ''].filter(Boolean).join(' '),
    account.code,
    'Tax Exempt',
    formatDecimal(debit - credit, digits.get(currency) ?? FEN_DIGITS),
  ]);
  return toCsv([XERO_HEADER, ...lines]);
}

/** The columns of Kingdee K/3's standard format for importing vouchers that the shop has values for. */
const KINGDEE_HEADER = [
  '凭证日期',
  '会计年度',
  '会计期间',
  '凭证字',
  '凭证号',
  '科目代码',
  '科目名称',
  '币别代码',
  '原币金额',
  '借方',
  '贷方',
  '制单',
  '凭证摘要',
  '业务日期',
  '附件数',
  '汇率',
  '分录序号',
];

/** The journal as vouchers for Kingdee: amounts in the original currency and in CNY at the day's rate. */
export function kingdeeVouchers(entries: readonly LedgerEntryView[], { digits, perCny }: CurrencyFacts): string {
  const rows = entries.flatMap((entry) =>
    toLines([entry]).map(({ account, currency, debit, credit }, index) => {
      const places = digits.get(currency) ?? FEN_DIGITS;
      const rate = perCny(currency, entry.day);
      const inCny = (amount: number) => (amount === 0 ? '' : formatDecimal(toFen(amount, places, rate), FEN_DIGITS));
      const [year = '', month = ''] = entry.day.split('-');
      return [
        entry.day,
        year,
        String(Number(month)),
        '记',
        String(entry.number ?? entry.seq),
        account.code,
        account.chinese,
        currency === 'CNY' ? 'RMB' : currency,
        formatDecimal(debit + credit, places),
        inCny(debit),
        inCny(credit),
        entry.by ?? '',
        describe(entry),
        entry.day,
        '0',
        (1 / rate).toFixed(6),
        String(index),
      ];
    }),
  );
  return toCsv([KINGDEE_HEADER, ...rows]);
}

/** Minor units of a currency in fen, rounded to the nearest. Debit and credit of a posting are rounded alike. */
function toFen(amount: number, places: number, perCny: number): number {
  return Math.round((amount / 10 ** places / perCny) * 10 ** FEN_DIGITS);
}
