import { type Entry, normalizeReference } from '@shop/ledger';
import type { ManualMethod } from '@shop/order-flow';
import type { Tx } from '../common/public';

export interface EntryDetails {
  /** At most one entry is posted per key. */
  dedupeKey: string;
  memo: string;
  at: Date;
  /** The account that caused the entry; null for the system. */
  by: string | null;
}

/** A payment that accounting recorded, such as a bank transfer. */
export interface ManualPaymentDetails {
  method: ManualMethod;
  /** The payer's reference; empty if unknown. */
  reference: string;
}

/**
 * Inserts an entry with its postings, once per key.
 *
 * @param reverses id of the entry that this one reverses
 * @returns the entry's id; null if the key was posted before, also by a transaction that ran at the same time
 */
export async function insertEntry(
  tx: Tx,
  entry: Entry,
  { dedupeKey, memo, at, by }: EntryDetails,
  reverses: string | null,
): Promise<string | null> {
  const [inserted]: { id: string }[] = await tx.query(
    `insert into ledger_entry (kind, order_id, memo, posted_at, posted_by, dedupe_key, reverses) values ($1, $2, $3, $4, $5, $6, $7)
     on conflict (dedupe_key) do nothing returning id`,
    [entry.kind, entry.orderId ?? null, memo, at, by, dedupeKey, reverses],
  );
  if (!inserted) return null;
  await tx.query(
    `insert into ledger_posting (entry_id, from_account, to_account, currency, amount)
     select $1, * from unnest($2::text[], $3::text[], $4::text[], $5::bigint[])`,
    [
      inserted.id,
      entry.postings.map(({ from }) => from),
      entry.postings.map(({ to }) => to),
      entry.postings.map(({ money }) => money.currency),
      entry.postings.map(({ money }) => money.amount),
    ],
  );
  return inserted.id;
}

/**
 * Changes a prepaid balance by `fen` and adds the line of the account's statement, in one statement. The row lock on the
 * balance serializes parallel charges.
 *
 * @returns false, without a change, if the balance would become negative
 */
export async function changePrepaidBalance(tx: Tx, entryId: string, accountId: string, fen: number): Promise<boolean> {
  const change =
    fen < 0
      ? 'update prepaid_balance set fen = fen + $3 where account_id = $2 and fen + $3 >= 0 returning account_id, fen'
      : 'insert into prepaid_balance (account_id, fen) values ($2, $3) on conflict (account_id) do update set fen = prepaid_balance.fen + excluded.fen returning account_id, fen';
  const inserted: unknown[] = await tx.query(
    `with changed as (${change})
     insert into prepaid_transaction (entry_id, account_id, fen, balance_after) select $1, account_id, $3::bigint, fen from changed returning seq`,
    [entryId, accountId, fen],
  );
  return inserted.length > 0;
}

/**
 * Stores method and reference of a manual payment beside its entry.
 *
 * @returns false, without a change, if another payment by that method has the same reference
 */
export async function insertManualPayment(
  tx: Tx,
  entryId: string,
  orderId: string,
  { method, reference }: ManualPaymentDetails,
): Promise<boolean> {
  const inserted: unknown[] = await tx.query(
    `insert into manual_payment (entry_id, order_id, method, reference, reference_key) values ($1, $2, $3, $4, $5)
     on conflict (method, reference_key) where reference_key is not null do nothing returning entry_id`,
    [entryId, orderId, method, reference, normalizeReference(reference)],
  );
  return inserted.length > 0;
}
