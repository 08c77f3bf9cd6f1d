import { randomUUID } from 'node:crypto';
import type { ItemView } from '@shop/contract';
import { openShop, type Shop } from '../../../test/app';
import { sendRequest, runInParallel, waitForLockedStatement, sortedStatuses } from '../../../test/concurrency';
import { readAuditViews } from '../../../test/audit-views';
import { fixtureCatalogue } from '../../../test/fixture-catalogue';
import { bannerItem, blankItem, paypalTerms, recipient } from '../../../test/orders';
import { type TestUser, createUser } from '../../../test/users';
import { RawJson, withField } from '../../../test/invalid-input';
import { openTestEnv, type TestEnv } from '../../../test/test-env';

let env: TestEnv;
let shop: Shop;

beforeAll(async () => {
  env = await openTestEnv();
  shop = await openShop(env, { WORKER: '0' });
  await fixtureCatalogue(shop);
}, 60_000);

afterAll(async () => {
  await shop?.close();
  await env?.close();
});

const rollUp: ItemView = { sku: 'roll-up', variant: '85x200', quantity: 1, artwork: 'custom', finishes: [] };
const add = (buyer: TestUser, item: unknown, headers = {}) =>
  sendRequest(shop, 'Cart/Add2Cart', { item }, { bearer: buyer.bearer, headers });
const cartItems = async (buyer: TestUser) =>
  (await shop.call('Cart/MyShoppingCart', {}, buyer)).items.map(({ item }) => item);

async function buildOrderInput(buyer: TestUser, address = recipient) {
  const quote = await shop.call('Cart/GetInstantQuote', { ...paypalTerms, country: 'JP' }, buyer);
  return { address, ...paypalTerms, expectedTotal: { currency: 'USD', amount: quote.adjusted.total } };
}

describe('a cart item', () => {
  test('stores only the fields that its product uses', async () => {
    const buyer = await createUser(shop);
    await add(buyer, { ...rollUp, width: { any: ['thing'] }, length: 'x'.repeat(5000), unit: [1] });
    await add(buyer, { ...bannerItem, variant: '85x200' });
    // S7.54
    expect(await cartItems(buyer)).toEqual([rollUp, bannerItem]);
  });

  test('is rejected and not stored if its JSON is nested too deeply', async () => {
    const buyer = await createUser(shop);
    const deeplyNested = withField(
      { item: bannerItem },
      'item.width',
      new RawJson('['.repeat(30_000) + ']'.repeat(30_000)),
    );
    const response = await fetch(`${shop.origin}/api/Cart/Add2Cart`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${buyer.bearer}`,
        'content-type': 'application/json',
        'idempotency-key': randomUUID(),
      },
      body: deeplyNested,
    });
    expect([response.status, await cartItems(buyer)]).toEqual([400, []]);
  });

  test('cannot be removed by another customer, who gets the same error as for an unknown item', async () => {
    const [owner, other] = [await createUser(shop), await createUser(shop)];
    const { itemId } = await shop.call('Cart/Add2Cart', { item: bannerItem }, owner);
    const [foreign, unknown] = [
      await shop.expectError('Cart/DeleteItemInCart', { itemId }, other),
      await shop.expectError('Cart/DeleteItemInCart', { itemId: randomUUID() }, other),
    ];
    expect({ ...foreign, requestId: '' }).toEqual({ ...unknown, requestId: '' });
    expect(await cartItems(owner)).toEqual([bannerItem]);
  });

  test('is removed once by concurrent requests', async () => {
    const buyer = await createUser(shop);
    const { itemId } = await shop.call('Cart/Add2Cart', { item: bannerItem }, buyer);
    const responses = await runInParallel(4, () => sendRequest(shop, 'Cart/DeleteItemInCart', { itemId }, buyer));
    // S7.55
    expect(sortedStatuses(responses)).toEqual([200, 404, 404, 404]);
    expect(await cartItems(buyer)).toEqual([]);
  });
});

describe('an update of a cart item', () => {
  const update = (buyer: TestUser, itemId: string, item: unknown, headers = {}) =>
    sendRequest(shop, 'Cart/UpdateItemInCart', { itemId, item }, { bearer: buyer.bearer, headers });
  const larger = { ...bannerItem, length: '9', quantity: 3, label: 'north gate' };

  test('replaces the item, which keeps its id and its place', async () => {
    const buyer = await createUser(shop);
    const { itemId } = await shop.call('Cart/Add2Cart', { item: bannerItem }, buyer);
    await add(buyer, blankItem);
    const updated = await shop.call('Cart/UpdateItemInCart', { itemId, item: { ...larger, variant: 'x' } }, buyer);
    expect(updated).toEqual({ itemId, count: 2 });
    const { items } = await shop.call('Cart/MyShoppingCart', {}, buyer);
    expect(items.map(({ item }) => item)).toEqual([larger, blankItem]);
    expect(items[0]?.itemId).toBe(itemId);
  });

  test('with another product is possible', async () => {
    const buyer = await createUser(shop);
    const { itemId } = await shop.call('Cart/Add2Cart', { item: bannerItem }, buyer);
    expect(await update(buyer, itemId, rollUp)).toMatchObject({ status: 200 });
    expect(await cartItems(buyer)).toEqual([rollUp]);
  });

  test.each([
    ['an invalid quantity', { ...bannerItem, quantity: 0 }, 'quantity_out_of_range'],
    ['an unknown product', { ...bannerItem, sku: 'no-such-product' }, 'unknown_product'],
  ])('with %s is rejected like a quote, and changes nothing', async (_, item, code) => {
    const buyer = await createUser(shop);
    const { itemId } = await shop.call('Cart/Add2Cart', { item: bannerItem }, buyer);
    const quoted = await shop.expectError('Quotation/GetItemQuote', { item, ...paypalTerms, country: 'JP' }, buyer);
    expect([quoted.code, (await update(buyer, itemId, item)).code]).toEqual([code, code]);
    expect(await cartItems(buyer)).toEqual([bannerItem]);
  });

  test('is not found for another customer’s item, an unknown item or an invalid id', async () => {
    const [owner, other] = [await createUser(shop), await createUser(shop)];
    const { itemId } = await shop.call('Cart/Add2Cart', { item: bannerItem }, owner);
    for (const id of [itemId, randomUUID(), 'x'])
      expect(await update(other, id, larger)).toMatchObject({ status: 404, code: 'resource_not_found' });
    expect(await cartItems(owner)).toEqual([bannerItem]);
  });

  test('with the same Idempotency-Key is performed once', async () => {
    const buyer = await createUser(shop);
    const { itemId } = await shop.call('Cart/Add2Cart', { item: bannerItem }, buyer);
    const headers = { 'idempotency-key': randomUUID() };
    const first = await update(buyer, itemId, larger, headers);
    await update(buyer, itemId, { ...bannerItem, quantity: 7 });
    expect(await update(buyer, itemId, larger, headers)).toEqual(first);
    expect(await cartItems(buyer)).toEqual([{ ...bannerItem, quantity: 7 }]);
    expect((await update(buyer, itemId, bannerItem, headers)).code).toBe('idempotency_key_reused');
  });

  test('leaves one of the items if two are made concurrently', async () => {
    const buyer = await createUser(shop);
    const { itemId } = await shop.call('Cart/Add2Cart', { item: bannerItem }, buyer);
    const updating = await shop.database.transaction(async (tx) => {
      await tx.query('select from cart_item where id = $1 for update', [itemId]);
      const responses = runInParallel(2, (index) => update(buyer, itemId, { ...larger, quantity: index + 10 }));
      await waitForLockedStatement(shop, 2);
      return { responses };
    });
    expect(sortedStatuses(await updating.responses)).toEqual([200, 200]);
    const [item, ...others] = await cartItems(buyer);
    expect([[10, 11].includes(item?.quantity ?? 0), item?.label, others]).toEqual([true, 'north gate', []]);
  });

  test('does not change an order that is being placed, and does not bring its item back', async () => {
    const buyer = await createUser(shop);
    const { itemId } = await shop.call('Cart/Add2Cart', { item: bannerItem }, buyer);
    const input = await buildOrderInput(buyer);
    const { orderId } = await shop.call('Cart/PlaceOrder', input, buyer);
    expect(await update(buyer, itemId, larger)).toMatchObject({ status: 404, code: 'resource_not_found' });
    const order = await shop.call('Account/ViewOrder', { orderId }, buyer);
    expect([order.items.map(({ item }) => item), order.amount]).toEqual([[bannerItem], input.expectedTotal]);
    expect(await cartItems(buyer)).toEqual([]);
  });
});

describe('a cart', () => {
  test('holds at most five hundred items, even if they are added concurrently', async () => {
    const buyer = await createUser(shop);
    const items = JSON.stringify(Array.from({ length: 497 }, () => blankItem));
    await shop.database.reader.query(
      'insert into cart_item (account_id, item, created_at) select $1, value, now() from jsonb_array_elements($2::jsonb)',
      [buyer.accountId, items],
    );
    const adding = await shop.database.transaction(async (tx) => {
      await tx.query('lock table cart_item in share mode');
      const responses = runInParallel(8, () => add(buyer, blankItem));
      await waitForLockedStatement(shop, 8);
      return { responses };
    });
    expect(sortedStatuses(await adding.responses)).toEqual([200, 200, 200, 422, 422, 422, 422, 422]);
    expect(await shop.call('Cart/CurrentCartCount', {}, buyer)).toBe(500);
  });

  test('keeps an item that is added while the others are being ordered', async () => {
    const buyer = await createUser(shop);
    await add(buyer, bannerItem);
    const input = await buildOrderInput(buyer);
    const placing = await shop.database.transaction(async (tx) => {
      await tx.query('select from cart_item where account_id = $1 for update', [buyer.accountId]);
      const placing = sendRequest(shop, 'Cart/PlaceOrder', input, buyer);
      await waitForLockedStatement(shop);
      await add(buyer, blankItem);
      return { placing };
    });
    expect(await placing.placing).toMatchObject({ status: 200 });
    expect(await cartItems(buyer)).toEqual([blankItem]);
  });

  test('becomes one order when it is ordered concurrently', async () => {
    const buyer = await createUser(shop);
    await add(buyer, bannerItem);
    const input = await buildOrderInput(buyer);
    const responses = await runInParallel(5, () => sendRequest(shop, 'Cart/PlaceOrder', input, buyer));
    expect(responses.map(({ code }) => code).sort()).toEqual([
      '',
      'empty_cart',
      'empty_cart',
      'empty_cart',
      'empty_cart',
    ]);
    const { total, items } = await shop.call('Account/MyAllOrders', {}, buyer);
    expect({ total, amounts: items.map(({ amount }) => amount) }).toEqual({
      total: 1,
      amounts: [input.expectedTotal],
    });
  });

  test('is unchanged after a rejected order', async () => {
    const buyer = await createUser(shop);
    await add(buyer, bannerItem);
    const input = await buildOrderInput(buyer);
    for (const invalid of [
      { shippingMethod: 3 },
      { shippingMethod: 9 },
      { currency: 'CNY' },
      { expectedTotal: { currency: 'USD', amount: 1 } },
      { addressId: randomUUID(), address: undefined },
    ]) {
      expect(await sendRequest(shop, 'Cart/PlaceOrder', { ...input, ...invalid }, buyer)).toMatchObject({
        status: expect.any(Number),
        code: expect.stringMatching(/./),
      });
    }
    expect(await cartItems(buyer)).toEqual([bannerItem]);
    expect(await shop.call('Account/MyAllOrders', {}, buyer)).toMatchObject({ total: 0 });
  });
});

describe('an order', () => {
  test('is rejected with the name of the invalid address field', async () => {
    const buyer = await createUser(shop);
    await add(buyer, bannerItem);
    const input = await buildOrderInput(buyer);
    expect(
      await shop.expectError('Cart/PlaceOrder', { ...input, address: { ...recipient, phone: '1' } }, buyer),
    ).toMatchObject({ code: 'phone_invalid', errors: [{ field: 'address.phone' }] });
    expect(
      await shop.expectError('Cart/PlaceOrder', { ...input, address: { ...recipient, postCode: 'x' } }, buyer),
    ).toMatchObject({ code: 'validation_failed', errors: [{ field: 'address.postCode' }] });
    const base = {
      ...recipient,
      city: 'APO',
      region: 'AE',
      postCode: '09012',
      country: 'US',
      phone: '+1 503 555 0142',
    };
    expect(await shop.expectError('Cart/PlaceOrder', { ...input, address: base }, buyer)).toMatchObject({
      status: 422,
      code: 'military_address',
      errors: [{ field: 'address.region' }],
    });
  });

  test('is rejected with another customer’s saved address', async () => {
    const [buyer, other] = [await createUser(shop), await createUser(shop)];
    const { id } = await shop.call('Account/SaveShippingAddress', recipient, other);
    await add(buyer, bannerItem);
    const { address: _, ...input } = await buildOrderInput(buyer);
    const [foreign, unknown] = [
      await shop.expectError('Cart/PlaceOrder', { ...input, addressId: id }, buyer),
      await shop.expectError('Cart/PlaceOrder', { ...input, addressId: randomUUID() }, buyer),
    ];
    expect(foreign).toMatchObject({ status: 404, code: 'resource_not_found' });
    expect({ ...foreign, requestId: '' }).toEqual({ ...unknown, requestId: '' });
  });
});

test('the integrity checks find no violation', async () => {
  expect(await readAuditViews(shop)).toEqual([]);
});
