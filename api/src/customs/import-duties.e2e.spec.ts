import { openShop, type Shop } from '../../test/app';
import { eventually } from '../../test/eventually';
import { fixtureCatalogue } from '../../test/fixture-catalogue';
import { bannerItem, paypalTerms } from '../../test/orders';
import { openTestEnv, type TestEnv } from '../../test/test-env';
import { createUser, type TestUser } from '../../test/users';

let env: TestEnv;
let shop: Shop;
let service: TestUser;

beforeAll(async () => {
  env = await openTestEnv();
  shop = await openShop(env, { WORKER: '0' });
  await fixtureCatalogue(shop);
  service = await createUser(shop, 'customer_service');
}, 60_000);

afterAll(async () => {
  await shop?.close();
  await env?.close();
});

const duty = {
  ...{ country: 'JP', hsPrefix: '4911', dutyPercent: '5', taxPercent: '10', threshold: '0', thresholdCurrency: 'JPY' },
  ...{ taxedBelowThreshold: false, validFrom: '2020-01-01', source: 'customs.go.jp' },
};
const as = (id: string) => ({ bearer: service.bearer, params: { id } });
const quote = (country = 'JP') => shop.call('Quotation/GetItemQuote', { item: bannerItem, ...paypalTerms, country });
const create = (changes: object) => shop.call('admin/import-duty-create', { ...duty, ...changes }, service);

test('A quote shows duty and tax on arrival apart from its total, only where the table has an entry', async () => {
  const before = await quote();
  expect(before).not.toHaveProperty('arrivalCosts');
  const { id } = await create({});
  // The product has no HS code.
  expect(await quote()).not.toHaveProperty('arrivalCosts');
  const customs = { revision: 0, hsCode: '49111010', origin: 'CN', chineseName: '' };
  const product = { bearer: service.bearer, params: { sku: bannerItem.sku } };
  await shop.call('admin/product-customs-edit', customs, product);
  await eventually(async () => expect(await quote()).toHaveProperty('arrivalCosts'));
  const { arrivalCosts, ...rest } = await quote();
  expect(rest).toEqual(before);
  const { product: goods, shippingFirst, shippingNext } = rest.adjusted;
  const value = goods + shippingFirst + shippingNext;
  const [dutyMinor, tax] = [Math.round(value * 0.05), Math.round(value * 1.05 * 0.1)];
  expect(arrivalCosts).toEqual({ duty: dutyMinor, tax, total: dutyMinor + tax, validFrom: '2020-01-01' });
  expect(await quote('US')).not.toHaveProperty('arrivalCosts');

  await shop.call('admin/import-duty-edit', { revision: 1, ...duty, threshold: '99999999' }, as(id));
  await eventually(async () => expect((await quote()).arrivalCosts).toMatchObject({ total: 0 }));
  await shop.call('admin/import-duty-delete', {}, as(id));
  await eventually(async () => expect(await quote()).not.toHaveProperty('arrivalCosts'));
});

test('Of entries whose periods overlap, the one that began last counts, and the other again once it is deleted', async () => {
  const { sku } = bannerItem;
  const [product] = await shop.call('admin/product-customs', { filter: JSON.stringify({ id: [sku] }) }, service);
  const customs = { revision: product?.revision ?? 0, hsCode: '63079098', origin: 'CN', chineseName: '' };
  await shop.call('admin/product-customs-edit', customs, { bearer: service.bearer, params: { sku } });
  const input = { ...duty, hsPrefix: '6307' };
  await shop.call('admin/import-duty-create', { ...input, dutyPercent: '100', taxPercent: '100' }, service);
  const later = await shop.call('admin/import-duty-create', { ...input, validFrom: '2021-01-01' }, service);
  const validFrom = async () => (await quote()).arrivalCosts?.validFrom;
  await eventually(async () => expect(await validFrom()).toBe('2021-01-01'));
  await shop.call('admin/import-duty-delete', {}, as(later.id));
  await eventually(async () => expect(await validFrom()).toBe('2020-01-01'));
});

test('There is one entry for a country, HS code and day, even if several are added at once', async () => {
  const input = { ...duty, hsPrefix: '3926' };
  const sent = await Promise.all(
    Array.from({ length: 6 }, () => shop.send('admin/import-duty-create', input, service)),
  );
  expect(sent.map(({ status }) => status).toSorted()).toEqual([200, ...Array<number>(5).fill(400)]);
  const [row] = await shop.call('admin/import-duties', { filter: '{"q":"3926"}' }, service);
  expect(row).toEqual({ id: expect.any(String), ...input, revision: 1 });
  const edit = { revision: 1, ...input, source: 'tariff of 2026' };
  expect(await shop.call('admin/import-duty-edit', edit, as(row?.id ?? ''))).toMatchObject({ revision: 2 });
  expect(await shop.expectError('admin/import-duty-edit', edit, as(row?.id ?? ''))).toMatchObject({
    code: 'changed_meanwhile',
  });
});

test.each([
  ['a day that does not exist', { validFrom: '2026-02-30' }, 'validFrom'],
  ['an unknown currency', { thresholdCurrency: 'XXX' }, 'thresholdCurrency'],
  ['letters in the HS code', { hsPrefix: '49a' }, 'hsPrefix'],
  ['a negative percentage', { dutyPercent: '-1' }, 'dutyPercent'],
  ['a percentage that is not a number', { taxPercent: 'NaN' }, 'taxPercent'],
  ['a tax of more than the value', { taxPercent: '100.01' }, 'taxPercent'],
  ['a duty of four digits', { dutyPercent: '1000' }, 'dutyPercent'],
  ['a negative threshold', { threshold: '-1' }, 'threshold'],
  ['a threshold beyond all values', { threshold: '1e9' }, 'threshold'],
  ['a country that does not exist', { country: 'XX' }, 'country'],
  ['a region of the world', { country: 'EU' }, 'country'],
  ['a single digit as HS code', { hsPrefix: '4' }, 'hsPrefix'],
  ['more digits than an HS code has', { hsPrefix: '49111010991' }, 'hsPrefix'],
  ['two lines as source', { source: 'customs\nof Japan' }, 'source'],
])('An entry with %s is rejected', async (_, changes, field) => {
  const input = { ...duty, hsPrefix: '6307', ...changes };
  expect(await shop.expectError('admin/import-duty-create', input, service)).toMatchObject({
    code: 'validation_failed',
    errors: [{ field, code: 'invalid' }],
  });
});
