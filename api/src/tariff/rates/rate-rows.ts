import type { Tx } from '../../common/public';

export interface NewRate {
  currency: string;
  perCny: string;
  validFrom: Date;
  source: 'entered' | 'fetched' | 'approved';
  setAt: Date;
  setBy?: string | undefined;
}

/** The rate at an instant as a decimal; null if there is none yet. */
export async function findRateAt(tx: Tx, currency: string, instant: Date): Promise<string | null> {
  const [rate]: { per_cny: string }[] = await tx.query(
    `select trim_scale(per_cny)::text as per_cny from currency_rate
     where currency = $1 and valid_from <= $2 order by valid_from desc limit 1`,
    [currency, instant],
  );
  return rate?.per_cny ?? null;
}

/** Returns false, without a change, if a rate already starts at that instant. */
export async function addRate(
  tx: Tx,
  { currency, perCny, validFrom, source, setAt, setBy }: NewRate,
): Promise<boolean> {
  const added: unknown[] = await tx.query(
    `insert into currency_rate (currency, valid_from, per_cny, source, set_at, entered_by) values ($1, $2, $3, $4, $5, $6)
     on conflict (currency, valid_from) do nothing returning currency`,
    [currency, validFrom, perCny, source, setAt, setBy ?? null],
  );
  return added.length > 0;
}

/** Closes a rate that waits for a decision, because a newer one makes it obsolete. */
export async function supersedePending(tx: Tx, currency: string, now: Date): Promise<void> {
  await tx.query(
    `update pending_rate set status = 'superseded', decided_at = $2 where currency = $1 and status = 'pending'`,
    [currency, now],
  );
}
