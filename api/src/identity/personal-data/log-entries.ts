import type { Tx } from '../../kernel/public';

/** What a log entry may still say of somebody who is gone: what kind of deed it was, and how much. */
const KEPT = ['role', 'status', 'state', 'event', 'type', 'currency', 'amount', 'balance', 'transaction', 'visibility'];

/** The log's entries by and about an account and its own, oldest first; who else acted is told by role alone. */
export async function logAbout(tx: Tx, accountId: string, subjects: readonly string[]): Promise<unknown[]> {
  return tx.query(
    `select at as date, action, subject_kind as kind, subject_id as id, role as "byRole", account_id = $1 as "byYou",
       case when account_id = $1 then host(address) end as address
     from audit_entry where account_id = $1 or subject_id = any($2) order by id`,
    [accountId, subjects],
  );
}

/** The entries stay; names, addresses and free text go out of them. Only of an account that is closed. */
export async function forgetInLog(tx: Tx, accountId: string, subjects: readonly string[]): Promise<void> {
  const kept = (column: string) =>
    `(select jsonb_object_agg(key, value) from jsonb_each(${column}) where key = any($3))`;
  await tx.query(
    `update audit_entry set before = ${kept('before')}, after = ${kept('after')},
       address = case when account_id = $1 then null else address end
     where account_id = $1 or subject_id = any($2)`,
    [accountId, subjects, KEPT],
  );
}
