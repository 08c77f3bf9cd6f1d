import { dayInChina } from '@shop/order-flow';
import type { Tx } from '../kernel/public';

export interface Series {
  kind: 'invoice' | 'credit_note';
  year: number;
}

/** Documents are numbered by the year it is where we work. */
export function yearOf(instant: Date): number {
  return Number(dayInChina(instant).slice(0, 4));
}

/** Whoever holds a series is alone with it until the transaction ends: what it looks up now is so when it takes a number. */
export async function holdSeries(tx: Tx, { kind, year }: Series): Promise<void> {
  await tx.query(
    `insert into document_number (kind, year, last) values ($1, $2, 0)
     on conflict (kind, year) do update set last = document_number.last`,
    [kind, year],
  );
}

/** The next number of a series that is held. Rolled back, it is the next one's. */
export async function nextNumber(tx: Tx, { kind, year }: Series): Promise<number> {
  const [rows]: [{ last: number }[], number] = await tx.query(
    'update document_number set last = last + 1 where kind = $1 and year = $2 returning last',
    [kind, year],
  );
  const [row] = rows;
  if (!row) throw new Error('a number is taken of a series that is held');
  return row.last;
}
