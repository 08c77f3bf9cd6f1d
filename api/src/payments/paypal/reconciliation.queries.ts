import type { Tx } from '../../common/public';

export interface InvoiceToCheck {
  id: string;
  orderId: string;
  number: string;
  paypalId: string | null;
  state: string;
  /** The order no longer awaits a payment. */
  isObsolete: boolean;
}

export interface CheckWindow {
  now: Date;
  /** Invoices closed earlier are skipped. */
  closedAfter: Date;
  /** Closed invoices checked later are skipped. */
  closedCheckedBefore: Date;
}

/** Open and recently closed invoices to compare with PayPal, least recently checked first. */
export async function findInvoicesToCheck(
  tx: Tx,
  { now, closedAfter, closedCheckedBefore }: CheckWindow,
  limit: number,
): Promise<InvoiceToCheck[]> {
  return tx.query(
    `select i.id, i.order_id as "orderId", i.number, i.paypal_id as "paypalId", i.state,
       i.state in ('numbered', 'created', 'open') and o.state not in ('preorder', 'awaiting_payment') as "isObsolete"
     from paypal_invoice i join customer_order o on o.id = i.order_id
     where (i.checked_at is null or i.checked_at < $1)
       and (i.locked_until is null or i.locked_until <= $1)
       and (i.state in ('numbered', 'created', 'open')
         or (i.updated_at >= $2 and (i.checked_at is null or i.checked_at < $3)))
     order by i.checked_at nulls first, i.id limit $4`,
    [now, closedAfter, closedCheckedBefore, limit],
  );
}

export async function markChecked(tx: Tx, id: string, at: Date): Promise<void> {
  await tx.query('update paypal_invoice set checked_at = $2 where id = $1', [id, at]);
}

/** Refunds that are pending at PayPal, oldest first. */
export async function findPendingRefunds(
  tx: Tx,
  limit: number,
): Promise<{ orderId: string | null; refundId: string }[]> {
  return tx.query(
    `select order_id as "orderId", paypal_refund_id as "refundId" from paypal_refund where state = 'pending' order by requested_at limit $1`,
    [limit],
  );
}

/** Refunds requested before an instant that have no response from PayPal. */
export async function findUnsentRefunds(tx: Tx, before: Date, limit: number): Promise<{ id: string }[]> {
  return tx.query(
    `select id from paypal_refund where state = 'requested' and requested_at < $1 order by requested_at limit $2`,
    [before, limit],
  );
}

/** A difference that was found and applied. */
export interface Finding {
  orderId: string | null;
  what: string;
}

export interface ReconciliationResult {
  state: 'done' | 'paused' | 'failed';
  checked: number;
  failed: number;
  findings: Finding[];
}

/** Inserts a waiting reconciliation, or joins the one that is waiting. Returns its id. */
export async function requestReconciliation(tx: Tx, at: Date, by: string | null): Promise<string> {
  const [row]: { id: string }[] = await tx.query(
    `insert into paypal_reconciliation (requested_at, requested_by) values ($1, $2)
     on conflict ((true)) where state = 'waiting' do update set requested_by = coalesce(paypal_reconciliation.requested_by, excluded.requested_by) returning id`,
    [at, by],
  );
  if (!row) throw new Error('inserting a reconciliation returned no row');
  return row.id;
}

/** Returns false if the run has finished already. An interrupted run starts again. */
export async function startReconciliation(tx: Tx, id: string): Promise<boolean> {
  const started: unknown[] = await tx.query(
    `with started as (update paypal_reconciliation set state = 'running' where id = $1 and state in ('waiting', 'running') returning id) select id from started`,
    [id],
  );
  return started.length > 0;
}

const MAX_FINDINGS = 100;

export async function finishReconciliation(
  tx: Tx,
  id: string,
  { state, checked, failed, findings }: ReconciliationResult,
  at: Date,
): Promise<void> {
  await tx.query(
    `update paypal_reconciliation set state = $2, ended_at = $3, checked = $4, found = $5, failed = $6, findings = $7 where id = $1`,
    [id, state, at, checked, findings.length, failed, JSON.stringify(findings.slice(0, MAX_FINDINGS))],
  );
}
