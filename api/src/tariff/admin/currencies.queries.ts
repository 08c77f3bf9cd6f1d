import type { AdminCurrencyRowView, AdminCurrencyView, PendingRateView, RateFetchView, RateView } from '@shop/contract';
import { isUuid, ApiError, type Tx, idsFilter, textFilter, type Listing } from '../../common/public';

export const CURRENCY_COLUMNS = {
  position: 'c.position',
  id: 'c.code',
  perCny: 'current_rate.per_cny',
  validFrom: 'current_rate.valid_from',
} as const;
export const PENDING_COLUMNS = {
  foundAt: 'p.detected_at',
  id: 'p.detected_at',
  currency: 'p.currency',
  status: 'p.status',
} as const;

/** Per currency; older rates stay in the database. */
const MAX_RATES_SHOWN = 200;

/** What is known of currencies beside their rows. */
export interface CurrencyStatus {
  now: Date;
  /** Whether rates are fetched. */
  fetches: boolean;
  /** The codes that customers can choose. */
  offered: readonly string[];
}

interface Row {
  code: string;
  digits: number;
  per_cny: string | null;
  valid_from: Date | null;
  next_per_cny: string | null;
  next_valid_from: Date | null;
  pending_rate_id: string | null;
}

const FROM = `from currency c
  left join lateral (
    select per_cny, valid_from from currency_rate where currency = c.code and valid_from <= $1 order by valid_from desc limit 1
  ) current_rate on true
  left join lateral (
    select per_cny, valid_from from currency_rate where currency = c.code and valid_from > $1 order by valid_from limit 1
  ) next_rate on true
  left join pending_rate p on p.currency = c.code and p.status = 'pending'`;

export async function listCurrencies(
  tx: Tx,
  { filter, orderBy, limit, offset }: Listing,
  { now, fetches, offered }: CurrencyStatus,
): Promise<{ total: number; rows: AdminCurrencyRowView[] }> {
  const ids = idsFilter(filter);
  const [count]: { total: string }[] = await tx.query(
    'select count(*) as total from currency where $1::text[] is null or code = any($1)',
    [ids],
  );
  const rows: Row[] = await tx.query(
    `select c.code, c.digits, trim_scale(current_rate.per_cny)::text as per_cny, current_rate.valid_from,
       trim_scale(next_rate.per_cny)::text as next_per_cny, next_rate.valid_from as next_valid_from, p.id as pending_rate_id
     ${FROM} where $2::text[] is null or c.code = any($2) order by ${orderBy}, c.code limit $3 offset $4`,
    [now, ids, limit, offset],
  );
  const lastFetch = await loadLatestFetch(tx);
  return {
    total: Number(count?.total ?? 0),
    rows: rows.map((row) => ({ ...toRowView(row), offered: offered.includes(row.code), fetches, lastFetch })),
  };
}

/** @throws ApiError `resource_not_found` */
export async function loadCurrency(tx: Tx, id: string, status: CurrencyStatus): Promise<AdminCurrencyView> {
  const listing = { orderBy: 'c.code', descending: false, offset: 0, limit: 1, filter: { id: [id] } };
  const [row] = /^[A-Z]{3}$/.test(id) ? (await listCurrencies(tx, listing, status)).rows : [];
  if (!row) throw new ApiError('resource_not_found');
  const rates: RateRow[] = await tx.query(
    `select trim_scale(r.per_cny)::text as per_cny, r.valid_from, r.source, r.set_at, a.email
     from currency_rate r left join account a on a.id = r.entered_by
     where r.currency = $1 order by r.valid_from desc limit $2`,
    [id, MAX_RATES_SHOWN],
  );
  return { ...row, rates: rates.map(toRateView) };
}

interface RateRow {
  per_cny: string;
  valid_from: Date;
  source: RateView['source'];
  set_at: Date | null;
  email: string | null;
}

function toRateView({ per_cny, valid_from, source, set_at, email }: RateRow): RateView {
  return {
    ...{ perCny: per_cny, validFrom: valid_from.toISOString(), source },
    ...{ setAt: set_at?.toISOString() ?? null, setBy: email },
  };
}

function toRowView(row: Row): Omit<AdminCurrencyRowView, 'offered' | 'fetches' | 'lastFetch'> {
  const { next_per_cny: perCny, next_valid_from: validFrom } = row;
  return {
    ...{ id: row.code, digits: row.digits, perCny: row.per_cny },
    validFrom: row.valid_from?.toISOString() ?? null,
    next: perCny !== null && validFrom !== null ? { perCny, validFrom: validFrom.toISOString() } : null,
    pendingRateId: row.pending_rate_id,
  };
}

async function loadLatestFetch(tx: Tx): Promise<RateFetchView | null> {
  const [row]: (Omit<RateFetchView, 'at' | 'quotedOn'> & { fetched_at: Date; quoted_on: string | null })[] =
    await tx.query(
      'select fetched_at, outcome, reason, quoted_on::text, applied, pending from rate_fetch order by id desc limit 1',
    );
  if (!row) return null;
  const { fetched_at, quoted_on, ...fetch } = row;
  return { ...fetch, at: fetched_at.toISOString(), quotedOn: quoted_on };
}

interface PendingRow {
  id: string;
  currency: string;
  reason: PendingRateView['reason'];
  quoted: string | null;
  per_cny: string | null;
  in_force: string | null;
  quoted_on: string;
  detected_at: Date;
  status: PendingRateView['status'];
  decided_at: Date | null;
  decided_by: string | null;
}

const PENDING_WHERE = `where ($1::text is null or p.status = $1) and ($2::text is null or p.currency = $2)
  and ($3::text[] is null or p.id::text = any($3))`;

export async function listPendingRates(
  tx: Tx,
  { filter, orderBy, limit, offset }: Listing,
): Promise<{ total: number; rows: PendingRateView[] }> {
  const values = [textFilter(filter, 'status'), textFilter(filter, 'currency'), idsFilter(filter)];
  const [count]: { total: string }[] = await tx.query(
    `select count(*) as total from pending_rate p ${PENDING_WHERE}`,
    values,
  );
  const rows: PendingRow[] = await tx.query(
    `select p.id, p.currency, p.reason, p.quoted, trim_scale(p.per_cny)::text as per_cny,
       trim_scale(p.in_force)::text as in_force, p.quoted_on::text, p.detected_at, p.status, p.decided_at, d.email as decided_by
     from pending_rate p left join account d on d.id = p.decided_by
     ${PENDING_WHERE} order by ${orderBy}, p.id limit $4 offset $5`,
    [...values, limit, offset],
  );
  return { total: Number(count?.total ?? 0), rows: rows.map(toPendingView) };
}

/** @throws ApiError `resource_not_found` */
export async function loadPendingRate(tx: Tx, id: string): Promise<PendingRateView> {
  const listing = { orderBy: 'p.id', descending: false, offset: 0, limit: 1, filter: { id: [id.toLowerCase()] } };
  const [rate] = isUuid(id) ? (await listPendingRates(tx, listing)).rows : [];
  if (!rate) throw new ApiError('resource_not_found');
  return rate;
}

function toPendingView(row: PendingRow): PendingRateView {
  const { id, currency, reason, quoted, status } = row;
  return {
    ...{ id, currency, reason, quoted, status },
    ...{ perCny: row.per_cny, inForce: row.in_force, quotedOn: row.quoted_on },
    foundAt: row.detected_at.toISOString(),
    decidedAt: row.decided_at?.toISOString() ?? null,
    decidedBy: row.decided_by,
  };
}
