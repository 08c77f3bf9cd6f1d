import type { Client } from 'pg';

/** First line of a migration that runs outside a transaction. */
const MARK = /^-- no-transaction[ \t]*\r?\n/;
const COMMENTS = /^\s*--.*$/gm;
const CREATE = /^create\s+(?:unique\s+)?index\s+concurrently\s+if\s+not\s+exists\s+([a-z_][a-z_\d]*)\s+on\s/i;
const DROP = /^drop\s+index\s+concurrently\s+if\s+exists\s+[a-z_][a-z_\d]*;?$/i;

export function isOutsideTransaction(sql: string): boolean {
  return MARK.test(sql);
}

/**
 * Runs the one statement of a migration that is marked `-- no-transaction`: `create index concurrently if not exists` or
 * `drop index concurrently if exists`. Either can be run again after a crash. An index whose creation was interrupted
 * exists but is not valid; it is dropped and built again.
 */
export async function changeIndexConcurrently(
  client: Client,
  { name, sql }: { name: string; sql: string },
): Promise<void> {
  const statement = sql.replaceAll(COMMENTS, '').trim();
  const [, index] = CREATE.exec(statement) ?? [];
  if (index === undefined && !DROP.test(statement))
    throw new Error(
      `migration ${name} is marked no-transaction, so it must be one statement: "create index concurrently if not exists" or "drop index concurrently if exists"`,
    );
  if (index !== undefined && (await isInvalid(client, index))) await client.query(`drop index concurrently ${index}`);
  // The extended protocol accepts one statement only.
  await client.query({ text: sql, queryMode: 'extended' } as { text: string });
}

async function isInvalid(client: Client, index: string): Promise<boolean> {
  const { rows } = await client.query<{ valid: boolean }>(
    'select indisvalid as valid from pg_index where indexrelid = to_regclass($1)',
    [index],
  );
  return rows[0]?.valid === false;
}
