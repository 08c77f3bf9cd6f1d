import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { runMigrations as migrateOutbox } from 'graphile-worker';
import { Client } from 'pg';

const FOLDER = path.resolve(__dirname, '../../../migrations');
/** Any number no other advisory lock of the shop uses. */
const LOCK = 7_204_001;

/**
 * Brings a database up to date: the outbox's own tables first, then each `migrations/*.sql` in order, each in its
 * own transaction. Replicas starting together wait for one another. Throws where an applied file was edited since.
 */
export async function migrate(databaseUrl: string): Promise<string[]> {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [LOCK]);
    await migrateOutbox({ connectionString: databaseUrl });
    await client.query(
      'create table if not exists schema_migration (name text primary key, sha256 text not null, applied_at timestamptz not null default now())',
    );
    const { rows } = await client.query<{ name: string; sha256: string }>('select name, sha256 from schema_migration');
    const applied = new Map(rows.map((row) => [row.name, row.sha256]));
    const fresh: string[] = [];
    for (const file of await migrationFiles()) {
      const known = applied.get(file.name);
      if (known === undefined) fresh.push(await apply(client, file));
      else if (known !== file.sha256) throw new Error(`migration ${file.name} was changed after it was applied`);
    }
    return fresh;
  } finally {
    await client.end();
  }
}

interface MigrationFile {
  name: string;
  sql: string;
  sha256: string;
}

async function migrationFiles(): Promise<MigrationFile[]> {
  const names = (await readdir(FOLDER)).filter((name) => name.endsWith('.sql')).sort();
  return Promise.all(
    names.map(async (name) => {
      const sql = await readFile(path.join(FOLDER, name), 'utf8');
      return { name, sql, sha256: createHash('sha256').update(sql).digest('hex') };
    }),
  );
}

async function apply(client: Client, file: MigrationFile): Promise<string> {
  await client.query('begin');
  try {
    await client.query(file.sql);
    await client.query('insert into schema_migration (name, sha256) values ($1, $2)', [file.name, file.sha256]);
    await client.query('commit');
    return file.name;
  } catch (error) {
    await client.query('rollback');
    throw error;
  }
}
