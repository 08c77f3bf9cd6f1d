import { appendFileSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { Client } from 'pg';
import { openShop, type Shop } from '../../../test/app';
import { openTestEnv, type TestEnv } from '../../../test/test-env';
import { loadDemo } from '../../demo/public';
import { readConfig } from '../config/config';
import { ObjectStore } from '../storage/object-store';
import { backUp } from './back-up';
import { Bucket } from './bucket';
import type { Manifest } from './manifest';
import { restore } from './restore';

const folder = mkdtempSync(path.join(tmpdir(), 'shop-backup-'));
const bytes = Buffer.from([0, 255, 13, 10, 128, 37]);

let source: TestEnv;
let target: TestEnv;
let shop: Shop;
let key: string;
let manifest: Manifest;

/** Each environment has a bucket of its own, because the tests share the object store. */
async function openEnv(bucket: string): Promise<TestEnv> {
  const { env, close } = await openTestEnv();
  const testEnv = { env: { ...env, S3_BUCKET: `${bucket}-${process.pid}` }, close };
  await withBucket(testEnv, (own) => own.createIfMissing());
  return testEnv;
}

async function withBucket<T>({ env }: TestEnv, work: (bucket: Bucket) => Promise<T>): Promise<T> {
  const bucket = new Bucket(readConfig(env).objectStore);
  try {
    return await work(bucket);
  } finally {
    bucket.close();
  }
}

async function query<T extends object>({ env }: TestEnv, sql: string): Promise<T[]> {
  const client = new Client({ connectionString: env.DATABASE_URL });
  await client.connect();
  try {
    return (await client.query<T>(sql)).rows;
  } finally {
    await client.end();
  }
}

/** A checksum of the rows of each table. */
async function hashTables(testEnv: TestEnv): Promise<Record<string, string>> {
  const entries = manifest.tables.map(async ({ schema, name }): Promise<[string, string]> => {
    const sql = `select count(*) || ' ' || coalesce(sum(hashtextextended(t::text, 0)), 0) as hash from "${schema}"."${name}" t`;
    const [row] = await query<{ hash: string }>(testEnv, sql);
    return [`${schema}.${name}`, row?.hash ?? ''];
  });
  return Object.fromEntries(await Promise.all(entries));
}

beforeAll(async () => {
  source = await openEnv('source');
  target = await openEnv('target');
  shop = await openShop(source, { WORKER: '0', DEMO_DATA: '1' });
  await loadDemo(shop.app);
  const objects = shop.app.get(ObjectStore, { strict: false });
  ({ key } = await objects.store('backup-test', Readable.from([bytes]), 'image/png'));
  await shop.close();
  manifest = await backUp(readConfig(source.env), path.join(folder, 'first'));
}, 120_000);

afterAll(async () => {
  await source?.close();
  await target?.close();
  rmSync(folder, { recursive: true, force: true });
});

const copyOf = (file: string) => path.join(folder, 'first', file);

test('writes every row and every object with its checksum', async () => {
  expect(manifest.tables.find(({ name }) => name === 'customer_order')?.rows).toBeGreaterThanOrEqual(12);
  expect(manifest.objects.find((object) => object.key === key)).toMatchObject({ size: 6, contentType: 'image/png' });
});

test('refuses to write into a folder that is not empty', async () => {
  await expect(backUp(readConfig(source.env), path.join(folder, 'first'))).rejects.toThrow('is not empty');
});

test('refuses to restore into a shop with orders', async () => {
  await expect(restore(readConfig(source.env), path.join(folder, 'first'))).rejects.toThrow('The shop is not empty');
});

test('restores the same rows, sequences and objects into an empty shop', async () => {
  await restore(readConfig(target.env), path.join(folder, 'first'));
  expect(await hashTables(target)).toEqual(await hashTables(source));
  const sequences = 'select sequencename, last_value from pg_sequences order by 1';
  expect(await query(target, sequences)).toEqual(await query(source, sequences));
  await withBucket(target, async (bucket) => {
    const { body, contentType } = await bucket.read(key);
    expect(Buffer.concat(await Readable.from(body).toArray())).toEqual(bytes);
    expect(contentType).toBe('image/png');
  });
}, 60_000);

test('leaves triggers, foreign keys and integrity checks as they were', async () => {
  const constraints = `select conrelid::regclass::text as name, conname, convalidated, pg_get_constraintdef(oid) as text
     from pg_constraint order by 1, 2`;
  expect(await query(target, constraints)).toEqual(await query(source, constraints));
  expect(await query(target, `select from pg_trigger where tgenabled <> 'O'`)).toEqual([]);
  const views = await query<{ name: string }>(
    target,
    `select viewname as name from pg_views where schemaname = 'public' and viewname like 'audit\\_%'`,
  );
  expect(views.length).toBeGreaterThan(5);
  for (const { name } of views)
    expect({ name, rows: await query(target, `select from ${name}`) }).toEqual({ name, rows: [] });
}, 60_000);

test('starts the restored shop with its accounts', async () => {
  const restored = await openShop(target, { WORKER: '0' });
  try {
    const input = { email: 'customer@example.com', password: 'demo-password' };
    expect(await restored.call('TokenAuth/Authenticate', input)).toHaveProperty('accessToken');
  } finally {
    await restored.close();
  }
});

test('refuses a folder without a manifest, and a backup with a damaged file', async () => {
  await expect(restore(readConfig(target.env), folder)).rejects.toThrow('is not a complete backup');
  const file = manifest.objects.find((object) => object.key === key)?.file ?? '';
  appendFileSync(copyOf(file), 'x');
  await expect(restore(readConfig(target.env), path.join(folder, 'first'))).rejects.toThrow('is missing or damaged');
  writeFileSync(copyOf(file), bytes);
});

test('refuses a backup of another version', async () => {
  const other = { ...manifest, migrations: { ...manifest.migrations, '9999-later.sql': 'x' } };
  writeFileSync(copyOf('manifest.json'), JSON.stringify(other));
  await expect(restore(readConfig(target.env), path.join(folder, 'first'))).rejects.toThrow(
    'another version of the shop',
  );
});
