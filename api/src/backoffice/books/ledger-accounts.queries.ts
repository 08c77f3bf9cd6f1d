import type { LedgerAccountView, LedgerLineView } from '@shop/contract';
import { BOOK_ACCOUNTS, isAccountName, isBookAccount } from '@shop/ledger';
import { isUuid, Refusal, type Tx } from '../../kernel/public';
import { likePattern, type Listing, textFilter } from '../list-query';

interface AccountRow {
  account: string;
  email: string | null;
  currency: string;
  since: string | null;
  opening: string;
  received: string;
  given: string;
}

/** Sums at an instant, from the last day that was closed before it: what is closed is not added up again. */
const BOOKS = `with closed as (
    select max(day) as day from daily_close where $1::timestamptz is null or (day + 1)::timestamp at time zone interval '8 hours' <= $1
  ), moves as (
    select b.account, b.currency, b.closing as opening, 0::bigint as received, 0::bigint as given
    from daily_close_balance b join closed on b.day = closed.day
    union all
    select side.account, p.currency, 0, side.received, side.given
    from ledger_entry e join ledger_posting p on p.entry_id = e.id
    cross join lateral (values (account_in_books(p.to_account), p.amount, 0), (account_in_books(p.from_account), 0, p.amount)) side (account, received, given)
    where e.day > coalesce((select day from closed), '-infinity') and ($1::timestamptz is null or e.posted_at <= $1)
  )
  select account, null as email, currency, (select day from closed)::text as since,
    sum(opening) as opening, sum(received) as received, sum(given) as given
  from moves where ($2::text is null or account = $2) and ($3::text is null or currency = $3)
  group by account, currency order by array_position($4::text[], account), currency`;

/** Each customer's, by their statement, most held first. */
const CUSTOMERS = `select 'prepaid:' || m.account_id as account, a.email, 'CNY' as currency, null as since, 0 as opening,
    coalesce(sum(m.fen) filter (where m.fen > 0), 0) as received, coalesce(-sum(m.fen) filter (where m.fen < 0), 0) as given,
    count(*) over ()::int as total
  from prepaid_movement m join ledger_entry e on e.id = m.entry_id join account a on a.id = m.account_id
  where ($1::timestamptz is null or e.posted_at <= $1) and ($2::text is null or a.email ilike $2) and ($3::uuid is null or m.account_id = $3)
  group by m.account_id, a.email order by sum(m.fen) desc, a.email limit $4 offset $5`;

/** The accounts of the books, or each customer's own (`kind: customers`), at an instant (`at`) or as they are. */
export async function listLedgerAccounts(
  tx: Tx,
  { filter, limit, offset }: Listing,
): Promise<{ total: number; rows: LedgerAccountView[] }> {
  const at = instantIn(filter.at);
  if (filter.kind === 'customers') {
    const email = textFilter(filter, 'q');
    const values = [at, email && likePattern(email.trim()), null, limit, offset];
    const rows: (AccountRow & { total: number })[] = await tx.query(CUSTOMERS, values);
    return { total: rows[0]?.total ?? 0, rows: rows.map(viewOf) };
  }
  const account = textFilter(filter, 'account');
  const currency = textFilter(filter, 'currency');
  const rows: AccountRow[] = await tx.query(BOOKS, [at, account, currency, BOOK_ACCOUNTS]);
  return { total: rows.length, rows: rows.slice(offset, offset + limit).map(viewOf) };
}

/** Refuses `resource_not_found`, also for an account that never moved. */
export async function ledgerAccountOf(tx: Tx, id: string): Promise<LedgerAccountView> {
  const { account, currency } = accountIn(id);
  const customer = customerOf(account);
  const rows: AccountRow[] = customer
    ? await tx.query(CUSTOMERS, [null, null, customer, 1, 0])
    : await tx.query(BOOKS, [null, account, currency, BOOK_ACCOUNTS]);
  const [row] = rows;
  if (!row || row.currency !== currency) throw new Refusal('resource_not_found');
  return viewOf(row);
}

interface LineRow {
  id: string;
  entry_id: string;
  seq: string;
  posted_at: Date;
  kind: string;
  counterpart: string;
  order_id: string | null;
  memo: string;
  amount: string;
  balance_after: string;
  total: number;
}

/** The balance runs in the order of the business days, as the closes count. */
const LINES = `select *, count(*) over ()::int as total from (
    select p.id, p.entry_id, e.seq, e.posted_at, e.kind, e.day, e.order_id, e.memo, account_in_books(side.counterpart) as counterpart, side.amount,
      sum(side.amount) over (order by e.day, p.id) as balance_after
    from ledger_posting p join ledger_entry e on e.id = p.entry_id
    cross join lateral (values (p.to_account, p.from_account, p.amount), (p.from_account, p.to_account, -p.amount)) side (account, counterpart, amount)
    where (p.to_account = $1 or p.from_account = $1 or $1 = 'prepaid' and (p.to_account like 'prepaid:%' or p.from_account like 'prepaid:%'))
      and (side.account = $1 or account_in_books(side.account) = $1) and p.currency = $2
  ) lines order by day desc, id desc limit $3 offset $4`;

/** Needs `account` and `currency` in the filter; refuses `validation_failed` without. */
export async function listLedgerLines(
  tx: Tx,
  { filter, limit, offset }: Listing,
): Promise<{ total: number; rows: LedgerLineView[] }> {
  const [account, currency] = [textFilter(filter, 'account'), textFilter(filter, 'currency')];
  if (!account || !(isBookAccount(account) || isAccountName(account))) throw invalid('account');
  if (!currency) throw invalid('currency');
  const rows: LineRow[] = await tx.query(LINES, [account, currency, limit, offset]);
  return { total: rows[0]?.total ?? 0, rows: rows.map((row) => lineOf(row, currency)) };
}

function lineOf(row: LineRow, currency: string): LedgerLineView {
  return {
    id: row.id,
    entryId: row.entry_id,
    seq: Number(row.seq),
    at: row.posted_at.toISOString(),
    kind: row.kind,
    counterpart: row.counterpart,
    orderId: row.order_id,
    memo: row.memo,
    amount: { currency, amount: Number(row.amount) },
    balanceAfter: { currency, amount: Number(row.balance_after) },
  };
}

function viewOf({ account, email, currency, since, ...sums }: AccountRow): LedgerAccountView {
  const [opening, received, given] = [Number(sums.opening), Number(sums.received), Number(sums.given)];
  const money = (amount: number) => ({ currency, amount });
  return {
    id: `${account}:${currency}`,
    ...{ account, email, currency, since },
    ...{ opening: money(opening), received: money(received), given: money(given) },
    balance: money(opening + received - given),
  };
}

function accountIn(id: string): { account: string; currency: string } {
  const [, account = '', currency = ''] = /^(.+):([A-Z]{3})$/.exec(id) ?? [];
  if (!isBookAccount(account) && !customerOf(account)) throw new Refusal('resource_not_found');
  return { account, currency };
}

function customerOf(account: string): string | null {
  const [, id = ''] = /^prepaid:(.+)$/.exec(account) ?? [];
  return isUuid(id) ? id : null;
}

function instantIn(value: unknown): string | null {
  if (value === undefined || value === null || value === '') return null;
  if (typeof value !== 'string' || !/^\d{4}-\d{2}-\d{2}T[\d:.]{5,12}(Z|[+-]\d{2}:\d{2})$/.test(value))
    throw invalid('at');
  const at = Date.parse(value);
  if (Number.isNaN(at)) throw invalid('at');
  return new Date(at).toISOString();
}

function invalid(field: string): Refusal {
  return new Refusal('validation_failed', [{ field: `filter.${field}`, code: 'invalid' }]);
}
