import type { AdminCategoryRowView, AdminReferenceRowView, Problem } from '@shop/contract';
import { openShop, type Shop } from '../../../test/app';
import { sendRequest } from '../../../test/concurrency';
import { eventually } from '../../../test/eventually';
import { fixtureCatalogue } from '../../../test/fixture-catalogue';
import { openTestEnv, type TestEnv } from '../../../test/test-env';
import { type TestUser, createUser } from '../../../test/users';

let testEnv: TestEnv;
let shop: Shop;
let service: TestUser;
let admin: TestUser;

beforeAll(async () => {
  testEnv = await openTestEnv();
  shop = await openShop(testEnv, { WORKER: '0' });
  await fixtureCatalogue(shop);
  service = await createUser(shop, 'customer_service');
  admin = await createUser(shop, 'admin');
}, 60_000);

afterAll(async () => {
  await shop?.close();
  await testEnv?.close();
});

const as = (id: string) => ({ bearer: service.bearer, params: { id } });
const errorsOf = ({ body }: { body: unknown }) =>
  (body as Problem).errors?.map(({ field, code }) => `${field} ${code}`);
const categories = (): Promise<AdminCategoryRowView[]> => shop.call('admin/categories', {}, service);
const category = (id: string) => shop.call('admin/category', {}, as(id));
const createCategory = (body: object) => sendRequest(shop, 'admin/category-create', body, service);
const editCategory = async (id: string, change: object) =>
  sendRequest(shop, 'admin/category-edit', { revision: (await category(id)).revision, ...change }, as(id));
const menu = (language = 'en') => shop.call('Catalog/Categories', {}, { headers: { 'accept-language': language } });
const product = (id: string) => shop.call('admin/product', {}, as(id));
const editProduct = async (id: string, change: object) =>
  sendRequest(shop, 'admin/product-edit', { revision: (await product(id)).revision, ...change }, as(id));
const printerType = (id: string) => shop.call('admin/printer-type', {}, as(id));
const editPrinterType = async (id: string, change: object) =>
  sendRequest(shop, 'admin/printer-type-edit', { revision: (await printerType(id)).revision, ...change }, as(id));
const finish = (id: string) => shop.call('admin/finish', {}, as(id));
const editFinish = async (id: string, change: object) =>
  sendRequest(shop, 'admin/finish-edit', { revision: (await finish(id)).revision, ...change }, as(id));

const texts = {
  en: { name: 'Wall decoration', summary: 'For walls.' },
  ja: { name: '壁面装飾', summary: '' },
};

describe('a category', () => {
  test('that is created is the last of the menu, in every language', async () => {
    const created = await createCategory({ id: 'wall-decoration', texts });
    expect(created).toMatchObject({
      status: 200,
      body: { id: 'wall-decoration', name: 'Wall decoration', withdrawn: false, offeredProducts: 0, texts },
    });
    expect((await categories()).at(-1)).toMatchObject({ id: 'wall-decoration', languages: ['en', 'ja'] });
    await eventually(async () => {
      expect((await menu()).at(-1)).toEqual({
        ...{ slug: 'wall-decoration', name: 'Wall decoration', summary: 'For walls.' },
        products: [],
      });
      expect((await menu('ja')).at(-1)).toMatchObject({ name: '壁面装飾' });
    });
    const options = await shop.call('admin/product-options', {}, service);
    expect(options.categories.at(-1)).toEqual({ code: 'wall-decoration', name: 'Wall decoration' });
  });

  test.each<[string, object, string]>([
    ['a code in use', { id: 'banner' }, 'id already_used'],
    ['the address of another page', { id: 'cart' }, 'id already_used'],
    ['the code of a language', { id: 'ja' }, 'id already_used'],
    ['a hostile code', { id: "'; drop table category" }, 'id invalid'],
    ['a code that is no address', { id: 'Wände' }, 'id invalid'],
    ['no English text', { texts: { ja: texts.ja } }, 'texts.en required'],
    ['an empty name', { texts: { en: { name: ' ', summary: '' } } }, 'texts.en.name invalid'],
    ['a name with a line break', { texts: { en: { name: 'a\nb', summary: '' } } }, 'texts.en.name invalid'],
    ['a name that is too long', { texts: { en: { name: 'a'.repeat(121), summary: '' } } }, 'texts.en.name too_long'],
    ['an unknown language', { texts: { ...texts, xx: texts.en } }, 'texts.xx unknown_field'],
  ])('with %s is rejected', async (_, wrong, error) => {
    const response = await createCategory({ id: 'rejected', texts, ...wrong });
    expect(response).toMatchObject({ status: 400, code: 'validation_failed' });
    expect(errorsOf(response)).toEqual([error]);
    expect((await categories()).map(({ id }) => id)).not.toContain('rejected');
  });

  test('keeps markup in its name as text', async () => {
    const name = '<img src=x onerror=alert(1)>';
    await createCategory({ id: 'hostile', texts: { en: { name, summary: '' } } });
    await eventually(async () => expect((await menu()).find(({ slug }) => slug === 'hostile')).toMatchObject({ name }));
  });

  test('is edited by replacing its texts, unless someone else was faster', async () => {
    const { revision } = await category('banner');
    const changed = { en: { name: 'Banners and signs', summary: 'All of them.' } };
    expect(await editCategory('banner', { texts: changed })).toMatchObject({
      status: 200,
      body: { texts: changed, languages: ['en'], revision: revision + 1 },
    });
    const outdated = await sendRequest(shop, 'admin/category-edit', { revision, texts }, as('banner'));
    expect(outdated).toMatchObject({ status: 409, code: 'changed_meanwhile' });
    await eventually(async () => expect((await menu())[0]).toMatchObject({ name: 'Banners and signs' }));
    const [entry] = await shop.call('admin/audit-log', { filter: '{"action":"reference-edited"}' }, admin);
    expect(entry).toMatchObject({ subject: 'category:banner', after: { texts: changed } });
  });

  test('is moved in the menu, and the others keep their order', async () => {
    const before = (await categories()).map(({ id }) => id);
    const [first = '', second = '', third = ''] = before;
    expect(await editCategory(third, { position: 0 })).toMatchObject({ status: 200, body: { position: 0 } });
    const expected = [third, first, second, ...before.slice(3)];
    expect((await categories()).map(({ id }) => id)).toEqual(expected);
    await eventually(async () => expect((await menu()).map(({ slug }) => slug)).toEqual(expected));
    await editCategory(third, { position: 9999 });
    expect((await categories()).at(-1)?.id).toBe(third);
    expect((await categories()).map(({ position }) => position)).toEqual(before.map((_, place) => place));
  });

  test('with offered products cannot be withdrawn; without them it leaves the menu until it is offered again', async () => {
    expect(await editCategory('exhibition', { withdrawn: true })).toMatchObject({ status: 409, code: 'still_offered' });
    const skus = (await shop.call('Catalog/Products', { category: 'exhibition' })).items.map(({ sku }) => sku);
    for (const sku of skus) await editProduct(sku, { withdrawn: true });
    expect(await editCategory('exhibition', { withdrawn: true })).toMatchObject({ status: 200 });
    await eventually(async () => expect((await menu()).map(({ slug }) => slug)).not.toContain('exhibition'));
    const [sku = ''] = skus;
    const relisted = await editProduct(sku, { withdrawn: false });
    expect(relisted).toMatchObject({ status: 409, code: 'reference_withdrawn' });
    expect(errorsOf(relisted)).toEqual(['category reference_withdrawn']);
    const options = await shop.call('admin/product-options', {}, service);
    expect(options.categories.map(({ code }) => code)).not.toContain('exhibition');

    expect(await editCategory('exhibition', { withdrawn: false })).toMatchObject({ status: 200 });
    for (const one of skus) expect(await editProduct(one, { withdrawn: false })).toMatchObject({ status: 200 });
    await eventually(async () => expect((await menu()).map(({ slug }) => slug)).toContain('exhibition'));
  });

  test('that does not exist is not found', async () => {
    expect(await sendRequest(shop, 'admin/category', {}, as('spaceships'))).toMatchObject({ status: 404 });
    const edit = { revision: 1, withdrawn: true };
    expect(await sendRequest(shop, 'admin/category-edit', edit, as('spaceships'))).toMatchObject({ status: 404 });
  });

  test('is found by its name in any language', async () => {
    const found = await shop.call('admin/categories', { filter: '{"q":"壁面"}' }, service);
    expect(found.map(({ id }) => id)).toEqual(['wall-decoration']);
  });
});

describe('a printer type', () => {
  const names = { en: { name: 'Latex inkjet' }, ja: { name: 'ラテックス' } };
  const list = (): Promise<AdminReferenceRowView[]> => shop.call('admin/printer-types', {}, service);

  test('is created, renamed and then named on product pages', async () => {
    expect(await sendRequest(shop, 'admin/printer-type-create', { id: 'latex', texts: names }, service)).toMatchObject({
      status: 200,
      body: { id: 'latex', texts: names },
    });
    const duplicate = await sendRequest(shop, 'admin/printer-type-create', { id: 'latex', texts: names }, service);
    expect(errorsOf(duplicate)).toEqual(['id already_used']);
    expect((await list()).map(({ id }) => id)).toContain('latex');
    const { properties } = await product('roll-up');
    const changed = await editProduct('roll-up', { properties: { ...properties, printerType: 'latex' } });
    expect(changed).toMatchObject({ status: 200 });
    expect(await editPrinterType('latex', { texts: { en: { name: 'Latex print' } } })).toMatchObject({ status: 200 });
    await eventually(async () => {
      const shown = await shop.call('Catalog/Product', { sku: 'roll-up' });
      expect(shown.properties.printerType).toBe('Latex print');
    });
  });

  test('of an offered product cannot be withdrawn, and a withdrawn one cannot be chosen', async () => {
    expect(await editPrinterType('latex', { withdrawn: true })).toMatchObject({ status: 409, code: 'still_offered' });
    const { properties } = await product('roll-up');
    await editProduct('roll-up', { properties: { ...properties, printerType: 'solvent' } });
    expect(await editPrinterType('latex', { withdrawn: true })).toMatchObject({ status: 200 });
    const chosen = await editProduct('roll-up', { properties: { ...properties, printerType: 'latex' } });
    expect(chosen).toMatchObject({ status: 409, code: 'reference_withdrawn' });
    expect((await product('roll-up')).printerTypes.map(({ code }) => code)).not.toContain('latex');
  });
});

describe('a finish', () => {
  const finishTexts = { en: { name: 'Rope hem', note: 'A rope in the hem.' } };

  test('is created and edited', async () => {
    const created = await sendRequest(shop, 'admin/finish-create', { id: 'rope-hem', texts: finishTexts }, service);
    expect(created).toMatchObject({ status: 200, body: { id: 'rope-hem', offeredProducts: 0, texts: finishTexts } });
    const renamed = { en: { name: 'Roped hem', note: '' }, ja: { name: 'ロープ縫い', note: '' } };
    expect(await editFinish('rope-hem', { texts: renamed })).toMatchObject({ status: 200, body: { texts: renamed } });
    expect((await product('vinyl-440')).finishes).toContainEqual({ code: 'rope-hem', name: 'Roped hem' });
  });

  test('of offered products cannot be withdrawn, and a withdrawn one is no longer offered for prices', async () => {
    const used = Object.keys(((await product('vinyl-440')).tariff as { finishes: object }).finishes)[0] ?? '';
    expect(await editFinish(used, { withdrawn: true })).toMatchObject({ status: 409, code: 'still_offered' });
    expect(await editFinish('rope-hem', { withdrawn: true })).toMatchObject({ status: 200 });
    expect((await product('vinyl-440')).finishes.map(({ code }) => code)).not.toContain('rope-hem');
  });
});

describe('Chinese names', () => {
  const inChinese = { bearer: '', language: 'zh-CN' };
  beforeAll(() => Object.assign(inChinese, { bearer: service.bearer }));
  const listIn = (language: string, sort = '["name","ASC"]'): Promise<AdminReferenceRowView[]> =>
    shop.call('admin/categories', { sort }, { ...inChinese, language });

  test('are read by staff who work in Chinese, and by nobody else', async () => {
    for (const [id, chineseName] of [
      ['banner', '喷绘布'],
      ['exhibition', '展示器材'],
      ['uvinkjet', 'UV 平板打印'],
    ] as const)
      expect(await editCategory(id, { chineseName })).toMatchObject({ status: 200, body: { chineseName } });
    await eventually(async () => {
      const named = (await listIn('zh-CN')).map(({ name }) => name);
      // By pinyin, pēnhuìbù and zhǎnshì qìcái, before Latin letters.
      expect(named.filter((name) => /\p{Script=Han}/u.test(name))).toEqual(['喷绘布', '展示器材', 'UV 平板打印']);
    });
    expect((await listIn('en')).map(({ name }) => name)).toContain('Exhibition');
    const filter = JSON.stringify({ q: '喷绘' });
    expect(await shop.call('admin/categories', { filter }, inChinese)).toMatchObject([{ id: 'banner' }]);
    const [row] = await shop.call('admin/products', { filter: JSON.stringify({ id: ['vinyl-440'] }) }, inChinese);
    expect(row?.categoryName).toBe('喷绘布');
    expect((await menu('zh-CN')).map(({ name }) => name)).toContain('Exhibition');
  });

  test('of printer types and finishes name them on the pages of products', async () => {
    const { code = '' } = (await product('vinyl-440')).printerTypes[0] ?? {};
    await editPrinterType(code, { chineseName: '弱溶剂喷墨' });
    const read = { ...inChinese, params: { id: 'vinyl-440' } };
    expect((await shop.call('admin/product', {}, read)).printerTypes).toContainEqual({ code, name: '弱溶剂喷墨' });
    const options = await shop.call('admin/product-options', {}, inChinese);
    expect(options.printerTypes).toContainEqual({ code, name: '弱溶剂喷墨' });
    const created = { id: 'welded', texts: { en: { name: 'Welded', note: 'By heat.' } }, chineseName: '热合' };
    expect(await sendRequest(shop, 'admin/finish-create', created, service)).toMatchObject({
      ...{ status: 200, body: { name: 'Welded', chineseName: '热合' } },
    });
    expect((await shop.call('admin/product', {}, read)).finishes).toContainEqual({ code: 'welded', name: '热合' });
    expect((await product('vinyl-440')).finishes).toContainEqual({ code: 'welded', name: 'Welded' });
  });
});
