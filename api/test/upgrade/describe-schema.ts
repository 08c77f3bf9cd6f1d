import type { Client } from 'pg';

/** Months of the audit log: which there are depends on its entries. */
const IS_MONTH = `~ '^audit_log_entry_\\d{4}'`;

/** What a schema consists of, as PostgreSQL writes it, by kind. */
const PARTS: Record<string, string> = {
  columns: `select table_name, column_name, data_type, character_maximum_length, numeric_precision, numeric_scale,
      is_nullable, column_default, is_generated, generation_expression
    from information_schema.columns where table_schema = 'public' and not table_name ${IS_MONTH} order by table_name, column_name`,
  constraints: `select conrelid::regclass::text as "table", conname, pg_get_constraintdef(oid) as definition from pg_constraint
    where connamespace = 'public'::regnamespace and contype <> 'n'
      and not conrelid::regclass::text ${IS_MONTH} order by 1, 2`,
  indexes: `select indexname, indexdef from pg_indexes where schemaname = 'public' and not tablename ${IS_MONTH} order by 1`,
  views: `select viewname, definition from pg_views where schemaname = 'public' order by 1`,
  triggers: `select tgrelid::regclass::text as "table", tgname, pg_get_triggerdef(oid) as definition from pg_trigger
    where not tgisinternal and tgrelid in (select oid from pg_class where relnamespace = 'public'::regnamespace and not relname ${IS_MONTH})
      order by 1, 2`,
  functions: `select oid::regprocedure::text as name, pg_get_functiondef(oid) as definition from pg_proc
    where pronamespace = 'public'::regnamespace and prokind = 'f' and prolang <> (select oid from pg_language where lanname = 'c')
    order by 1`,
};

/** The tables, constraints, indexes, views, triggers and functions of a database, to be compared with another's. */
export async function describeSchema(client: Client): Promise<Record<string, Record<string, unknown>[]>> {
  const schema: Record<string, Record<string, unknown>[]> = {};
  for (const [part, query] of Object.entries(PARTS))
    schema[part] = (await client.query<Record<string, unknown>>(query)).rows;
  return schema;
}
