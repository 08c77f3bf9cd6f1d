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
let service: TestUser;
let factory: TestUser;

beforeAll(async () => {
  env = await openTestEnv();
  shop = await openShop(env, { WORKER: '0' });
  await fixtureCatalogue(shop);
  buyer = await createFundedReseller(shop, 100_000_000);
  service = await createUser(shop, 'customer_service');
  factory = await createUser(shop, 'factory');
}, 60_000);

afterAll(async () => {
  await shop?.close();
  await env?.close();
});

async function createShipment() {
  const orderId = await createApprovedOrder(shop, buyer, [{ ...bannerItem, quantity: 3 }]);
  await postEvent(shop, factory, orderId, { event: 'in_production' });
  const [sid = ''] = await listItemIds(shop, buyer, orderId);
  const parcels = [{ grams: 2400, lengthMm: 1200, widthMm: 150, heightMm: 150, items: [{ sid, quantity: 2 }] }];
  await postEvent(shop, factory, orderId, { event: 'shipped', agent: 'EMS', trackingNumber: 'EE1', parcels });
  const { shipments } = await shop.call('Account/ViewOrder', { orderId }, buyer);
  return { orderId, shipmentId: shipments[0]?.id ?? '' };
}

async function download(
  call: 'admin/packing-list' | 'admin/parcel-labels' | 'admin/commercial-invoice',
  params: Record<string, string>,
  user: TestUser,
) {
  const response = await shop.send(call, {}, { bearer: user.bearer, params });
  return { status: response.status, bytes: Buffer.from(await response.arrayBuffer()) };
}

describe('the papers of a shipment', () => {
  test('are a packing list for all who ship, and a commercial invoice for those who see prices', async () => {
    const shipment = await createShipment();
    for (const [call, user] of [
      ['admin/packing-list', factory],
      ['admin/packing-list', service],
      ['admin/parcel-labels', factory],
      ['admin/commercial-invoice', service],
    ] as const) {
      const { status, bytes } = await download(call, shipment, user);
      expect([call, status, bytes.subarray(0, 5).toString()]).toEqual([call, 200, '%PDF-']);
      expect((await download(call, shipment, user)).bytes.equals(bytes)).toBe(true);
    }
    expect((await download('admin/commercial-invoice', shipment, factory)).status).toBe(403);
  });

  test('are not found under another order, and not for an unknown shipment', async () => {
    const { orderId, shipmentId } = await createShipment();
    const other = await createShipment();
    for (const params of [
      { orderId: other.orderId, shipmentId },
      { orderId, shipmentId: crypto.randomUUID() },
    ])
      expect((await download('admin/packing-list', params, factory)).status).toBe(404);
  });
});

describe('the customs data of a product', () => {
  const edit = (revision: number, changes: object = {}) => ({
    ...{ revision, hsCode: '392690', origin: 'CN', chineseName: '横幅' },
    ...changes,
  });
  const options = (sku: string) => ({ bearer: service.bearer, params: { sku } });

  test('are entered once and then edited, and an edit of an earlier revision is rejected', async () => {
    const [before] = await shop.call('admin/product-customs', { filter: '{"missing":true}' }, service);
    expect(before).toMatchObject({ hsCode: null, origin: 'CN', chineseName: '', revision: 0 });
    const { sku = '' } = before ?? {};
    const saved = await shop.call('admin/product-customs-edit', edit(0), options(sku));
    expect(saved).toMatchObject({ sku, hsCode: '392690', chineseName: '横幅', revision: 1 });
    expect(await shop.expectError('admin/product-customs-edit', edit(0), options(sku))).toMatchObject({
      code: 'changed_meanwhile',
    });
    await shop.call('admin/product-customs-edit', edit(1, { origin: 'VN' }), options(sku));
    const [after] = await shop.call('admin/product-customs', { filter: JSON.stringify({ id: [sku] }) }, service);
    expect(after).toMatchObject({ origin: 'VN', revision: 2 });
  });

  test.each([
    ['letters in the HS code', { hsCode: '39AB90' }, 'hsCode'],
    ['five digits', { hsCode: '39269' }, 'hsCode'],
    ['eleven digits', { hsCode: '39269010991' }, 'hsCode'],
    ['a country in words', { origin: 'China' }, 'origin'],
    ['a country that does not exist', { origin: 'XX' }, 'origin'],
  ])('are rejected with %s', async (_, changes, field) => {
    const error = await shop.expectError('admin/product-customs-edit', edit(0, changes), options('vinyl-440'));
    expect(error).toMatchObject({ code: 'validation_failed', errors: [{ field }] });
  });

  test('are not found for an unknown product', async () => {
    const error = await shop.expectError('admin/product-customs-edit', edit(0), options('none'));
    expect(error).toMatchObject({ code: 'resource_not_found' });
  });
});
