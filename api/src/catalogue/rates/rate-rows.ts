import type { Tx } from '../../kernel/public';

export interface NewRate {
  currency: string;
  perCny: string;
  validFrom: Date;
  source: 'entered' | 'fetched' | 'approved';
  setAt: Date;
  setBy?: string | undefined;
}

/** The rate that holds at an instant, a decimal; null where there is none yet. */
export async function rateAt(tx: Tx, currency: string, instant: Date): Promise<string | null> {
  const [rate]: { per_cny: string }[] = await tx.query(
    `select trim_scale(per_cny)::text as per_cny from currency_rate
     where currency = $1 and valid_from <= $2 order by valid_from desc limit 1`,
    [currency, instant],
  );
  return rate?.per_cny ?? null;
}

/** False where there is a rate from that instant already. */
export async function addRate(
  tx: Tx,
  { currency, perCny, validFrom, source, setAt, setBy }: NewRate,
): Promise<boolean> {
  const added: unknown[] = await tx.query(
    `insert into currency_rate (currency, valid_from, per_cny, source, set_at, set_by) values ($1, $2, $3, $4, $5, $6)
     on conflict (currency, valid_from) do nothing returning currency`,
    [currency, validFrom, perCny, source, setAt, setBy ?? null],
  );
  return added.length > 0;
}

/** What waits for a decision on the currency needs none any more. */
export async function supersede(tx: Tx, currency: string, now: Date): Promise<void> {
  await tx.query(
    `update pending_rate set status = 'superseded', decided_at = $2 where currency = $1 and status = 'pending'`,
    [currency, now],
  );
}
