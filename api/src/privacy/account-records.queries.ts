import type { Tx } from '../common/public';

const TABLES_OF_LOG_IN = ['verification_code', 'guest_link', 'second_factor'] as const;

/** All statements of the transaction read the same state of the database. Must be its first statement. */
export async function readFromSnapshot(tx: Tx): Promise<void> {
  await tx.query('set transaction isolation level repeatable read, read only');
}

/** Locks the account's row until the transaction ends. */
export async function lockAccount(tx: Tx, accountId: string): Promise<void> {
  await tx.query('select from account where id = $1 for update', [accountId]);
}

/** The account's profile as its owner receives it. */
export async function loadProfile(tx: Tx, accountId: string): Promise<unknown> {
  const [row]: unknown[] = await tx.query(
    `select id, email, role, currency, default_unit as "defaultUnit", language, first_name as "firstName",
       last_name as "lastName", company, phone, birth_date::text as "birthDate", agreed_at as "agreedAt",
       staff_language as "staffLanguage", created_at as "createdAt",
       (select confirmed_at from second_factor where account_id = account.id) as "secondFactorSince"
     from account where id = $1`,
    [accountId],
  );
  return row;
}

export async function listAddresses(tx: Tx, accountId: string): Promise<unknown[]> {
  return tx.query(
    `select first_name as "firstName", last_name as "lastName", company, line1, line2, city, region,
       post_code as "postCode", phone, country, is_default as "isDefault", created_at as "addedAt"
     from address where account_id = $1 order by created_at, id`,
    [accountId],
  );
}

export async function deleteAddresses(tx: Tx, accountId: string): Promise<void> {
  await tx.query('delete from address where account_id = $1', [accountId]);
}

/** The account's log-ins, with the time when each was last renewed. */
export async function listSessions(tx: Tx, accountId: string): Promise<unknown[]> {
  return tx.query(
    `select started_at as "startedAt", max(session.created_at) as "renewedAt", ended_at as "endedAt",
       end_reason as "endReason"
     from session_family family left join session on family_id = family.id
     where account_id = $1 group by family.id order by started_at`,
    [accountId],
  );
}

/** Deletes verification codes, guest links and the second factor. */
export async function deleteLogInSecrets(tx: Tx, accountId: string): Promise<void> {
  for (const table of TABLES_OF_LOG_IN) await tx.query(`delete from ${table} where account_id = $1`, [accountId]);
}

export async function listResellerApplications(tx: Tx, accountId: string): Promise<unknown[]> {
  return tx.query(
    `select company, website, phone, country, message, status, applied_at as "appliedAt", decided_at as "decidedAt", reason
     from reseller_application where account_id = $1 order by applied_at`,
    [accountId],
  );
}

export async function findResellerApplicationIds(tx: Tx, accountId: string): Promise<string[]> {
  const rows: { id: string }[] = await tx.query('select id from reseller_application where account_id = $1', [
    accountId,
  ]);
  return rows.map(({ id }) => id);
}

export async function deleteResellerApplications(tx: Tx, accountId: string): Promise<void> {
  await tx.query('delete from reseller_application where account_id = $1', [accountId]);
}

/** What staff noted about the account's owner, oldest first. */
export async function listNotes(tx: Tx, accountId: string): Promise<unknown[]> {
  return tx.query(`select text, noted_at as "notedAt" from account_note where account_id = $1 order by noted_at, id`, [
    accountId,
  ]);
}

export async function deleteNotes(tx: Tx, accountId: string): Promise<void> {
  await tx.query('delete from account_note where account_id = $1', [accountId]);
}
