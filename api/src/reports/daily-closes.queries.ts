import type { DailyCloseView, DailyCloseDetailView } from '@shop/contract';
import { accountCode, compareByCode } from '@shop/ledger';
import type { Findings } from '../audit/public';
import { ApiError, type Tx, type Listing } from '../common/public';

export const SORT_COLUMNS = { id: 'c.day', closedAt: 'c.day' } as const;

interface CloseRow {
  day: string;
  closed_at: Date;
  closed_by: string | null;
  entries: number;
  first_number: string | null;
  last_number: string | null;
  findings: Record<string, number>;
}

interface BalanceRow {
  account: string;
  currency: string;
  opening: string;
  received: string;
  given: string;
  closing: string;
}

/** The day after the last close, or the day of the first entry; null if the ledger is empty. */
export async function findNextDayToClose(tx: Tx): Promise<string | null> {
  const [row]: { day: string | null }[] = await tx.query(
    'select coalesce((select max(day) + 1 from daily_close), (select min(day) from ledger_entry))::text as day',
  );
  return row?.day ?? null;
}

/**
 * Waits until no entries are posted and prevents new ones until the transaction ends. It waits at most 300 ms, which is
 * less than PostgreSQL's deadlock timeout, so that no payment is aborted because of a close.
 */
export async function lockLedger(tx: Tx): Promise<void> {
  await tx.query(`set local lock_timeout = '300ms'`);
  await tx.query('select pg_advisory_xact_lock(7204020)');
}

export interface NewDailyClose {
  day: string;
  closedAt: Date;
  closedBy: string | null;
  findings: Findings;
}

/** Stores the close of a day, the balance of every ledger account and the sales, and numbers the day's entries. */
export async function insertDailyClose(tx: Tx, { day, closedAt, closedBy, findings }: NewDailyClose): Promise<void> {
  await tx.query(
    `insert into daily_close (day, follows, closed_at, closed_by, entries, first_seq, last_seq, findings)
     select $1, (select max(day) from daily_close), $2, $3, count(*), min(seq), max(seq), $4 from ledger_entry where day = $1`,
    [day, closedAt, closedBy, findings],
  );
  await insertBalances(tx, day);
  await insertEntryNumbers(tx, day);
  await tx.query('insert into sales_day select * from sales_of_days($1, $1)', [day]);
}

/** Numbers the day's entries in their order, after those of all earlier days. */
async function insertEntryNumbers(tx: Tx, day: string): Promise<void> {
  await tx.query(
    `insert into ledger_entry_number (number, entry_id)
     select (select coalesce(max(number), 0) from ledger_entry_number) + row_number() over (order by seq), id
     from ledger_entry where day = $1`,
    [day],
  );
}

async function insertBalances(tx: Tx, day: string): Promise<void> {
  await tx.query(
    `insert into daily_close_balance (day, account, currency, opening, received, given, closing)
     select $1, account, currency, sum(opening), sum(received), sum(given), sum(opening) + sum(received) - sum(given) from (
       select account, currency, closing as opening, 0::bigint as received, 0::bigint as given from daily_close_balance where day = $1::date - 1
       union all
       select side.account, p.currency, 0, side.received, side.given
       from ledger_entry e join ledger_posting p on p.entry_id = e.id
       cross join lateral (values (ledger_account_group(p.to_account), p.amount, 0), (ledger_account_group(p.from_account), 0, p.amount)) side (account, received, given)
       where e.day = $1
     ) moves group by account, currency
     having sum(opening) <> 0 or sum(received) <> 0 or sum(given) <> 0`,
    [day],
  );
}

export async function listDailyCloses(
  tx: Tx,
  { orderBy, limit, offset }: Listing,
): Promise<{ total: number; rows: DailyCloseView[] }> {
  const [count]: { total: number }[] = await tx.query('select count(*)::int as total from daily_close');
  return { total: count?.total ?? 0, rows: await queryCloses(tx, null, orderBy, limit, offset) };
}

/** @throws ApiError `resource_not_found` */
export async function loadDailyClose(tx: Tx, day: string): Promise<DailyCloseView> {
  const [close] = isDay(day) ? await queryCloses(tx, day, 'c.day', 1, 0) : [];
  if (!close) throw new ApiError('resource_not_found');
  return close;
}

/** @throws ApiError `resource_not_found` */
export async function loadDailyCloseWithBalances(tx: Tx, day: string): Promise<DailyCloseDetailView> {
  const close = await loadDailyClose(tx, day);
  const rows: BalanceRow[] = await tx.query(
    `select account, currency, opening, received, given, closing from daily_close_balance where day = $1`,
    [day],
  );
  const balances = rows.map(({ account, currency, ...sums }) => {
    const money = (amount: string) => ({ currency, amount: Number(amount) });
    const { opening, received, given, closing } = sums;
    return {
      ...{ account, code: accountCode(account), currency, opening: money(opening), received: money(received) },
      ...{ given: money(given), closing: money(closing) },
    };
  });
  return { ...close, balances: balances.toSorted(compareByCode) };
}

async function queryCloses(
  tx: Tx,
  day: string | null,
  orderBy: string,
  limit: number,
  offset: number,
): Promise<DailyCloseView[]> {
  const rows: CloseRow[] = await tx.query(
    `select c.day::text, c.closed_at, a.email as closed_by, c.entries, f.number as first_number, l.number as last_number, c.findings
     from daily_close c left join account a on a.id = c.closed_by
     left join (ledger_entry fe join ledger_entry_number f on f.entry_id = fe.id) on fe.seq = c.first_seq
     left join (ledger_entry le join ledger_entry_number l on l.entry_id = le.id) on le.seq = c.last_seq
     where $1::date is null or c.day = $1 order by ${orderBy} limit $2 offset $3`,
    [day, limit, offset],
  );
  return rows.map((row) => ({
    id: row.day,
    closedAt: row.closed_at.toISOString(),
    closedBy: row.closed_by,
    entries: row.entries,
    firstNumber: row.first_number === null ? null : Number(row.first_number),
    lastNumber: row.last_number === null ? null : Number(row.last_number),
    auditsEmpty: Object.keys(row.findings).length === 0,
    findings: row.findings,
  }));
}

function isDay(text: string): boolean {
  const time = /^[1-9]\d{3}-\d{2}-\d{2}$/.test(text) ? Date.parse(text) : NaN;
  return !Number.isNaN(time) && new Date(time).toISOString().slice(0, 10) === text;
}
