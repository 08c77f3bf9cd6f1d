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
