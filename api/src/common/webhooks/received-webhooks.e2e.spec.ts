import { openShop, type Shop } from '../../../test/app';
import { eventually } from '../../../test/eventually';
import { openTestEnv, type TestEnv } from '../../../test/test-env';
import { createUser, type TestUser } from '../../../test/users';
import { ReceivedWebhooks } from './received-webhooks';

let testEnv: TestEnv;
let shop: Shop;
let admin: TestUser;
let webhooks: ReceivedWebhooks;

beforeAll(async () => {
  testEnv = await openTestEnv();
  shop = await openShop(testEnv, { WORKER: '0' });
  admin = await createUser(shop, 'admin');
  webhooks = shop.app.get(ReceivedWebhooks, { strict: false });
}, 60_000);

afterAll(async () => {
  await shop?.close();
  await testEnv?.close();
});

const list = (filter: object) => shop.call('admin/received-webhooks', { filter: JSON.stringify(filter) }, admin);
const record = (eventType: string, result?: Parameters<ReceivedWebhooks['record']>[2]) =>
  shop.database.transaction((tx) => webhooks.record(tx, { provider: 'tracking', eventType }, result));

test('refused webhooks are counted in one row for each hour, however many arrive at once', async () => {
  await Promise.all(Array.from({ length: 40 }, () => webhooks.refuse('paypal', 'forged')));
  await eventually(async () =>
    expect(await list({ outcome: 'refused' })).toMatchObject([{ provider: 'paypal', reason: 'forged', times: 40 }]),
  );
  const nextHour = new Date(shop.clock.now().getTime() + 3_600_000);
  await shop.clock.during(nextHour, () => webhooks.refuse('paypal', 'forged'));
  expect((await list({ provider: 'paypal' })).map(({ times }) => times)).toEqual([1, 40]);
});

test('received webhooks are found by type, order, outcome and the day in China, and shown one by one', async () => {
  const at = new Date('2026-03-02T17:00:00Z');
  await shop.clock.during(at, () =>
    record('PARCEL_MOVED', { outcome: 'applied', changes: ['delivered'], orderIds: ['26030212345678901234'] }),
  );
  const days = async (from: string, to: string) => (await list({ q: 'parcel_moved', from, to })).length;
  expect([await days('2026-03-03', '2026-03-03'), await days('2026-03-01', '2026-03-02')]).toEqual([1, 0]);
  const [found] = await list({ q: '12345678901234', outcome: 'applied' });
  expect(found).toMatchObject({ eventType: 'PARCEL_MOVED', receivedAt: at.toISOString(), eventId: null });
  const one = (id: string) => ({ ...admin, params: { id } });
  expect(await shop.call('admin/received-webhook', {}, one(found?.id ?? ''))).toEqual(found);
  for (const id of ['x', '00000000-0000-4000-8000-000000000000'])
    expect(await shop.expectError('admin/received-webhook', {}, one(id))).toMatchObject({ code: 'resource_not_found' });
  expect(await shop.expectError('admin/received-webhooks', { filter: '{"from":"2026-02-30"}' }, admin)).toMatchObject({
    status: 400,
    errors: [{ field: 'filter.from' }],
  });
});

test('webhooks are deleted 90 days after they were received, and those that are still waiting 30 days later', async () => {
  await record('KEPT');
  await record('EXPIRED', { outcome: 'unchanged', reason: 'not_used' });
  const days = (count: number) => new Date(shop.clock.now().getTime() + count * 86_400_000);
  await shop.clock.during(days(89), () => webhooks.deleteExpired());
  expect(await list({ q: 'expired' })).toHaveLength(1);
  await shop.clock.during(days(91), () => webhooks.deleteExpired());
  expect((await list({})).map(({ eventType }) => eventType)).toEqual(['KEPT']);
  await shop.clock.during(days(121), () => webhooks.deleteExpired());
  expect(await list({})).toEqual([]);
});
