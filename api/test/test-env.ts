import { randomUUID } from 'node:crypto';
import path from 'node:path';
import { Client } from 'pg';

/** The environment of an application under test: its own database, and the services that all tests share. */
export interface TestEnv {
  env: Record<string, string>;
  close(): Promise<void>;
}

interface Services {
  folder: string;
  databaseUrl: string;
  template: string;
  env: Record<string, string>;
}

export interface TestDatabase {
  name: string;
  url: string;
  /** Ends all sessions of the database. */
  close(): Promise<void>;
}

export async function openTestEnv(): Promise<TestEnv> {
  const { folder, env } = services();
  const database = await testDatabase();
  return {
    env: { ...env, DATABASE_URL: database.url, DATA_DIR: path.join(folder, database.name) },
    close: () => database.close(),
  };
}

/** Creates a migrated, empty database; a database without any table if `template` is `template1`. */
export async function testDatabase(template = services().template): Promise<TestDatabase> {
  const { databaseUrl } = services();
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await administer(databaseUrl, `CREATE DATABASE ${name} TEMPLATE ${template}`);
  const url = new URL(databaseUrl);
  url.pathname = name;
  // The database is removed with its server. Removing its thousand files now would make the next one take up to a second: ext4
  // gives new files no inode of one that was removed in the last seconds, and looks through all of those for each file.
  const close = () =>
    administer(databaseUrl, `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = '${name}'`);
  return { name, url: url.href, close };
}

async function administer(databaseUrl: string, statement: string): Promise<void> {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

/** Set by the global setup. */
function services(): Services {
  const json = process.env.TEST_SERVICES;
  if (json === undefined) throw new Error('No services: run this test in the jest project "http".');
  return JSON.parse(json) as Services;
}
