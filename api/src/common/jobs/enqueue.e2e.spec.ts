import { openShop, type Shop } from '../../../test/app';
import { openTestEnv, type TestEnv } from '../../../test/test-env';
import { enqueue, job } from './enqueue';

const note = job<{ text: string }>('test.note');

let env: TestEnv;
/** Runs no jobs. */
let shop: Shop;

beforeAll(async () => {
  env = await openTestEnv();
  shop = await openShop(env, { WORKER: '0' });
}, 60_000);

afterAll(async () => {
  await shop?.close();
  await env?.close();
});

afterEach(() => shop.database.reader.query('delete from graphile_worker._private_jobs'));

const stored = async () => {
  const rows: { text: string }[] = await shop.database.reader.query(
    `select payload ->> 'text' as text from graphile_worker._private_jobs j
     join graphile_worker._private_tasks t on t.id = j.task_id where t.identifier = 'test.note' order by j.id`,
  );
  return rows.map(({ text }) => text);
};

test('the jobs of a transaction are added by one statement', async () => {
  const add = (count: number) => async () => {
    const before = await shop.statements();
    await shop.database.transaction(async (tx) => {
      for (let index = 0; index < count; index++) await enqueue(tx, note, { text: `job ${index}` });
    });
    return (await shop.statements()) - before;
  };
  expect(await add(3)()).toBe(await add(1)());
  expect(await stored()).toEqual(['job 0', 'job 1', 'job 2', 'job 0']);
});

test('of jobs with the same key a transaction adds the last', async () => {
  await shop.database.transaction(async (tx) => {
    await enqueue(tx, note, { text: 'first' }, { key: 'same' });
    await enqueue(tx, note, { text: 'other' });
    await enqueue(tx, note, { text: 'last' }, { key: 'same' });
  });
  expect(await stored()).toEqual(['other', 'last']);
});

test('a rolled back transaction leaves no job', async () => {
  const failing = shop.database.transaction(async (tx) => {
    await enqueue(tx, note, { text: 'lost' });
    throw new Error('on purpose');
  });
  await expect(failing).rejects.toThrow('on purpose');
  expect(await stored()).toEqual([]);
});
