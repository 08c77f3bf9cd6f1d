import { fieldError, type Tx } from '../common/public';

/** @throws ApiError `unknown_currency` */
export async function assertCurrencyOffered(tx: Tx, currency: string): Promise<void> {
  const rows: unknown[] = await tx.query('select 1 from currency where code = $1', [currency]);
  if (rows.length === 0) throw fieldError('unknown_currency', 'currency');
}
