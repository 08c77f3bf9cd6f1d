import { Client } from 'pg';

/** Differs from the other advisory locks of the shop. */
const LOCK = 7_204_003;

/** PostgreSQL's settings for requests. A wait for a lock ends before the statement that waits. */
export function sessionSettings(timeoutMs: number): Readonly<Record<string, string>> {
  return {
    statement_timeout: `${timeoutMs}ms`,
    lock_timeout: `${Math.round(timeoutMs * 0.75)}ms`,
    idle_in_transaction_session_timeout: `${Math.round(timeoutMs * 1.5)}ms`,
    timezone: 'UTC',
  };
}

/** As the options with which a connection to PostgreSQL itself begins. */
export function toOptions(settings: Readonly<Record<string, string>>): string {
  return Object.entries(settings)
    .map(([name, value]) => `-c ${name}=${value}`)
    .join(' ');
}

/**
 * Stores the settings as those of the database's user in this database. A connection pooler that hands out connections
 * for single transactions neither passes options on nor keeps what a session has set.
 */
export async function storeAsRoleSettings(
  directUrl: string,
  settings: Readonly<Record<string, string>>,
): Promise<void> {
  const client = new Client({ connectionString: directUrl, application_name: 'shop-settings' });
  await client.connect();
  try {
    await client.query('begin');
    await client.query('select pg_advisory_xact_lock($1)', [LOCK]);
    const { rows } = await client.query<{ database: string; current: string[] | null }>(
      `select quote_ident(current_database()) as database,
         (select setconfig from pg_db_role_setting s join pg_database d on d.oid = s.setdatabase
          where d.datname = current_database() and s.setrole = current_user::regrole) as current`,
    );
    const [{ database = '', current = null } = {}] = rows;
    const missing = Object.entries(settings).filter(([name, value]) => !isStored(current ?? [], name, value));
    for (const [name, value] of missing)
      await client.query(`alter role current_user in database ${database} set ${name} = '${value}'`);
    await client.query('commit');
  } finally {
    await client.end();
  }
}

/** PostgreSQL writes the names of some settings in capital letters. */
function isStored(current: readonly string[], name: string, value: string): boolean {
  return current.some((setting) => setting.toLowerCase() === `${name}=${value}`.toLowerCase());
}
