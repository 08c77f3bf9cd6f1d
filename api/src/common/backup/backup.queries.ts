import type { Client } from 'pg';

export interface TableColumns {
  schema: string;
  name: string;
  columns: string[];
}

/** Texts of values that read back as the same values, whatever the settings of the server are. */
const SETTINGS = `set statement_timeout = 0; set lock_timeout = 0; set idle_in_transaction_session_timeout = 0;
  set timezone = 'UTC'; set datestyle = 'ISO'; set intervalstyle = 'postgres'; set bytea_output = 'hex';
  set extra_float_digits = 1`;

export async function prepareSession(client: Client): Promise<void> {
  await client.query(SETTINGS);
}

/**
 * All statements of the transaction see the same data. No month of the audit log is archived meanwhile: the snapshot would
 * have neither its rows nor its archive. Nor is an archive rewritten: the object that the snapshot names would be removed.
 */
export async function beginSnapshot(client: Client): Promise<void> {
  await client.query('begin isolation level repeatable read read only');
  await client.query('lock table audit_log_entry in access share mode');
  await client.query('lock table audit_log_archive in share mode');
}

/** The tables of the shop and of its jobs, each with its partitions as one, without what the job library's own migrations write. */
export async function findTables(client: Client): Promise<TableColumns[]> {
  const { rows } = await client.query<TableColumns>(
    `select n.nspname as schema, c.relname as name,
       (select array_agg(a.attname::text order by a.attnum) from pg_attribute a
        where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = '') as columns
     from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where c.relkind in ('r', 'p') and not c.relispartition and n.nspname in ('public', 'graphile_worker')
       and (n.nspname, c.relname) not in (('public', 'schema_migration'), ('graphile_worker', 'migrations'))
     order by 1, 2`,
  );
  return rows;
}

export async function readMigrations(client: Client): Promise<Record<string, string>> {
  const { rows } = await client.query<{ name: string; sha256: string }>(
    `select name, sha256 from schema_migration
     union all select 'graphile-worker ' || id, '' from graphile_worker.migrations order by 1`,
  );
  return Object.fromEntries(rows.map(({ name, sha256 }) => [name, sha256]));
}

export async function readSequences(client: Client): Promise<Record<string, string>> {
  const { rows } = await client.query<{ name: string; value: string }>(
    `select format('%I.%I', schemaname, sequencename) as name, last_value::text as value from pg_sequences
     where schemaname in ('public', 'graphile_worker') and last_value is not null`,
  );
  return Object.fromEntries(rows.map(({ name, value }) => [name, value]));
}

const BATCH_ROWS = 500;

/** Each row as PostgreSQL's text of the whole record. */
export async function* readRows(client: Client, { schema, name }: TableColumns): AsyncGenerator<string> {
  const table = `${client.escapeIdentifier(schema)}.${client.escapeIdentifier(name)}`;
  await client.query(`declare rows no scroll cursor for select t::text as row from ${table} t`);
  for (;;) {
    const { rows } = await client.query<{ row: string }>(`fetch ${BATCH_ROWS} from rows`);
    for (const { row } of rows) yield row;
    if (rows.length < BATCH_ROWS) break;
  }
  await client.query('close rows');
}
