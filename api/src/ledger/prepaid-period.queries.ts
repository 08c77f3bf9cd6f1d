import type { Tx } from '../kernel/public';

/** `fen` is negative where the account paid. */
export interface PeriodMovement {
  type: 'deposit' | 'transaction';
  postDate: Date;
  fen: number;
  memo: string;
  orderId: string | null;
}

export interface Period {
  /** Fen, before the first movement. */
  opening: number;
  movements: PeriodMovement[];
  /** Movements that were left out because there are more than asked for. */
  more: boolean;
}

/** What moved on a prepaid account from one instant until before another, the oldest first, at most so many. */
export async function prepaidPeriod(
  tx: Tx,
  accountId: string,
  { from, until, most }: { from: Date; until: Date; most: number },
): Promise<Period> {
  const [before]: { fen: string }[] = await tx.query(
    `select coalesce(sum(m.fen), 0) as fen from prepaid_movement m join ledger_entry e on e.id = m.entry_id
     where m.account_id = $1 and e.posted_at < $2`,
    [accountId, from],
  );
  const rows: (Omit<PeriodMovement, 'fen'> & { fen: string })[] = await tx.query(
    `select case when e.kind = 'deposit' then 'deposit' else 'transaction' end as type, e.posted_at as "postDate",
       m.fen, e.memo, e.order_id as "orderId"
     from prepaid_movement m join ledger_entry e on e.id = m.entry_id
     where m.account_id = $1 and e.posted_at >= $2 and e.posted_at < $3 order by e.posted_at, m.seq limit $4`,
    [accountId, from, until, most + 1],
  );
  return {
    opening: Number(before?.fen ?? 0),
    movements: rows.slice(0, most).map((row) => ({ ...row, fen: Number(row.fen) })),
    more: rows.length > most,
  };
}
