import type { Input } from '@shop/contract';
import { openShop, type RequestOptions, type Shop } from '../../test/app';
import { fixtureCatalogue } from '../../test/fixture-catalogue';
import { openTestEnv, type TestEnv } from '../../test/test-env';
import { createUser } from '../../test/users';

type PricesInput = Input<'Quotation/GetItemPrices'>;

let testEnv: TestEnv;
let shop: Shop;
let reseller: RequestOptions;

beforeAll(async () => {
  testEnv = await openTestEnv();
  shop = await openShop(testEnv, { WORKER: '0' });
  await fixtureCatalogue(shop);
  reseller = await createUser(shop, 'reseller');
}, 60_000);

afterAll(async () => {
  await shop?.close();
  await testEnv?.close();
});

const banner = {
  ...{ sku: 'vinyl-440', width: '3', length: '6', unit: 1, quantity: 1 },
  ...{ artwork: 'custom' as const, finishes: ['hem-grommet'] },
};
const terms = { currency: 'USD', country: 'US', shippingMethod: 0, paymentMethod: 0 };
const items = [banner, { ...banner, finishes: [] }, { ...banner, quantity: 12 }];
const valid: PricesInput = { items, ...terms };

test('several items cost what each of them is quoted for', async () => {
  for (const as of [{}, reseller]) {
    const { currency, items: prices } = await shop.call('Quotation/GetItemPrices', valid, as);
    const quotes = await Promise.all(items.map((item) => shop.call('Quotation/GetItemQuote', { item, ...terms }, as)));
    expect(currency).toBe('USD');
    expect(prices).toEqual(quotes.map(({ adjusted: { product, total } }) => ({ product, total })));
  }
});

test('resellers get the prices of their own list', async () => {
  const [retail] = (await shop.call('Quotation/GetItemPrices', valid)).items;
  const [own] = (await shop.call('Quotation/GetItemPrices', valid, reseller)).items;
  expect(own?.product).toBeLessThan(retail?.product ?? 0);
});

test('prices without a session need no SQL statement', async () => {
  const before = await shop.statements();
  await shop.call('Quotation/GetItemPrices', valid);
  await shop.expectError('Quotation/GetItemPrices', { ...valid, country: 'KP' });
  expect(await shop.statements()).toBe(before);
});

describe('bad input is rejected as for a quote', () => {
  const fourth = (change: object) => ({ ...terms, items: [banner, banner, banner, { ...banner, ...change }] });

  test.each([
    ['width NaN', fourth({ width: 'NaN' }), 'not_a_number', 'items[3].width'],
    ['a width above the limit', fourth({ width: '9999' }), 'size_out_of_range', 'items[3].width'],
    ['no length', fourth({ length: undefined }), 'not_a_number', 'items[3].length'],
    ['quantity 0', fourth({ quantity: 0 }), 'quantity_out_of_range', 'items[3].quantity'],
    ['__proto__ as sku', fourth({ sku: '__proto__' }), 'unknown_product', 'items[3].sku'],
    ['an unknown finish', fourth({ finishes: ['gold'] }), 'unknown_finish', 'items[3].finishes'],
    ['an unknown artwork', fourth({ artwork: 'toString' }), 'artwork_not_offered', 'items[3].artwork'],
    ['an unknown field of an item', fourth({ price: 1 }), 'validation_failed', 'items[3].price'],
    ['an unknown currency', { ...valid, currency: 'usd' }, 'unknown_currency', 'currency'],
    ['an unknown payment method', { ...valid, paymentMethod: 7 }, 'unknown_payment_method', 'paymentMethod'],
    ['an unknown shipping method', { ...valid, shippingMethod: 9 }, 'shipping_unavailable', 'shippingMethod'],
    ['an excluded country', { ...valid, country: 'KP' }, 'shipping_excluded', 'country'],
    ['a price list in the body', { ...valid, priceList: 'reseller' }, 'validation_failed', 'priceList'],
    ['no items', { ...valid, items: [] }, 'validation_failed', 'items'],
    ['31 items', { ...valid, items: Array.from({ length: 31 }, () => banner) }, 'validation_failed', 'items'],
    ['null', null, 'validation_failed', undefined],
  ])('%s', async (_, body, code, field) => {
    const problem = await shop.expectError('Quotation/GetItemPrices', body);
    expect(problem.code).toBe(code);
    if (field !== undefined) expect(problem.errors?.[0]?.field).toBe(field);
  });

  test('30 items are priced', async () => {
    const many = { ...terms, items: Array.from({ length: 30 }, () => banner) };
    expect((await shop.call('Quotation/GetItemPrices', many)).items).toHaveLength(30);
  });
});
