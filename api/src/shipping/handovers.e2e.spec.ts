import { PDFDocument } from '@cantoo/pdf-lib';
import { openShop, type Shop } from '../../test/app';
import { fixtureCatalogue } from '../../test/fixture-catalogue';
import { createApprovedOrder, postEvent } from '../../test/order-stages';
import { bannerItem, createFundedReseller, listItemIds } from '../../test/orders';
import { openTestEnv, type TestEnv } from '../../test/test-env';
import { createUser, type TestUser } from '../../test/users';

jest.setTimeout(60_000);

let env: TestEnv;
let shop: Shop;
let buyer: TestUser;
let factory: TestUser;
let facility: TestUser;

beforeAll(async () => {
  env = await openTestEnv();
  shop = await openShop(env, { WORKER: '0' });
  await fixtureCatalogue(shop);
  buyer = await createFundedReseller(shop, 100_000_000);
  factory = await createUser(shop, 'factory');
  facility = await createUser(shop, 'isc_facility');
}, 60_000);

afterAll(async () => {
  await shop?.close();
  await env?.close();
});

/** An order whose only item left in two parcels, or without a record of its parcels. */
async function ship(trackingNumber: string, agent = 'EMS', isPacked = true) {
  const orderId = await createApprovedOrder(shop, buyer, [{ ...bannerItem, quantity: 3 }]);
  await postEvent(shop, factory, orderId, { event: 'in_production' });
  const [sid = ''] = await listItemIds(shop, buyer, orderId);
  const parcels = [1, 2].map((quantity) => ({
    ...{ grams: 1200, lengthMm: 1200, widthMm: 150, heightMm: 150 },
    items: [{ sid, quantity }],
  }));
  const contents = isPacked ? { parcels } : { items: [sid] };
  await postEvent(shop, facility, orderId, { event: 'shipped', agent, trackingNumber, ...contents });
  return orderId;
}

async function listActions(orderId: string): Promise<string[]> {
  const rows: { action: string }[] = await shop.database.reader.query(
    'select action from audit_log_entry where subject_id = $1 order by id',
    [orderId],
  );
  return rows.map(({ action }) => action);
}

const waiting = (filter: object = {}) =>
  shop.call('admin/handover-shipments', { filter: JSON.stringify(filter) }, facility);

const scan = (trackingNumber: string, carrier = 'EMS') => ({ carrier, trackingNumber });

async function print(day: string, carrier: string) {
  const options = { bearer: facility.bearer, params: { day } };
  const response = await shop.send('admin/handover-list', { carrier }, options);
  return { status: response.status, bytes: Buffer.from(await response.arrayBuffer()) };
}

describe('the hand-over list of a carrier and day', () => {
  test('lists each shipment once, when its last parcel is scanned, and is printed without prices or names', async () => {
    const orderId = await ship('EE 100 200 300 CN');
    const [shipment] = await waiting({ carrier: 'ems' });
    expect(shipment).toEqual({
      ...{ id: expect.any(String) as string, orderId, number: 1, agent: 'EMS', trackingNumber: 'EE 100 200 300 CN' },
      ...{ shippedAt: expect.any(String) as string, parcels: 2, scanned: 0, missing: [1, 2] },
      ...{ grams: 2400, country: 'JP', onHold: false, handedOverAt: null },
    });
    const label = (parcel: number, parcels = 2, order = orderId) => scan(`${order}-1/${parcel}/${parcels}`);
    // Both parcels have the carrier's number, so that it does not tell which one was scanned.
    expect(await shop.expectError('admin/handover', scan('ee100200300cn'), facility)).toMatchObject({
      status: 422,
      code: 'parcel_label_needed',
    });
    const wrong = [
      label(3),
      label(0),
      label(1, 3),
      label(1, 2, '000000-000000-000000'),
      { ...label(1), carrier: 'UPS' },
    ];
    for (const each of wrong)
      expect(await shop.expectError('admin/handover', each, facility)).toMatchObject({ code: 'shipment_unknown' });
    // The second parcel alone is not on the list, and can be scanned again after a mistake.
    const [first] = await shop.call('admin/handover', label(2, 2, orderId.toLowerCase()), facility);
    expect(first).toMatchObject({ scanned: 1, missing: [1], handedOverAt: null });
    expect(await shop.expectError('admin/handover', label(2), facility)).toMatchObject({
      status: 409,
      code: 'parcel_scanned',
    });
    expect(await shop.call('admin/handover-lists', {}, facility)).toEqual([]);
    const logged = await listActions(orderId);
    expect(logged).toContain('parcel-scanned');
    expect(logged).not.toContain('shipment-handed-over');
    const undo = { bearer: facility.bearer, params: { shipmentId: first?.id ?? '' } };
    expect(await shop.call('admin/handover-undo', {}, undo)).toMatchObject({ scanned: 0, missing: [1, 2] });
    expect(await shop.expectError('admin/handover-undo', {}, undo)).toMatchObject({ code: 'resource_not_found' });
    // Each parcel counts once, even if its label is read several times at once.
    const answers = await Promise.all(
      [2, 1, 2, 1].map((parcel) => shop.send('admin/handover', label(parcel), facility)),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 200, 409, 409]);
    for (const again of [label(1), scan('EE100200300CN')])
      expect(await shop.expectError('admin/handover', again, facility)).toMatchObject({ code: 'shipment_handed_over' });
    expect(await waiting({ carrier: 'EMS' })).toEqual([]);
    const [list] = await shop.call('admin/handover-lists', {}, facility);
    expect(list).toMatchObject({ agent: 'EMS', shipments: 1, parcels: 2, grams: 2400 });
    const { day = '' } = list ?? {};
    expect((await waiting({ day })).map((row) => row.orderId)).toEqual([orderId]);
    const { status, bytes } = await print(day, 'EMS');
    expect(status).toBe(200);
    expect((await PDFDocument.load(bytes)).getTitle()).toBe(`Hand-over list 交接清单 EMS ${day}`);
    expect((await print(day, 'EMS')).bytes.equals(bytes)).toBe(true);
    for (const [wrongDay, carrier] of [
      [day, 'UPS'],
      ['2026-02-31', 'EMS'],
    ] as const)
      expect((await print(wrongDay, carrier)).status).toBe(404);
  });

  test('has all shipments that share a parcel, and gives one back on the same day only', async () => {
    await ship('1Z-SHARED', 'UPS', false);
    await ship('1Z-SHARED', 'UPS', false);
    const packed = await ship('1Z-SHARED', 'UPS', true);
    const shipments = await shop.call('admin/handover', scan('1ZSHARED', 'ups'), facility);
    expect(shipments).toHaveLength(2);
    expect(shipments.map(({ orderId }) => orderId)).not.toContain(packed);
    expect(await shop.expectError('admin/handover', scan('1ZSHARED', 'ups'), facility)).toMatchObject({
      code: 'parcel_label_needed',
    });
    const [first, second] = shipments.map(({ id }) => ({ bearer: facility.bearer, params: { shipmentId: id } }));
    expect(await shop.call('admin/handover-undo', {}, first)).toMatchObject({ handedOverAt: null });
    expect(await shop.expectError('admin/handover-undo', {}, first)).toMatchObject({ code: 'resource_not_found' });
    expect(await waiting({ carrier: 'UPS' })).toHaveLength(2);
    shop.clock.advance(86_400_000);
    try {
      facility = await createUser(shop, 'isc_facility');
      const later = { ...second, bearer: facility.bearer };
      expect(await shop.expectError('admin/handover-undo', {}, later)).toMatchObject({
        status: 409,
        code: 'handover_day_over',
      });
    } finally {
      shop.clock.advance(-86_400_000);
      facility = await createUser(shop, 'isc_facility');
    }
  });

  test('refuses numbers that the carrier has not, and shipments of an order on hold', async () => {
    const orderId = await ship('EE900CN');
    for (const [number, carrier] of [
      ['EE900CN', 'DHL'],
      ['EE901CN', 'EMS'],
      ['–·–', 'EMS'],
      [`${orderId}/1`, 'EMS'],
    ] as const)
      expect(await shop.expectError('admin/handover', scan(number, carrier), facility)).toMatchObject({
        status: 404,
        code: 'shipment_unknown',
      });
    await shop.database.reader.query(
      `insert into order_event (order_id, seq, event, actor, happened_at, state, detail)
       select order_id, max(seq) + 1, 'dispute_opened', 'system', now(), 'shipped',
         '{"amount": 100, "currency": "CNY", "reference": "PP-D-2"}' from order_event where order_id = $1 group by order_id`,
      [orderId],
    );
    expect(await shop.expectError('admin/handover', scan(`${orderId}-1/1/2`), facility)).toMatchObject({
      status: 409,
      code: 'order_on_hold',
    });
    expect(await waiting({ carrier: 'EMS' })).toMatchObject([{ orderId, onHold: true }]);
  });
});

test('items pass from the factory to the facility, and from there to the carrier', async () => {
  const orderId = await createApprovedOrder(shop, buyer, [bannerItem]);
  const [sid = ''] = await listItemIds(shop, buyer, orderId);
  const stageOf = async () => {
    const stages = ['expected', 'to_pack', 'to_ship'];
    const found = await Promise.all(
      stages.map((stage) =>
        shop.call('admin/production-queue', { filter: JSON.stringify({ stage, orderId }) }, facility),
      ),
    );
    return stages.filter((_, index) => found[index]?.length === 1);
  };
  const step = (name: 'checked' | 'received' | 'packed') =>
    shop.call('admin/item-step', { step: name }, { bearer: facility.bearer, params: { orderId, sid } });
  expect(await stageOf()).toEqual([]);
  for (const [name, stage] of [
    ['checked', 'expected'],
    ['received', 'to_pack'],
    ['packed', 'to_ship'],
  ] as const) {
    await step(name);
    expect(await stageOf()).toEqual([stage]);
  }
  const filter = JSON.stringify({ stage: 'lost' });
  expect(await shop.expectError('admin/production-queue', { filter }, facility)).toMatchObject({
    code: 'validation_failed',
  });
});
