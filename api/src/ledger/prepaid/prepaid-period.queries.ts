import type { Tx } from '../../common/public';
import { TRANSACTION_TYPE } from './prepaid.queries';

export interface StatementTransaction {
  type: 'deposit' | 'transaction';
  postDate: Date;
  /** Negative for a payment. */
  fen: number;
  memo: string;
  orderId: string | null;
}

export interface PrepaidPeriod {
  /** Balance before the first transaction, in fen. */
  opening: number;
  /** In chronological order. */
  transactions: StatementTransaction[];
  /** True if there are more transactions than the limit. */
  isTruncated: boolean;
}

/** The transactions of a prepaid account from `from` (inclusive) to `until` (exclusive). */
export async function loadPrepaidPeriod(
  tx: Tx,
  accountId: string,
  { from, until, limit }: { from: Date; until: Date; limit: number },
): Promise<PrepaidPeriod> {
  const [before]: { fen: string }[] = await tx.query(
    `select coalesce(sum(m.fen), 0) as fen from prepaid_transaction m join ledger_entry e on e.id = m.entry_id
     where m.account_id = $1 and e.posted_at < $2`,
    [accountId, from],
  );
  const rows: (Omit<StatementTransaction, 'fen'> & { fen: string })[] = await tx.query(
    `select ${TRANSACTION_TYPE} as type, e.posted_at as "postDate",
       m.fen, e.memo, e.order_id as "orderId"
     from prepaid_transaction m join ledger_entry e on e.id = m.entry_id
     where m.account_id = $1 and e.posted_at >= $2 and e.posted_at < $3 order by e.posted_at, m.seq limit $4`,
    [accountId, from, until, limit + 1],
  );
  return {
    opening: Number(before?.fen ?? 0),
    transactions: rows.slice(0, limit).map((row) => ({ ...row, fen: Number(row.fen) })),
    isTruncated: rows.length > limit,
  };
}
