import type { Tx } from '../../common/public';
import { PayPalDisputeRow } from '../entities/paypal-dispute.entity';
import type { PayPalDispute } from '../paypal/client/paypal-dispute';

/** Stores an open dispute. Returns false if it is stored already. */
export async function insertDispute(
  tx: Tx,
  { disputeId, captureId, money, reason, respondBy }: PayPalDispute,
  at: Date,
): Promise<boolean> {
  const inserted: unknown[] = await tx.query(
    `insert into paypal_dispute (id, capture_id, currency, amount, reason, state, reported_at, respond_by)
     values ($1, $2, $3, $4, $5, 'open', $6, $7) on conflict (id) do nothing returning id`,
    [disputeId, captureId, money.currency, money.amount, reason, at, respondBy],
  );
  return inserted.length > 0;
}

export function lockDispute(tx: Tx, id: string): Promise<PayPalDisputeRow> {
  return tx.findOneOrFail(PayPalDisputeRow, { where: { id }, lock: { mode: 'pessimistic_write' } });
}

/** The disputes about an invoice's payments that the ledger does not show completely. */
export async function findDisputesOfInvoice(tx: Tx, invoiceId: string): Promise<string[]> {
  const rows: { id: string }[] = await tx.query(
    `select d.id from paypal_dispute d join paypal_capture c on c.capture_id = d.capture_id
     where c.invoice_id = $1 and d.posted is null order by d.reported_at, d.id`,
    [invoiceId],
  );
  return rows.map(({ id }) => id);
}

/** Which of the disputes are stored as resolved. They do not change any more. */
export async function findResolvedDisputes(tx: Tx, ids: readonly string[]): Promise<Set<string>> {
  const rows: { id: string }[] = await tx.query(
    `select id from paypal_dispute where id = any($1) and state = 'resolved'`,
    [ids],
  );
  return new Set(rows.map(({ id }) => id));
}
