import { randomUUID } from 'node:crypto';
import { openShop, type Shop } from '../../../test/app';
import { sendRequest } from '../../../test/concurrency';
import { readAuditViews } from '../../../test/audit-views';
import { fixtureCatalogue, reloadCaches } from '../../../test/fixture-catalogue';
import { blankItem, prepaidTerms, createFundedReseller, createOrder, placeOrder } from '../../../test/orders';
import type { TestUser } from '../../../test/users';
import { openTestEnv, type TestEnv } from '../../../test/test-env';
import { OrderValidator } from './order-validator';

let env: TestEnv;
let shop: Shop;
let buyer: TestUser;

beforeAll(async () => {
  env = await openTestEnv();
  shop = await openShop(env, { WORKER: '0' });
  await fixtureCatalogue(shop);
  buyer = await createFundedReseller(shop, 100_000_000);
}, 60_000);

afterAll(async () => {
  await shop?.close();
  await env?.close();
});

async function updateCatalogue(sql: string, values: unknown[] = []): Promise<void> {
  await shop.database.reader.query(sql, values);
  await reloadCaches(shop);
}

const view = (orderId: string, language?: string) =>
  shop.call('Account/ViewOrder', { orderId }, { bearer: buyer.bearer, ...(language && { language }) });
const pay = (orderId: string, as: object = {}) =>
  sendRequest(shop, 'Cart/Checkout', { orderId, payNow: true }, { ...buyer, ...as });
const balance = async () => (await shop.call('Account/MyCurrentBalance', {}, buyer)).amount;

describe.each([
  {
    what: 'whose shipping method no longer delivers to its country',
    problem: 'invalid_shipping',
    invalidate: () => updateCatalogue(`insert into shipping_exclusion (country) values ('JP')`),
    restore: () => updateCatalogue('delete from shipping_exclusion'),
  },
  {
    what: 'with a withdrawn product',
    problem: 'invalid_product',
    invalidate: () => updateCatalogue(`update product set withdrawn = true where sku = 'vinyl-440'`),
    restore: () => updateCatalogue('update product set withdrawn = false'),
  },
])('an unpaid order $what', ({ problem, invalidate, restore }) => {
  afterEach(restore);

  test('is cancelled at checkout without a charge', async () => {
    const orderId = await createOrder(shop, buyer, prepaidTerms, [blankItem]);
    const before = await balance();
    await invalidate();
    expect(await pay(orderId)).toMatchObject({
      status: 409,
      code: 'order_invalid',
      body: {
        detail: expect.stringContaining('Invalid order cancelled automatically'), // S8.15
        errors: [{ field: 'orderId', code: problem }],
      },
    });
    expect(await view(orderId)).toMatchObject({ status: 'cancelled', paid: { amount: 0 } });
    expect(await balance()).toBe(before);
    expect(await readAuditViews(shop)).toEqual([]);
  });

  test('is rejected with order_invalid on every further checkout', async () => {
    const orderId = await createOrder(shop, buyer, prepaidTerms, [blankItem]);
    await invalidate();
    const key = { headers: { 'idempotency-key': randomUUID() } };
    expect([await pay(orderId, key), await pay(orderId, key), await pay(orderId)]).toMatchObject(
      Array.from({ length: 3 }, () => ({
        status: 409,
        code: 'order_invalid',
        body: { detail: expect.stringContaining('Order replacement required') }, // S8.16
      })),
    );
  });

  test('is cancelled when its recipient is confirmed', async () => {
    const { orderId } = await placeOrder(shop, buyer, prepaidTerms, [blankItem]);
    await invalidate();
    expect(await shop.expectError('Cart/CompleteOrder', { orderId }, buyer)).toMatchObject({ code: 'order_invalid' });
    expect((await view(orderId)).status).toBe('cancelled');
  });

  test('is cancelled by the scheduled check, with a reason in the reader’s language', async () => {
    const orderId = await createOrder(shop, buyer, prepaidTerms, [blankItem]);
    const validator = shop.app.get(OrderValidator, { strict: false });
    await validator.cancelInvalidOrders();
    expect((await view(orderId)).status).toBe('awaiting_payment');
    await invalidate();
    await validator.cancelInvalidOrders();
    const reasonIn = async (language: string) =>
      (await view(orderId, language)).history.find(({ event }) => event === 'order_cancelled');
    const [english, japanese] = [await reasonIn('en'), await reasonIn('ja')];
    expect((await view(orderId)).status).toBe('cancelled'); // S4.34
    expect(english).toMatchObject({ actor: 'system', detail: { reason: expect.stringContaining('place the order') } });
    expect(japanese?.detail?.reason).toContain('ご注文');
  });
});

test('an order with an invalid address is rejected with invalid_address', async () => {
  const { orderId } = await placeOrder(shop, buyer, prepaidTerms, [blankItem]);
  await updateCatalogue(`update customer_order set ship_to = ship_to || '{"postCode": "?"}' where id = $1`, [orderId]);
  // S4.33
  expect(await shop.expectError('Cart/CompleteOrder', { orderId }, buyer)).toMatchObject({
    code: 'order_invalid',
    errors: [{ code: 'invalid_address' }],
  });
});

test('a paid order is not checked', async () => {
  const orderId = await createOrder(shop, buyer, prepaidTerms, [blankItem]);
  expect(await pay(orderId)).toMatchObject({ status: 200 });
  await updateCatalogue(`update product set withdrawn = true where sku = 'vinyl-440'`);
  await shop.app.get(OrderValidator, { strict: false }).cancelInvalidOrders();
  expect((await view(orderId)).status).toBe('ready_for_production');
  await updateCatalogue('update product set withdrawn = false');
});
