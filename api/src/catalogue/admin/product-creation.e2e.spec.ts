import type { Input, ItemView, Problem, TariffDraftView } from '@shop/contract';
import { openShop, type Shop } from '../../../test/app';
import { sendRequest } from '../../../test/concurrency';
import { eventually } from '../../../test/eventually';
import { fixtureCatalogue } from '../../../test/fixture-catalogue';
import { paypalTerms } from '../../../test/orders';
import { openTestEnv, type TestEnv } from '../../../test/test-env';
import { type TestUser, createUser } from '../../../test/users';

let testEnv: TestEnv;
let shop: Shop;
let service: TestUser;

beforeAll(async () => {
  testEnv = await openTestEnv();
  shop = await openShop(testEnv, { WORKER: '0' });
  await fixtureCatalogue(shop);
  service = await createUser(shop, 'customer_service');
}, 60_000);

afterAll(async () => {
  await shop?.close();
  await testEnv?.close();
});

type NewProduct = Input<'admin/product-create'>;

const text = { name: 'Wide stand', summary: 'A stand.', description: 'It stands.', notes: ['Light.'], uses: ['Fairs'] };
const variant = { code: '1.5m', name: '1.5 m', widthMm: 1500, heightMm: 2000, depthMm: 300 };
const stand: NewProduct = {
  ...{ sku: 'wide-stand', slug: 'wide-stand', category: 'exhibition', kind: 'unit', uvInkjet: false, text },
  properties: { printerType: 'solvent', resolution: 720, waterproof: true, uvResistant: false },
  drawing: { form: 'roll-up', scene: 'photo-wall', detail: 'pole-pocket', motif: 'waves' },
  variants: [{ ...variant, print: { widthMm: 1500, heightMm: 2000 } }],
};
const banner: NewProduct = {
  ...stand,
  ...{ sku: 'light-banner', slug: 'light-banner', category: 'banner', kind: 'area', variants: [] },
  drawing: { ...stand.drawing, form: 'area' },
};
const standTiers = [{ from: 1, retail: 9900, reseller: 9000 }];

const as = (id: string) => ({ bearer: service.bearer, params: { id } });
const create = (product: object) => sendRequest(shop, 'admin/product-create', product, service);
const product = (id: string) => shop.call('admin/product', {}, as(id));
const relist = async (id: string) =>
  sendRequest(shop, 'admin/product-edit', { revision: (await product(id)).revision, withdrawn: false }, as(id));
const publish = (id: string) => sendRequest(shop, 'admin/tariff-draft-publish', {}, as(id));
const draft = (id: string): Promise<TariffDraftView> => shop.call('admin/tariff-draft', {}, as(id));
const errorsOf = ({ body }: { body: unknown }) =>
  (body as Problem).errors?.map(({ field, code }) => `${field} ${code}`);

/** Sets the prices in the draft that the creation opened. */
async function setPrices(draftId: string, price: (value: Record<string, unknown>) => object) {
  const [change] = (await draft(draftId)).changes;
  if (!change) throw new Error('the draft has no change');
  const { kind, subject, base, value, changedAt: seen } = change;
  const body = { kind, subject, base, value: price(value as Record<string, unknown>), seen };
  return sendRequest(shop, 'admin/tariff-draft-change', body, as(draftId));
}

const priceStand = (value: Record<string, unknown>) => ({
  ...value,
  pricing: { kind: 'unit', variants: { '1.5m': { grams: 3000, cm3: 9000, tiers: standTiers } } },
});

describe('a product created from nothing', () => {
  test('is offered once its prices are published, and then can be quoted', async () => {
    const created = await create(stand);
    expect(created).toMatchObject({ status: 200, body: { id: 'wide-stand' } });
    const { draftId } = created.body as { draftId: string };
    expect(await product('wide-stand')).toMatchObject({ withdrawn: true, name: 'Wide stand', kind: 'unit' });
    expect((await product('wide-stand')).variants).toMatchObject([{ code: '1.5m', name: '1.5 m', priced: false }]);
    expect((await product('wide-stand')).drawing).toMatchObject({
      scene: 'photo-wall',
      motif: 'waves',
      mirrored: false,
    });
    expect(await draft(draftId)).toMatchObject({
      title: 'Wide stand',
      changes: [{ kind: 'product', outdated: false }],
    });

    expect(await relist('wide-stand')).toMatchObject({ status: 409, code: 'product_unpriced' });
    const unfinished = await publish(draftId);
    expect(unfinished).toMatchObject({ status: 422, code: 'tariff_impossible' });
    expect(errorsOf(unfinished)).toContain('products.wide-stand.pricing.variants.1.5m.tiers[0].retail not_a_decimal');
    expect(await setPrices(draftId, priceStand)).toMatchObject({ status: 200 });
    expect(await publish(draftId)).toMatchObject({ status: 200 });
    expect(await sendRequest(shop, 'Catalog/Product', { sku: 'wide-stand' })).toMatchObject({ status: 404 });
    expect(await relist('wide-stand')).toMatchObject({ status: 200 });

    await eventually(async () => {
      const shown = await shop.call('Catalog/Product', { sku: 'wide-stand' });
      expect(shown).toMatchObject({ name: 'Wide stand', tiers: [{ variant: '1.5m', from: 1, fen: 9900 }] });
    });
    const item: ItemView = { sku: 'wide-stand', variant: '1.5m', quantity: 2, artwork: 'custom', finishes: [] };
    const quote = await shop.call('Quotation/GetItemQuote', { item, ...paypalTerms, country: 'US' });
    expect(quote.original.product).toBe(19_800);
  });

  test('without prices does not keep other drafts from being published', async () => {
    await create(banner);
    const { id } = await shop.call('admin/tariff-draft-open', { title: 'Cheaper' }, service);
    const { tariff } = await product('roll-up');
    const value = { ...(tariff as object), setupFen: 100 };
    const change = { kind: 'product' as const, subject: 'roll-up', base: tariff, value, seen: null };
    await shop.call('admin/tariff-draft-change', change, as(id));
    expect(await publish(id)).toMatchObject({ status: 200 });
  });

  test.each<[string, object, string]>([
    ['a SKU in use', { sku: 'roll-up' }, 'sku already_used'],
    ['the SKU of purchases', { sku: 'buy-for-me' }, 'sku already_used'],
    ['a slug in use', { slug: 'roll-up-banner-stand' }, 'slug already_used'],
    ['a hostile SKU', { sku: "'; drop table product" }, 'sku invalid'],
    ['an unknown category', { category: 'spaceships' }, 'category invalid'],
    [
      'an unknown printer type',
      { properties: { ...stand.properties, printerType: 'quill' } },
      'properties.printerType invalid',
    ],
    ['an unknown form', { drawing: { ...stand.drawing, form: 'constructor' } }, 'drawing.form invalid'],
    ['the form of another kind', { drawing: { ...stand.drawing, form: 'area' } }, 'drawing.form invalid'],
    ['an unknown scene', { drawing: { ...stand.drawing, scene: 'moon' } }, 'drawing.scene invalid'],
    ['an unknown motif', { drawing: { ...stand.drawing, motif: 'moon' } }, 'drawing.motif invalid'],
    ['no variants', { variants: [] }, 'variants required'],
    ['a variant twice', { variants: [...stand.variants, ...stand.variants] }, 'variants[1].code already_used'],
    [
      'a variant without size',
      { variants: [{ ...stand.variants[0], widthMm: 0 }] },
      'variants[0].widthMm out_of_range',
    ],
    ['no English name', { text: { ...text, name: '' } }, 'text.name required'],
    ['a name of two lines', { text: { ...text, name: 'Wide\nstand' } }, 'text.name invalid'],
    ['a price', { tariff: {} }, 'tariff unknown_field'],
    ['variants of an area product', { kind: 'area', drawing: banner.drawing }, 'variants invalid'],
  ])('is rejected with %s', async (_, change, error) => {
    const rejected = await create({ ...stand, sku: 'other-stand', slug: 'other-stand', ...change });
    expect(rejected).toMatchObject({ status: 400, code: 'validation_failed' });
    expect(errorsOf(rejected)).toEqual([error]);
    expect(await sendRequest(shop, 'admin/product', {}, as('other-stand'))).toMatchObject({ status: 404 });
  });

  test('can have only what the options list', async () => {
    const { categories, printerTypes, forms, motifs } = await shop.call('admin/product-options', {}, service);
    expect(categories.map(({ code }) => code)).toContain('exhibition');
    expect(printerTypes.map(({ code }) => code)).toContain('solvent');
    expect(forms).toContain('roll-up');
    expect(motifs).toContain('waves');
    const accounting = await createUser(shop, 'accounting');
    expect(await sendRequest(shop, 'admin/product-create', stand, accounting)).toMatchObject({ status: 403 });
  });
});
