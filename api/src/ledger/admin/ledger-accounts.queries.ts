import type { LedgerAccountView, LedgerLineView } from '@shop/contract';
import { accountCode, compareByCode, isAccountName, isLedgerAccount } from '@shop/ledger';
import { isUuid, ApiError, type Tx, invalidFilter, likePattern, type Listing, textFilter } from '../../common/public';

interface AccountRow {
  account: string;
  email: string | null;
  currency: string;
  since: string | null;
  opening: string;
  received: string;
  given: string;
}

/** Balances at an instant: the last daily close before it plus later postings. */
const ACCOUNT_BALANCES = `with closed as (
    select max(day) as day from daily_close where $1::timestamptz is null or (day + 1)::timestamp at time zone interval '8 hours' <= $1
  ), moves as (
    select b.account, b.currency, b.closing as opening, 0::bigint as received, 0::bigint as given
    from daily_close_balance b join closed on b.day = closed.day
    union all
    select side.account, p.currency, 0, side.received, side.given
    from ledger_entry e join ledger_posting p on p.entry_id = e.id
    cross join lateral (values (ledger_account_group(p.to_account), p.amount, 0), (ledger_account_group(p.from_account), 0, p.amount)) side (account, received, given)
    where e.day > coalesce((select day from closed), '-infinity') and ($1::timestamptz is null or e.posted_at <= $1)
  )
  select account, null as email, currency, (select day from closed)::text as since,
    sum(opening) as opening, sum(received) as received, sum(given) as given
  from moves where ($2::text is null or account = $2) and ($3::text is null or currency = $3)
  group by account, currency`;

/** Prepaid balances per customer, highest first. */
const CUSTOMER_BALANCES = `select 'prepaid:' || m.account_id as account, a.email, 'CNY' as currency, null as since, 0 as opening,
    coalesce(sum(m.fen) filter (where m.fen > 0), 0) as received, coalesce(-sum(m.fen) filter (where m.fen < 0), 0) as given,
    count(*) over ()::int as total
  from prepaid_transaction m join ledger_entry e on e.id = m.entry_id join account a on a.id = m.account_id
  where ($1::timestamptz is null or e.posted_at <= $1) and ($2::text is null or a.email ilike $2) and ($3::uuid is null or m.account_id = $3)
  group by m.account_id, a.email order by sum(m.fen) desc, a.email limit $4 offset $5`;

/** Lists the ledger's accounts by their code, or the customers' prepaid accounts (`kind: customers`), now or at an instant (`at`). */
export async function listLedgerAccounts(
  tx: Tx,
  { filter, limit, offset }: Listing,
): Promise<{ total: number; rows: LedgerAccountView[] }> {
  const at = parseInstant(filter.at);
  if (filter.kind === 'customers') {
    const email = textFilter(filter, 'q');
    const values = [at, email && likePattern(email.trim()), null, limit, offset];
    const rows: (AccountRow & { total: number })[] = await tx.query(CUSTOMER_BALANCES, values);
    return { total: rows[0]?.total ?? 0, rows: rows.map(toAccountView) };
  }
  const account = textFilter(filter, 'account');
  const currency = textFilter(filter, 'currency');
  const rows: AccountRow[] = await tx.query(ACCOUNT_BALANCES, [at, account, currency]);
  const views = rows.map(toAccountView).toSorted(compareByCode);
  return { total: rows.length, rows: views.slice(offset, offset + limit) };
}

/** @throws ApiError `resource_not_found`, also for an account without postings */
export async function loadLedgerAccount(tx: Tx, id: string): Promise<LedgerAccountView> {
  const { account, currency } = parseAccountId(id);
  const customer = parseCustomerId(account);
  const rows: AccountRow[] = customer
    ? await tx.query(CUSTOMER_BALANCES, [null, null, customer, 1, 0])
    : await tx.query(ACCOUNT_BALANCES, [null, account, currency]);
  const [row] = rows;
  if (!row || row.currency !== currency) throw new ApiError('resource_not_found');
  return toAccountView(row);
}

interface LineRow {
  id: string;
  entry_id: string;
  seq: string;
  number: string | null;
  posted_at: Date;
  kind: string;
  counterpart: string;
  order_id: string | null;
  memo: string;
  amount: string;
  balance_after: string;
  total: number;
}

/** The running balance follows the order of business days, as in the daily closes. */
const LINES = `select lines.*, n.number from (select *, count(*) over ()::int as total from (
    select p.id, p.entry_id, e.seq, e.posted_at, e.kind, e.day, e.order_id, e.memo, ledger_account_group(side.counterpart) as counterpart, side.amount,
      sum(side.amount) over (order by e.day, p.id) as balance_after
    from ledger_posting p join ledger_entry e on e.id = p.entry_id
    cross join lateral (values (p.to_account, p.from_account, p.amount), (p.from_account, p.to_account, -p.amount)) side (account, counterpart, amount)
    where (p.to_account = $1 or p.from_account = $1 or $1 = 'prepaid' and (p.to_account like 'prepaid:%' or p.from_account like 'prepaid:%'))
      and (side.account = $1 or ledger_account_group(side.account) = $1) and p.currency = $2
  ) postings order by day desc, id desc limit $3 offset $4) lines
  left join ledger_entry_number n on n.entry_id = lines.entry_id order by day desc, id desc`;

/**
 * Lists the postings of an account with the balance after each. The filter must have `account` and `currency`.
 *
 * @throws ApiError `validation_failed`
 */
export async function listLedgerLines(
  tx: Tx,
  { filter, limit, offset }: Listing,
): Promise<{ total: number; rows: LedgerLineView[] }> {
  const [account, currency] = [textFilter(filter, 'account'), textFilter(filter, 'currency')];
  if (!account || !(isLedgerAccount(account) || isAccountName(account))) throw invalidFilter('account');
  if (!currency) throw invalidFilter('currency');
  const rows: LineRow[] = await tx.query(LINES, [account, currency, limit, offset]);
  return { total: rows[0]?.total ?? 0, rows: rows.map((row) => toLineView(row, currency)) };
}

function toLineView(row: LineRow, currency: string): LedgerLineView {
  return {
    id: row.id,
    entryId: row.entry_id,
    seq: Number(row.seq),
    number: row.number === null ? null : Number(row.number),
    at: row.posted_at.toISOString(),
    kind: row.kind,
    counterpart: row.counterpart,
    orderId: row.order_id,
    memo: row.memo,
    amount: { currency, amount: Number(row.amount) },
    balanceAfter: { currency, amount: Number(row.balance_after) },
  };
}

function toAccountView({ account, email, currency, since, ...sums }: AccountRow): LedgerAccountView {
  const [opening, received, given] = [Number(sums.opening), Number(sums.received), Number(sums.given)];
  const balance = opening + received - given;
  const money = (amount: number) => ({ currency, amount });
  const debit = (amount: number) => money(Math.max(0, -amount));
  const credit = (amount: number) => money(Math.max(0, amount));
  return {
    id: `${account}:${currency}`,
    ...{ account, code: accountCode(account), email, currency, since },
    opening: money(opening),
    debitOpening: debit(opening),
    creditOpening: credit(opening),
    ...{ given: money(given), received: money(received) },
    balance: money(balance),
    debitBalance: debit(balance),
    creditBalance: credit(balance),
  };
}

function parseAccountId(id: string): { account: string; currency: string } {
  const [, account = '', currency = ''] = /^(.+):([A-Z]{3})$/.exec(id) ?? [];
  if (!isLedgerAccount(account) && !parseCustomerId(account)) throw new ApiError('resource_not_found');
  return { account, currency };
}

function parseCustomerId(account: string): string | null {
  const [, id = ''] = /^prepaid:(.+)$/.exec(account) ?? [];
  return isUuid(id) ? id : null;
}

function parseInstant(value: unknown): string | null {
  if (value === undefined || value === null || value === '') return null;
  if (typeof value !== 'string' || !/^\d{4}-\d{2}-\d{2}T[\d:.]{5,12}(Z|[+-]\d{2}:\d{2})$/.test(value))
    throw invalidFilter('at');
  const at = Date.parse(value);
  if (Number.isNaN(at)) throw invalidFilter('at');
  return new Date(at).toISOString();
}
