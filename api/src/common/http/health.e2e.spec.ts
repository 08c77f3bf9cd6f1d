import { openShop, type Shop } from '../../../test/app';
import { openTestEnv, type TestEnv } from '../../../test/test-env';

let testEnv: TestEnv;

beforeAll(async () => {
  testEnv = await openTestEnv();
}, 60_000);

afterAll(() => testEnv?.close());

async function readiness(env: Record<string, string>) {
  const shop: Shop = await openShop(testEnv, env);
  try {
    const answer = await fetch(`${shop.origin}/api/health/ready`);
    return { status: answer.status, body: (await answer.json()) as unknown };
  } finally {
    await shop.close();
  }
}

test('the shop is ready while database and object store respond', async () => {
  expect(await readiness({})).toEqual({ status: 200, body: { status: 'ok', database: 'ok', objectStore: 'ok' } });
});

test.each([
  ['no server listens', { S3_ENDPOINT: 'http://127.0.0.1:9' }],
  ['there is no such bucket', { S3_BUCKET: 'no-such-bucket' }],
  ['the key is wrong', { S3_SECRET_ACCESS_KEY: 'wrong' }],
])('the shop is not ready if the object store fails: %s', async (_, env) => {
  expect(await readiness(env)).toEqual({
    status: 503,
    body: { status: 'unavailable', database: 'ok', objectStore: 'down' },
  });
});
