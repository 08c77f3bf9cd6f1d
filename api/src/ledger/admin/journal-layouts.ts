import type { LedgerEntryView } from '@shop/contract';
import { formatDecimal, toCsv } from '../../common/public';
import { sumOf, toJournalLines } from './journal-lines';

/** Decimal places and rates of currencies. */
export interface CurrencyFacts {
  digits: ReadonlyMap<string, number>;
  /** Units of the currency for one CNY on a day; 1 for CNY. */
  perCny: (currency: string, day: string) => number;
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

/**
 * The journal in the layout of Xero's template for manual journals (help.xero.com, ManualJournalsImport): debits are
 * positive, credits negative. Lines of one journal share narration and date. Xero has one currency per import, and removes
 * the byte order mark by which Excel recognizes UTF-8.
 */
export function xeroJournal(entries: readonly LedgerEntryView[], { digits }: CurrencyFacts): string {
  const lines = entries.flatMap((entry) =>
    toJournalLines(entry.postings).map(({ code, currency, side, amounts }) => [
      describeEntry(entry),
      toXeroDate(entry.day),
      [entry.kind, entry.reference ?? ''].filter(Boolean).join(' '),
      code,
      'Tax Exempt',
      formatDecimal(side === 'debit' ? sumOf(amounts) : -sumOf(amounts), digits.get(currency) ?? FEN_DIGITS),
      ...NO_TRACKING,
    ]),
  );
  return toCsv([XERO_HEADER, ...lines]);
}
