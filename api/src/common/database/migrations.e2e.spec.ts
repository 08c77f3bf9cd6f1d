import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Client } from 'pg';
import { eventually } from '../../../test/eventually';
import { type TestDatabase, testDatabase } from '../../../test/test-env';
import { migrate } from './migrations';

jest.setTimeout(60_000);

const INDEX = `-- no-transaction
-- Finds notes by their text.
create index concurrently if not exists note_text on note (text);
`;

let database: TestDatabase;
let client: Client;
let folder: string;

beforeEach(async () => {
  database = await testDatabase();
  client = await connect();
  await client.query(`create table note (id int primary key, text text); insert into note values (1, 'a'), (2, 'a')`);
  folder = mkdtempSync(path.join(tmpdir(), 'migrations-'));
});

afterEach(async () => {
  await client?.end();
  await database?.close();
  rmSync(folder, { recursive: true, force: true });
});

async function connect(): Promise<Client> {
  const opened = new Client({ connectionString: database.url });
  await opened.connect();
  return opened;
}

const write = (name: string, sql: string) => writeFileSync(path.join(folder, name), sql);
const run = () => migrate(database.url, folder);

async function indexState(name = 'note_text'): Promise<string> {
  const { rows } = await client.query<{ valid: boolean }>(
    'select indisvalid as valid from pg_index where indexrelid = to_regclass($1)',
    [name],
  );
  if (!rows[0]) return 'missing';
  return rows[0].valid ? 'valid' : 'invalid';
}

const recorded = async () =>
  (
    await client.query<{ name: string }>(`select name from schema_migration where name like '9%' order by name`)
  ).rows.map(({ name }) => name);

/** Keeps a transaction open that an index built concurrently must wait for, and returns when that waits. */
async function blockIndex(): Promise<Client> {
  const other = await connect();
  await other.query('begin');
  await other.query(`update note set text = 'b' where id = 1`);
  return other;
}

const untilInvalid = () => eventually(async () => expect(await indexState()).toBe('invalid'));

test('a migration marked no-transaction builds an index concurrently, once', async () => {
  write('9001-table.sql', 'alter table note add length int;');
  write('9002-index.sql', INDEX);
  expect(await run()).toEqual(['9001-table.sql', '9002-index.sql']);
  expect(await indexState()).toBe('valid');
  expect(await run()).toEqual([]);
  write('9003-drop.sql', '-- no-transaction\ndrop index concurrently if exists note_text;\n');
  expect(await run()).toEqual(['9003-drop.sql']);
  expect(await indexState()).toBe('missing');
});

test('an index whose creation was killed halfway is dropped and built again', async () => {
  write('9002-index.sql', INDEX);
  const writer = await blockIndex();
  const killed = run().then(
    () => null,
    (error: Error) => error.message,
  );
  await untilInvalid();
  await client.query(
    `select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and query like '-- no-transaction%'`,
  );
  expect(await killed).toMatch(/terminat/);
  await writer.query('commit');
  await writer.end();
  expect([await indexState(), await recorded()]).toEqual(['invalid', []]);
  expect(await run()).toEqual(['9002-index.sql']);
  expect([await indexState(), await recorded()]).toEqual(['valid', ['9002-index.sql']]);
});

test('an index that was built but not recorded is recorded', async () => {
  write('9002-index.sql', INDEX);
  await client.query('create index note_text on note (text)');
  expect(await run()).toEqual(['9002-index.sql']);
  expect([await indexState(), await recorded()]).toEqual(['valid', ['9002-index.sql']]);
});

test('an index that the rows contradict fails, and is built after the rows were corrected', async () => {
  write('9002-index.sql', INDEX.replace('create index', 'create unique index'));
  await expect(run()).rejects.toThrow(/could not create unique index/);
  expect([await indexState(), await recorded()]).toEqual(['invalid', []]);
  await client.query('delete from note where id = 2');
  expect(await run()).toEqual(['9002-index.sql']);
  expect(await indexState()).toBe('valid');
});

test('processes that start together wait for the one that builds the index', async () => {
  write('9002-index.sql', INDEX);
  const writer = await blockIndex();
  const first = run();
  await untilInvalid();
  const others = [run(), run()];
  // Longer than PostgreSQL waits before it looks for deadlocks.
  await new Promise((resolve) => setTimeout(resolve, 1500));
  await writer.query('commit');
  await writer.end();
  expect(await Promise.all([first, ...others])).toEqual([['9002-index.sql'], [], []]);
  expect(await indexState()).toBe('valid');
});

test.each([
  ['two statements', `${INDEX}create index concurrently if not exists note_id on note (id);\n`, /multiple commands/],
  [
    'no "if not exists"',
    '-- no-transaction\ncreate index concurrently note_text on note (text);\n',
    /must be one statement/,
  ],
  ['another statement', '-- no-transaction\nupdate note set text = null;\n', /must be one statement/],
])('a migration marked no-transaction is rejected with %s', async (_, sql, message) => {
  write('9002-index.sql', sql);
  await expect(run()).rejects.toThrow(message);
  expect([await indexState(), await recorded()]).toEqual(['missing', []]);
});

test('a migration without the mark is rolled back as a whole if it fails', async () => {
  write('9001-table.sql', 'alter table note add length int; select 1 / 0;');
  await expect(run()).rejects.toThrow(/division by zero/);
  const { rows } = await client.query(
    `select 1 from information_schema.columns where table_name = 'note' and column_name = 'length'`,
  );
  expect([rows, await recorded()]).toEqual([[], []]);
});
