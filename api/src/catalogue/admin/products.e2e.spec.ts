import { randomUUID } from 'node:crypto';
import type { AdminProductView, ItemView, Problem } from '@shop/contract';
import { openShop, type Shop } from '../../../test/app';
import { sendRequest, sortedStatuses } from '../../../test/concurrency';
import { eventually } from '../../../test/eventually';
import { fixtureCatalogue } from '../../../test/fixture-catalogue';
import { bannerItem, paypalTerms, fillCart } from '../../../test/orders';
import { type TestUser, createUser } from '../../../test/users';
import { openTestEnv, type TestEnv } from '../../../test/test-env';

let testEnv: TestEnv;
let shop: Shop;
let other: Shop;
let service: TestUser;

beforeAll(async () => {
  testEnv = await openTestEnv();
  shop = await openShop(testEnv, { WORKER: '0' });
  await fixtureCatalogue(shop);
  other = await openShop(testEnv, { WORKER: '0' });
  service = await createUser(shop, 'customer_service');
}, 60_000);

afterAll(async () => {
  await other?.close();
  await shop?.close();
  await testEnv?.close();
});

const stand: ItemView = { sku: 'roll-up', variant: '85x200', quantity: 1, artwork: 'custom', finishes: [] };
const as = (id: string, language?: string) => ({
  bearer: service.bearer,
  params: { id },
  ...(language && { language }),
});
const product = (id: string): Promise<AdminProductView> => shop.call('admin/product', {}, as(id));
const edit = async (id: string, changes: object) =>
  sendRequest(shop, 'admin/product-edit', { revision: (await product(id)).revision, ...changes }, as(id));
const list = (filter: object) => shop.call('admin/products', { filter: JSON.stringify(filter) }, service);

const german = {
  name: 'Roll-up-Ständer',
  summary: 'Steht in einer Minute.',
  description: 'Aluminiumkassette mit bedruckter Folie.',
  notes: ['Mit Tasche.'],
  uses: ['Messen', 'Empfang'],
};

describe('products', () => {
  test('are listed in menu order and found by sku, flags and name in any language', async () => {
    expect((await list({})).map(({ id }) => id)).toEqual(['vinyl-440', 'roll-up', 'acrylic-3mm']);
    expect((await list({ q: 'ターポリン' })).map(({ name }) => name)).toEqual(['Vinyl banner']);
    expect((await list({ q: 'ACRYLIC-3' })).map(({ id }) => id)).toEqual(['acrylic-3mm']);
    expect((await list({ featured: false, category: 'exhibition' })).map(({ id }) => id)).toEqual(['roll-up']);
    expect(await list({ q: '%' })).toEqual([]);
    const sorted = await shop.send('admin/products', { sort: '["name","DESC"]', range: '[0,0]' }, service);
    expect(await sorted.json()).toMatchObject([{ id: 'vinyl-440', languages: ['en', 'ja'] }]);
    expect(sorted.headers.get('content-range')).toBe('products 0-0/3');
  });

  test('are found by their Chinese names, and sorted by the names that the reader sees', async () => {
    const inOrder = async (field: string, language: string) => {
      const rows = await shop.call('admin/products', { sort: `["${field}","ASC"]` }, { ...service, language });
      return rows.map(({ name }) => name);
    };
    expect(await inOrder('name', 'en')).toEqual(['Acrylic sheet', 'Roll-up banner stand', 'Vinyl banner']);
    // By numbers, then by pinyin: yìlābǎo.
    expect(await inOrder('name', 'zh-CN')).toEqual(['3 mm 亚克力板', '440 g 喷绘布', '易拉宝']);
    const find = (q: string, language: string) =>
      shop.call('admin/products', { filter: JSON.stringify({ q }) }, { ...service, language });
    expect((await find('喷绘', 'zh-CN')).map(({ id }) => id)).toEqual(['vinyl-440']);
    expect(await find('喷绘', 'en')).toEqual([]);
    const hits = await shop.call('admin/search', { q: '亚克力' }, { ...service, language: 'zh-CN' });
    expect(hits).toMatchObject([{ resource: 'products', id: 'acrylic-3mm', title: '3 mm 亚克力板' }]);
  });

  test('are shown with all their texts and names in the language of the request', async () => {
    const shown = await shop.call('admin/product', {}, as('vinyl-440', 'ja'));
    expect(shown).toMatchObject({ name: 'ターポリン横断幕', revision: 1, withdrawn: false });
    expect(Object.keys(shown.texts).sort()).toEqual(['en', 'ja']);
    expect(shown.finishes).toContainEqual({ code: 'hem-grommet', name: '縁縫いとハトメ' });
    expect((await product('roll-up')).variants).toContainEqual(
      expect.objectContaining({ code: '85x200', name: '85 × 200 cm', widthMm: 890, priced: true }),
    );
    for (const id of ['nothing', "'; --"])
      expect(await sendRequest(shop, 'admin/product', {}, as(id))).toMatchObject({
        status: 404,
        code: 'resource_not_found',
      });
  });
});

describe('an edit of a product', () => {
  test('changes texts and properties in every process and can be reverted', async () => {
    const properties = { printerType: 'solvent', resolution: 300, waterproof: true, uvResistant: true };
    expect(await edit('roll-up', { texts: { de: german }, properties, featured: true })).toMatchObject({ status: 200 });
    const shown = () => other.call('Catalog/Product', { sku: 'roll-up' }, { language: 'de' });
    await eventually(async () => expect((await shown()).name).toBe('Roll-up-Ständer'));
    expect(await shown()).toMatchObject({
      notes: german.notes,
      uses: german.uses,
      properties: { resolution: '300 dpi' },
    });
    expect(await edit('roll-up', { textsGone: ['de'] })).toMatchObject({ status: 200 });
    await eventually(async () => expect((await shown()).name).toBe('Roll-up banner stand'));
  });

  test('changes the drawings of a product, but to known ones only', async () => {
    const before = await product('vinyl-440');
    expect(before.drawing).toEqual({ scene: 'banner-fence', detail: 'hem-grommet', motif: null, mirrored: false });
    const picture = async () => (await fetch(`${other.origin}/pictures/vinyl-440/setting.svg`)).text();
    const old = await picture();
    const drawing = { scene: 'banner-fence', detail: 'hem-grommet', motif: 'waves', mirrored: true };
    expect(await edit('vinyl-440', { drawing })).toMatchObject({ status: 200, body: { drawing } });
    await eventually(async () => expect(await picture()).not.toBe(old));
    const unknown = await edit('vinyl-440', { drawing: { ...drawing, scene: 'moon', motif: 'constructor' } });
    expect(unknown).toMatchObject({ status: 400, code: 'validation_failed' });
    expect((unknown.body as unknown as Problem).errors?.map(({ field }) => field)).toEqual([
      'drawing.scene',
      'drawing.motif',
    ]);
    expect(await edit('vinyl-440', { drawing: before.drawing })).toMatchObject({ status: 200 });
    await eventually(async () => expect(await picture()).toBe(old));
  });

  test('is rejected with changed_meanwhile if another edit came first: only one of two concurrent edits succeeds', async () => {
    const { revision } = await product('acrylic-3mm');
    const responses = await Promise.all(
      [true, false].map((featured) =>
        sendRequest(shop, 'admin/product-edit', { revision, featured }, as('acrylic-3mm')),
      ),
    );
    expect(sortedStatuses(responses)).toEqual([200, 409]);
    expect(responses.find(({ status }) => status === 409)?.code).toBe('changed_meanwhile');
  });

  test('is applied once for a repeated Idempotency-Key', async () => {
    const { revision } = await product('acrylic-3mm');
    const options = { ...as('acrylic-3mm'), headers: { 'idempotency-key': randomUUID() } };
    const first = await sendRequest(shop, 'admin/product-edit', { revision, featured: true }, options);
    expect(await sendRequest(shop, 'admin/product-edit', { revision, featured: true }, options)).toEqual(first);
    expect((await product('acrylic-3mm')).revision).toBe(revision + 1);
  });

  test.each<[string, object, string]>([
    ['without English', { textsGone: ['en'] }, 'textsGone[0]'],
    ['with an empty name', { texts: { de: { ...german, name: ' ' } } }, 'texts.de.name'],
    ['in an unsupported language', { texts: { it: german } }, 'texts.it'],
    [
      'to a printer without a name',
      { properties: { printerType: 'quill', resolution: 1, waterproof: true, uvResistant: true } },
      'properties.printerType',
    ],
    ['with a price', { tariff: {} }, 'tariff'],
  ])('with %s is rejected and changes nothing', async (_, changes, field) => {
    const before = await product('vinyl-440');
    const rejected = await edit('vinyl-440', { featured: false, ...changes });
    expect(rejected).toMatchObject({ status: 400, code: 'validation_failed' });
    expect((rejected.body as Problem).errors?.map((error) => error.field)).toEqual([field]);
    expect(await product('vinyl-440')).toEqual(before);
  });
});

describe('a withdrawn product', () => {
  test('is not listed or quoted, is marked as unavailable in carts, and can be offered again', async () => {
    const buyer = await createUser(shop);
    const order = await fillCart(shop, buyer, paypalTerms, [stand, bannerItem]);
    expect(await edit('roll-up', { withdrawn: true })).toMatchObject({ body: { withdrawn: true } });
    const terms = { ...paypalTerms, country: 'US' };
    await eventually(async () => {
      expect(await sendRequest(shop, 'Catalog/Product', { sku: 'roll-up' })).toMatchObject({
        code: 'resource_not_found',
      });
      expect(await sendRequest(shop, 'Quotation/GetItemQuote', { item: stand, ...terms })).toMatchObject({
        code: 'unknown_product',
      });
    });
    const { items } = await shop.call('Cart/MyShoppingCart', {}, buyer);
    expect(items.map(({ product: { sku, available, name } }) => [sku, available, name])).toEqual([
      ['roll-up', false, 'Roll-up banner stand'],
      ['vinyl-440', true, 'Vinyl banner'],
    ]);
    for (const [call, input] of [
      ['Cart/GetInstantQuote', terms],
      ['Cart/PlaceOrder', order],
    ] as const) {
      expect(await sendRequest(shop, call, input, buyer)).toMatchObject({
        status: 422,
        code: 'unknown_product',
        body: { errors: [{ field: 'items[0].sku' }] },
      });
    }
    const [gone] = items;
    await shop.call('Cart/DeleteItemInCart', { itemId: gone?.itemId ?? '' }, buyer);
    expect((await shop.call('Cart/GetInstantQuote', terms, buyer)).adjusted.total).toBeGreaterThan(0);
    expect(await edit('roll-up', { withdrawn: false })).toMatchObject({ status: 200 });
    await eventually(async () =>
      expect(await sendRequest(shop, 'Quotation/GetItemQuote', { item: stand, ...terms })).toMatchObject({
        status: 200,
      }),
    );
  });
});

describe('copying a product', () => {
  const copy = (input: object, id = 'roll-up') => shop.send('admin/product-copy', input, as(id));
  const source = { sku: 'roll-up-wide', slug: 'wide-roll-up' };

  test('makes a withdrawn product with its texts and prices, which is offered once it is relisted', async () => {
    const response = await copy(source);
    expect(response.status).toBe(200);
    const load = (id: string) => shop.call('admin/product', {}, { bearer: service.bearer, params: { id } });
    const [original, made] = [await load('roll-up'), await load('roll-up-wide')];
    expect(made).toMatchObject({ slug: 'wide-roll-up', withdrawn: true, featured: false, revision: 1 });
    expect([made.texts, made.tariff, made.variants]).toEqual([original.texts, original.tariff, original.variants]);
    const relist = { revision: 1, withdrawn: false };
    await shop.call('admin/product-edit', relist, { bearer: service.bearer, params: { id: 'roll-up-wide' } });
    await eventually(async () => {
      expect((await shop.call('Catalog/Product', { sku: 'roll-up-wide' })).slug).toBe('wide-roll-up');
    });
  });

  test.each([
    [{ sku: 'roll-up', slug: 'other-stand' }, 'sku', 'already_used'],
    [{ ...source, sku: 'roll-up-third' }, 'slug', 'already_used'],
    [{ ...source, sku: 'Roll up' }, 'sku', 'invalid'],
  ])('%j is rejected at %s with %s', async (input, field, code) => {
    const response = await copy(input);
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ code: 'validation_failed', errors: [{ field, code }] });
  });

  test('of an unknown SKU is rejected', async () => {
    expect(await (await copy({ sku: 'new', slug: 'new' }, 'no-such')).json()).toMatchObject({
      code: 'resource_not_found',
    });
  });
});

describe('the filters and the default size of a product', () => {
  const facets = { uses: ['signs'], places: ['indoor', 'outdoor'], materials: ['acrylic'], fireRatings: [] };
  const defaultSize = { widthMm: 600, lengthMm: 300 };

  test('are changed by staff and appear in the shop', async () => {
    const edited = await edit('acrylic-3mm', { facets, defaultSize });
    expect(edited).toMatchObject({ status: 200, body: { facets, defaultSize } });
    await eventually(async () => {
      const page = await shop.call('Catalog/Product', { sku: 'acrylic-3mm' });
      expect(page.facets).toEqual(facets);
      expect(page.defaultSizes[1]).toEqual({ width: '2', length: '1' });
      expect((await shop.call('Catalog/Products', { uses: 'signs' })).items.map(({ sku }) => sku)).toEqual([
        'acrylic-3mm',
      ]);
    });
    expect(await edit('acrylic-3mm', { defaultSize: null })).toMatchObject({ body: { facets, defaultSize: null } });
  });

  test.each<[string, string, object, string]>([
    ['an unknown use', 'vinyl-440', { facets: { ...facets, uses: ['moon'] } }, 'facets.uses[0]'],
    ['a missing facet', 'vinyl-440', { facets: { uses: [] } }, 'facets.places'],
    ['one side of a size', 'vinyl-440', { defaultSize: { widthMm: 600 } }, 'defaultSize.lengthMm'],
    ['a size of a product sold by the piece', 'roll-up', { defaultSize }, 'defaultSize'],
  ])('are rejected with %s', async (_, id, change, field) => {
    const { status, body } = await edit(id, change);
    expect(status).toBe(400);
    expect((body as Problem).errors?.map((error) => error.field)).toContain(field);
  });
});
