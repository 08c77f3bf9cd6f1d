import type { Input } from '@shop/contract';
import { openShop, type Shop } from '../../../test/app';
import { fixtureCatalogue } from '../../../test/fixture-catalogue';
import { createApprovedOrder, postEvent } from '../../../test/order-stages';
import { bannerItem, createFundedReseller, listItemIds } from '../../../test/orders';
import { openTestEnv, type TestEnv } from '../../../test/test-env';
import { createUser, type TestUser } from '../../../test/users';

jest.setTimeout(60_000);

type Parcel = NonNullable<Input<'admin/order-events'>['parcels']>[number];

let env: TestEnv;
let shop: Shop;
let buyer: TestUser;
let factory: TestUser;

beforeAll(async () => {
  env = await openTestEnv();
  shop = await openShop(env, { WORKER: '0' });
  await fixtureCatalogue(shop);
  buyer = await createFundedReseller(shop, 100_000_000);
  factory = await createUser(shop, 'factory');
}, 60_000);

afterAll(async () => {
  await shop?.close();
  await env?.close();
});

/** An order in production of three banners, and of one. */
async function createOrder() {
  const orderId = await createApprovedOrder(shop, buyer, [{ ...bannerItem, quantity: 3 }, bannerItem]);
  await postEvent(shop, factory, orderId, { event: 'in_production' });
  const [three = '', one = ''] = await listItemIds(shop, buyer, orderId);
  return { orderId, three, one };
}

const parcelOf = (...items: Parcel['items']): Parcel => ({
  ...{ grams: 2400, lengthMm: 1200, widthMm: 150, heightMm: 150 },
  items,
});

const ship = (parcels: Parcel[], trackingNumber = 'EE1') =>
  ({ event: 'shipped', agent: 'EMS', trackingNumber, parcels }) as const;

const view = (orderId: string) => shop.call('Account/ViewOrder', { orderId }, buyer);

describe('parcels', () => {
  test('may hold a part of an item, and the order stays in production until the last piece has shipped', async () => {
    const { orderId, three, one } = await createOrder();
    const first = parcelOf({ sid: three, quantity: 2 });
    await postEvent(shop, factory, orderId, ship([first, parcelOf({ sid: one, quantity: 1 })]));
    const partly = await view(orderId);
    expect(partly).toMatchObject({
      status: 'in_production',
      items: [
        { shipped: false, unshipped: 1 },
        { shipped: true, unshipped: 0 },
      ],
      shipments: [{ items: [three, one], parcels: [first, { items: [{ sid: one, quantity: 1 }] }] }],
    });
    const queue = await shop.call('admin/production-queue', { filter: JSON.stringify({ orderId }) }, factory);
    expect(queue.map(({ sid }) => sid)).toEqual([three]);
    await postEvent(shop, factory, orderId, ship([parcelOf({ sid: three, quantity: 1 })], 'EE2'));
    const all = await view(orderId);
    expect(all).toMatchObject({ status: 'shipped', items: [{ unshipped: 0 }, { unshipped: 0 }] });
    expect(all.shipments.map(({ items }) => items)).toEqual([[three, one], [three]]);
  });

  test('are counted on the public tracking page, which names neither their weight nor their contents', async () => {
    const { orderId, three } = await createOrder();
    await postEvent(shop, factory, orderId, ship([1, 2].map((quantity) => parcelOf({ sid: three, quantity }))));
    const { steps } = await shop.call('UserEnd/SiteInfo/OrderTracking', { orderId });
    expect(steps.at(-1)).toEqual({
      label: 'shipped',
      date: expect.any(String) as string,
      ...{ agent: 'EMS', trackingNumber: 'EE1', parcels: 2 },
    });
  });

  test('without parcels, all that is left of an item ships', async () => {
    const { orderId, three, one } = await createOrder();
    await postEvent(shop, factory, orderId, ship([parcelOf({ sid: three, quantity: 1 })]));
    const rest = { event: 'shipped', agent: 'EMS', trackingNumber: 'EE2', items: [three, one] };
    await postEvent(shop, factory, orderId, rest);
    expect(await view(orderId)).toMatchObject({ status: 'shipped', shipments: [{}, { parcels: [] }] });
  });

  test.each<[string, string, string, (sids: { three: string; one: string }) => Parcel[]]>([
    [
      'that weigh nothing',
      'parcels[0].grams',
      'required',
      ({ one }) => [{ ...parcelOf({ sid: one, quantity: 1 }), grams: 0 }],
    ],
    ['without contents', 'parcels[0].items', 'required', () => [parcelOf()]],
    ['without a piece', 'parcels[0].items[0].quantity', 'required', ({ one }) => [parcelOf({ sid: one, quantity: 0 })]],
    [
      'with an item twice in one of them',
      'parcels[0].items[1].sid',
      'invalid',
      ({ one }) => [parcelOf({ sid: one, quantity: 1 }, { sid: one, quantity: 1 })],
    ],
    [
      'with an item of another order',
      'parcels[0].items[0].sid',
      'unknown_item',
      () => [parcelOf({ sid: crypto.randomUUID(), quantity: 1 })],
    ],
    [
      'with nonsense for an item',
      'parcels[0].items[0].sid',
      'unknown_item',
      () => [parcelOf({ sid: 'QR ✓', quantity: 1 })],
    ],
    [
      'with more pieces than are left',
      'parcels[1].items[0].quantity',
      'out_of_range',
      ({ three }) => [parcelOf({ sid: three, quantity: 2 }), parcelOf({ sid: three, quantity: 2 })],
    ],
  ])('%s are refused at their field', async (_, field, code, build) => {
    const { orderId, ...sids } = await createOrder();
    const options = { bearer: factory.bearer, params: { orderId } };
    expect(await shop.expectError('admin/order-events', ship(build(sids)), options)).toMatchObject({
      status: 422,
      code: 'validation_failed',
      errors: [{ field, code }],
    });
    expect((await view(orderId)).shipments).toEqual([]);
  });

  test('of the same piece, sent twice at once, ship it once', async () => {
    const { orderId, one } = await createOrder();
    const send = () =>
      shop.send('admin/order-events', ship([parcelOf({ sid: one, quantity: 1 })]), {
        ...{ bearer: factory.bearer, params: { orderId } },
      });
    const answers = await Promise.all([send(), send(), send()]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 422, 422]);
    expect((await view(orderId)).shipments).toHaveLength(1);
  });
});

describe('the carrier of a shipment', () => {
  const NUMBER = 'EE123456789CN';
  const shipment = (sid: string, changes: object) => ({
    ...{ event: 'shipped', carrier: 'ems', trackingNumber: NUMBER, items: [sid] },
    ...changes,
  });
  const optionsOf = (orderId: string) => ({ bearer: factory.bearer, params: { orderId } });

  test('gives the customer, the email and the public tracking page a link', async () => {
    const { orderId, one } = await createOrder();
    await shop.call('admin/order-events', shipment(one, {}), optionsOf(orderId));
    const link = `https://t.17track.net/en#nums=${NUMBER}`;
    expect((await view(orderId)).shipments).toMatchObject([{ agent: 'EMS', trackingUrl: link }]);
    const { steps } = await shop.call('UserEnd/SiteInfo/OrderTracking', { orderId });
    expect(steps.at(-1)).toMatchObject({ agent: 'EMS', trackingUrl: link });
    const [mail]: { data: { trackingUrl?: string } }[] = await shop.database.reader.query(
      `select data from mail where template = 'order_shipped' and dedupe_key like $1`,
      [`${orderId}:%`],
    );
    expect(mail?.data.trackingUrl).toBe(link);
  });

  test.each([
    ['a number that is not the carrier’s', { trackingNumber: 'EE1' }, 'trackingNumber'],
    ['an unknown carrier', { carrier: 'pigeon' }, 'carrier'],
    ['no number', { trackingNumber: undefined }, 'trackingNumber'],
  ])('is rejected with %s', async (_, changes, field) => {
    const { orderId, one } = await createOrder();
    const error = await shop.expectError('admin/order-events', shipment(one, changes), optionsOf(orderId));
    expect(error).toMatchObject({ status: 422, code: 'validation_failed', errors: [{ field }] });
    expect((await view(orderId)).shipments).toEqual([]);
  });

  test('may be one that staff did not enter, without a link', async () => {
    const { orderId, one } = await createOrder();
    await postEvent(shop, factory, orderId, { event: 'shipped', items: [one], agent: 'Own van', trackingNumber: '7' });
    expect((await view(orderId)).shipments).toMatchObject([{ agent: 'Own van', trackingUrl: null }]);
  });
});
