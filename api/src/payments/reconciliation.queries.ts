import type { Tx } from '../kernel/public';

export interface ToLookAt {
  id: string;
  orderId: string;
  number: string;
  paypalId: string | null;
  state: string;
  /** The order can no longer be paid by it. */
  isStray: boolean;
}

export interface Window {
  now: Date;
  /** Invoices that were closed before are left. */
  since: Date;
  /** Closed invoices that were looked at after that are left. */
  closedBefore: Date;
}

/** Invoices that PayPal may know more of than the shop: all that are open, and lately closed ones; the longest unseen first. */
export async function toLookAt(tx: Tx, { now, since, closedBefore }: Window, limit: number): Promise<ToLookAt[]> {
  return tx.query(
    `select i.id, i.order_id as "orderId", i.number, i.paypal_id as "paypalId", i.state,
       i.state in ('numbered', 'created', 'open') and o.state not in ('preorder', 'awaiting_payment') as "isStray"
     from paypal_invoice i join customer_order o on o.id = i.order_id
     where (i.looked_at is null or i.looked_at < $1)
       and (i.held_until is null or i.held_until <= $1)
       and (i.state in ('numbered', 'created', 'open')
         or (i.updated_at >= $2 and (i.looked_at is null or i.looked_at < $3)))
     order by i.looked_at nulls first, i.id limit $4`,
    [now, since, closedBefore, limit],
  );
}

export async function lookedAt(tx: Tx, id: string, at: Date): Promise<void> {
  await tx.query('update paypal_invoice set looked_at = $2 where id = $1', [id, at]);
}

/** Refunds that PayPal holds, the longest first. */
export async function pendingRefunds(tx: Tx, limit: number): Promise<{ orderId: string | null; refundId: string }[]> {
  return tx.query(
    `select order_id as "orderId", paypal_refund_id as "refundId" from paypal_refund where state = 'pending' order by asked_at limit $1`,
    [limit],
  );
}

/** Refunds that nobody asked PayPal for, though it is time. */
export async function forgottenRefunds(tx: Tx, before: Date, limit: number): Promise<{ id: string }[]> {
  return tx.query(`select id from paypal_refund where state = 'asked' and asked_at < $1 order by asked_at limit $2`, [
    before,
    limit,
  ]);
}

export interface Finding {
  orderId: string | null;
  what: string;
}

export interface Result {
  state: 'done' | 'paused' | 'failed';
  looked: number;
  failed: number;
  findings: Finding[];
}

/** The one that waits, or a new one. */
export async function ask(tx: Tx, at: Date, by: string | null): Promise<string> {
  const [row]: { id: string }[] = await tx.query(
    `insert into paypal_reconciliation (asked_at, asked_by) values ($1, $2)
     on conflict ((true)) where state = 'waiting' do update set asked_by = coalesce(paypal_reconciliation.asked_by, excluded.asked_by) returning id`,
    [at, by],
  );
  if (!row) throw new Error('a reconciliation is a row');
  return row.id;
}

/** False where it ran already. One that was broken off begins anew. */
export async function begin(tx: Tx, id: string): Promise<boolean> {
  const begun: unknown[] = await tx.query(
    `with begun as (update paypal_reconciliation set state = 'running' where id = $1 and state in ('waiting', 'running') returning id) select id from begun`,
    [id],
  );
  return begun.length > 0;
}

const KEPT_FINDINGS = 100;

export async function end(tx: Tx, id: string, { state, looked, failed, findings }: Result, at: Date): Promise<void> {
  await tx.query(
    `update paypal_reconciliation set state = $2, ended_at = $3, looked = $4, found = $5, failed = $6, findings = $7 where id = $1`,
    [id, state, at, looked, findings.length, failed, JSON.stringify(findings.slice(0, KEPT_FINDINGS))],
  );
}
