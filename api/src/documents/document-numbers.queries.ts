import type { Tx } from '../common/public';
import type { NumberSeries } from './document-numbers';

/** Locks a number series until the transaction ends, so that the check for an existing document stays valid. */
export async function lockSeries(tx: Tx, { kind, year }: NumberSeries): Promise<void> {
  await tx.query(
    `insert into document_number (kind, year, last) values ($1, $2, 0)
     on conflict (kind, year) do update set last = document_number.last`,
    [kind, year],
  );
}

/** Takes the next number of a locked series. If the transaction is rolled back, the next document gets the number. */
export async function takeNextNumber(tx: Tx, { kind, year }: NumberSeries): Promise<number> {
  const [rows]: [{ last: number }[], number] = await tx.query(
    'update document_number set last = last + 1 where kind = $1 and year = $2 returning last',
    [kind, year],
  );
  const [row] = rows;
  if (!row) throw new Error('the number series is not locked');
  return row.last;
}
