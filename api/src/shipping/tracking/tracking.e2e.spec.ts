import { TrackingEmulator } from '../../../../dev/tracking-emulator/emulator';
import { openShop, type Shop } from '../../../test/app';
import { fixtureCatalogue } from '../../../test/fixture-catalogue';
import { createApprovedOrder, createShippedOrder, postEvent } from '../../../test/order-stages';
import { bannerItem, createFundedReseller, listItemIds } from '../../../test/orders';
import { openTestEnv, type TestEnv } from '../../../test/test-env';
import { createUser, type TestUser } from '../../../test/users';
import { DeliveryProgress } from './delivery-progress.service';

const KEY = 'test-key';
const HOUR_MS = 3_600_000;

let env: TestEnv;
let shop: Shop;
let automatic: Shop;
let buyer: TestUser;
let emulator: TrackingEmulator;
let address: string;

beforeAll(async () => {
  emulator = new TrackingEmulator({ host: '127.0.0.1', port: 0, key: KEY });
  address = await emulator.listen();
  env = await openTestEnv();
  const tracking = { WORKER: '0', TRACKING_KEY: KEY, TRACKING_BASE_URL: address };
  shop = await openShop(env, tracking);
  automatic = await openShop(env, { ...tracking, AUTO_COMPLETE: '1' });
  await fixtureCatalogue(shop);
  buyer = await createFundedReseller(shop, 100_000_000);
}, 60_000);

afterAll(async () => {
  await shop?.close();
  await automatic?.close();
  await env?.close();
  await emulator?.close();
});

const progress = (of = shop) => of.app.get(DeliveryProgress, { strict: false });
const view = (orderId: string) => shop.call('Account/ViewOrder', { orderId }, buyer);
const today = () => shop.clock.now().toISOString().slice(0, 10);

/** What 17TRACK pushes when a parcel reaches a status at an hour of the day, at a place east of Greenwich. */
function push(number: string, status: string, hour: number, to = shop) {
  const time = `${today()}T${String(hour).padStart(2, '0')}:00:00+09:00`;
  return send(emulator.push({ number, status, time }), to);
}

function send({ body, sign }: { body: string; sign?: string }, to = shop): Promise<Response> {
  const headers = { 'content-type': 'application/json', ...(sign !== undefined && { sign }) };
  return fetch(`${to.origin}/api/webhooks/tracking`, { method: 'POST', headers, body });
}

/** Moves a parcel at the service, whose push is missed. */
async function move(number: string, status: string): Promise<void> {
  const body = JSON.stringify({ number, status, time: `${today()}T01:00:00+00:00`, isMissed: true });
  await (await fetch(`${address}/emulator/events`, { method: 'POST', body })).arrayBuffer();
}

/** An order of two items, each in a shipment of its own. */
async function createOrderInTwoShipments(numbers: readonly [string, string]): Promise<string> {
  const factory = await createUser(shop, 'factory');
  const orderId = await createApprovedOrder(shop, buyer, [bannerItem, { ...bannerItem, label: 'second' }]);
  await postEvent(shop, factory, orderId, { event: 'in_production' });
  for (const [index, sid] of (await listItemIds(shop, buyer, orderId)).entries())
    await postEvent(shop, factory, orderId, {
      ...{ event: 'shipped', items: [sid], agent: 'DHL', trackingNumber: numbers[index] ?? '' },
    });
  return orderId;
}

test('Shipments are registered once, and pushes that the service signed are shown to the customer once per status', async () => {
  const orderId = await createShippedOrder(shop, buyer);
  await progress().synchronize();
  await progress().synchronize();
  const registered = (await (await fetch(`${address}/emulator/parcels`)).json()) as { number: string }[];
  expect(registered.filter(({ number }) => number === 'JD014600')).toHaveLength(1);

  const answers = await Promise.all([1, 2, 3].map(() => push('JD014600', 'InTransit', 8)));
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  await push('JD014600', 'InTransit', 9);
  await push('JD014600', 'OutForDelivery', 10);
  await push('JD014600', 'NotFound', 11);
  await push('UNKNOWN99', 'Delivered', 11);
  const expected = [
    { status: 'in_transit', date: `${previous(today())}T23:00:00.000Z`, day: today() },
    { status: 'out_for_delivery', date: `${today()}T01:00:00.000Z`, day: today() },
  ];
  expect((await view(orderId)).shipments).toMatchObject([{ delivery: expected }]);
  const { steps } = await shop.call('UserEnd/SiteInfo/OrderTracking', { orderId });
  expect(steps.find(({ label }) => label === 'shipped')?.delivery).toEqual(expected);

  await push('JD014600', 'Delivered', 12);
  const { status, shipments } = await view(orderId);
  // Staff confirm the delivery.
  expect([status, shipments[0]?.delivery.at(-1)]).toMatchObject(['shipped', { status: 'delivered', day: today() }]);
});

test('A status that is reported before the registration is noted is kept, and not for a shipment of another year', async () => {
  const orderId = await createOrderInTwoShipments(['EARLY 100', 'OTHER 100']);
  await push('EARLY100', 'InTransit', 8);
  const { shipments } = await view(orderId);
  expect(shipments.map(({ delivery }) => delivery.length)).toEqual([1, 0]);
  await shop.database.reader.query(
    `update shipment set shipped_at = shipped_at - interval '1 year' where tracking_number = 'OTHER 100'`,
  );
  await push('OTHER100', 'Delivered', 8);
  expect((await view(orderId)).shipments.flatMap(({ delivery }) => delivery)).toHaveLength(1);
});

test('A push with a changed byte, another key, no signature or an unreadable body changes nothing', async () => {
  const { body, sign } = emulator.push({ number: 'JD014600', status: 'Exception', time: `${today()}T12:00:00Z` });
  for (const forged of [
    { body: body.replace('JD014600', 'JD014601'), sign },
    // The same values in other bytes.
    { body: JSON.stringify(JSON.parse(body)), sign },
    { body, sign: '0'.repeat(64) },
    { body, sign: 'nonsense' },
    { body },
  ])
    expect((await send(forged)).status).toBe(401);
  const other = new TrackingEmulator({ host: '', port: 0, key: KEY });
  const unreadable = other.push({ number: 'JD014600', status: 'Delivered', time: 'yesterday' });
  expect((await send(unreadable)).status).toBe(200);
  const saved: unknown[] = await shop.database.reader.query(`select from delivery_step where status = 'problem'`);
  expect(saved).toEqual([]);
  const received = await shop.call(
    'admin/received-webhooks',
    { filter: '{"provider":"tracking"}' },
    await createUser(shop, 'admin'),
  );
  expect(received.find(({ outcome }) => outcome === 'refused')).toMatchObject({ reason: 'forged', times: 5 });
  const outcomes = new Set(received.map(({ outcome, reason, changes }) => [outcome, reason, ...changes].join(' ')));
  expect([...outcomes]).toEqual(
    expect.arrayContaining(['applied  in_transit', 'duplicate ', 'unchanged no_shipment', 'unchanged not_used']),
  );
  expect(received.find(({ outcome }) => outcome === 'applied')?.orderIds).toHaveLength(1);
});

test('Missed pushes are made up for, and the last delivery completes an order where that is switched on', async () => {
  const orderId = await createOrderInTwoShipments(['JD020001', 'jd 0200-02']);
  await progress(automatic).synchronize();
  await push('JD020001', 'Delivered', 3, automatic);
  expect((await view(orderId)).status).toBe('shipped');
  await move('JD020002', 'Delivered');
  await progress(automatic).synchronize();
  expect((await view(orderId)).shipments[1]?.delivery).toEqual([]);
  const later = new Date(automatic.clock.now().getTime() + 7 * HOUR_MS);
  await automatic.clock.during(later, () => progress(automatic).synchronize());
  const { status, history } = await view(orderId);
  expect([status, history.at(-1)]).toMatchObject(['completed', { event: 'order_completed', actor: 'system' }]);
});

function previous(day: string): string {
  return new Date(Date.parse(day) - 24 * HOUR_MS).toISOString().slice(0, 10);
}
