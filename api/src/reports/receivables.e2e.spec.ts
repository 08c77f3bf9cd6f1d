import { openShop, type Shop } from '../../test/app';
import { fixtureCatalogue } from '../../test/fixture-catalogue';
import { createFundedReseller, createOrder, prepaidTerms } from '../../test/orders';
import { openTestEnv, type TestEnv } from '../../test/test-env';
import { createUser, type TestUser } from '../../test/users';

let testEnv: TestEnv;
let shop: Shop;
let accounting: TestUser;

beforeAll(async () => {
  testEnv = await openTestEnv();
  shop = await openShop(testEnv, { WORKER: '0' });
  await fixtureCatalogue(shop);
  accounting = await createUser(shop, 'accounting');
}, 60_000);

afterAll(async () => {
  await shop?.close();
  await testEnv?.close();
});

const DAY_MS = 86_400_000;

/** An order that awaits its payment and was due some days ago; a negative number is in the future. */
async function createUnpaidOrder(buyer: TestUser, daysOverdue: number): Promise<number> {
  const orderId = await createOrder(shop, buyer, prepaidTerms);
  const dueAt = new Date(shop.clock.now().getTime() - daysOverdue * DAY_MS);
  await shop.database.reader.query(`update customer_order set state = 'awaiting_payment', due_at = $2 where id = $1`, [
    orderId,
    dueAt,
  ]);
  const [order]: { total: string }[] = await shop.database.reader.query(
    'select total from customer_order where id = $1',
    [orderId],
  );
  return Number(order?.total);
}

test('what customers owe is listed by the days since it was due, with disputed payments in a column of their own', async () => {
  const [buyer, smaller] = [await createFundedReseller(shop, 10_000_000), await createFundedReseller(shop, 10_000_000)];
  const amounts: number[] = [];
  for (const days of [-2, 1, 30, 31, 60, 61, 90, 91]) amounts.push(await createUnpaidOrder(buyer, days - 0.001));
  await createUnpaidOrder(smaller, 5);
  const orders = await shop.call('admin/orders', { filter: JSON.stringify({ q: buyer.email }) }, accounting);
  await shop.database.reader.query(
    `insert into paypal_dispute (id, capture_id, order_id, currency, amount, reason, state, reported_at)
     values ('PP-D-1', 'C1', $1, 'CNY', 777, 'OTHER', 'open', $2)`,
    [orders[0]?.id, shop.clock.now()],
  );

  const list = (filter: object) =>
    shop.call('admin/receivables', { filter: JSON.stringify(filter), sort: '["total","DESC"]' }, accounting);
  const rows = await list({});
  expect(rows.map(({ email }) => email)).toEqual([buyer.email, smaller.email]);
  const [one = 0] = amounts;
  const cny = (amount: number) => ({ currency: 'CNY', amount });
  expect(rows[0]).toMatchObject({
    ...{ currency: 'CNY', orders: 8, notDue: cny(one), upTo30: cny(2 * one), upTo60: cny(2 * one) },
    ...{ upTo90: cny(2 * one), over90: cny(one), disputed: cny(777), total: cny(8 * one + 777) },
  });
  expect(await list({ q: smaller.email })).toHaveLength(1);
  expect(await list({ currency: 'USD' })).toEqual([]);
  expect(await list({ id: [rows[1]?.id] })).toMatchObject([{ email: smaller.email }]);
});
