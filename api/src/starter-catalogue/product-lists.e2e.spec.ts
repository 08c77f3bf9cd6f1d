import { openShop, type Shop } from '../../test/app';
import { reloadCaches } from '../../test/fixture-catalogue';
import { openTestEnv, type TestEnv } from '../../test/test-env';
import { createUser } from '../../test/users';
import type { Input } from '@shop/contract';
import { insertCatalogue } from '../catalogue/public';
import { starterCatalogueData } from './starter-catalogue-data';

let testEnv: TestEnv;
let shop: Shop;

beforeAll(async () => {
  testEnv = await openTestEnv();
  shop = await openShop(testEnv, { WORKER: '0' });
  await shop.database.transaction((tx) => insertCatalogue(tx, starterCatalogueData(shop.clock.now())));
  await reloadCaches(shop);
}, 60_000);

afterAll(async () => {
  await shop?.close();
  await testEnv?.close();
});

type ListInput = Input<'Catalog/Products'>;

const US = { currency: 'USD', country: 'US', unit: 0 };
const list = (input: ListInput, options = {}) => shop.call('Catalog/Products', { size: 100, ...input }, options);
const skus = async (input: ListInput) => (await list(input)).items.map(({ sku }) => sku);
const found = async (q: string) => skus({ q });

describe('the price of a sample on a card', () => {
  test('is the total that the page of the product shows at first', async () => {
    const { items } = await list({ category: 'banner', ...US });
    const card = items.find(({ sku }) => sku === 'vinyl-440');
    expect(card?.sample).toMatchObject({ width: '72', length: '36', unit: 0, total: { currency: 'USD' } });
    const { width, length, unit } = card?.sample ?? {};
    const item = { sku: 'vinyl-440', width, length, unit, quantity: 1, artwork: 'custom' as const };
    const quote = await shop.call('Quotation/GetItemQuote', {
      item: { ...item, finishes: ['hem-grommet'] },
      ...{ currency: 'USD', country: 'US', shippingMethod: 0, paymentMethod: 0 },
    });
    expect(card?.sample?.total.amount).toBe(quote.adjusted.total);
    expect(card?.price?.per).toBe('ft2');
  });

  test('exists for every product of the starter catalogue, in every unit', async () => {
    for (const unit of [0, 1, 2, 3]) {
      const { items } = await list({ ...US, unit });
      expect(items.filter(({ sample }) => !sample).map(({ sku }) => sku)).toEqual([]);
    }
  });

  test('is that of the caller’s own price list', async () => {
    const reseller = await createUser(shop, 'reseller');
    const [retail, own] = [await list({ q: 'vinyl', ...US }), await list({ q: 'vinyl', ...US }, reseller)];
    const lower = own.items.map(({ sample, from }, index) => [
      (sample?.total.amount ?? 0) < (retail.items[index]?.sample?.total.amount ?? 0),
      from.money.amount < (retail.items[index]?.from.money.amount ?? 0),
    ]);
    expect(lower.length).toBeGreaterThan(3);
    expect(lower.flat()).not.toContain(false);
  });

  test('is absent where nothing is shipped to, and without a currency', async () => {
    const [there] = (await list({ ...US, country: 'KP' })).items;
    expect([there?.sample, there?.price?.money.currency]).toEqual([undefined, 'USD']);
    const [plain] = (await list({})).items;
    expect([plain?.sample, plain?.price]).toEqual([undefined, undefined]);
    const [unknown] = (await list({ ...US, currency: 'XXX' })).items;
    expect([unknown?.sample, unknown?.price]).toEqual([undefined, undefined]);
  });
});

describe('a list of products', () => {
  test('has the products with one of the codes of each facet', async () => {
    expect(await skus({ fireRatings: 'b1' })).toEqual(['vinyl-fr', 'wallpaper']);
    expect(await skus({ materials: 'mesh', places: 'outdoor' })).toEqual(['mesh-340', 'mesh-270']);
    expect(await skus({ category: 'banner', uses: 'vehicles,trade-shows' })).toEqual([
      'vinyl-fr',
      'pet-banner',
      'tarpaulin-650',
    ]);
    expect(await skus({ uses: 'no-such-use' })).toEqual([]);
  });

  test('says how many products each code would leave', async () => {
    const { counts } = await list({ category: 'banner', materials: 'mesh', counts: true });
    expect(counts?.materials).toContainEqual({ code: 'pvc-banner', count: 7 });
    expect(counts?.places).toEqual([{ code: 'outdoor', count: 2 }]);
    expect((await list({})).counts).toBeUndefined();
  });

  test('is sorted and limited by the delivered price of a sample', async () => {
    const prices = (await list({ ...US, sort: 'price' })).items.map(({ sample }) => sample?.total.amount ?? 0);
    expect(prices).toEqual(prices.toSorted((one, other) => one - other));
    const falling = (await list({ ...US, sort: 'price-desc' })).items.map(({ sample }) => sample?.total.amount ?? 0);
    expect(falling).toEqual(prices.toReversed());
    const [lowest = 0, highest = 0] = [prices[9], prices[19]];
    const within = (await list({ ...US, minPrice: lowest, maxPrice: highest })).items;
    expect(within.length).toBeGreaterThan(9);
    expect(
      within.every(({ sample }) => sample && sample.total.amount >= lowest && sample.total.amount <= highest),
    ).toBe(true);
    expect(await skus({ maxPrice: 100_000 })).toEqual([]);
  });

  test('is sorted by name in the reader’s language', async () => {
    const names = (await list({ sort: 'name' }, { language: 'de' })).items.map(({ name }) => name);
    expect(names).toEqual(names.toSorted(new Intl.Collator('de').compare));
  });
});

describe('a search', () => {
  test.each([
    ['coroplast', 'corrugated-4mm'],
    ['tent', 'canopy-tent'],
    ['gazebo', 'canopy-tent'],
    ['aluminum', 'brushed-alu-1.5mm'],
    ['beach flags', 'feather-teardrop'],
    ['plexiglass', 'acrylic-3mm'],
  ])('for “%s” finds a product by a synonym', async (q, sku) => {
    expect(await found(q)).toContain(sku);
  });

  test('for “trade show” finds products for exhibitions', async () => {
    expect((await found('trade show')).length).toBeGreaterThan(5);
  });

  test('that names a size finds the products and prices samples in that size', async () => {
    const { items, size } = await list({ q: 'banner 3x6', ...US });
    expect(size).toEqual({ width: '3', length: '6', unit: 1 });
    expect(items[0]?.kind).toBe('area');
    const banner = items.find(({ sku }) => sku === 'vinyl-440');
    expect(banner?.sample).toMatchObject({ width: '3', length: '6', unit: 1 });
    expect((await list({ q: '3x6', ...US })).total).toBe(83);
  });

  test.each(["' or 1=1 --", '((((((((', '%00x', '\\', '3x6x9x12', '"><script>alert(1)</script>'])(
    'for hostile words is answered: %s',
    async (q) => {
      expect((await shop.send('Catalog/Products', { q, ...US })).status).toBe(200);
    },
  );

  test('of ten thousand characters is refused', async () => {
    expect((await shop.send('Catalog/Products', { q: 'x'.repeat(10_000) })).status).toBe(400);
  });
});
