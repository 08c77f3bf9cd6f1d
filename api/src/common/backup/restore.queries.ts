import type { Client } from 'pg';
import type { TableBackup } from './manifest';

/** Whether the shop has neither people nor orders. */
export async function isEmptyShop(client: Client): Promise<boolean> {
  const { rows } = await client.query(
    'select where not exists (select from account) and not exists (select from customer_order)',
  );
  return rows.length === 1;
}

interface ForeignKey {
  tableName: string;
  name: string;
  definition: string;
}

/**
 * Runs `work` without triggers and foreign keys, which a superuser alone could switch off in one statement. Foreign keys
 * are checked when they are added again.
 */
export async function withoutConstraints(
  client: Client,
  tables: TableBackup[],
  work: () => Promise<void>,
): Promise<void> {
  const { rows: foreignKeys } = await client.query<ForeignKey>(
    `select conrelid::regclass::text as "tableName", quote_ident(conname) as name, pg_get_constraintdef(oid) as definition
     from pg_constraint where contype = 'f' and conparentid = 0 and connamespace::regnamespace::text in ('public', 'graphile_worker')`,
  );
  const names = tables.map((table) => quoteTable(client, table));
  for (const { tableName, name } of foreignKeys) await client.query(`alter table ${tableName} drop constraint ${name}`);
  const triggered = await findTablesWithTriggers(client);
  for (const name of triggered) await client.query(`alter table ${name} disable trigger user`);
  await client.query(`truncate ${names.join(', ')}`);
  await work();
  for (const name of triggered) await client.query(`alter table ${name} enable trigger user`);
  for (const { tableName, name, definition } of foreignKeys)
    await client.query(`alter table ${tableName} add constraint ${name} ${definition}`);
}

/** Partitions have triggers of their own. */
async function findTablesWithTriggers(client: Client): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    `select distinct tgrelid::regclass::text as name from pg_trigger join pg_class c on c.oid = tgrelid
     where not tgisinternal and c.relnamespace::regnamespace::text in ('public', 'graphile_worker')`,
  );
  return rows.map(({ name }) => name);
}

/** Moves the entries of the audit log to partitions of their months. */
export async function addPartitions(client: Client): Promise<void> {
  await client.query('select audit_log_add_partitions(now())');
}

/** Inserts rows given as PostgreSQL's texts of the whole records. */
export async function insertRows(client: Client, table: TableBackup, rows: string[]): Promise<void> {
  const name = quoteTable(client, table);
  const columns = table.columns.map((column) => client.escapeIdentifier(column));
  await client.query(
    `insert into ${name} (${columns.join(', ')}) overriding system value
     select ${columns.map((column) => `(r).${column}`).join(', ')}
     from (select text::${name} as r from unnest($1::text[]) text offset 0) record`,
    [rows],
  );
}

export async function setSequences(client: Client, sequences: Record<string, string>): Promise<void> {
  for (const [name, value] of Object.entries(sequences))
    await client.query('select setval($1::regclass, $2)', [name, value]);
}

function quoteTable(client: Client, { schema, name }: TableBackup): string {
  return `${client.escapeIdentifier(schema)}.${client.escapeIdentifier(name)}`;
}
