import type { CallName } from '@shop/contract';
import { openShop, type Shop } from '../../test/app';
import { audits } from '../../test/audits';
import { fixtureCatalogue } from '../../test/fixture-catalogue';
import { banner, blank, byPrepaid, fundedReseller, paidOrder, place } from '../../test/ordering';
import { type Person, somebody } from '../../test/people';
import { openStage, type Stage } from '../../test/stage';

let stage: Stage;
let shop: Shop;
let admin: Person;

beforeAll(async () => {
  stage = await openStage();
  shop = await openShop(stage, { WORKER: '0' });
  await fixtureCatalogue(shop);
  admin = await somebody(shop, 'admin');
}, 60_000);

afterAll(async () => {
  await shop?.close();
  await stage?.close();
});

async function cost(name: CallName, input: unknown, as: Person, params: Record<string, string> = {}): Promise<number> {
  const before = await shop.statements();
  await shop.call(name, input as never, { bearer: as.bearer, params });
  return (await shop.statements()) - before;
}

const lists: [CallName, unknown, (buyer: Person) => Person][] = [
  ['Account/MyAllOrders', { size: 100 }, (buyer) => buyer],
  ['Account/MyPrepaidAccountAll', { size: 100 }, (buyer) => buyer],
  ['Cart/MyShoppingCart', {}, (buyer) => buyer],
  ['Cart/CurrentCartCount', {}, (buyer) => buyer],
  ['admin/orders', { range: '[0,199]' }, () => admin],
  ['admin/accounts', { range: '[0,199]' }, () => admin],
  ['admin/prepaid-transactions', { range: '[0,199]' }, () => admin],
];

test('a list costs as many statements for thirty orders as for three', async () => {
  const buyer = await fundedReseller(shop, 100_000_000);
  const order = async () => {
    await paidOrder(shop, buyer, [blank]);
    await place(shop, buyer, byPrepaid, [banner]);
  };
  const costs = async () => {
    const found: [string, number][] = [];
    for (const [name, input, as] of lists) found.push([name, await cost(name, input, as(buyer))]);
    return found;
  };
  for (let made = 0; made < 3; made += 2) await order();
  await shop.call('Cart/Add2Cart', { item: banner }, buyer);
  const few = await costs();
  for (let made = 4; made < 30; made += 2) await order();
  for (let lines = 1; lines < 10; lines++) await shop.call('Cart/Add2Cart', { item: banner }, buyer);
  expect(await costs()).toEqual(few);
  expect(Math.max(...few.map(([, statements]) => statements))).toBeLessThanOrEqual(4);
  expect(await shop.call('Account/MyAllOrders', {}, buyer)).toMatchObject({ total: 30 });
});

test('an order costs as many statements with twelve items as with one', async () => {
  const buyer = await fundedReseller(shop, 100_000_000);
  const small = await paidOrder(shop, buyer, [banner]);
  const large = await paidOrder(
    shop,
    buyer,
    Array.from({ length: 12 }, () => banner),
  );
  for (const name of ['Account/ViewOrder', 'Cart/GetOrderInfo', 'UserEnd/SiteInfo/OrderTracking'] as const) {
    expect([name, await cost(name, { orderId: large }, buyer)]).toEqual([
      name,
      await cost(name, { orderId: small }, buyer),
    ]);
  }
  expect(await cost('admin/order', {}, admin, { orderId: large })).toBe(
    await cost('admin/order', {}, admin, { orderId: small }),
  );
});

test('the audits find nothing', async () => {
  expect(await audits(shop)).toEqual([]);
});
