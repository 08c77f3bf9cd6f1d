import type { Input } from '@shop/contract';
import { openShop, type Shop } from '../../test/app';
import { reloadCaches } from '../../test/fixture-catalogue';
import { openTestEnv, type TestEnv } from '../../test/test-env';
import { createUser, type TestUser } from '../../test/users';
import { insertCatalogue, type CatalogueData } from '../catalogue/public';
import { starterCatalogueData } from '../starter-catalogue/public';

type QuoteInput = Input<'Quotation/GetItemQuote'>;

let env: TestEnv;
let shop: Shop;
let customer: TestUser;

beforeAll(async () => {
  env = await openTestEnv();
  shop = await openShop(env, { WORKER: '0' });
  await shop.database.transaction((tx) => insertCatalogue(tx, catalogue()));
  await reloadCaches(shop);
  customer = await createUser(shop, 'customer');
}, 60_000);

afterAll(async () => {
  await shop?.close();
  await env?.close();
});

/** The starter catalogue, with one more rule: a KT board needs a choice of lamination. */
function catalogue(): CatalogueData {
  const data = starterCatalogueData(new Date('2026-11-01T00:00:00Z'));
  const finishRules = { oneOf: [['no-lamination', 'laminated-matte']] };
  const products = data.products.map((product) =>
    product.sku === 'kt-board-5mm' ? { ...product, tariff: { ...product.tariff, finishRules } } : product,
  );
  return { ...data, products };
}

const banner = { sku: 'vinyl-440', width: '1', length: '2', unit: 3, quantity: 1, artwork: 'custom' as const };
const flag = { sku: 'feather-teardrop', variant: 'm', quantity: 1, artwork: 'custom' as const };
const acrylic = { ...banner, sku: 'acrylic-3mm', width: '0.5', length: '0.5' };
const board = { ...acrylic, sku: 'kt-board-5mm' };

const request = (item: Omit<QuoteInput['item'], 'finishes'>, finishes: string[]): QuoteInput => ({
  ...{ item: { ...item, finishes }, currency: 'USD', country: 'US', shippingMethod: 0, paymentMethod: 0 },
});

describe('a quote', () => {
  test.each([
    ['raw edges with hems', request(banner, ['hem-grommet', 'raw-edges']), 'finish_conflict'],
    ['a pole pocket in bleed edges', request(banner, ['bleed-edges', 'pole-pocket']), 'finish_conflict'],
    ['a flag with three bases', request(flag, ['cross-base', 'ground-spike', 'tyre-base']), 'finish_conflict'],
    ['stand-offs without drilled corners', request(acrylic, ['standoffs']), 'finish_requires'],
    ['a flag without a base', request(flag, []), 'finish_missing'],
    ['a water ring without a cross base', request(flag, ['ground-spike', 'water-ring']), 'finish_requires'],
    ['a board without a choice of lamination', request(board, []), 'finish_missing'],
    ['a board with two laminations', request(board, ['laminated-matte', 'no-lamination']), 'finish_conflict'],
    ['a finish named twice', request(banner, ['raw-edges', 'raw-edges']), 'duplicate_finish'],
    ['an unknown finish beside a conflict', request(banner, ['raw-edges', 'hem-grommet', 'gold']), 'unknown_finish'],
  ])('of %s is rejected with 422 on item.finishes', async (_, input, code) => {
    expect(await shop.expectError('Quotation/GetItemQuote', input)).toMatchObject({
      status: 422,
      code,
      errors: [{ field: 'item.finishes', code }],
    });
  });

  test.each([
    ['hems and a pole pocket', request(banner, ['hem-grommet', 'pole-pocket'])],
    ['no finishes where none is required', request(banner, [])],
    ['a cross base and its water ring', request(flag, ['water-ring', 'cross-base'])],
    ['drilled corners and stand-offs', request(acrylic, ['standoffs', 'drilled'])],
    ['one lamination', request(board, ['no-lamination'])],
  ])('of %s is given', async (_, input) => {
    expect((await shop.call('Quotation/GetItemQuote', input)).adjusted.total).toBeGreaterThan(0);
  });

  test('is rejected in the language of the request', async () => {
    const input = request(banner, ['hem-grommet', 'raw-edges']);
    const { detail } = await shop.expectError('Quotation/GetItemQuote', input, { language: 'de' });
    expect(detail).toBe('Diese Verarbeitungen lassen sich nicht kombinieren.');
  });
});

test('an item that breaks a rule cannot be added to the cart', async () => {
  const { item } = request(banner, ['hem-grommet', 'raw-edges']);
  expect(await shop.expectError('Cart/Add2Cart', { item }, customer)).toMatchObject({
    status: 422,
    code: 'finish_conflict',
    errors: [{ field: 'item.finishes' }],
  });
});

test('staff can be asked for a quote of any combination of finishes', async () => {
  const { item } = request(banner, ['hem-grommet', 'raw-edges']);
  const { requestId } = await shop.call('Cart/GetQuoteFromStaff', { item, message: 'Raw on one side' }, customer);
  expect(requestId).not.toBe('');
});

test('a product page names the rules of the product', async () => {
  const rulesOf = async (sku: string) => (await shop.call('Catalog/Product', { sku })).finishRules;
  expect(await rulesOf('vinyl-440')).toEqual({
    exclusive: [
      ['hem-grommet', 'bleed-edges', 'raw-edges'],
      ['pole-pocket', 'bleed-edges', 'raw-edges'],
    ],
    oneOf: [],
    requires: {},
  });
  expect(await rulesOf('feather-teardrop')).toMatchObject({ requires: { 'water-ring': ['cross-base'] } });
  expect(await rulesOf('kt-board-5mm')).toMatchObject({ oneOf: [['no-lamination', 'laminated-matte']] });
  expect(await rulesOf('canopy-tent')).toEqual({ exclusive: [], oneOf: [], requires: {} });
});
