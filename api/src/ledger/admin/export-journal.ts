import { buffer } from 'node:stream/consumers';
import type { Input } from '@shop/contract';
import { ApiError, type MEDIA_TYPES, streamNamedSheets, type Tx, zipFiles } from '../../common/public';
import { journalCsv } from './journal-csv';
import { xeroJournals } from './journal-layouts';
import { kingdeeVouchers } from './kingdee-vouchers';
import {
  listNewestEntries,
  listNumberedEntries,
  loadCurrencyDigits,
  loadFirstNumbers,
  loadRates,
} from './ledger-entries.queries';

const MAX_EXPORTED_LINES = 100_000;

type JournalExport = Required<Pick<Input<'admin/ledger-export'>, 'layout'>> & {
  currency: string | undefined;
  taxRate: string | undefined;
};

/** A file with the journal. */
interface JournalFile {
  extension: keyof typeof MEDIA_TYPES;
  content: Uint8Array;
}

/**
 * The journal in one of the layouts. Accounting programs get the entries of closed days, oldest first, because entries of
 * open days have no number yet.
 * @throws ApiError `validation_failed` for Xero without a currency, for more entries than one file has, and for a currency
 *   without a rate
 */
export async function exportJournal(
  tx: Tx,
  filter: Record<string, unknown>,
  { layout, currency, taxRate }: JournalExport,
): Promise<JournalFile> {
  if (layout === 'xero' && !currency)
    throw new ApiError('validation_failed', [{ field: 'currency', code: 'required' }]);
  const digits = await loadCurrencyDigits(tx);
  if (layout === 'postings')
    return csvFile(journalCsv(await listNewestEntries(tx, filter, MAX_EXPORTED_LINES), digits, MAX_EXPORTED_LINES));
  const entries = await listNumberedEntries(tx, filter, currency ?? null, MAX_EXPORTED_LINES + 1);
  if (entries.length > MAX_EXPORTED_LINES)
    throw new ApiError('validation_failed', [{ field: 'filter', code: 'out_of_range' }]);
  if (layout === 'xero') return xeroFile(xeroJournals(entries, { digits }, taxRate));
  const facts = { digits, perCny: await loadRateFinder(tx), firstNumbers: await loadFirstNumbers(tx, entries) };
  return { extension: 'xlsx', content: await buffer(streamNamedSheets(kingdeeVouchers(entries, facts))) };
}

/** One file, or a ZIP archive of as many as Xero needs. */
async function xeroFile(files: readonly string[]): Promise<JournalFile> {
  const [only = ''] = files;
  if (files.length < 2) return csvFile(only);
  const named = files.map((content, index) => ({ name: `journal-xero-${index + 1}.csv`, content }));
  return { extension: 'zip', content: await zipFiles(named) };
}

const csvFile = (csv: string): JournalFile => ({ extension: 'csv', content: Buffer.from(csv) });

/** Finds the rate of a currency on a day, or the earliest if there was none yet. */
async function loadRateFinder(tx: Tx): Promise<(code: string, day: string) => number> {
  const rates = await loadRates(tx);
  return (code, day) => {
    if (code === 'CNY') return 1;
    const known = rates.get(code) ?? [];
    const rate = known.find(({ from }) => from <= day) ?? known.at(-1);
    if (!rate) throw new ApiError('validation_failed', [{ field: 'currency', code: 'invalid' }]);
    return rate.perCny;
  };
}
