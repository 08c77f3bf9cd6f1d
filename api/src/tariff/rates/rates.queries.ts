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

/** Adds a rate. Returns false, without a change, if a rate already starts at that instant. */
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

export interface PendingRateRow {
  currency: string;
  perCny: string | null;
  status: 'pending' | 'approved' | 'rejected' | 'superseded';
}

/** Locks a fetched rate, which may be decided already; null if there is none with this id. */
export async function lockPendingRate(tx: Tx, id: string): Promise<PendingRateRow | null> {
  const [pending]: PendingRateRow[] = await tx.query(
    'select currency, trim_scale(per_cny)::text as "perCny", status from pending_rate where id = $1 for update',
    [id],
  );
  return pending ?? null;
}

/** Whether the newest fetched rate of a currency is the same value, and waits for a decision or was rejected. */
export async function isKnownPendingRate(
  tx: Tx,
  { currency, reason, quoted }: { currency: string; reason: string; quoted: string | null },
): Promise<boolean> {
  const [newest]: { is_known: boolean }[] = await tx.query(
    `select status in ('pending', 'rejected') and reason = $2 and quoted is not distinct from $3 as is_known
     from pending_rate where currency = $1 order by detected_at desc, id limit 1`,
    [currency, reason, quoted],
  );
  return newest?.is_known ?? false;
}

/** Records a successful fetch with the number of rates that it applied and of those that wait for a decision. */
export async function recordFetch(
  tx: Tx,
  { at, quotedOn, applied }: { at: Date; quotedOn: string; applied: number },
): Promise<void> {
  await tx.query(
    `insert into rate_fetch (fetched_at, outcome, quoted_on, applied, pending) values ($1, 'done', $2, $3,
       (select count(*) from pending_rate where status = 'pending'))`,
    [at, quotedOn, applied],
  );
}

/** Closes a rate that waits for a decision, because a newer one makes it obsolete. */
export async function supersedePending(tx: Tx, currency: string, now: Date): Promise<void> {
  await tx.query(
    `update pending_rate set status = 'superseded', decided_at = $2 where currency = $1 and status = 'pending'`,
    [currency, now],
  );
}
