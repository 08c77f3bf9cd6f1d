import type { Input } from '@shop/contract';
import { ApiError, type Tx } from '../../common/public';
import { journalCsv } from './journal-csv';
import { kingdeeVouchers, xeroJournal } from './journal-layouts';
import { listNewestEntries, loadCurrencyDigits, loadRates } from './ledger-entries.queries';

const MAX_EXPORTED_LINES = 100_000;

type JournalExport = Required<Pick<Input<'admin/ledger-export'>, 'layout'>> & { currency: string | undefined };

/**
 * The journal as CSV in one of the layouts. The import programs want the oldest entry first.
 * @throws ApiError `validation_failed` for Xero without a currency
 */
export async function exportJournal(
  tx: Tx,
  filter: Record<string, unknown>,
  { layout, currency }: JournalExport,
): Promise<string> {
  if (layout === 'xero' && !currency)
    throw new ApiError('validation_failed', [{ field: 'currency', code: 'required' }]);
  const digits = await loadCurrencyDigits(tx);
  const newest = await listNewestEntries(tx, filter, MAX_EXPORTED_LINES);
  if (layout === 'postings') return journalCsv(newest, digits, MAX_EXPORTED_LINES);
  const entries = newest.filter((entry) => !currency || entry.total.currency === currency).toReversed();
  const rates = await loadRates(tx);
  const perCny = (code: string, day: string) =>
    code === 'CNY'
      ? 1
      : (rates.get(code)?.find(({ from }) => from <= day)?.perCny ?? rates.get(code)?.at(-1)?.perCny ?? 1);
  return layout === 'xero' ? xeroJournal(entries, { digits, perCny }) : kingdeeVouchers(entries, { digits, perCny });
}
