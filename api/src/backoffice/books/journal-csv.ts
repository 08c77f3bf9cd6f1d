import type { LedgerEntryView } from '@shop/contract';
import { csv, decimal } from './csv';

const HEAD = [
  'seq',
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

/** A line a posting, at most so many; amounts as decimals of their currency. */
export function journalCsv(
  entries: readonly LedgerEntryView[],
  digits: ReadonlyMap<string, number>,
  most: number,
): string {
  const lines = entries.flatMap((entry) =>
    entry.postings.map(({ from, to, money }) => [
      String(entry.seq),
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
      decimal(money.amount, digits.get(money.currency) ?? 2),
    ]),
  );
  return csv([HEAD, ...lines.slice(0, most)]);
}
