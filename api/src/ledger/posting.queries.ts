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

/** What an entry changes in the balance of a prepaid account. */
export interface PrepaidChange {
  accountId: string;
  fen: number;
}

/** An entry that was inserted. */
export interface InsertedEntry {
  id: string;
  /** Fen on the prepaid account after the change; null, without a change, if the balance would have become negative. */
  balanceAfter: number | null;
}

const INSERT_ENTRY = `with entry as (
    insert into ledger_entry (kind, order_id, memo, posted_at, posted_by, dedupe_key, reverses) values ($1, $2, $3, $4, $5, $6, $7)
    on conflict (dedupe_key) do nothing returning id),
  posted as (
    insert into ledger_posting (entry_id, from_account, to_account, currency, amount)
    select entry.id, posting.* from entry, unnest($8::text[], $9::text[], $10::text[], $11::bigint[]) as posting)`;

/** Joined with the entry, so that a repeated one changes nothing. The lock on the balance serializes parallel charges. */
const CHARGE = `update prepaid_balance b set fen = b.fen + $13::bigint from entry
  where b.account_id = $12 and b.fen + $13::bigint >= 0 returning b.account_id, b.fen`;
const DEPOSIT = `insert into prepaid_balance as b (account_id, fen) select $12::uuid, $13::bigint from entry
  on conflict (account_id) do update set fen = b.fen + excluded.fen returning b.account_id, b.fen`;

/**
 * Inserts an entry with its postings and changes the prepaid balance it touches, with the line of the account's
 * statement, once per key and in one statement.
 *
 * @param reverses id of the entry that this one reverses
 * @returns null if the key was posted before, also by a transaction that ran at the same time
 */
export async function insertEntry(
  tx: Tx,
  entry: Entry,
  { dedupeKey, memo, at, by }: EntryDetails,
  reverses: string | null,
  change: PrepaidChange | undefined,
): Promise<InsertedEntry | null> {
  const { kind, orderId = null, postings } = entry;
  const values = [
    ...[kind, orderId, memo, at, by, dedupeKey, reverses],
    ...[postings.map(({ from }) => from), postings.map(({ to }) => to)],
    ...[postings.map(({ money }) => money.currency), postings.map(({ money }) => money.amount)],
  ];
  if (!change) {
    const [inserted]: { id: string }[] = await tx.query(`${INSERT_ENTRY} select id from entry`, values);
    return inserted ? { id: inserted.id, balanceAfter: null } : null;
  }
  const [inserted]: { id: string; balanceAfter: string | null }[] = await tx.query(
    `${INSERT_ENTRY}, changed as (${change.fen < 0 ? CHARGE : DEPOSIT}),
       line as (
         insert into prepaid_transaction (entry_id, account_id, fen, balance_after)
         select entry.id, account_id, $13::bigint, fen from entry, changed returning balance_after)
     select id, (select balance_after from line) as "balanceAfter" from entry`,
    [...values, change.accountId, change.fen],
  );
  if (!inserted) return null;
  return { id: inserted.id, balanceAfter: inserted.balanceAfter === null ? null : Number(inserted.balanceAfter) };
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
