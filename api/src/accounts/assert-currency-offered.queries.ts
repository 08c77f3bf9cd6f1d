import { fieldError, type Tx } from '../common/public';

/** @throws ApiError `unknown_currency` */
export async function assertCurrencyOffered(tx: Tx, currency: string): Promise<void> {
  const rows: unknown[] = await tx.query(
    `select from currency where code = $1 and (code = 'CNY' or not exists (
       select from shop_setting where section = 'shop' and not value->'currencies' ? code))`,
    [currency],
  );
  if (rows.length === 0) throw fieldError('unknown_currency', 'currency');
}
