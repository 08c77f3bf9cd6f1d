import { openShop, type Shop } from '../../../../test/app';
import { fixtureCatalogue } from '../../../../test/fixture-catalogue';
import { createFundedReseller, createPaidOrder, createOrder, paypalTerms } from '../../../../test/orders';
import { postEvent } from '../../../../test/order-stages';
import { openTestEnv, type TestEnv } from '../../../../test/test-env';
import { createUser, type TestUser } from '../../../../test/users';

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

const list = (filter: object = {}, user = accounting) =>
  shop.call('admin/refunds', { filter: JSON.stringify(filter) }, user);

const accountIdOf = async ({ email }: TestUser) => {
  const [row]: { id: string }[] = await shop.database.reader.query('select id from account where email = $1', [email]);
  return row?.id ?? '';
};

test('refunds of all payment methods are listed with their reason, and filtered', async () => {
  const service = await createUser(shop, 'customer_service');
  const reseller = await createFundedReseller(shop, 1_000_000);
  const prepaid = await createPaidOrder(shop, reseller);
  await postEvent(shop, service, prepaid, { event: 'refund_issued', amount: 100, reason: 'a crease' });

  const customer = await createUser(shop);
  const manual = await createOrder(shop, customer, paypalTerms);
  const { amount } = await shop.call('Account/ViewOrder', { orderId: manual }, customer);
  const paid = { event: 'order_paid', ...amount, method: 'bank_transfer', memo: 'TT-77' } as const;
  await postEvent(shop, accounting, manual, paid);
  await postEvent(shop, accounting, manual, { event: 'refund_issued', amount: 250, reason: 'arrived late' });

  const all = await list();
  expect(all).toMatchObject([
    { orderId: manual, email: customer.email, method: 'manual', state: 'done', reason: 'arrived late' },
    { orderId: prepaid, email: reseller.email, method: 'prepaid', state: 'done', reason: 'a crease' },
  ]);
  expect(all.map((refund) => refund.amount)).toEqual([
    { currency: amount.currency, amount: 250 },
    { currency: 'CNY', amount: 100 },
  ]);
  expect(all.map(({ by }) => by)).toEqual([accounting, service].map(({ email }) => email.split('@')[0]));
  const [refund] = all;
  expect(await shop.call('admin/refund', {}, { ...service, params: { id: refund?.id ?? '' } })).toEqual(refund);

  const ordersOf = async (filter: object) => (await list(filter)).map(({ orderId }) => orderId);
  const today = shop.clock.now().toISOString().slice(0, 10);
  expect(await ordersOf({ method: 'prepaid' })).toEqual([prepaid]);
  expect(await ordersOf({ q: customer.email })).toEqual([manual]);
  expect(await ordersOf({ orderId: prepaid, state: 'done' })).toEqual([prepaid]);
  expect(await ordersOf({ state: 'failed' })).toEqual([]);
  expect(await ordersOf({ to: '2000-01-01' })).toEqual([]);
  expect(await ordersOf({ staffId: await accountIdOf(service) })).toEqual([prepaid]);
  expect((await ordersOf({ from: '2000-01-01', to: `9${today.slice(1)}` })).length).toBe(2);
});

test('a day that does not exist is refused, and an unknown refund is not found', async () => {
  expect(await shop.expectError('admin/refunds', { filter: '{"from":"2026-02-30"}' }, accounting)).toMatchObject({
    status: 400,
    errors: [{ field: 'filter.from' }],
  });
  for (const id of ['7', '00000000-0000-4000-8000-000000000000']) {
    expect(await shop.expectError('admin/refund', {}, { ...accounting, params: { id } })).toMatchObject({
      code: 'resource_not_found',
    });
  }
});
