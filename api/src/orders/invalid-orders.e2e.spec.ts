import { randomUUID } from 'node:crypto';
import { openShop, type Shop } from '../../test/app';
import { answer } from '../../test/at-once';
import { audits } from '../../test/audits';
import { fixtureCatalogue } from '../../test/fixture-catalogue';
import { blank, byPrepaid, fundedReseller, order, place } from '../../test/ordering';
import type { Person } from '../../test/people';
import { openStage, type Stage } from '../../test/stage';
import { Tariffs } from '../catalogue/public';
import { OrderJudge } from './public';

let stage: Stage;
let shop: Shop;
let buyer: Person;

beforeAll(async () => {
  stage = await openStage();
  shop = await openShop(stage, { WORKER: '0' });
  await fixtureCatalogue(shop);
  buyer = await fundedReseller(shop, 100_000_000);
}, 60_000);

afterAll(async () => {
  await shop?.close();
  await stage?.close();
});

async function change(sql: string, values: unknown[] = []): Promise<void> {
  await shop.database.reader.query(sql, values);
  await shop.app.get(Tariffs, { strict: false }).reload();
}

const view = (orderId: string, language?: string) =>
  shop.call('Account/ViewOrder', { orderId }, { bearer: buyer.bearer, ...(language && { language }) });
const pay = (orderId: string, as: object = {}) =>
  answer(shop, 'Cart/Checkout', { orderId, payNow: true }, { ...buyer, ...as });
const balance = async () => (await shop.call('Account/MyCurrentBalance', {}, buyer)).amount;

describe.each([
  {
    what: 'whose shipping method no longer goes there',
    fault: 'invalid_shipping',
    spoil: () => change(`insert into shipping_exclusion (country) values ('JP')`),
    mend: () => change('delete from shipping_exclusion'),
  },
  {
    what: 'of a product that is not made any more',
    fault: 'invalid_product',
    spoil: () => change(`update product set withdrawn = true where sku = 'vinyl-440'`),
    mend: () => change('update product set withdrawn = false'),
  },
])('an unpaid order $what', ({ fault, spoil, mend }) => {
  afterEach(mend);

  test('is cancelled when it is to be paid, and nothing is charged', async () => {
    const orderId = await order(shop, buyer, byPrepaid, [blank]);
    const before = await balance();
    await spoil();
    expect(await pay(orderId)).toMatchObject({
      status: 409,
      code: 'order_invalid',
      body: { errors: [{ field: 'orderId', code: fault }] },
    });
    expect(await view(orderId)).toMatchObject({ status: 'cancelled', paid: { amount: 0 } });
    expect(await balance()).toBe(before);
    expect(await audits(shop)).toEqual([]);
  });

  test('says so again, however often it is asked', async () => {
    const orderId = await order(shop, buyer, byPrepaid, [blank]);
    await spoil();
    const key = { headers: { 'idempotency-key': randomUUID() } };
    expect([await pay(orderId, key), await pay(orderId, key), await pay(orderId)]).toMatchObject(
      Array.from({ length: 3 }, () => ({ status: 409, code: 'order_invalid' })),
    );
  });

  test('is cancelled when its recipient is confirmed', async () => {
    const { orderId } = await place(shop, buyer, byPrepaid, [blank]);
    await spoil();
    expect(await shop.refusal('Cart/CompleteOrder', { orderId }, buyer)).toMatchObject({ code: 'order_invalid' });
    expect((await view(orderId)).status).toBe('cancelled');
  });

  test('is cancelled by and by, with a reason in its reader’s language', async () => {
    const orderId = await order(shop, buyer, byPrepaid, [blank]);
    const judge = shop.app.get(OrderJudge, { strict: false });
    await judge.sweep();
    expect((await view(orderId)).status).toBe('awaiting_payment');
    await spoil();
    await judge.sweep();
    const reasonIn = async (language: string) =>
      (await view(orderId, language)).history.find(({ event }) => event === 'order_cancelled');
    const [english, japanese] = [await reasonIn('en'), await reasonIn('ja')];
    expect(english).toMatchObject({ actor: 'system', detail: { reason: expect.stringContaining('place the order') } });
    expect(japanese?.detail?.reason).toContain('ご注文');
  });
});

test('an address that cannot be right makes an order invalid', async () => {
  const { orderId } = await place(shop, buyer, byPrepaid, [blank]);
  await change(`update customer_order set ship_to = ship_to || '{"postCode": "?"}' where id = $1`, [orderId]);
  expect(await shop.refusal('Cart/CompleteOrder', { orderId }, buyer)).toMatchObject({
    code: 'order_invalid',
    errors: [{ code: 'invalid_address' }],
  });
});

test('a paid order is never judged', async () => {
  const orderId = await order(shop, buyer, byPrepaid, [blank]);
  expect(await pay(orderId)).toMatchObject({ status: 200 });
  await change(`update product set withdrawn = true where sku = 'vinyl-440'`);
  await shop.app.get(OrderJudge, { strict: false }).sweep();
  expect((await view(orderId)).status).toBe('ready_for_production');
  await change('update product set withdrawn = false');
});
