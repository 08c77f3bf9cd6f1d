import type { Problem, TariffDraftView } from '@shop/contract';
import { openShop, type Shop } from '../../../test/app';
import { sendRequest } from '../../../test/concurrency';
import { eventually } from '../../../test/eventually';
import { fixtureCatalogue } from '../../../test/fixture-catalogue';
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

const size = { widthMm: 1500, heightMm: 2000, depthMm: 300, print: { widthMm: 1480, heightMm: 1980 } };
const names = { en: 'Extra wide', ja: '特大', zh: '加宽款' };
const as = (id: string, params: object = {}) => ({ bearer: service.bearer, params: { id, ...params } });
const product = (id: string) => shop.call('admin/product', {}, as(id));
const define = async (id: string, code: string, variant: object = {}) => {
  const body = { revision: (await product(id)).revision, names, ...size, ...variant };
  return sendRequest(shop, 'admin/product-variant', body, as(id, { code }));
};
const draftOf = (id: string): Promise<TariffDraftView> => shop.call('admin/tariff-draft', {}, as(id));
const publish = (id: string) => sendRequest(shop, 'admin/tariff-draft-publish', {}, as(id));
const errorsOf = ({ body }: { body: unknown }) =>
  (body as Problem).errors?.map(({ field, code }) => `${field} ${code}`);
const shown = async () => (await shop.call('Catalog/Product', { sku: 'roll-up' })).variants;

interface UnitTariff {
  pricing: { kind: 'unit'; variants: Record<string, object> };
}

/** Sets the only change of a draft. */
async function setChange(draftId: string, toValue: (value: UnitTariff) => object) {
  const [change] = (await draftOf(draftId)).changes;
  if (!change) throw new Error('the draft has no change');
  const { kind, subject, base, value, changedAt: seen } = change;
  return sendRequest(
    shop,
    'admin/tariff-draft-change',
    { kind, subject, base, value: toValue(value as UnitTariff), seen },
    as(draftId),
  );
}

describe('a variant of an existing product', () => {
  test('is defined, priced in a draft, sold, resized and no longer sold', async () => {
    const before = (await shown()).map(({ code }) => code);
    const defined = await define('roll-up', '150x200');
    expect(defined).toMatchObject({ status: 200, body: { draftId: expect.any(String) } });
    const { draftId } = defined.body as { draftId: string };
    const added = (await product('roll-up')).variants.find(({ code }) => code === '150x200');
    expect(added).toEqual({ code: '150x200', name: 'Extra wide', names, ...size, priced: false });
    const inChinese = (await shop.call('admin/product', {}, { ...as('roll-up'), language: 'zh' })).variants;
    expect(inChinese.find(({ code }) => code === '150x200')?.name).toBe('加宽款');
    expect((await shown()).map(({ code }) => code)).toEqual(before);
    expect(await publish(draftId)).toMatchObject({ status: 422, code: 'tariff_impossible' });

    const prices = { grams: 5000, cm3: 12_000, tiers: [{ from: 1, retail: 12_000, reseller: 11_000 }] };
    const priced = await setChange(draftId, ({ pricing, ...tariff }) => ({
      ...tariff,
      pricing: { ...pricing, variants: { ...pricing.variants, '150x200': prices } },
    }));
    expect(priced).toMatchObject({ status: 200 });
    expect(await publish(draftId)).toMatchObject({ status: 200 });
    await eventually(async () =>
      expect((await shown()).at(-1)).toMatchObject({ code: '150x200', name: 'Extra wide', widthMm: 1500, grams: 5000 }),
    );

    const renamed = await define('roll-up', '150x200', { names: { en: 'Widest' }, widthMm: 1600 });
    expect(renamed).toMatchObject({ status: 200, body: { draftId: null } });
    await eventually(async () => expect((await shown()).at(-1)).toMatchObject({ name: 'Widest', widthMm: 1600 }));

    const { id } = await shop.call('admin/tariff-draft-open', { title: 'Without the widest' }, service);
    const { tariff } = await product('roll-up');
    const { pricing, ...others } = tariff as UnitTariff;
    const { '150x200': _, ...variants } = pricing.variants;
    const value = { ...others, pricing: { ...pricing, variants } };
    const removal = { kind: 'product' as const, subject: 'roll-up', base: tariff, value, seen: null };
    await shop.call('admin/tariff-draft-change', removal, as(id));
    expect(await publish(id)).toMatchObject({ status: 200 });
    await eventually(async () => expect((await shown()).map(({ code }) => code)).toEqual(before));
    const kept = (await product('roll-up')).variants.find(({ code }) => code === '150x200');
    expect(kept).toMatchObject({ name: 'Widest', priced: false });
  });

  test.each<[string, string, object, string]>([
    ['a hostile code', "'; drop", {}, 'code invalid'],
    ['no English name', '2x2', { names: { ja: '特大' } }, 'names.en required'],
    ['an empty name', '2x2', { names: { en: ' ' } }, 'names.en invalid'],
    ['no width', '2x2', { widthMm: 0 }, 'widthMm out_of_range'],
    ['a fraction of a millimetre', '2x2', { heightMm: 1.5 }, 'heightMm invalid'],
    ['no print size', '2x2', { print: undefined }, 'print required'],
  ])('with %s is rejected', async (_, code, wrong, error) => {
    const response = await define('roll-up', code, wrong);
    expect(response).toMatchObject({ status: 400, code: 'validation_failed' });
    expect(errorsOf(response)).toEqual([error]);
  });

  test('is rejected for a product that is priced by area, and for an unknown one', async () => {
    expect(errorsOf(await define('vinyl-440', '1x1'))).toEqual(['code invalid']);
    const body = { revision: 1, names, ...size };
    const unknown = await sendRequest(shop, 'admin/product-variant', body, as('nothing', { code: '1x1' }));
    expect(unknown).toMatchObject({ status: 404, code: 'resource_not_found' });
  });

  test('is not overwritten by someone who read an older revision', async () => {
    const { revision } = await product('roll-up');
    expect(await define('roll-up', '200x200')).toMatchObject({ status: 200 });
    const late = { revision, names, ...size };
    expect(await sendRequest(shop, 'admin/product-variant', late, as('roll-up', { code: '200x200' }))).toMatchObject({
      ...{ status: 409, code: 'changed_meanwhile' },
    });
  });
});

describe('a new finish', () => {
  test('is priced and grouped with others in a draft, and then chosen in the shop', async () => {
    const texts = { en: { name: 'Rope hem', note: 'A rope in the hem.' } };
    await shop.call('admin/finish-create', { id: 'rope-hem', texts }, service);
    const { id } = await shop.call('admin/tariff-draft-open', { title: 'Rope hem' }, service);
    const { tariff } = await product('vinyl-440');
    const base = tariff as { finishes: Record<string, object>; finishRules?: object };
    const [other = ''] = Object.keys(base.finishes);
    const value = {
      ...base,
      finishes: { ...base.finishes, 'rope-hem': { fenPerMetre: 300 } },
      finishRules: { ...base.finishRules, exclusive: [[other, 'rope-hem']] },
    };
    const change = { kind: 'product' as const, subject: 'vinyl-440', base: tariff, value, seen: null };
    await eventually(async () =>
      expect(await sendRequest(shop, 'admin/tariff-draft-change', change, as(id))).toMatchObject({ status: 200 }),
    );
    expect(await publish(id)).toMatchObject({ status: 200 });
    await eventually(async () => {
      const { finishes, finishRules } = await shop.call('Catalog/Product', { sku: 'vinyl-440' });
      expect(finishes).toContainEqual({
        ...{ code: 'rope-hem', name: 'Rope hem', note: 'A rope in the hem.' },
        ...{ grommets: false, free: false },
      });
      expect(finishRules.exclusive).toEqual([[other, 'rope-hem']]);
    });
    const finish = await shop.call('admin/finish', {}, as('rope-hem'));
    expect(finish.offeredProducts).toBe(1);
    const withdrawn = { revision: finish.revision, withdrawn: true };
    expect(await sendRequest(shop, 'admin/finish-edit', withdrawn, as('rope-hem'))).toMatchObject({
      ...{ status: 409, code: 'still_offered' },
    });
  });
});
