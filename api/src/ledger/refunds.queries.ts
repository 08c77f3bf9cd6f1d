import type { Tx } from '../kernel/public';

export interface BookedRefund {
  entryId: string;
  occasion: string;
  orderId: string;
  /** Whole minor units. */
  amount: number;
  currency: string;
  at: Date;
}

/** What was given back of an order's payment, the oldest first. */
export async function refundsOf(tx: Tx, orderId: string): Promise<BookedRefund[]> {
  const rows: (Omit<BookedRefund, 'amount'> & { amount: string })[] = await tx.query(
    `select e.id as "entryId", e.occasion, e.order_id as "orderId", sum(p.amount) as amount, p.currency, e.posted_at as at
     from ledger_entry e join ledger_posting p on p.entry_id = e.id
     where e.order_id = $1 and e.kind = 'refund' group by e.id, p.currency order by e.seq`,
    [orderId],
  );
  return rows.map((row) => ({ ...row, amount: Number(row.amount) }));
}
