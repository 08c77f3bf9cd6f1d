import type { ReceivableView } from '@shop/contract';
import { idsFilter, likePattern, type Listing, textFilter, type Tx } from '../common/public';

const AMOUNTS = ['notDue', 'upTo30', 'upTo60', 'upTo90', 'over90', 'disputed', 'total'] as const;
type Amount = (typeof AMOUNTS)[number];

export const RECEIVABLE_COLUMNS = {
  id: 'r.total',
  total: 'r.total',
  disputed: 'r.disputed',
  over90: 'r.over90',
  currency: 'r.currency',
  email: 'r.email',
} as const;

type Row = Omit<ReceivableView, Amount> & Record<Amount, string>;

/** The amounts that are overdue by more than `from` and at most `to` days; `$1` is now. */
const overdue = (from: number, to?: number) =>
  `coalesce(sum(amount) filter (where not is_disputed and $1 > due_at + interval '${from} days'${
    to === undefined ? '' : ` and $1 <= due_at + interval '${to} days'`
  }), 0)`;

const RECEIVABLES = `
  with item as (
    select o.account_id, o.currency, o.total as amount, o.due_at, false as is_disputed
    from customer_order o where o.state = 'awaiting_payment' and o.total > 0
    union all
    select o.account_id, d.currency, d.amount, d.reported_at, true
    from paypal_dispute d join customer_order o on o.id = d.order_id where d.state = 'open'
  ), receivable as (
    select account_id, currency,
      count(*) filter (where not is_disputed)::int as orders,
      coalesce(sum(amount) filter (where not is_disputed and $1 <= due_at), 0) as "notDue",
      ${overdue(0, 30)} as "upTo30", ${overdue(30, 60)} as "upTo60", ${overdue(60, 90)} as "upTo90", ${overdue(90)} as over90,
      coalesce(sum(amount) filter (where is_disputed), 0) as disputed,
      sum(amount) as total
    from item group by account_id, currency
  ), r as (
    select receivable.*, account_id || '-' || receivable.currency as id, account_id as "accountId",
      case when a.closed_at is null then a.email end as email
    from receivable join account a on a.id = account_id
  )`;

const WHERE = `from r where ($2::text is null or r.email ilike $2) and ($3::text is null or r.currency = $3)
  and ($4::text[] is null or r.id = any($4))`;

/** What customers owe at an instant, one row per customer and currency. */
export async function listReceivables(
  tx: Tx,
  { filter, orderBy, limit, offset }: Listing,
  now: Date,
): Promise<{ total: number; rows: ReceivableView[] }> {
  const q = textFilter(filter, 'q');
  const values = [now, q && likePattern(q.trim()), textFilter(filter, 'currency'), idsFilter(filter)];
  const [count]: { total: string }[] = await tx.query(`${RECEIVABLES} select count(*) as total ${WHERE}`, values);
  const rows: Row[] = await tx.query(
    `${RECEIVABLES} select r.* ${WHERE} order by ${orderBy}, r.id limit $5 offset $6`,
    [...values, limit, offset],
  );
  return { total: Number(count?.total ?? 0), rows: rows.map(toView) };
}

function toView({ id, accountId, email, currency, orders, ...amounts }: Row): ReceivableView {
  const money = (name: Amount) => ({ currency, amount: Number(amounts[name]) });
  return {
    ...{ id, accountId, email, currency, orders },
    ...{ notDue: money('notDue'), upTo30: money('upTo30'), upTo60: money('upTo60'), upTo90: money('upTo90') },
    ...{ over90: money('over90'), disputed: money('disputed'), total: money('total') },
  };
}
