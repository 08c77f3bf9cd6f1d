import { fixtureCatalogue, reloadCaches } from '../../test/fixture-catalogue';
import { eventually } from '../../test/eventually';
import sharp from 'sharp';
import { openShop, type Shop } from '../../test/app';
import { notifyTariffChange } from '../tariff/public';
import { notifyCatalogueChange } from './snapshot/catalogue.service';
import { openTestEnv, type TestEnv } from '../../test/test-env';
import { createUser } from '../../test/users';

let testEnv: TestEnv;
let shop: Shop;

beforeAll(async () => {
  testEnv = await openTestEnv();
  shop = await openShop(testEnv);
  await fixtureCatalogue(shop);
}, 60_000);

afterAll(async () => {
  await shop?.close();
  await testEnv?.close();
});

test('the menu names categories and products in the language of the request, else in English', async () => {
  const menu = await shop.call('Catalog/Categories', {}, { language: 'ja' });
  // S3.150
  expect(menu.map(({ slug, products }) => [slug, products.map((product) => product.slug)])).toEqual([
    ['banner', ['vinyl']], // S3.149
    ['exhibition', ['roll-up-banner-stand']],
    ['uvinkjet', ['acrylic']],
  ]);
  // S3.148
  expect(menu.map(({ name, products }) => [name, products.map((product) => product.name)])).toEqual([
    ['横断幕', ['ターポリン横断幕']],
    ['展示会', ['Roll-up banner stand']],
    ['UVインクジェット', ['Acrylic sheet']],
  ]);
  // S2.75, S3.151
  expect(menu.flatMap(({ products }) => products.map(({ uvInkjet }) => uvInkjet))).toEqual([false, false, true]);
});

test('products are listed by category, by flag and by page', async () => {
  const all = await shop.call('Catalog/Products', { size: 2 });
  // S1.18, S6.1
  expect([all.total, all.items.map(({ sku }) => sku)]).toEqual([3, ['vinyl-440', 'roll-up']]);
  const rest = await shop.call('Catalog/Products', { size: 2, page: 2 });
  expect([rest.total, rest.items.map(({ sku }) => sku)]).toEqual([3, ['acrylic-3mm']]);
  expect((await shop.call('Catalog/Products', { category: 'banner' })).items.map(({ sku }) => sku)).toEqual([
    'vinyl-440',
  ]);
  expect((await shop.call('Catalog/Products', { featured: true })).items.map(({ sku }) => sku)).toEqual([
    'vinyl-440',
    'acrylic-3mm',
  ]);
  expect(await shop.call('Catalog/Products', { category: 'no-such' })).toEqual({ total: 0, items: [] });
});

test('a product card shows the lowest price', async () => {
  const { items } = await shop.call('Catalog/Products', {});
  expect(items.map(({ from }) => from)).toEqual([
    { money: { currency: 'CNY', amount: 2300 }, per: 'm2' },
    { money: { currency: 'CNY', amount: 11900 }, per: 'piece' },
    { money: { currency: 'CNY', amount: 25200 }, per: 'm2' },
  ]);
});

test.each([
  ['FACADES', ['vinyl-440']],
  ['façades strong', ['vinyl-440']],
  ['店頭', ['vinyl-440']],
  ['banner', ['vinyl-440', 'roll-up']],
  ['reception SIGNS', ['acrylic-3mm']],
  ['vinyl reception', []],
  ["' or 1=1 --", []],
])('a search for %s finds %j in every language', async (q, skus) => {
  const { items } = await shop.call('Catalog/Products', { q }, { language: 'de' });
  expect(items.map(({ sku }) => sku)).toEqual(skus);
});

test('a product page contains the price tiers of the caller’s price list, whoever requested it before', async () => {
  const [reseller, customer] = [await createUser(shop, 'reseller'), await createUser(shop, 'customer')];
  const first = async (bearer?: string) =>
    (await shop.call('Catalog/Product', { sku: 'vinyl-440' }, { bearer })).tiers[0];
  expect(await first()).toEqual({ from: 0, fen: 3800 });
  expect(await first(reseller.bearer)).toEqual({ from: 0, fen: 2900 });
  expect(await first(customer.bearer)).toEqual({ from: 0, fen: 3800 });
});

test('a product page contains limits, choices and prices', async () => {
  const page = await shop.call('Catalog/Product', { category: 'banner', slug: 'vinyl' });
  expect(page.limits).toEqual({ minMm: 100, maxLongMm: 50000, rollWidthMm: 3200, maxQuantity: 10000, seams: true });
  expect(page.artworkChoices).toEqual([
    'custom', // S3.29
    'blank', // S3.30
    'black', // S3.31
  ]);
  // S3.36
  expect(page.finishes).toContainEqual({
    code: 'hem-grommet',
    name: 'Hem and grommets',
    note: 'Every 30 cm.',
    grommets: true,
    free: false,
  });
  expect(page.finishes).toContainEqual({ code: 'raw-edges', name: 'Raw edges', note: '', grommets: false, free: true });
  expect(page.properties).toEqual({
    printerType: 'Solvent inkjet', // S3.42
    resolution: '720 dpi', // S3.43
    waterproof: true, // S3.44
    uvResistant: true, // S3.45
  });
  expect(page.tiers[0]).toEqual({ from: 0, fen: 3800 });
  expect(page.rating).toEqual({ average: null, total: 0 });

  const stand = await shop.call('Catalog/Product', { sku: 'roll-up' });
  expect(stand.limits).toEqual({ maxQuantity: 1000, seams: false });
  expect(stand.variants[0]).toEqual({
    code: '85x200',
    name: '85 × 200 cm',
    widthMm: 890,
    lengthMm: 2080,
    depthMm: 360,
    print: { widthMm: 850, lengthMm: 2000 },
    grams: 2900,
  });
});

test('an unknown product is not found', async () => {
  for (const input of [{ sku: 'nope' }, { category: 'banner', slug: '__proto__' }, { category: 'banner' }, {}]) {
    // S8.4
    expect(await shop.expectError('Catalog/Product', input)).toMatchObject({
      code: 'resource_not_found',
      detail: 'Resource not found.',
    });
  }
});

test('products are found by SKU in one request, without unknown ones', async () => {
  const skus = ['roll-up', 'nope', 'vinyl-440', 'roll-up', '__proto__'].join(',');
  const pages = await Promise.all(['roll-up', 'vinyl-440'].map((sku) => shop.call('Catalog/Product', { sku })));
  expect(await shop.call('Catalog/ProductsBySku', { skus })).toEqual(pages);
  expect(await shop.call('Catalog/ProductsBySku', { skus: 'nope' })).toEqual([]);
});

test.each([
  'Products?page=0',
  'Products?page=x',
  'Products?size=101',
  'Products?page=1e3',
  'Products?featured=maybe',
  'Products?category=banner&category=flags',
  'Products?sort=cheapest',
  'Products?uses=a,,b',
  'Products?maxPrice=-1',
  'Products?q=%00',
  `Products?q=${'a'.repeat(101)}`,
  'Product?sku=%ff',
  'ProductsBySku',
  'ProductsBySku?skus=',
  'ProductsBySku?skus=a,,b',
  `ProductsBySku?skus=${Array(51).fill('a').join(',')}`,
  'Reviews',
  'Reviews?sku=vinyl-440&page=-1',
  'Portfolio?gallery[]=flags',
])('%s is rejected with an error code', async (query) => {
  const answer = await fetch(`${shop.origin}/api/Catalog/${query}`);
  expect([400, 404]).toContain(answer.status);
  expect(await answer.json()).toHaveProperty('code');
});

test('reading the catalogue sends no SQL statement', async () => {
  const before = await shop.statements();
  await shop.call('Catalog/Categories', {});
  await shop.call('Catalog/Products', { category: 'banner' });
  await shop.call('Catalog/Product', { sku: 'vinyl-440' });
  await shop.call('Catalog/ProductsBySku', { skus: 'vinyl-440,roll-up' });
  await shop.call('Catalog/Portfolio', { gallery: 'flags' });
  expect(await shop.statements()).toBe(before);
});

test('a search sends one SQL statement, and none if the same words have been searched for before', async () => {
  const before = await shop.statements();
  const [first, second] = await Promise.all(
    ['made for windows', ' made for windows '].map((q) => shop.call('Catalog/Products', { q })),
  );
  expect(second).toEqual(first);
  expect((await shop.statements()) - before).toBe(1);
});

test('every gallery of the portfolio exists, and an unknown one is not found', async () => {
  for (const gallery of [
    'vinyl-banner',
    'mesh-banner',
    'vinyl-stickers',
    'windows-graphics',
    'poster-signs',
    'flags',
    'exhibition',
    'backlits',
    'fabric-cloth',
    'others',
  ]) {
    expect(Array.isArray(await shop.call('Catalog/Portfolio', { gallery }))).toBe(true);
  }
  expect((await shop.call('Catalog/Portfolio', { gallery: 'exhibition' })).map(({ url }) => url)).toEqual([
    '/pictures/roll-up/setting.svg',
    '/pictures/roll-up/detail.svg',
  ]);
  expect((await shop.expectError('Catalog/Portfolio', { gallery: 'paintings' })).code).toBe('resource_not_found');
});

describe('drawn pictures', () => {
  test.each(['setting', 'detail', 'sheet'])(
    'the %s picture is a cacheable SVG with a strict content security policy',
    async (kind) => {
      const drawn = await fetch(`${shop.origin}/pictures/vinyl-440/${kind}.svg`);
      expect(drawn.status).toBe(200);
      expect(drawn.headers.get('content-type')).toBe('image/svg+xml; charset=utf-8');
      expect(drawn.headers.get('content-security-policy')).toBe("default-src 'none'; style-src 'unsafe-inline'");
      expect(drawn.headers.get('cache-control')).toBe('public, max-age=3600');
      expect(await drawn.text()).toMatch(/^<svg .*<\/svg>$/s);
      const again = await fetch(`${shop.origin}/pictures/vinyl-440/${kind}.svg`, {
        headers: { 'if-none-match': drawn.headers.get('etag') ?? '' },
      });
      expect(again.status).toBe(304);
    },
  );

  test('the picture for link previews is a cacheable PNG, 1200 px wide', async () => {
    const address = `${shop.origin}/pictures/vinyl-440/preview.png`;
    const preview = await fetch(address);
    expect(preview.status).toBe(200);
    expect(preview.headers.get('content-type')).toBe('image/png');
    expect(preview.headers.get('cache-control')).toBe('public, max-age=3600');
    const { format, width } = await sharp(Buffer.from(await preview.arrayBuffer())).metadata();
    expect({ format, width }).toEqual({ format: 'png', width: 1_200 });
    const again = await fetch(address, { headers: { 'if-none-match': preview.headers.get('etag') ?? '' } });
    expect(again.status).toBe(304);
    expect((await fetch(`${shop.origin}/pictures/nope/preview.png`)).status).toBe(404);
  });

  test.each([
    'vinyl-440/front.svg',
    'vinyl-440/setting',
    'vinyl-440/setting.png',
    'nope/setting.svg',
    '%00/setting.svg',
    '..%2f..%2fetc/passwd.svg',
    '__proto__/detail.svg',
  ])('%s is not found', async (file) => {
    const answer = await fetch(`${shop.origin}/pictures/${file}`);
    expect(answer.status).toBe(404);
    expect(answer.headers.get('content-type')).toMatch(/^application\/problem\+json/);
  });
});

describe('reviews', () => {
  beforeAll(async () => {
    await shop.database.transaction(async (tx) => {
      await tx.query(`insert into review (sku, rating, country, text, published_at) values
        ('vinyl-440', 5, 'JP', 'Good colour.', '2026-01-01'),
        ('vinyl-440', 4, 'US', 'As ordered.', '2026-02-01'),
        ('vinyl-440', 1, 'US', 'Waits for staff.', null)`);
      await notifyCatalogueChange(tx);
    });
  });

  test('only published reviews are shown, newest first, with their average', async () => {
    await eventually(async () => expect((await shop.call('Catalog/Reviews', { sku: 'vinyl-440' })).total).toBe(2));
    const { average, items } = await shop.call('Catalog/Reviews', { sku: 'vinyl-440' });
    expect(average).toBe(4.5); // S3.119
    expect(items.map(({ country }) => country)).toEqual(['US', 'JP']); // S3.120
    expect(items.map(({ rating }) => rating)).toEqual([4, 5]); // S3.121
    expect((await shop.call('Catalog/Product', { sku: 'vinyl-440' })).rating).toEqual({ average: 4.5, total: 2 });
    expect(await shop.call('Catalog/Reviews', { sku: 'nope' })).toEqual({ average: null, total: 0, items: [] });
    expect((await shop.call('Catalog/Reviews', { sku: 'vinyl-440', page: 1_000_000 })).items).toEqual([]);
  });
});

describe('two processes', () => {
  let other: Shop;
  beforeAll(async () => {
    other = await openShop(testEnv);
  });
  afterAll(() => other?.close());

  const lowest = async (from: Shop) => (await from.call('Catalog/Product', { sku: 'roll-up' })).tiers[0]?.fen;

  async function setPrice(fen: number): Promise<void> {
    await shop.database.transaction(async (tx) => {
      await tx.query(
        `update product set tariff = jsonb_set(tariff, '{pricing,variants,85x200,tiers,0,retail}', to_jsonb($1::int))
         where sku = 'roll-up'`,
        [fen],
      );
      await notifyTariffChange(tx);
    });
  }

  test('both show a price that one of them commits', async () => {
    await setPrice(15100);
    await eventually(async () => expect(await Promise.all([lowest(shop), lowest(other)])).toEqual([15100, 15100]));
  });

  test('neither shows a price that is rolled back', async () => {
    await expect(
      shop.database.transaction(async (tx) => {
        await tx.query(`update product set featured = not featured`);
        await notifyCatalogueChange(tx);
        throw new Error('no');
      }),
    ).rejects.toThrow('no');
    await setPrice(15200);
    await eventually(async () => expect(await lowest(other)).toBe(15200));
    expect((await other.call('Catalog/Products', { featured: true })).total).toBe(2);
  });

  test('a process reloads after losing its change-feed connection', async () => {
    await shop.database.reader.query(
      `select pg_terminate_backend(pid) from pg_stat_activity
       where application_name = 'shop-change-feed' and datname = current_database()`,
    );
    await setPrice(15300);
    await eventually(async () => expect(await Promise.all([lowest(shop), lowest(other)])).toEqual([15300, 15300]));
  });

  test('a tariff that cannot price is not loaded', async () => {
    await shop.database.reader.query(
      `update product set tariff = jsonb_set(tariff, '{limits,rollWidthMm}', '0') where sku = 'vinyl-440'`,
    );
    await expect(reloadCaches(shop)).rejects.toThrow(RangeError);
    expect((await shop.call('Catalog/Product', { sku: 'vinyl-440' })).limits.rollWidthMm).toBe(3200);
  });
});
