import type { LedgerEntryView } from '@shop/contract';
import { toCsv, formatDecimal } from '../../common/public';

const HEADER = [
  'seq',
  'number',
  'at',
  'day',
  'kind',
  'order',
  'customer',
  'memo',
  'method',
  'reference',
  'by',
  'from',
  'to',
  'currency',
  'amount',
];

/** The journal as CSV: one line per posting, amounts as decimals of their currency. */
export function journalCsv(
  entries: readonly LedgerEntryView[],
  digits: ReadonlyMap<string, number>,
  maxLines: number,
): string {
  const lines = entries.flatMap((entry) =>
    entry.postings.map(({ from, to, money }) => [
      String(entry.seq),
      String(entry.number ?? ''),
      entry.at,
      entry.day,
      entry.kind,
      entry.orderId ?? '',
      entry.customer ?? '',
      entry.memo,
      entry.method ?? '',
      entry.reference ?? '',
      entry.by ?? '',
      from,
      to,
      money.currency,
      formatDecimal(money.amount, digits.get(money.currency) ?? 2),
    ]),
  );
  return toCsv([HEADER, ...lines.slice(0, maxLines)]);
}
