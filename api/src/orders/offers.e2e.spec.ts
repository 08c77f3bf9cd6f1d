import type { Input } from '@shop/contract';
import { openShop, type As, type Shop } from '../../test/app';
import { answer, someoneWaits } from '../../test/at-once';
import { audits } from '../../test/audits';
import { fixtureCatalogue } from '../../test/fixture-catalogue';
import {
  banner,
  blank,
  byPayPal,
  byPrepaid,
  fillCart,
  fundedReseller,
  recipient,
  type Terms,
} from '../../test/ordering';
import { type Person, somebody } from '../../test/people';
import { openStage, type Stage } from '../../test/stage';
import { Tariffs } from '../catalogue/public';
import { Offers, Quotes } from '../quoting/public';

jest.setTimeout(60_000);

let stage: Stage;
let shop: Shop;
let customer: Person;
let other: Person;
let reseller: Person;

beforeAll(async () => {
  stage = await openStage();
  shop = await openShop(stage, { WORKER: '0' });
  await fixtureCatalogue(shop);
  customer = await somebody(shop);
  other = await somebody(shop);
  reseller = await fundedReseller(shop, 100_000_000);
}, 60_000);

afterAll(async () => {
  await shop?.close();
  await stage?.close();
});

const DAY_MS = 86_400_000;
const toJapan = { ...byPayPal, country: 'JP' };
const share = (as: As = {}, input: Partial<Input<'Quotation/ShareQuote'>> = { item: banner }) =>
  shop.call('Quotation/ShareQuote', { ...toJapan, ...input }, as);
const open = (token: string, as: As = {}) => shop.call('Quotation/SharedQuote', { token }, as);

/** What orders an offer at the price it was seen at. */
async function ordering(offer: string, as: As = {}, terms: Terms = byPayPal): Promise<Input<'Cart/PlaceOrder'>> {
  const { currency, total: amount } = (await open(offer, as)).quote.adjusted;
  return { address: recipient, ...terms, offer, expectedTotal: { currency, amount } };
}

const staffOffer = async (given: { accountId?: string } = {}) =>
  shop.database.transaction((tx) =>
    shop.app.get(Offers, { strict: false }).make(tx, {
      kind: 'staff',
      priceList: 'retail',
      items: [banner],
      quote: shop.app.get(Quotes, { strict: false }).cart('retail', [banner], toJapan),
      terms: toJapan,
      validUntil: new Date(shop.clock.now().getTime() + DAY_MS),
      message: 'as we spoke',
      ...given,
    }),
  );

async function doubleRate(): Promise<void> {
  await shop.database.reader.query(
    `insert into currency_rate (currency, valid_from, per_cny)
     select currency, $1, per_cny * 2 from currency_rate where currency = 'USD' order by valid_from desc limit 1`,
    [shop.clock.now()],
  );
  await shop.app.get(Tariffs, { strict: false }).reload();
}

describe('a shared quote', () => {
  test('is what was quoted, without what somebody noted for themselves, and valid for 14 days', async () => {
    const shared = await share();
    const { promise: _, ...quote } = await shop.call('Quotation/GetItemQuote', { item: banner, ...toJapan });
    const seen = await open(shared.token, { language: 'ja' });
    expect(seen).toMatchObject({ kind: 'shared', quote, country: 'JP', ordered: false, validUntil: shared.validUntil });
    expect(seen.quote.promise).toBeUndefined();
    expect(seen.items).toMatchObject([{ item: { sku: 'vinyl-440', width: '3' }, product: { available: true } }]);
    expect(seen.items[0]?.item.label).toBeUndefined();
    const days = (Date.parse(shared.validUntil) - Date.parse(seen.madeAt)) / DAY_MS;
    expect(Math.round(days * 1000)).toBe(14_000);
  });

  test('is known to the database by its hash alone', async () => {
    const { token } = await share();
    const found = await shop.database.reader.query('select from offer where offer::text like $1', [`%${token}%`]);
    expect(found).toEqual([]);
  });

  test('of the cart wants a session, and shows the cart', async () => {
    expect(await shop.refusal('Quotation/ShareQuote', toJapan)).toMatchObject({ status: 401, code: 'login_required' });
    const buyer = await somebody(shop);
    expect((await shop.refusal('Quotation/ShareQuote', toJapan, buyer)).code).toBe('empty_cart');
    await fillCart(shop, buyer, byPayPal, [banner, blank]);
    const { token } = await share(buyer, {});
    const { items } = await open(token);
    expect(items.map(({ item }) => [item.artwork, item.label])).toEqual([
      ['custom', undefined],
      ['blank', undefined],
    ]);
  });

  test('is ordered any number of times by anyone, and carts are left alone', async () => {
    const { token } = await share();
    await shop.call('Cart/Add2Cart', { item: blank }, customer);
    for (const buyer of [customer, customer, other]) {
      const placed = await shop.call('Cart/PlaceOrder', await ordering(token), buyer);
      const order = await shop.call('Account/ViewOrder', { orderId: placed.orderId }, buyer);
      expect(order).toMatchObject({ quote: (await open(token)).quote, items: [{ item: { sku: 'vinyl-440' } }] });
    }
    expect(await shop.call('Cart/CurrentCartCount', {}, customer)).toBe(1);
    expect(await audits(shop)).toEqual([]);
  });

  test('keeps its price and rate while today’s change', async () => {
    const { token } = await share();
    const body = await ordering(token);
    await doubleRate();
    const dearer = await shop.call('Quotation/GetItemQuote', { item: banner, ...toJapan });
    expect(dearer.adjusted.total).toBeGreaterThan(body.expectedTotal.amount);
    const placed = await shop.call('Cart/PlaceOrder', body, customer);
    expect(placed.quote.adjusted.total).toBe(body.expectedTotal.amount);
    const [row]: { same: boolean }[] = await shop.database.reader.query(
      `select o.per_cny = f.per_cny as same from customer_order o join offer f on f.id = o.offer_id where o.id = $1`,
      [placed.orderId],
    );
    expect(row?.same).toBe(true);
  });

  test('is gone once its 14 days are over, and for a wrong token', async () => {
    const { token } = await share();
    const body = await ordering(token);
    expect(await shop.refusal('Quotation/SharedQuote', { token: token.slice(1) })).toMatchObject({
      status: 404,
      code: 'offer_not_found',
    });
    const wrong = { ...body, offer: `${token.slice(1)}A` };
    expect((await shop.refusal('Cart/PlaceOrder', wrong, customer)).code).toBe('offer_not_found');
    await shop.database.reader.query(
      `update offer set valid_until = $1, made_at = $1::timestamptz - interval '14 days'`,
      [shop.clock.now()],
    );
    expect(await shop.refusal('Quotation/SharedQuote', { token })).toMatchObject({
      status: 410,
      code: 'offer_expired',
    });
    expect((await shop.refusal('Cart/PlaceOrder', body, customer)).code).toBe('offer_expired');
  });

  test('goes to its own country, at its own terms and total', async () => {
    const { token } = await share();
    const body = await ordering(token);
    const refused = async (change: Partial<Input<'Cart/PlaceOrder'>>) =>
      shop.refusal('Cart/PlaceOrder', { ...body, ...change }, customer);
    const us = { ...recipient, country: 'US', region: 'NY', postCode: '10001', phone: '+1 212 555 0123' };
    expect(await refused({ address: us })).toMatchObject({ status: 422, code: 'offer_country_differs' });
    expect(await refused({ shippingMethod: 2 })).toMatchObject({
      code: 'validation_failed',
      errors: [{ field: 'shippingMethod' }],
    });
    expect(await refused({ expectedTotal: { currency: 'USD', amount: 1 } })).toMatchObject({ code: 'price_changed' });
  });

  test('with economy shipping wants its risk accepted as any other', async () => {
    const economy = { ...byPayPal, shippingMethod: 3 };
    const { token } = await share({}, { item: banner, shippingMethod: 3 });
    const body = await ordering(token, {}, economy);
    expect((await shop.refusal('Cart/PlaceOrder', body, customer)).code).toBe('economy_risk_not_accepted');
    await shop.call('Cart/PlaceOrder', { ...body, economyRiskAccepted: true }, customer);
  });

  test('at reseller prices is for resellers, who may order a retail one too', async () => {
    const { token } = await share(reseller, { item: banner, ...byPrepaid });
    const body = await ordering(token, {}, byPrepaid);
    expect((await shop.refusal('Cart/PlaceOrder', body, customer)).code).toBe('prepaid_not_allowed');
    await shop.call('Cart/PlaceOrder', body, reseller);
    const inDollars = (await share(reseller)).token;
    expect(await shop.refusal('Cart/PlaceOrder', await ordering(inDollars), customer)).toMatchObject({
      status: 403,
      code: 'offer_for_resellers',
    });
    await shop.call('Cart/PlaceOrder', await ordering((await share()).token), reseller);
  });

  test('of a product withdrawn since is refused, naming the line', async () => {
    const { token } = await share();
    const body = await ordering(token);
    await shop.database.reader.query('update offer set skus = $1', [['gone']]);
    await shop.database.reader.query(`update offer set items = jsonb_set(items, '{0,sku}', '"gone"')`);
    expect((await open(token)).items[0]?.product.available).toBe(false);
    expect(await shop.refusal('Cart/PlaceOrder', body, customer)).toMatchObject({
      status: 409,
      code: 'offer_unavailable',
      errors: [{ field: 'items[0]', code: 'unknown_product' }],
    });
  });

  test('is made only so often by one client', async () => {
    for (let i = 0; i < 20; i += 1) await shop.send('Quotation/ShareQuote', { item: banner, ...toJapan });
    expect(await shop.refusal('Quotation/ShareQuote', { item: banner, ...toJapan })).toMatchObject({
      code: 'too_frequent',
    });
  });
});

describe('an offer of staff', () => {
  test('is ordered once, and again where that order was cancelled', async () => {
    const { token } = await staffOffer();
    const body = await ordering(token);
    const { orderId } = await shop.call('Cart/PlaceOrder', body, customer);
    expect(await open(token)).toMatchObject({ kind: 'staff', message: 'as we spoke', ordered: true });
    expect(await shop.refusal('Cart/PlaceOrder', body, customer)).toMatchObject({ status: 409, code: 'offer_used' });
    await shop.call('Account/CancelOrder', { orderId, reason: 'wrong address' }, customer);
    await shop.call('Cart/PlaceOrder', body, customer);
  });

  test('ordered twice at once gives one order', async () => {
    const { token } = await staffOffer();
    const body = await ordering(token);
    const hold = shop.database.transaction(async (tx) => {
      await tx.query('select from offer order by made_at desc for update');
      const both = [customer, other].map((buyer) => answer(shop, 'Cart/PlaceOrder', body, { bearer: buyer.bearer }));
      await someoneWaits(shop);
      return both;
    });
    const answers = await Promise.all(await hold);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  test('for an account is that one’s to order, which finds it by its id too', async () => {
    const { id, token } = await staffOffer({ accountId: customer.accountId });
    expect(await shop.refusal('Cart/PlaceOrder', await ordering(token), other)).toMatchObject({
      status: 403,
      code: 'offer_not_yours',
    });
    expect((await shop.refusal('Quotation/SharedQuote', { token: id })).code).toBe('offer_not_found');
    expect((await shop.refusal('Quotation/SharedQuote', { token: id }, other)).code).toBe('offer_not_found');
    const { orderId } = await shop.call('Cart/PlaceOrder', await ordering(id, customer), customer);
    expect(orderId).toMatch(/^.{20}$/);
  });
});
