import type { Tx } from '../../common/public';

/** A received payment that pays no order. Amounts in minor units. */
export interface UnmatchedPayment {
  id: string;
  /** Null if the ledger is not kept in the payment's currency. */
  entryId: string | null;
  /** The order it was received for, if known. */
  orderId: string | null;
  captureId: string;
  currency: string;
  /** The amount that was not refunded. */
  remaining: number;
  isSettled: boolean;
}

const COLUMNS = `id, entry_id as "entryId", order_id as "orderId", reference as "captureId", currency, amount - refunded as remaining,
  settled_at is not null as "isSettled"`;

type RawRow = Omit<UnmatchedPayment, 'remaining'> & { remaining: string };

const toUnmatchedPayment = (row: RawRow): UnmatchedPayment => ({ ...row, remaining: Number(row.remaining) });

export async function lockUnmatchedPayment(tx: Tx, id: string): Promise<UnmatchedPayment | null> {
  const [row]: RawRow[] = await tx.query(`select ${COLUMNS} from unmatched_payment where id = $1 for update`, [id]);
  return row ? toUnmatchedPayment(row) : null;
}

/** Locks all unsettled payments received for an order in a currency. */
export async function lockOpenPaymentsOfOrder(tx: Tx, orderId: string, currency: string): Promise<UnmatchedPayment[]> {
  const rows: RawRow[] = await tx.query(
    `select ${COLUMNS} from unmatched_payment where order_id = $1 and currency = $2 and settled_at is null order by id for update`,
    [orderId, currency],
  );
  return rows.map(toUnmatchedPayment);
}

export async function insertUnmatchedPayment(
  tx: Tx,
  payment: { entryId: string | null; orderId: string | null; captureId: string; currency: string; amount: number },
  reason: string,
  at: Date,
): Promise<void> {
  const { entryId, orderId, captureId, currency, amount } = payment;
  await tx.query(
    `insert into unmatched_payment (entry_id, order_id, source, reference, currency, amount, reason, received_at)
     values ($1, $2, 'paypal', $3, $4, $5, $6, $7)`,
    [entryId, orderId, captureId, currency, amount, reason, at],
  );
}

/** Whether the unmatched payment has a ledger entry. It has none if the ledger is not kept in its currency. */
export async function isPostedToLedger(tx: Tx, captureId: string): Promise<boolean> {
  const entries: unknown[] = await tx.query(
    'select from unmatched_payment where reference = $1 and entry_id is not null',
    [captureId],
  );
  return entries.length > 0;
}

/** Records a refund of an unmatched payment and settles the payment if nothing is left of it. */
export async function reduceUnmatchedPayment(
  tx: Tx,
  captureId: string,
  amount: number,
  { at, by }: { at: Date; by: string | null },
): Promise<void> {
  await tx.query(
    `update unmatched_payment set refunded = refunded + $2::bigint,
       settled_at = case when refunded + $2 = amount then $3::timestamptz end,
       settled_by = case when refunded + $2 = amount then $4::uuid end,
       settlement = case when refunded + $2 = amount then 'given_back' end
     where reference = $1 and settled_at is null`,
    [captureId, amount, at, by],
  );
}

/** Settles payments that were applied to an order. */
export async function markApplied(
  tx: Tx,
  ids: readonly string[],
  orderId: string,
  { at, by }: { at: Date; by: string | null },
): Promise<void> {
  await tx.query(
    `update unmatched_payment set settled_at = $3, settled_by = $4, settlement = 'applied', applied_to = $2
     where id = any($1) and settled_at is null`,
    [ids, orderId, at, by],
  );
}
