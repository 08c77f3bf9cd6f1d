import { deposit, type Entry, isPrepaidAccount } from '@shop/ledger';
import { isUuid, type Tx } from '../common/public';

/** Finds a deposit by its entry, with the prepaid account it was posted to; null for any other entry. */
export async function findDeposit(
  tx: Tx,
  entryId: string,
): Promise<(Entry & { accountId: string; fen: number }) | null> {
  if (!isUuid(entryId)) return null;
  const [row]: { to_account: string; amount: string }[] = await tx.query(
    `select p.to_account, p.amount from ledger_entry e join ledger_posting p on p.entry_id = e.id
     where e.id = $1 and e.kind = 'deposit'`,
    [entryId],
  );
  if (!row || !isPrepaidAccount(row.to_account)) return null;
  const accountId = row.to_account.slice('prepaid:'.length);
  return { ...deposit(accountId, Number(row.amount)), accountId, fen: Number(row.amount) };
}

/** What the ledger shows for an order, in minor units of one currency. */
export interface OrderBalance {
  paid: number;
  refunded: number;
  unmatched: number;
}

/**
 * Selects an order's balance in a currency from its postings, given as expressions of SQL. `offset 0` makes PostgreSQL
 * read the postings of each entry by their index; otherwise it may read those of all orders in the currency.
 */
export function selectOrderBalance(orderId: string, currency: string): string {
  return `select coalesce(sum(p.amount) filter (where e.kind = 'payment'), 0) as paid,
       coalesce(sum(p.amount) filter (where e.kind in ('refund', 'chargeback')), 0) as refunded,
       coalesce(sum(case when p.to_account = 'unmatched-payments' then p.amount when p.from_account = 'unmatched-payments' then -p.amount else 0 end), 0) as unmatched
     from ledger_entry e cross join lateral (
       select amount, currency, from_account, to_account from ledger_posting where entry_id = e.id offset 0) p
     where e.order_id = ${orderId} and p.currency = ${currency}`;
}

/** An order's balance in a currency, calculated from its postings. */
export async function loadOrderBalance(tx: Tx, orderId: string, currency: string): Promise<OrderBalance> {
  const [row]: { paid: string; refunded: string; unmatched: string }[] = await tx.query(
    selectOrderBalance('$1', '$2'),
    [orderId, currency],
  );
  return {
    paid: Number(row?.paid ?? 0),
    refunded: Number(row?.refunded ?? 0),
    unmatched: Number(row?.unmatched ?? 0),
  };
}

export interface PostedRefund {
  entryId: string;
  dedupeKey: string;
  orderId: string;
  /** Minor units of `currency`. */
  amount: number;
  currency: string;
  at: Date;
}

/** The refunds of an order's payment, oldest first. */
export async function findRefunds(tx: Tx, orderId: string): Promise<PostedRefund[]> {
  const rows: (Omit<PostedRefund, 'amount'> & { amount: string })[] = await tx.query(
    `select e.id as "entryId", e.dedupe_key as "dedupeKey", e.order_id as "orderId", sum(p.amount) as amount, p.currency, e.posted_at as at
     from ledger_entry e join ledger_posting p on p.entry_id = e.id
     where e.order_id = $1 and e.kind = 'refund' group by e.id, p.currency order by e.seq`,
    [orderId],
  );
  return rows.map((row) => ({ ...row, amount: Number(row.amount) }));
}
