import { openShop, type Shop } from '../../../test/app';
import { openStage, type Stage } from '../../../test/stage';

let stage: Stage;

beforeAll(async () => {
  stage = await openStage();
}, 60_000);

afterAll(() => stage?.close());

async function readiness(env: Record<string, string>) {
  const shop: Shop = await openShop(stage, env);
  try {
    const answer = await fetch(`${shop.origin}/api/health/ready`);
    return { status: answer.status, body: (await answer.json()) as unknown };
  } finally {
    await shop.close();
  }
}

test('a shop is ready while database and object store answer', async () => {
  expect(await readiness({})).toEqual({ status: 200, body: { status: 'ok', database: 'ok', objectStore: 'ok' } });
});

test.each([
  ['nobody listens', { S3_ENDPOINT: 'http://127.0.0.1:9' }],
  ['there is no such bucket', { S3_BUCKET: 'elsewhere' }],
  ['the key is wrong', { S3_SECRET_ACCESS_KEY: 'wrong' }],
])('a shop is not ready where the object store is not: %s', async (_, env) => {
  expect(await readiness(env)).toEqual({
    status: 503,
    body: { status: 'unavailable', database: 'ok', objectStore: 'down' },
  });
});
