import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { runMigrations as migrateWorker } from 'graphile-worker';
import { Client } from 'pg';
import type { EntityManager } from 'typeorm';
import { projectPath } from '../config/project-path';
import { changeIndexConcurrently, isOutsideTransaction } from './concurrent-index';

const FOLDER = projectPath('migrations');
/** Differs from the other advisory locks of the shop. */
const LOCK = 7_204_001;
const LOCK_RETRY_MS = 200;

/**
 * Migrates the database: first graphile-worker's tables, then each SQL file of the folder in order, each in a
 * transaction of its own, unless it is marked `-- no-transaction`. Replicas that start at the same time wait for each other. Returns the names of the files it applied, and throws
 * if a file was changed after it had been applied.
 */
export async function migrate(databaseUrl: string, folder = FOLDER): Promise<string[]> {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    // The database's user may have time limits that are meant for requests.
    await client.query('set statement_timeout = 0; set lock_timeout = 0');
    await lock(client);
    await migrateWorker({ connectionString: databaseUrl });
    await client.query(
      'create table if not exists schema_migration (name text primary key, sha256 text not null, applied_at timestamptz not null default now())',
    );
    const { rows } = await client.query<{ name: string; sha256: string }>('select name, sha256 from schema_migration');
    const applied = new Map(rows.map((row) => [row.name, row.sha256]));
    const newlyApplied: string[] = [];
    for (const file of await migrationFiles(folder)) {
      const sha256 = applied.get(file.name);
      if (sha256 === undefined) newlyApplied.push(await apply(client, file));
      else if (sha256 !== file.sha256) throw new Error(`migration ${file.name} was changed after it was applied`);
    }
    return newlyApplied;
  } finally {
    await client.end();
  }
}

/** Whether a file of `migrations` has not been applied. Rejects if the database was never migrated. */
export async function hasPendingMigrations(reader: EntityManager): Promise<boolean> {
  const rows = await reader.query<{ name: string }[]>('select name from schema_migration');
  const applied = new Set(rows.map(({ name }) => name));
  return (await migrationFiles(FOLDER)).some(({ name }) => !applied.has(name));
}

/** Asks again and again: a statement that waits for the lock would block an index that is built concurrently. */
async function lock(client: Client): Promise<void> {
  for (;;) {
    const { rows } = await client.query<{ locked: boolean }>('select pg_try_advisory_lock($1) as locked', [LOCK]);
    if (rows[0]?.locked) return;
    await sleep(LOCK_RETRY_MS);
  }
}

interface MigrationFile {
  name: string;
  sql: string;
  sha256: string;
}

async function migrationFiles(folder: string): Promise<MigrationFile[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.sql')).sort();
  return Promise.all(
    names.map(async (name) => {
      const sql = await readFile(path.join(folder, name), 'utf8');
      return { name, sql, sha256: createHash('sha256').update(sql).digest('hex') };
    }),
  );
}

async function apply(client: Client, file: MigrationFile): Promise<string> {
  if (isOutsideTransaction(file.sql)) {
    await changeIndexConcurrently(client, file);
    await record(client, file);
    return file.name;
  }
  await client.query('begin');
  try {
    await client.query(file.sql);
    await record(client, file);
    await client.query('commit');
    return file.name;
  } catch (error) {
    await client.query('rollback');
    throw error;
  }
}

async function record(client: Client, { name, sha256 }: MigrationFile): Promise<void> {
  await client.query('insert into schema_migration (name, sha256) values ($1, $2)', [name, sha256]);
}
