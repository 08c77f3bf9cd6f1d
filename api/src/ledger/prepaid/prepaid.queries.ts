import { staffName } from '../../accounts/public';
import type { Tx } from '../../common/public';

export interface PrepaidTransaction {
  id: string;
  accountId: string;
  email: string;
  type: 'deposit' | 'transaction';
  postDate: Date;
  /** Negative for a payment. */
  fen: number;
  memo: string;
  orderId: string | null;
  /** The name of the staff member who posted it; null for the customer and for the system. */
  by: string | null;
  balanceAfter: number;
  /** For a deposit that was reversed, or whose reversal awaits approval. */
  reversal: 'done' | 'waiting' | null;
}

interface TransactionRow extends Omit<PrepaidTransaction, 'fen' | 'balanceAfter'> {
  fen: string;
  balanceAfter: string;
}

export interface PrepaidTransactionFilter {
  accountId?: string;
  email?: string;
  type?: 'deposit' | 'transaction';
  id?: string;
  /** The staff member who posted it. */
  postedBy?: string | null;
  /** Business days. */
  days?: readonly [from: string | null, to: string | null];
}

/** The type of entry `e` on a statement: what was paid into the account, from outside or as a refund, is a deposit. */
export const TRANSACTION_TYPE = `case when e.kind in ('deposit', 'refund') then 'deposit' else 'transaction' end`;

const FROM = `from prepaid_transaction m join ledger_entry e on e.id = m.entry_id join account a on a.id = m.account_id
  where ($1::uuid is null or m.account_id = $1) and ($2::text is null or a.email ilike '%' || $2 || '%')
    and ($3::text is null or ${TRANSACTION_TYPE} = $3) and ($4::uuid is null or e.id = $4)
    and ($5::uuid is null or e.posted_by = $5) and ($6::date is null or e.day >= $6) and ($7::date is null or e.day <= $7)`;

/** Lists prepaid transactions, newest first by default. */
export async function listPrepaidTransactions(
  tx: Tx,
  filter: PrepaidTransactionFilter,
  page: { limit: number; offset: number; oldestFirst?: boolean },
): Promise<{ total: number; items: PrepaidTransaction[] }> {
  const values = [
    filter.accountId ?? null,
    filter.email?.replaceAll(/[%_\\]/g, '\\$&') ?? null,
    filter.type ?? null,
    filter.id ?? null,
    filter.postedBy ?? null,
    ...(filter.days ?? [null, null]),
  ];
  const [count]: { total: string }[] = await tx.query(`select count(*) as total ${FROM}`, values);
  const order = page.oldestFirst ? 'm.seq' : 'm.seq desc';
  const rows: TransactionRow[] = await tx.query(
    `select e.id, m.account_id as "accountId", a.email, ${TRANSACTION_TYPE} as type,
       e.posted_at as "postDate", m.fen, e.memo, e.order_id as "orderId", m.balance_after as "balanceAfter",
       case when exists (select from ledger_entry r where r.reverses = e.id) then 'done'
         when exists (select from prepaid_request q where q.reverses = e.id and q.state = 'pending') then 'waiting' end as reversal,
       (select ${staffName('s')} from account s where s.id = e.posted_by and s.id <> m.account_id) as by
     ${FROM} order by ${order} limit $8 offset $9`,
    [...values, page.limit, page.offset],
  );
  return {
    total: Number(count?.total ?? 0),
    items: rows.map((row) => ({ ...row, fen: Number(row.fen), balanceAfter: Number(row.balanceAfter) })),
  };
}

/** The fen deposited to an account, or reversed, on a business day. Locks the account until the transaction ends. */
export async function lockAndSumByDay(
  tx: Tx,
  accountId: string,
  kind: 'deposit' | 'reversal',
  day: string,
): Promise<number> {
  await tx.query('select from account where id = $1 for no key update', [accountId]);
  const [row]: { fen: string }[] = await tx.query(
    `select coalesce(sum(abs(m.fen)), 0) as fen from prepaid_transaction m join ledger_entry e on e.id = m.entry_id
     where m.account_id = $1 and e.kind = $2 and e.day = $3`,
    [accountId, kind, day],
  );
  return Number(row?.fen ?? 0);
}
