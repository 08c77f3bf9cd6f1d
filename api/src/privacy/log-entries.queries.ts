import type { Tx } from '../common/public';

/** Fields of audit log entries that are kept for a closed account. They contain no personal data. */
const RETAINED_FIELDS = [
  'role',
  'status',
  'state',
  'event',
  'type',
  'currency',
  'amount',
  'balance',
  'transaction',
  'visibility',
];

/** The entries by and about the account and its subjects, oldest first. Other actors appear only by their role. */
export async function listLogEntries(tx: Tx, accountId: string, subjectIds: readonly string[]): Promise<unknown[]> {
  return tx.query(
    `select at as date, action, subject_kind as kind, subject_id as id, role as "byRole", account_id = $1 as "byYou",
       case when account_id = $1 then host(address) end as address
     from audit_log_entry where account_id = $1 or subject_id = any($2) order by id`,
    [accountId, subjectIds],
  );
}

/** Deletes names, addresses and free text from the entries of a closed account. The entries themselves are kept. */
export async function anonymizeLogEntries(tx: Tx, accountId: string, subjectIds: readonly string[]): Promise<void> {
  const retained = (column: string) =>
    `(select jsonb_object_agg(key, value) from jsonb_each(${column}) where key = any($3))`;
  await tx.query(
    `update audit_log_entry set before = ${retained('before')}, after = ${retained('after')},
       address = case when account_id = $1 then null else address end
     where account_id = $1 or subject_id = any($2)`,
    [accountId, subjectIds, RETAINED_FIELDS],
  );
}
