import type { Input } from '@shop/contract';
import { openShop, type RequestOptions, type Shop } from '../../../test/app';
import { sendRequest, waitForLockedStatement } from '../../../test/concurrency';
import { readAuditViews } from '../../../test/audit-views';
import { fixtureCatalogue, reloadCaches } from '../../../test/fixture-catalogue';
import {
  bannerItem,
  blankItem,
  paypalTerms,
  prepaidTerms,
  fillCart,
  createFundedReseller,
  recipient,
  type Terms,
} from '../../../test/orders';
import { type TestUser, createUser } from '../../../test/users';
import { openTestEnv, type TestEnv } from '../../../test/test-env';
import { Offers, Quotes } from '../../quoting/public';

jest.setTimeout(60_000);

let env: TestEnv;
let shop: Shop;
let customer: TestUser;
let other: TestUser;
let reseller: TestUser;

beforeAll(async () => {
  env = await openTestEnv();
  shop = await openShop(env, { WORKER: '0' });
  await fixtureCatalogue(shop);
  customer = await createUser(shop);
  other = await createUser(shop);
  reseller = await createFundedReseller(shop, 100_000_000);
}, 60_000);

afterAll(async () => {
  await shop?.close();
  await env?.close();
});

const DAY_MS = 86_400_000;
const toJapan = { ...paypalTerms, country: 'JP' };
const share = (as: RequestOptions = {}, input: Partial<Input<'Quotation/ShareQuote'>> = { item: bannerItem }) =>
  shop.call('Quotation/ShareQuote', { ...toJapan, ...input }, as);
const open = (token: string, as: RequestOptions = {}) => shop.call('Quotation/SharedQuote', { token }, as);

/** The input to order an offer at its displayed total. */
async function buildOrderInput(
  offer: string,
  as: RequestOptions = {},
  terms: Terms = paypalTerms,
): Promise<Input<'Cart/PlaceOrder'>> {
  const { currency, total: amount } = (await open(offer, as)).quote.adjusted;
  return { address: recipient, ...terms, offer, expectedTotal: { currency, amount } };
}

const createStaffOffer = async (options: { accountId?: string } = {}) =>
  shop.database.transaction((tx) =>
    shop.app.get(Offers, { strict: false }).create(tx, {
      kind: 'staff',
      priceList: 'retail',
      items: [bannerItem],
      quote: shop.app.get(Quotes, { strict: false }).quoteCart('retail', [bannerItem], toJapan),
      terms: toJapan,
      validUntil: new Date(shop.clock.now().getTime() + DAY_MS),
      message: 'as we spoke',
      ...options,
    }),
  );

async function doubleRate(): Promise<void> {
  await shop.database.reader.query(
    `insert into currency_rate (currency, valid_from, per_cny)
     select currency, $1, per_cny * 2 from currency_rate where currency = 'USD' order by valid_from desc limit 1`,
    [shop.clock.now()],
  );
  await reloadCaches(shop);
}

describe('a shared quote', () => {
  test('shows the original quote without the private labels and is valid for 14 days', async () => {
    const shared = await share();
    const { promise: _, ...quote } = await shop.call('Quotation/GetItemQuote', { item: bannerItem, ...toJapan });
    const seen = await open(shared.token, { language: 'ja' });
    expect(seen).toMatchObject({ kind: 'shared', quote, country: 'JP', ordered: false, validUntil: shared.validUntil });
    expect(seen.quote.promise).toBeUndefined();
    expect(seen.items).toMatchObject([{ item: { sku: 'vinyl-440', width: '3' }, product: { available: true } }]);
    expect(seen.items[0]?.item.label).toBeUndefined();
    const days = (Date.parse(shared.validUntil) - Date.parse(seen.madeAt)) / DAY_MS;
    expect(Math.round(days * 1000)).toBe(14_000);
  });

  test('is stored with the hash of its token only', async () => {
    const { token } = await share();
    const found = await shop.database.reader.query('select from offer where offer::text like $1', [`%${token}%`]);
    expect(found).toEqual([]);
  });

  test('of the cart requires a session and contains the cart’s items', async () => {
    expect(await shop.expectError('Quotation/ShareQuote', toJapan)).toMatchObject({
      status: 401,
      code: 'login_required',
    });
    const buyer = await createUser(shop);
    expect((await shop.expectError('Quotation/ShareQuote', toJapan, buyer)).code).toBe('empty_cart');
    await fillCart(shop, buyer, paypalTerms, [bannerItem, blankItem]);
    const { token } = await share(buyer, {});
    const { items } = await open(token);
    expect(items.map(({ item }) => [item.artwork, item.label])).toEqual([
      ['custom', undefined],
      ['blank', undefined],
    ]);
  });

  test('can be ordered repeatedly by anyone and leaves their carts unchanged', async () => {
    const { token } = await share();
    await shop.call('Cart/Add2Cart', { item: blankItem }, customer);
    for (const buyer of [customer, customer, other]) {
      const placed = await shop.call('Cart/PlaceOrder', await buildOrderInput(token), buyer);
      const order = await shop.call('Account/ViewOrder', { orderId: placed.orderId }, buyer);
      expect(order).toMatchObject({ quote: (await open(token)).quote, items: [{ item: { sku: 'vinyl-440' } }] });
    }
    expect(await shop.call('Cart/CurrentCartCount', {}, customer)).toBe(1);
    expect(await readAuditViews(shop)).toEqual([]);
  });

  test('keeps its price and exchange rate when the current ones change', async () => {
    const { token } = await share();
    const body = await buildOrderInput(token);
    await doubleRate();
    const current = await shop.call('Quotation/GetItemQuote', { item: bannerItem, ...toJapan });
    expect(current.adjusted.total).toBeGreaterThan(body.expectedTotal.amount);
    const placed = await shop.call('Cart/PlaceOrder', body, customer);
    expect(placed.quote.adjusted.total).toBe(body.expectedTotal.amount);
    const [row]: { same: boolean }[] = await shop.database.reader.query(
      `select o.per_cny = f.per_cny as same from customer_order o join offer f on f.id = o.offer_id where o.id = $1`,
      [placed.orderId],
    );
    expect(row?.same).toBe(true);
  });

  test('is rejected after 14 days and for a wrong token', async () => {
    const { token } = await share();
    const body = await buildOrderInput(token);
    expect(await shop.expectError('Quotation/SharedQuote', { token: token.slice(1) })).toMatchObject({
      status: 404,
      code: 'offer_not_found',
    });
    const wrong = { ...body, offer: `${token.slice(1)}A` };
    expect((await shop.expectError('Cart/PlaceOrder', wrong, customer)).code).toBe('offer_not_found');
    await shop.database.reader.query(
      `update offer set valid_until = $1, created_at = $1::timestamptz - interval '14 days'`,
      [shop.clock.now()],
    );
    expect(await shop.expectError('Quotation/SharedQuote', { token })).toMatchObject({
      status: 410,
      code: 'offer_expired',
    });
    expect((await shop.expectError('Cart/PlaceOrder', body, customer)).code).toBe('offer_expired');
  });

  test('can only be ordered to its country, with its terms and its total', async () => {
    const { token } = await share();
    const body = await buildOrderInput(token);
    const expectRejected = async (change: Partial<Input<'Cart/PlaceOrder'>>) =>
      shop.expectError('Cart/PlaceOrder', { ...body, ...change }, customer);
    const us = { ...recipient, country: 'US', region: 'NY', postCode: '10001', phone: '+1 212 555 0123' };
    expect(await expectRejected({ address: us })).toMatchObject({ status: 422, code: 'offer_country_differs' });
    expect(await expectRejected({ shippingMethod: 2 })).toMatchObject({
      code: 'validation_failed',
      errors: [{ field: 'shippingMethod' }],
    });
    expect(await expectRejected({ expectedTotal: { currency: 'USD', amount: 1 } })).toMatchObject({
      code: 'price_changed',
    });
  });

  test('requires accepting the risk of economy shipping', async () => {
    const economy = { ...paypalTerms, shippingMethod: 3 };
    const { token } = await share({}, { item: bannerItem, shippingMethod: 3 });
    const body = await buildOrderInput(token, {}, economy);
    expect((await shop.expectError('Cart/PlaceOrder', body, customer)).code).toBe('economy_risk_not_accepted');
    await shop.call('Cart/PlaceOrder', { ...body, economyRiskAccepted: true }, customer);
  });

  test('at reseller prices can only be ordered by resellers, who can also order one at retail prices', async () => {
    const { token } = await share(reseller, { item: bannerItem, ...prepaidTerms });
    const body = await buildOrderInput(token, {}, prepaidTerms);
    expect((await shop.expectError('Cart/PlaceOrder', body, customer)).code).toBe('prepaid_not_allowed');
    await shop.call('Cart/PlaceOrder', body, reseller);
    const inDollars = (await share(reseller)).token;
    expect(await shop.expectError('Cart/PlaceOrder', await buildOrderInput(inDollars), customer)).toMatchObject({
      status: 403,
      code: 'offer_for_resellers',
    });
    await shop.call('Cart/PlaceOrder', await buildOrderInput((await share()).token), reseller);
  });

  test('is rejected with the item whose product was withdrawn', async () => {
    const { token } = await share();
    const body = await buildOrderInput(token);
    await shop.database.reader.query('update offer set skus = $1', [['gone']]);
    await shop.database.reader.query(`update offer set items = jsonb_set(items, '{0,sku}', '"gone"')`);
    expect((await open(token)).items[0]?.product.available).toBe(false);
    expect(await shop.expectError('Cart/PlaceOrder', body, customer)).toMatchObject({
      status: 409,
      code: 'offer_unavailable',
      errors: [{ field: 'items[0]', code: 'unknown_product' }],
    });
  });

  test('is limited to 20 requests per client', async () => {
    for (let i = 0; i < 20; i += 1) await shop.send('Quotation/ShareQuote', { item: bannerItem, ...toJapan });
    expect(await shop.expectError('Quotation/ShareQuote', { item: bannerItem, ...toJapan })).toMatchObject({
      code: 'too_frequent',
    });
  });
});

describe('a staff offer', () => {
  test('can be ordered once, and again after that order was cancelled', async () => {
    const { token } = await createStaffOffer();
    const body = await buildOrderInput(token);
    const { orderId } = await shop.call('Cart/PlaceOrder', body, customer);
    expect(await open(token)).toMatchObject({ kind: 'staff', message: 'as we spoke', ordered: true });
    expect(await shop.expectError('Cart/PlaceOrder', body, customer)).toMatchObject({
      status: 409,
      code: 'offer_used',
    });
    await shop.call('Account/CancelOrder', { orderId, reason: 'wrong address' }, customer);
    await shop.call('Cart/PlaceOrder', body, customer);
  });

  test('becomes one order when it is ordered concurrently', async () => {
    const { token } = await createStaffOffer();
    const body = await buildOrderInput(token);
    const pending = shop.database.transaction(async (tx) => {
      await tx.query('select from offer order by created_at desc for update');
      const both = [customer, other].map((buyer) =>
        sendRequest(shop, 'Cart/PlaceOrder', body, { bearer: buyer.bearer }),
      );
      await waitForLockedStatement(shop);
      return both;
    });
    const responses = await Promise.all(await pending);
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  test('for an account can only be ordered by that account, which can also open it by id', async () => {
    const { id, token } = await createStaffOffer({ accountId: customer.accountId });
    expect(await shop.expectError('Cart/PlaceOrder', await buildOrderInput(token), other)).toMatchObject({
      status: 403,
      code: 'offer_not_yours',
    });
    expect((await shop.expectError('Quotation/SharedQuote', { token: id })).code).toBe('offer_not_found');
    expect((await shop.expectError('Quotation/SharedQuote', { token: id }, other)).code).toBe('offer_not_found');
    const { orderId } = await shop.call('Cart/PlaceOrder', await buildOrderInput(id, customer), customer);
    expect(orderId).toMatch(/^.{20}$/);
  });
});
