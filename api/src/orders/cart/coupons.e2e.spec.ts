import type { Input } from '@shop/contract';
import { openShop, type Shop } from '../../../test/app';
import { sendRequest, runInParallel, sortedStatuses } from '../../../test/concurrency';
import { readAuditViews } from '../../../test/audit-views';
import { fixtureCatalogue } from '../../../test/fixture-catalogue';
import { paypalTerms, prepaidTerms, fillCart, createFundedReseller } from '../../../test/orders';
import { type TestUser, createUser } from '../../../test/users';
import { openTestEnv, type TestEnv } from '../../../test/test-env';
import { OrderScheduler } from '../workflow/order-scheduler';

jest.setTimeout(120_000);

let env: TestEnv;
let shop: Shop;
let service: TestUser;

beforeAll(async () => {
  env = await openTestEnv();
  shop = await openShop(env, { WORKER: '0' });
  await fixtureCatalogue(shop);
  service = await createUser(shop, 'customer_service');
}, 60_000);

afterEach(async () => {
  expect(await readAuditViews(shop)).toEqual([]);
});

afterAll(async () => {
  await shop?.close();
  await env?.close();
});

const issue = async (coupon: Partial<Input<'admin/coupon-issue'>> = {}): Promise<string> => {
  const terms = { percent: 10, reason: 'for the trade fair', ...coupon };
  return (await shop.call('admin/coupon-issue', terms, { bearer: service.bearer })).id;
};
const terms = { ...paypalTerms, country: 'JP' };
const getQuote = (user: TestUser, coupon: string) =>
  shop.call('Cart/GetInstantQuote', { ...terms, coupon }, { bearer: user.bearer });
const expectRejected = (user: TestUser, coupon: string) =>
  shop.expectError('Cart/GetInstantQuote', { ...terms, coupon }, { bearer: user.bearer });

/** Fills the cart and builds an order with the coupon and the reduced total. */
async function buildCouponOrder(user: TestUser, coupon: string): Promise<Input<'Cart/PlaceOrder'>> {
  const cart = await fillCart(shop, user, paypalTerms);
  const { total } = (await getQuote(user, coupon)).adjusted;
  return { ...cart, coupon, expectedTotal: { currency: 'USD', amount: total } };
}

const stateOf = async (code: string) =>
  (await shop.call('admin/coupon', {}, { bearer: service.bearer, params: { id: code } })).state;

test('only one of twenty concurrent orders redeems a coupon', async () => {
  const code = await issue();
  const buyers = await Promise.all(Array.from({ length: 20 }, () => createUser(shop)));
  const carts: Input<'Cart/PlaceOrder'>[] = [];
  for (const buyer of buyers) carts.push(await buildCouponOrder(buyer, code));
  const responses = await runInParallel(20, (index) =>
    sendRequest(shop, 'Cart/PlaceOrder', carts[index], buyers[index]),
  );
  expect(sortedStatuses(responses)).toEqual([200, ...Array.from({ length: 19 }, () => 409)]);
  expect(new Set(responses.map(({ code: errorCode }) => errorCode))).toEqual(new Set(['', 'coupon_used']));
  const discounted: { orders: string }[] = await shop.database.reader.query(
    `select count(*) as orders from customer_order where quote -> 'adjusted' ? 'discount'`,
  );
  expect(discounted).toEqual([{ orders: '1' }]);
  expect(await stateOf(code)).toBe('used');
});

test('a coupon reduces the product price and the fees of one order', async () => {
  const buyer = await createUser(shop);
  const code = await issue({ percent: 50 });
  const cart = await buildCouponOrder(buyer, code);
  const withoutCoupon = (await shop.call('Cart/GetInstantQuote', terms, { bearer: buyer.bearer })).adjusted;
  const { adjusted, formula } = await getQuote(buyer, code);
  // S7.56
  expect(adjusted).toMatchObject({ product: withoutCoupon.product, discount: Math.round(withoutCoupon.product / 2) });
  expect(adjusted.subtotal).toBe(withoutCoupon.subtotal - (adjusted.discount ?? 0));
  expect(adjusted.total).toBeLessThan(withoutCoupon.total - (adjusted.discount ?? 0));
  expect(formula.map(({ label }) => label)).toContain('discount');
  const atFullPrice = { ...cart, expectedTotal: { currency: 'USD', amount: withoutCoupon.total } };
  expect(await shop.expectError('Cart/PlaceOrder', atFullPrice, buyer)).toMatchObject({ code: 'price_changed' });
  expect(await stateOf(code)).toBe('valid');
  const { orderId } = await shop.call('Cart/PlaceOrder', cart, { bearer: buyer.bearer });
  const [row] = await shop.database.reader.query<{ product_total: string; total: string }[]>(
    'select product_total, total from customer_order where id = $1',
    [orderId],
  );
  expect(row).toEqual({
    product_total: String(adjusted.product - (adjusted.discount ?? 0)),
    total: String(adjusted.total),
  });
});

test('the ledger posts sales net of the coupon’s discount', async () => {
  const buyer = await createFundedReseller(shop, 100_000_000);
  const coupon = await issue({ percent: 20 });
  const cart = await fillCart(shop, buyer, prepaidTerms);
  const prepaid = { ...prepaidTerms, country: 'JP', coupon };
  const { adjusted } = await shop.call('Cart/GetInstantQuote', prepaid, { bearer: buyer.bearer });
  const expectedTotal = { currency: 'CNY', amount: adjusted.total };
  const order = await shop.call('Cart/PlaceOrder', { ...cart, coupon, expectedTotal }, { bearer: buyer.bearer });
  await shop.call('Cart/CompleteOrder', { orderId: order.orderId }, { bearer: buyer.bearer });
  await shop.call('Cart/Checkout', { orderId: order.orderId, payNow: true }, { bearer: buyer.bearer });
  const sales: { sum: string }[] = await shop.database.reader.query(
    `select sum(p.amount) from ledger_posting p join ledger_entry e on e.id = p.entry_id
     where e.order_id = $1 and p.to_account = 'sales'`,
    [order.orderId],
  );
  expect(sales).toEqual([{ sum: String(adjusted.product - (adjusted.discount ?? 0)) }]);
});

test('a coupon can be used again after its unpaid order was cancelled or expired', async () => {
  const buyer = await createUser(shop);
  const code = await issue();
  const place = async () => (await shop.call('Cart/PlaceOrder', await buildCouponOrder(buyer, code), buyer)).orderId;
  const first = await place();
  expect(await stateOf(code)).toBe('used');
  expect(await expectRejected(buyer, code)).toMatchObject({ status: 409, code: 'coupon_used' });
  await shop.call('Account/CancelOrder', { orderId: first, reason: 'too many' }, { bearer: buyer.bearer });
  expect(await stateOf(code)).toBe('valid');
  await place();
  shop.clock.advance(8 * 86_400_000);
  await shop.app.get(OrderScheduler, { strict: false }).expireUnpaid();
  service = await createUser(shop, 'customer_service');
  expect(await stateOf(code)).toBe('valid');
});

test('a coupon is valid only for its account, until it expires or is revoked', async () => {
  const [owner, stranger] = [await createUser(shop), await createUser(shop)];
  for (const user of [owner, stranger]) await fillCart(shop, user, paypalTerms);
  const code = await issue({ accountEmail: owner.email });
  expect((await getQuote(owner, code)).adjusted.discount).toBeGreaterThan(0);
  for (const unknown of [code.replace(/.$/, (last) => (last === '0' ? '1' : '0')), 'SPRING', 'x'])
    expect(await expectRejected(owner, unknown)).toMatchObject({
      status: 422,
      code: 'coupon_unknown',
      errors: [{ field: 'coupon' }],
    });
  expect(await expectRejected(stranger, code)).toMatchObject({ status: 422, code: 'coupon_unknown' });
  expect(await shop.call('Account/MyCoupons', {}, { bearer: owner.bearer })).toMatchObject([{ code, state: 'valid' }]);
  expect(await shop.call('Account/MyCoupons', {}, { bearer: stranger.bearer })).toEqual([]);
  const mails: unknown[] = await shop.database.reader.query(
    `select from mail where recipient = $1 and template = 'coupon_issued'`,
    [owner.email],
  );
  expect(mails).toHaveLength(1);
  const revoke = (id: string) => ['admin/coupon-revocation', {}, { bearer: service.bearer, params: { id } }] as const;
  expect(await shop.call(...revoke(code))).toMatchObject({ state: 'revoked', revokedBy: service.email });
  expect(await expectRejected(owner, code)).toMatchObject({ status: 410, code: 'coupon_revoked' });
  expect(await shop.expectError(...revoke(code))).toMatchObject({ code: 'coupon_revoked' });
  expect(await shop.expectError(...revoke('0000-0000-0000'))).toMatchObject({ code: 'resource_not_found' });
  const until = new Date(shop.clock.now().getTime() + 3_600_000).toISOString();
  const short = await issue({ validUntil: until });
  shop.clock.advance(3_600_000);
  expect(await expectRejected(stranger, short)).toMatchObject({ status: 410, code: 'coupon_expired' });
});

test('issuing a coupon rejects an unknown account, an invalid percentage and a date in the past', async () => {
  const valid = { percent: 10, reason: 'for the trade fair' };
  const yesterday = new Date(shop.clock.now().getTime() - 86_400_000).toISOString();
  const send = (coupon: object) =>
    sendRequest(shop, 'admin/coupon-issue', { ...valid, ...coupon }, { bearer: service.bearer });
  const invalid = [
    { accountEmail: 'nobody@people.test' },
    { percent: 0 },
    { percent: 51 },
    { percent: 2.5 },
    { validUntil: yesterday },
    { validUntil: 'soon' },
    { reason: '' },
  ];
  const codes: [number, string][] = [];
  for (const coupon of invalid) {
    const { status, code } = await send(coupon);
    codes.push([status, code]);
  }
  expect((await send({ accountEmail: 'nobody@people.test' })).body).toMatchObject({
    errors: [{ field: 'accountEmail', code: 'email_not_registered' }],
  });
  expect(codes).toEqual([[404, 'resource_not_found'], ...invalid.slice(1).map(() => [400, 'validation_failed'])]);
});
