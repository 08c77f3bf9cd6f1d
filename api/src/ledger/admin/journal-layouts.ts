import type { LedgerEntryView } from '@shop/contract';
import { formatDecimal, toCsv } from '../../common/public';
import { sumOf, toJournalLines } from './journal-lines';

/** Decimal places and rates of currencies. */
export interface CurrencyFacts {
  digits: ReadonlyMap<string, number>;
  /** Units of the currency for one CNY on a day; 1 for CNY. */
  perCny: (currency: string, day: string) => number;
}

/** What an export of the journal for an accounting program needs beside the entries. */
export interface JournalFacts extends CurrencyFacts {
  /** The number of the first entry of each month, such as `2026-03`. */
  firstNumbers: ReadonlyMap<string, number>;
}

export const FEN_DIGITS = 2;

/** What an entry is about: the order or the memo, and its number, by which the books are compared. */
export function describeEntry({ number, seq, orderId, memo }: LedgerEntryView): string {
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

/** Lines that Xero imports from one file. */
export const XERO_LINES = 300;
/** The name of a tax rate that all Xero organizations outside of Australia, New Zealand and the United Kingdom have. */
const TAX_EXEMPT = 'Tax Exempt';

/**
 * The journal in the layout of Xero's template for manual journals (help.xero.com, ManualJournalsImport): debits are
 * positive, credits negative. Lines of one journal share narration and date. Xero has one currency per import, and removes
 * the byte order mark by which Excel recognizes UTF-8. Each file has as many whole journals as Xero imports at once.
 *
 * @param taxRate the name of the tax rate in Xero for lines without tax
 */
export function xeroJournals(
  entries: readonly LedgerEntryView[],
  { digits }: Pick<CurrencyFacts, 'digits'>,
  taxRate: string = TAX_EXEMPT,
): string[] {
  const files: string[][][] = [];
  for (const entry of entries) {
    const lines = toJournalLines(entry.postings).map(({ code, currency, side, amounts }) => [
      describeEntry(entry),
      toXeroDate(entry.day),
      [entry.kind, entry.reference ?? ''].filter(Boolean).join(' '),
      code,
      taxRate,
      formatDecimal(side === 'debit' ? sumOf(amounts) : -sumOf(amounts), digits.get(currency) ?? FEN_DIGITS),
      ...NO_TRACKING,
    ]);
    const last = files.at(-1);
    if (last && last.length + lines.length <= XERO_LINES) last.push(...lines);
    else files.push(lines);
  }
  return (files.length > 0 ? files : [[]]).map((lines) => toCsv([XERO_HEADER, ...lines]));
}
