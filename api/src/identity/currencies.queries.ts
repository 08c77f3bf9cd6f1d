import { refuseField, type Tx } from '../kernel/public';

/** Refuses `unknown_currency`. */
export async function mustBeOffered(tx: Tx, currency: string): Promise<void> {
  const rows: unknown[] = await tx.query('select 1 from currency where code = $1', [currency]);
  if (rows.length === 0) throw refuseField('unknown_currency', 'currency');
}
