import type { Input } from '@shop/contract';
import { openShop, type Shop } from '../../test/app';
import { answer, atOnce, statusesOf } from '../../test/at-once';
import { audits } from '../../test/audits';
import { fixtureCatalogue } from '../../test/fixture-catalogue';
import { byPayPal, byPrepaid, fillCart, fundedReseller } from '../../test/ordering';
import { type Person, somebody } from '../../test/people';
import { openStage, type Stage } from '../../test/stage';
import { OrderClockwork } from './public';

jest.setTimeout(120_000);

let stage: Stage;
let shop: Shop;
let service: Person;

beforeAll(async () => {
  stage = await openStage();
  shop = await openShop(stage, { WORKER: '0' });
  await fixtureCatalogue(shop);
  service = await somebody(shop, 'customer_service');
}, 60_000);

afterEach(async () => {
  expect(await audits(shop)).toEqual([]);
});

afterAll(async () => {
  await shop?.close();
  await stage?.close();
});

const issue = async (coupon: Partial<Input<'admin/coupon-issue'>> = {}): Promise<string> => {
  const terms = { percent: 10, reason: 'for the trade fair', ...coupon };
  return (await shop.call('admin/coupon-issue', terms, { bearer: service.bearer })).id;
};
const terms = { ...byPayPal, country: 'JP' };
const quoted = (who: Person, coupon: string) =>
  shop.call('Cart/GetInstantQuote', { ...terms, coupon }, { bearer: who.bearer });
const refused = (who: Person, coupon: string) =>
  shop.refusal('Cart/GetInstantQuote', { ...terms, coupon }, { bearer: who.bearer });

/** A filled cart's order with the coupon, at the total that it lowers. */
async function withCoupon(who: Person, coupon: string): Promise<Input<'Cart/PlaceOrder'>> {
  const cart = await fillCart(shop, who, byPayPal);
  const { total } = (await quoted(who, coupon)).adjusted;
  return { ...cart, coupon, expectedTotal: { currency: 'USD', amount: total } };
}

const stateOf = async (code: string) =>
  (await shop.call('admin/coupon', {}, { bearer: service.bearer, params: { id: code } })).state;

test('of twenty orders at once one has the coupon', async () => {
  const code = await issue();
  const buyers = await Promise.all(Array.from({ length: 20 }, () => somebody(shop)));
  const carts: Input<'Cart/PlaceOrder'>[] = [];
  for (const buyer of buyers) carts.push(await withCoupon(buyer, code));
  const answers = await atOnce(20, (place) => answer(shop, 'Cart/PlaceOrder', carts[place], buyers[place]));
  expect(statusesOf(answers)).toEqual([200, ...Array.from({ length: 19 }, () => 409)]);
  expect(new Set(answers.map(({ code: refusal }) => refusal))).toEqual(new Set(['', 'coupon_used']));
  const spent: { orders: string }[] = await shop.database.reader.query(
    `select count(*) as orders from customer_order where quote -> 'adjusted' ? 'discount'`,
  );
  expect(spent).toEqual([{ orders: '1' }]);
  expect(await stateOf(code)).toBe('used');
});

test('a coupon lowers the product price once, and fees with it', async () => {
  const buyer = await somebody(shop);
  const code = await issue({ percent: 50 });
  const cart = await withCoupon(buyer, code);
  const plain = (await shop.call('Cart/GetInstantQuote', terms, { bearer: buyer.bearer })).adjusted;
  const { adjusted, formula } = await quoted(buyer, code);
  expect(adjusted).toMatchObject({ product: plain.product, discount: Math.round(plain.product / 2) });
  expect(adjusted.subtotal).toBe(plain.subtotal - (adjusted.discount ?? 0));
  expect(adjusted.total).toBeLessThan(plain.total - (adjusted.discount ?? 0));
  expect(formula.map(({ label }) => label)).toContain('discount');
  const asSeenWithout = { ...cart, expectedTotal: { currency: 'USD', amount: plain.total } };
  expect(await shop.refusal('Cart/PlaceOrder', asSeenWithout, buyer)).toMatchObject({ code: 'price_changed' });
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

test('the books hold what was sold for, not what the coupon took off', async () => {
  const buyer = await fundedReseller(shop, 100_000_000);
  const coupon = await issue({ percent: 20 });
  const cart = await fillCart(shop, buyer, byPrepaid);
  const prepaid = { ...byPrepaid, country: 'JP', coupon };
  const { adjusted } = await shop.call('Cart/GetInstantQuote', prepaid, { bearer: buyer.bearer });
  const expectedTotal = { currency: 'CNY', amount: adjusted.total };
  const order = await shop.call('Cart/PlaceOrder', { ...cart, coupon, expectedTotal }, { bearer: buyer.bearer });
  await shop.call('Cart/CompleteOrder', { orderId: order.orderId }, { bearer: buyer.bearer });
  await shop.call('Cart/Checkout', { orderId: order.orderId, payNow: true }, { bearer: buyer.bearer });
  const sold: { sum: string }[] = await shop.database.reader.query(
    `select sum(p.amount) from ledger_posting p join ledger_entry e on e.id = p.entry_id
     where e.order_id = $1 and p.to_account = 'sales'`,
    [order.orderId],
  );
  expect(sold).toEqual([{ sum: String(adjusted.product - (adjusted.discount ?? 0)) }]);
});

test('a coupon comes back when its order is cancelled unpaid or expires', async () => {
  const buyer = await somebody(shop);
  const code = await issue();
  const place = async () => (await shop.call('Cart/PlaceOrder', await withCoupon(buyer, code), buyer)).orderId;
  const first = await place();
  expect(await stateOf(code)).toBe('used');
  expect(await refused(buyer, code)).toMatchObject({ status: 409, code: 'coupon_used' });
  await shop.call('Account/CancelOrder', { orderId: first, reason: 'too many' }, { bearer: buyer.bearer });
  expect(await stateOf(code)).toBe('valid');
  await place();
  shop.clock.advance(8 * 86_400_000);
  await shop.app.get(OrderClockwork, { strict: false }).expireUnpaid();
  service = await somebody(shop, 'customer_service');
  expect(await stateOf(code)).toBe('valid');
});

test('a coupon is for whom it was issued, until it runs out or is revoked', async () => {
  const [owner, stranger] = [await somebody(shop), await somebody(shop)];
  for (const who of [owner, stranger]) await fillCart(shop, who, byPayPal);
  const code = await issue({ accountEmail: owner.email });
  expect((await quoted(owner, code)).adjusted.discount).toBeGreaterThan(0);
  for (const unknown of [code.replace(/.$/, (last) => (last === '0' ? '1' : '0')), 'SPRING', 'x'])
    expect(await refused(owner, unknown)).toMatchObject({
      status: 422,
      code: 'coupon_unknown',
      errors: [{ field: 'coupon' }],
    });
  expect(await refused(stranger, code)).toMatchObject({ status: 422, code: 'coupon_unknown' });
  expect(await shop.call('Account/MyCoupons', {}, { bearer: owner.bearer })).toMatchObject([{ code, state: 'valid' }]);
  expect(await shop.call('Account/MyCoupons', {}, { bearer: stranger.bearer })).toEqual([]);
  const mails: unknown[] = await shop.database.reader.query(
    `select from mail where recipient = $1 and template = 'coupon_issued'`,
    [owner.email],
  );
  expect(mails).toHaveLength(1);
  const revoke = (id: string) => ['admin/coupon-revocation', {}, { bearer: service.bearer, params: { id } }] as const;
  expect(await shop.call(...revoke(code))).toMatchObject({ state: 'revoked', revokedBy: service.email });
  expect(await refused(owner, code)).toMatchObject({ status: 410, code: 'coupon_revoked' });
  expect(await shop.refusal(...revoke(code))).toMatchObject({ code: 'coupon_revoked' });
  expect(await shop.refusal(...revoke('0000-0000-0000'))).toMatchObject({ code: 'resource_not_found' });
  const until = new Date(shop.clock.now().getTime() + 3_600_000).toISOString();
  const short = await issue({ validUntil: until });
  shop.clock.advance(3_600_000);
  expect(await refused(stranger, short)).toMatchObject({ status: 410, code: 'coupon_expired' });
});

test('staff issue no coupon for nobody, of nothing, or for yesterday', async () => {
  const good = { percent: 10, reason: 'for the trade fair' };
  const yesterday = new Date(shop.clock.now().getTime() - 86_400_000).toISOString();
  const send = (coupon: object) =>
    answer(shop, 'admin/coupon-issue', { ...good, ...coupon }, { bearer: service.bearer });
  const bad = [
    { accountEmail: 'nobody@people.test' },
    { percent: 0 },
    { percent: 51 },
    { percent: 2.5 },
    { validUntil: yesterday },
    { validUntil: 'soon' },
    { reason: '' },
  ];
  const codes: [number, string][] = [];
  for (const coupon of bad) {
    const { status, code } = await send(coupon);
    codes.push([status, code]);
  }
  expect(codes).toEqual([[404, 'resource_not_found'], ...bad.slice(1).map(() => [400, 'validation_failed'])]);
});
