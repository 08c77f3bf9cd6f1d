import { DataSource } from 'typeorm';
import { testDatabase, type TestDatabase } from '../../../test/test-env';
import { Database, type Tx } from './database';
import { dataSource } from './data-source';
import { forgetStatements } from './preparing-client';

let testbed: TestDatabase;
let source: DataSource;
let database: Database;

beforeAll(async () => {
  forgetStatements();
  testbed = await testDatabase();
  source = await dataSource({
    databaseUrl: testbed.url,
    isDatabasePooled: false,
    preparesStatements: true,
    // One connection, so that the tests see the statements it has prepared.
    poolSize: 1,
    databaseTimeoutMs: 20_000,
  }).initialize();
  database = new Database(source);
});

afterAll(async () => {
  await source?.destroy();
  await testbed?.close();
});

beforeEach(() => source.query('create table note (id int primary key, text text)'));
afterEach(() => source.query('drop table note'));

const prepared = async (text: string): Promise<number> => {
  const [row] = await source.query<{ count: number }[]>(
    `select count(*)::int as count from pg_prepared_statements where statement = '${text}'`,
  );
  return row?.count ?? NaN;
};

test('a statement with parameters is prepared from its second use on', async () => {
  const text = 'select text from note where id = $1';
  await source.query(text, [1]);
  expect(await prepared(text)).toBe(0);
  await source.query(text, [2]);
  await source.query(text, [3]);
  expect(await prepared(text)).toBe(1);
});

test('a statement whose columns a migration has changed is prepared again', async () => {
  const read = () => source.query('select * from note where id > $1 or id = $1', [0]);
  await source.query(`insert into note values (1, 'a')`);
  await read();
  await read();
  await source.query('alter table note add pages int not null default 3');
  expect(await read()).toEqual([{ id: 1, text: 'a', pages: 3 }]);
});

test('a transaction with a statement whose columns a migration has changed runs again', async () => {
  const run = () =>
    database.transaction(async (tx) => {
      await tx.query('insert into note select coalesce(max(id), 0) + $1 from note', [1]);
      return tx.query<unknown[]>('select * from note where id >= $1', [1]);
    });
  await run();
  await run();
  await source.query('alter table note add pages int not null default 3');
  expect(await run()).toHaveLength(3);
});

test('a transaction is rolled back as a whole, also when its first statement fails', async () => {
  const insert = (id: number) => (tx: Tx) => tx.query('insert into note values ($1, $2)', [id, 'a']);
  for (const id of [1, 2, 3]) await database.transaction(insert(id));
  await expect(database.transaction(insert(3))).rejects.toThrow(/duplicate key/);
  const failing = database.transaction(async (tx) => {
    await insert(4)(tx);
    await insert(5)(tx);
    throw new Error('on purpose');
  });
  await expect(failing).rejects.toThrow('on purpose');
  await database.transaction(async () => undefined);
  const outside = await source.query<{ count: number }[]>('select count(*)::int as count from note where id > $1', [0]);
  expect(outside).toEqual([{ count: 3 }]);
});
