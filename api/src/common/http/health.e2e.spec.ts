import { openShop, type Shop } from '../../../test/app';
import { eventually } from '../../../test/eventually';
import { FailingObjectStore } from '../../../test/failing-object-store';
import { openTestEnv, type TestEnv } from '../../../test/test-env';
import { MailQueue } from '../mail/mail-queue';

let testEnv: TestEnv;

beforeAll(async () => {
  testEnv = await openTestEnv();
}, 60_000);

afterAll(() => testEnv?.close());

async function readiness({ origin }: Shop) {
  const answer = await fetch(`${origin}/api/health/ready`);
  return { status: answer.status, body: (await answer.json()) as unknown };
}

/** Waits until the shop has asked the object store. */
async function expectReadiness(env: Record<string, string>, objectStore: 'ok' | 'down', up: 0 | 1): Promise<void> {
  const shop = await openShop(testEnv, { WORKER: '0', ...env });
  try {
    await eventually(async () =>
      expect(await readiness(shop)).toEqual({ status: 200, body: { status: 'ok', database: 'ok', objectStore } }),
    );
    expect(await (await fetch(`${shop.origin}/api/metrics`)).text()).toContain(`\nshop_object_store_up ${up}\n`);
  } finally {
    await shop.close();
  }
}

test('the shop is ready while database and object store respond', async () => {
  await expectReadiness({}, 'ok', 1);
});

test.each([
  ['no server listens', { S3_ENDPOINT: 'http://127.0.0.1:9' }],
  ['there is no such bucket', { S3_BUCKET: 'no-such-bucket' }],
  ['the key is wrong', { S3_SECRET_ACCESS_KEY: 'wrong' }],
])('the shop is ready but reports the object store if that fails: %s', async (_, env) => {
  await expectReadiness(env, 'down', 0);
});

test('readiness does not wait for an object store that never responds', async () => {
  const store = await FailingObjectStore.start(testEnv.env.S3_ENDPOINT ?? '');
  store.fault = 'stalls';
  const shop = await openShop(testEnv, { WORKER: '0', S3_ENDPOINT: store.endpoint });
  try {
    const start = performance.now();
    expect(await readiness(shop)).toEqual({
      status: 200,
      body: { status: 'ok', database: 'ok', objectStore: 'unknown' },
    });
    expect(performance.now() - start).toBeLessThan(1000);
  } finally {
    await shop.close();
    store.stop();
  }
});

test('the shop is not ready until every migration has been applied', async () => {
  const shop = await openShop(testEnv, { WORKER: '0' });
  const change = (sql: string) => shop.database.reader.query(sql);
  try {
    await change(`update schema_migration set name = 'x' || name where name = '0017-audit.sql'`);
    expect(await readiness(shop)).toMatchObject({ status: 503, body: { status: 'unavailable', database: 'outdated' } });
    await change(`update schema_migration set name = '0017-audit.sql' where name = 'x0017-audit.sql'`);
    expect(await readiness(shop)).toMatchObject({ status: 200, body: { database: 'ok' } });
  } finally {
    await shop.close();
  }
});

test('a process that only runs jobs sends emails and serves nothing but its health', async () => {
  const worker = await openShop(testEnv, { WORKER: 'only' });
  try {
    const get = (path: string) => fetch(`${worker.origin}${path}`);
    expect((await get('/api/health/live')).status).toBe(200);
    expect((await readiness(worker)).status).toBe(200);
    for (const path of ['/', '/admin', '/api/openapi.json', '/api/healthy', '/api/Catalog/Products']) {
      const answer = await get(path);
      expect([path, answer.status, await answer.json()]).toEqual([
        path,
        404,
        expect.objectContaining({ code: 'resource_not_found' }),
      ]);
    }
    const mail = { dedupeKey: 'from-a-server', to: 'a@example.test', template: 'welcome', language: 'en', data: {} };
    await worker.database.transaction((tx) => worker.app.get(MailQueue, { strict: false }).queue(tx, mail));
    await eventually(async () =>
      expect(
        await worker.database.reader.query(`select from mail where dedupe_key = $1 and sent_at is not null`, [
          mail.dedupeKey,
        ]),
      ).toHaveLength(1),
    );
  } finally {
    await worker.close();
  }
});
