import { openShop, type Shop } from '../../../../test/app';
import { openTestEnv, type TestEnv } from '../../../../test/test-env';
import { createUser, type TestUser } from '../../../../test/users';
import { enqueue, job } from '../enqueue';

let testEnv: TestEnv;
let shop: Shop;
let admin: TestUser;

beforeAll(async () => {
  testEnv = await openTestEnv();
  shop = await openShop(testEnv, { WORKER: '0' });
  admin = await createUser(shop, 'admin');
}, 60_000);

afterAll(async () => {
  await shop?.close();
  await testEnv?.close();
});

const list = (filter: object) => shop.call('admin/jobs', { filter: JSON.stringify(filter) }, admin);

async function addJob(name: string): Promise<string> {
  await shop.database.transaction((tx) => enqueue(tx, job<{ secret: string }>(name), { secret: 'hidden' }));
  const [row] = await list({ q: name });
  return row?.id ?? '';
}

const fail = (id: string) =>
  shop.database.reader.query(
    `update graphile_worker._private_jobs set attempts = max_attempts, last_error = 'no answer' where id = $1`,
    [id],
  );

test('jobs are listed by their state without their payload, failed ones first', async () => {
  const waiting = await addJob('test.waits');
  const failed = await addJob('test.fails');
  await fail(failed);
  const rows = await list({ q: 'test.' });
  expect(rows.map(({ id, status }) => [id, status])).toEqual([
    [failed, 'failed'],
    [waiting, 'waiting'],
  ]);
  expect(JSON.stringify(rows)).not.toContain('hidden');
  expect((await list({ status: 'failed' })).map(({ lastError }) => lastError)).toEqual(['no answer']);
});

test('a failed job gets all its attempts again, and the audit log names who did it', async () => {
  const id = await addJob('test.again');
  await fail(id);
  const retried = await shop.call('admin/job-retry', {}, { ...admin, params: { id } });
  expect(retried).toMatchObject({ id, status: 'waiting', attempts: 0 });
  expect(await shop.call('admin/audit-log', { filter: '{"action":"job-retried"}' }, admin)).toMatchObject([
    { actor: admin.email, subject: `job:${id}` },
  ]);
});

test('a job that has finished is not found', async () => {
  for (const id of ['999999999', 'x', "'"])
    expect(await shop.expectError('admin/job-retry', {}, { ...admin, params: { id } })).toMatchObject({ status: 404 });
});
