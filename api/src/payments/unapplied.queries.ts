import type { Tx } from '../kernel/public';

/** Money that came in and pays for nothing. Amounts in minor units. */
export interface UnappliedRow {
  id: string;
  /** Null in a currency that the books are not kept in. */
  entryId: string | null;
  orderId: string | null;
  captureId: string;
  currency: string;
  /** What of it is still here. */
  left: number;
  isSettled: boolean;
}

const COLUMNS = `id, entry_id as "entryId", order_id as "orderId", reference as "captureId", currency, amount - given_back as left,
  settled_at is not null as "isSettled"`;

type Read = Omit<UnappliedRow, 'left'> & { left: string };

/** Holds its row. */
export async function lockUnapplied(tx: Tx, id: string): Promise<UnappliedRow | null> {
  const [row]: Read[] = await tx.query(`select ${COLUMNS} from unapplied_payment where id = $1 for update`, [id]);
  return row ? { ...row, left: Number(row.left) } : null;
}

/** Everything of an order and a currency that is not settled. Holds the rows. */
export async function openOfOrder(tx: Tx, orderId: string, currency: string): Promise<UnappliedRow[]> {
  const rows: Read[] = await tx.query(
    `select ${COLUMNS} from unapplied_payment where order_id = $1 and currency = $2 and settled_at is null order by id for update`,
    [orderId, currency],
  );
  return rows.map((row) => ({ ...row, left: Number(row.left) }));
}

export async function writeUnapplied(
  tx: Tx,
  { entryId, orderId, captureId, currency, left }: Omit<UnappliedRow, 'id' | 'isSettled'>,
  reason: string,
  at: Date,
): Promise<string> {
  const [row]: { id: string }[] = await tx.query(
    `insert into unapplied_payment (entry_id, order_id, source, reference, currency, amount, reason, received_at)
     values ($1, $2, 'paypal', $3, $4, $5, $6, $7) returning id`,
    [entryId, orderId, captureId, currency, left, reason, at],
  );
  if (!row) throw new Error('unapplied money is a row');
  return row.id;
}

/** False in a currency that the books are not kept in. */
export async function isInBooks(tx: Tx, captureId: string): Promise<boolean> {
  const booked: unknown[] = await tx.query(
    'select from unapplied_payment where reference = $1 and entry_id is not null',
    [captureId],
  );
  return booked.length > 0;
}

/** Some of it leaves again; with the last of it the task is settled. */
export async function takeFrom(
  tx: Tx,
  captureId: string,
  amount: number,
  { at, by }: { at: Date; by: string | null },
): Promise<void> {
  await tx.query(
    `update unapplied_payment set given_back = given_back + $2::bigint,
       settled_at = case when given_back + $2 = amount then $3::timestamptz end,
       settled_by = case when given_back + $2 = amount then $4::uuid end,
       settlement = case when given_back + $2 = amount then 'given_back' end
     where reference = $1 and settled_at is null`,
    [captureId, amount, at, by],
  );
}

export async function settleAsApplied(
  tx: Tx,
  ids: readonly string[],
  orderId: string,
  { at, by }: { at: Date; by: string | null },
): Promise<void> {
  await tx.query(
    `update unapplied_payment set settled_at = $3, settled_by = $4, settlement = 'applied', applied_to = $2
     where id = any($1) and settled_at is null`,
    [ids, orderId, at, by],
  );
}
