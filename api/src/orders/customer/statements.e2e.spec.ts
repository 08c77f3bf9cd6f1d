import type { CallName } from '@shop/contract';
import { Client } from 'pg';
import { openShop, type Shop } from '../../../test/app';
import { readAuditViews } from '../../../test/audit-views';
import { fixtureCatalogue } from '../../../test/fixture-catalogue';
import {
  bannerItem,
  blankItem,
  prepaidTerms,
  createFundedReseller,
  createPaidOrder,
  placeOrder,
} from '../../../test/orders';
import { type TestUser, createUser } from '../../../test/users';
import { openTestEnv, type TestEnv } from '../../../test/test-env';

let env: TestEnv;
let shop: Shop;
let admin: TestUser;

beforeAll(async () => {
  env = await openTestEnv();
  shop = await openShop(env, { WORKER: '0' });
  await fixtureCatalogue(shop);
  admin = await createUser(shop, 'admin');
}, 60_000);

afterAll(async () => {
  await shop?.close();
  await env?.close();
});

async function countStatements(
  name: CallName,
  input: unknown,
  as: TestUser,
  params: Record<string, string> = {},
): Promise<number> {
  const before = await shop.statements();
  await shop.call(name, input as never, { bearer: as.bearer, params });
  return (await shop.statements()) - before;
}

const lists: [CallName, unknown, (buyer: TestUser) => TestUser][] = [
  ['Account/MyAllOrders', { size: 100 }, (buyer) => buyer],
  ['Account/MyPrepaidAccountAll', { size: 100 }, (buyer) => buyer],
  ['Cart/MyShoppingCart', {}, (buyer) => buyer],
  ['Cart/CurrentCartCount', {}, (buyer) => buyer],
  ['admin/orders', { range: '[0,199]' }, () => admin],
  ['admin/accounts', { range: '[0,199]' }, () => admin],
  ['admin/prepaid-transactions', { range: '[0,199]' }, () => admin],
];

test('a list takes as many SQL statements for twelve orders as for two', async () => {
  const buyer = await createFundedReseller(shop, 100_000_000);
  const createOrders = async () => {
    await createPaidOrder(shop, buyer, [blankItem]);
    await placeOrder(shop, buyer, prepaidTerms, [bannerItem]);
  };
  const countAll = async () => {
    const found: [string, number][] = [];
    for (const [name, input, as] of lists) found.push([name, await countStatements(name, input, as(buyer))]);
    return found;
  };
  await createOrders();
  await shop.call('Cart/Add2Cart', { item: bannerItem }, buyer);
  const few = await countAll();
  for (let count = 2; count < 12; count += 2) await createOrders();
  for (let count = 1; count < 6; count++) await shop.call('Cart/Add2Cart', { item: bannerItem }, buyer);
  expect(await countAll()).toEqual(few);
  expect(Math.max(...few.map(([, statements]) => statements))).toBeLessThanOrEqual(4);
  expect(await shop.call('Account/MyAllOrders', {}, buyer)).toMatchObject({ total: 12 });
});

test('viewing an order takes as many SQL statements with twelve items as with one', async () => {
  const buyer = await createFundedReseller(shop, 100_000_000);
  const small = await createPaidOrder(shop, buyer, [bannerItem]);
  const large = await createPaidOrder(
    shop,
    buyer,
    Array.from({ length: 12 }, () => bannerItem),
  );
  for (const name of ['Account/ViewOrder', 'Cart/GetOrderInfo', 'UserEnd/SiteInfo/OrderTracking'] as const) {
    // S7.59
    expect([name, await countStatements(name, { orderId: large }, buyer)]).toEqual([
      name,
      await countStatements(name, { orderId: small }, buyer),
    ]);
  }
  expect(await countStatements('admin/order', {}, admin, { orderId: large })).toBe(
    await countStatements('admin/order', {}, admin, { orderId: small }),
  );
});

test('a customer’s order is read without the names of staff, which only staff see', async () => {
  const buyer = await createFundedReseller(shop, 100_000_000);
  const orderId = await createPaidOrder(shop, buyer, [bannerItem]);
  const query = jest.spyOn(Client.prototype, 'query');
  const sent = () => query.mock.calls.map(([sql]: unknown[]) => (typeof sql === 'string' ? sql : JSON.stringify(sql)));
  const readsHistory = (sql: string) => /from \W*order_event/.test(sql);
  const readsNames = (sql: string) => readsHistory(sql) && /join account/.test(sql);
  try {
    await shop.call('Account/ViewOrder', { orderId }, buyer);
    expect(sent().filter(readsHistory)).not.toEqual([]);
    expect(sent().filter(readsNames)).toEqual([]);
    await shop.call('admin/order', {}, { bearer: admin.bearer, params: { orderId } });
    expect(sent().filter(readsNames)).toHaveLength(1);
  } finally {
    query.mockRestore();
  }
});

test('the integrity checks find no violation', async () => {
  expect(await readAuditViews(shop)).toEqual([]);
});
