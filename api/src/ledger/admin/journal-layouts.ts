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

const XERO_HEADER = [
  ...['*Narration', '*Date', 'Description', '*AccountCode', '*TaxRate', '*Amount'],
  ...['TrackingName1', 'TrackingOption1', 'TrackingName2', 'TrackingOption2'],
];
const NO_TRACKING = ['', '', '', ''];
const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/** `2026-03-02` as `02 Mar 2026`: the one format that Xero reads alike in every country. */
function toXeroDate(day: string): string {
  const [year = '', month = '', date = ''] = day.split('-');
  return `${date} ${MONTHS[Number(month) - 1] ?? ''} ${year}`;
}

/**
 * The journal in the layout of Xero's template for manual journals: debits are positive, credits negative. Lines of one
 * journal share narration and date. Xero has one currency per import.
 */
export function xeroJournal(entries: readonly LedgerEntryView[], { digits }: CurrencyFacts): string {
  const lines = toLines(entries).map(({ entry, account, currency, debit, credit }) => [
    describe(entry),
    toXeroDate(entry.day),
    [entry.kind, entry.reference ?? ''].filter(Boolean).join(' '),
    account.code,
    'Tax Exempt',
    formatDecimal(debit - credit, digits.get(currency) ?? FEN_DIGITS),
    ...NO_TRACKING,
  ]);
  return toCsv([XERO_HEADER, ...lines]);
}

/** All columns of Kingdee K/3's standard format for importing vouchers, in its order. */
const KINGDEE_HEADER = [
  ...['凭证日期', '会计年度', '会计期间', '凭证字', '凭证号', '科目代码', '科目名称', '币别代码', '币别名称'],
  ...['原币金额', '借方', '贷方', '制单', '审核', '核准', '出纳', '经办', '结算方式', '结算号', '凭证摘要'],
  ...['数量', '数量单位', '单价', '参考信息', '业务日期', '往来业务编号', '附件数', '序号', '系统模块', '业务描述'],
  ...['汇率类型', '汇率', '分录序号', '核算项目', '过账', '机制凭证', '现金流量'],
] as const;
type KingdeeColumn = (typeof KINGDEE_HEADER)[number];

/** Kingdee cuts off or rejects a longer summary. */
const KINGDEE_SUMMARY_LENGTH = 80;
const currencyNames = new Intl.DisplayNames('zh-CN', { type: 'currency' });

/** The journal as vouchers for Kingdee: amounts in the original currency and in CNY at the day's rate. */
export function kingdeeVouchers(entries: readonly LedgerEntryView[], facts: CurrencyFacts): string {
  const rows = entries.flatMap((entry) =>
    toLines([entry]).map((line, index) => {
      const values = kingdeeLine(line, index, facts);
      return KINGDEE_HEADER.map((name) => values[name] ?? '');
    }),
  );
  return toCsv([KINGDEE_HEADER, ...rows]);
}

/** The values that the shop has for a line of a voucher; Kingdee counts the lines of a voucher from 0. */
function kingdeeLine(
  { entry, account, currency, debit, credit }: JournalLine,
  index: number,
  { digits, perCny }: CurrencyFacts,
): Partial<Record<KingdeeColumn, string>> {
  const places = digits.get(currency) ?? FEN_DIGITS;
  const rate = perCny(currency, entry.day);
  const inCny = (amount: number) => (amount === 0 ? '' : formatDecimal(toFen(amount, places, rate), FEN_DIGITS));
  const [year = '', month = ''] = entry.day.split('-');
  return {
    凭证日期: entry.day,
    会计年度: year,
    会计期间: String(Number(month)),
    凭证字: '记',
    凭证号: String(entry.number ?? entry.seq),
    科目代码: account.code,
    科目名称: account.chinese,
    币别代码: currency === 'CNY' ? 'RMB' : currency,
    币别名称: currencyNames.of(currency) ?? currency,
    原币金额: formatDecimal(debit + credit, places),
    借方: inCny(debit),
    贷方: inCny(credit),
    制单: entry.by ?? '',
    凭证摘要: describe(entry).slice(0, KINGDEE_SUMMARY_LENGTH),
    参考信息: entry.reference ?? '',
    业务日期: entry.day,
    往来业务编号: entry.orderId ?? '',
    附件数: '0',
    汇率: (1 / rate).toFixed(6),
    分录序号: String(index),
  };
}

/** Minor units of a currency in fen, rounded to the nearest. Debit and credit of a posting are rounded alike. */
function toFen(amount: number, places: number, perCny: number): number {
  return Math.round((amount / 10 ** places / perCny) * 10 ** FEN_DIGITS);
}
