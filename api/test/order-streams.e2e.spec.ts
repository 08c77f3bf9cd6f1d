import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { EventStreams } from '../src/common/public';
import { openShop, type Shop } from './app';
import { sendRequest } from './concurrency';
import { eventually } from './eventually';
import { fixtureCatalogue } from './fixture-catalogue';
import { blankItem, createFundedReseller, createPaidOrder } from './orders';
import { openTestEnv, type TestEnv } from './test-env';
import { createUser, openSession, type TestUser } from './users';

/** Two applications on one database, as two replicas. */
let testEnv: TestEnv;
let shop: Shop;
let replica: Shop;
let factory: TestUser;
let colleague: TestUser;
let orderId: string;

beforeAll(async () => {
  testEnv = await openTestEnv();
  shop = await openShop(testEnv, { WORKER: '0' });
  await fixtureCatalogue(shop);
  replica = await openShop(testEnv, { WORKER: '0' });
  factory = await createUser(shop, 'factory');
  colleague = await createUser(shop, 'customer_service');
  orderId = await createPaidOrder(shop, await createFundedReseller(shop, 100_000_000), [blankItem]);
}, 60_000);

afterAll(async () => {
  await replica?.close();
  await shop?.close();
  await testEnv?.close();
});

/** Opens a stream on a connection of its own and collects what it sends. */
async function follow(user: TestUser, { origin } = replica, method = 'GET') {
  const sent = request(`${origin}/api/admin/orders/${orderId}/stream`, {
    method,
    agent: false,
    headers: { authorization: `Bearer ${user.bearer}`, 'accept-encoding': 'gzip' },
  }).end();
  const [response] = (await once(sent, 'response')) as [IncomingMessage];
  const received = { text: '', hasEnded: false };
  response.on('data', (chunk: Buffer) => (received.text += chunk.toString()));
  response.once('end', () => (received.hasEnded = true));
  const { statusCode: status, headers } = response;
  return { status, headers, received, close: () => sent.destroy() };
}

const events = ({ text }: { text: string }) => text.split('data:').length - 1;
const addNote = (id: string) =>
  sendRequest(
    shop,
    'admin/order-events',
    { event: 'note_added', memo: 'call the customer', visibility: 'internal' },
    { bearer: colleague.bearer, params: { orderId: id } },
  );

test('a change on one application is told to the open pages of the order on another, and to no other page', async () => {
  const otherId = await createPaidOrder(shop, await createFundedReseller(shop, 100_000_000), [blankItem]);
  const page = await follow(factory);
  expect(page.headers).toMatchObject({
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store',
  });
  expect(page.headers).not.toHaveProperty('content-encoding');
  await eventually(async () => expect(events(page.received)).toBe(1));
  expect(await addNote(otherId)).toMatchObject({ status: 200 });
  const sentAt = Date.now();
  expect(await addNote(orderId)).toMatchObject({ status: 200 });
  await eventually(async () => expect(events(page.received)).toBe(2));
  expect(Date.now() - sentAt).toBeLessThan(2000);
  await replica.app.get(EventStreams).beat();
  await eventually(async () => expect(page.received.text).toBe('data:\n\ndata:\n\n:\n\n'));
  page.close();
});

test('a stream ends with its session, also before the event of a change', async () => {
  const leaving = await openSession(shop, factory, 'factory');
  const page = await follow(leaving);
  await eventually(async () => expect(events(page.received)).toBe(1));
  await shop.call('TokenAuth/Logout', { refreshToken: leaving.refreshToken }, { bearer: leaving.bearer });
  expect(await addNote(orderId)).toMatchObject({ status: 200 });
  await eventually(async () => expect(page.received).toEqual({ text: 'data:\n\n', hasEnded: true }));
});

test('customers, unknown orders and too many pages of one person get an error instead of a stream', async () => {
  const errorOf = async (user: TestUser, id = orderId) => {
    const { status, code } = await sendRequest(
      replica,
      'admin/order-stream',
      {},
      { bearer: user.bearer, params: { orderId: id } },
    );
    return { status, code };
  };
  expect(await errorOf(await createUser(shop, 'customer'))).toEqual({ status: 403, code: 'forbidden' });
  for (const id of ['000000-000000-000000', 'x'])
    expect(await errorOf(factory, id)).toEqual({ status: 404, code: 'resource_not_found' });
  const pages = await Promise.all(Array.from({ length: 20 }, () => follow(colleague)));
  expect(await errorOf(colleague)).toEqual({ status: 503, code: 'unavailable' });
  for (const page of pages) page.close();
  await eventually(async () => {
    const page = await follow(colleague, replica, 'HEAD');
    page.close();
    expect(page.status).toBe(200);
  });
});

test('streams end when the application is about to stop', async () => {
  const third = await openShop(testEnv, { WORKER: '0' });
  const page = await follow(factory, third);
  await third.close();
  expect(page.received).toEqual({ text: 'data:\n\n', hasEnded: true });
});
