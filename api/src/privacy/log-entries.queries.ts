import type { Tx } from '../common/public';

/** Other actors appear only by their role. */
export interface PersonalLogEntry {
  date: Date;
  action: string;
  kind: string;
  id: string;
  byRole: string | null;
  byYou: boolean | null;
  address: string | null;
}

/** The entries by and about the account and its subjects that are not archived, oldest first. */
export async function listLogEntries(
  tx: Tx,
  accountId: string,
  subjectIds: readonly string[],
): Promise<PersonalLogEntry[]> {
  return tx.query(
    `select at as date, action, subject_kind as kind, subject_id as id, role as "byRole", account_id = $1 as "byYou",
       case when account_id = $1 then host(address) end as address
     from audit_log_entry where account_id = $1 or subject_id = any($2) order by id`,
    [accountId, subjectIds],
  );
}

/** Keeps months of the log from being archived until the transaction ends: its snapshot could otherwise miss both the rows and the archive. */
export async function lockLogForReading(tx: Tx): Promise<void> {
  await tx.query('lock table audit_log_entry in access share mode');
}
