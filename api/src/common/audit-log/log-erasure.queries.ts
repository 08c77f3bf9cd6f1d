import type { Tx } from '../database/database';
import { enqueue, job } from '../jobs/enqueue';

export interface LogErasure {
  accountId: string;
  subjectIds: readonly string[];
}

/** Erases personal data in archived entries. */
export const eraseArchived = job<LogErasure>('audit-log.erase-archived');

/** Fields of audit log entries that are kept for a closed account. They contain no personal data. */
export const RETAINED_FIELDS: readonly string[] = [
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

/**
 * Deletes names, addresses and free text from the entries of a closed account. The entries themselves are kept. A job
 * does the same with archived entries. Such jobs run one after another, because each may rewrite the same archives.
 */
export async function anonymizeLogEntries(tx: Tx, { accountId, subjectIds }: LogErasure): Promise<void> {
  const retained = (column: string) =>
    `(select jsonb_object_agg(key, value) from jsonb_each(${column}) where key = any($3))`;
  await tx.query(
    `update audit_log_entry set before = ${retained('before')}, after = ${retained('after')},
       address = case when account_id = $1 then null else address end
     where account_id = $1 or subject_id = any($2)`,
    [accountId, subjectIds, RETAINED_FIELDS],
  );
  const archived: unknown[] = await tx.query('select from audit_log_archive limit 1');
  if (archived.length > 0) await enqueue(tx, eraseArchived, { accountId, subjectIds }, { queue: 'erase-archived' });
}
