import { ERRORS, type Input, type QuoteView, type ErrorCode } from '@shop/contract';
import { openShop, type RequestOptions, type Shop } from '../../test/app';
import { fixtureCatalogue, reloadCaches, vectors, type VectorCase } from '../../test/fixture-catalogue';
import { createUser } from '../../test/users';
import { openTestEnv, type TestEnv } from '../../test/test-env';

type QuoteInput = Input<'Quotation/GetItemQuote'>;

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

const banner: QuoteInput = {
  item: {
    sku: 'vinyl-440',
    width: '3',
    length: '6',
    unit: 1,
    quantity: 1,
    artwork: 'custom',
    finishes: ['hem-grommet'],
  },
  currency: 'USD',
  country: 'US',
  shippingMethod: 0,
  paymentMethod: 0,
};

/** A quote in the form of the pricing vectors. */
function toVectorForm({ original, shipping, formula: _, ...quote }: QuoteView) {
  const lines = original.lines.map(({ line, grommets, seams }) => ({ fen: line, grommets, seams }));
  return { ...quote, original: { lines, productFen: original.product }, shippingFen: shipping };
}

const single = vectors.cases.filter(({ request }) => request.lines.length === 1);
const carts = vectors.cases.filter(({ request }) => request.lines.length !== 1);

describe('a quote for one item over HTTP', () => {
  const ask = ({ request: { lines, priceList, ...terms } }: VectorCase) => ({
    input: { item: lines[0], ...terms } as QuoteInput,
    as: priceList === 'reseller' ? reseller : {},
  });

  test.each(single.filter(({ expect: { error } }) => !error))('$name', async (example) => {
    const { input, as } = ask(example);
    expect(toVectorForm(await shop.call('Quotation/GetItemQuote', input, as))).toMatchObject(example.expect);
  });

  test.each(single.filter(({ expect: { error } }) => error))('rejects: $name', async (example) => {
    const { input, as } = ask(example);
    const { code, line, field } = example.expect.error ?? {};
    const problem = await shop.expectError('Quotation/GetItemQuote', input, as);
    expect(problem).toMatchObject({
      status: 422,
      code,
      errors: [{ code, field: line === undefined ? field : `item.${field}` }],
    });
  });
});

test('the amounts of an item are those of its quote, at the price list of the caller, without the formula', async () => {
  for (const as of [{}, reseller]) {
    const { formula, ...amounts } = await shop.call('Quotation/GetItemQuote', banner, as);
    expect(formula.length).toBeGreaterThan(0);
    expect(await shop.call('Quotation/GetItemAmounts', banner, as)).toEqual(amounts);
  }
});

test('an item that has no quote has no amounts either', async () => {
  const tooLarge = { ...banner, item: { ...banner.item, width: '500' } };
  const rejected = await shop.expectError('Quotation/GetItemQuote', tooLarge);
  expect(rejected).toMatchObject({ status: 422, errors: [{ field: 'item.width' }] });
  const { requestId: _, ...problem } = rejected;
  expect(await shop.expectError('Quotation/GetItemAmounts', tooLarge)).toMatchObject(problem);
});

describe('a quote for several items over HTTP', () => {
  const ask = ({ request: { lines, priceList, ...terms } }: VectorCase) => ({
    input: { items: lines, ...terms },
    as: priceList === 'reseller' ? reseller : {},
  });

  test.each(carts.filter(({ expect: { error } }) => !error))('$name', async (example) => {
    const { input, as } = ask(example);
    expect(toVectorForm(await shop.call('Quotation/GetItemsQuote', input, as))).toMatchObject(example.expect);
  });

  test.each(carts.filter(({ request, expect: { error } }) => error && request.lines.length > 0))(
    'rejects: $name',
    async (example) => {
      const { input, as } = ask(example);
      const { code, line, field } = example.expect.error ?? {};
      expect(await shop.expectError('Quotation/GetItemsQuote', input, as)).toMatchObject({
        status: 422,
        code,
        errors: field ? [{ code, field: line === undefined ? field : `items[${line}].${field}` }] : [],
      });
    },
  );

  test('rejects a list without items', async () => {
    const { item: _, ...terms } = banner;
    expect(await shop.expectError('Quotation/GetItemsQuote', { ...terms, items: [] })).toMatchObject({
      status: 400,
      code: 'validation_failed',
      errors: [{ field: 'items' }],
    });
  });
});

test('an item is priced by the price list of the caller, even if the body names another one', async () => {
  const retail = await shop.call('Quotation/GetItemQuote', banner);
  // S7.52
  expect((await shop.call('Quotation/GetItemQuote', banner, await createUser(shop, 'customer'))).original).toEqual(
    retail.original,
  );
  // S1.34, S6.19
  expect((await shop.call('Quotation/GetItemQuote', banner, reseller)).original.product).toBeLessThan(
    retail.original.product,
  );
  expect((await shop.expectError('Quotation/GetItemQuote', { ...banner, priceList: 'reseller' })).code).toBe(
    'validation_failed',
  );
});

test('the last step of the formula is the total', async () => {
  const { formula, adjusted } = await shop.call('Quotation/GetItemQuote', banner);
  expect(formula.at(-1)).toMatchObject({ label: 'total', amount: adjusted.total, currency: 'USD' });
  expect(formula.filter(({ line }) => line === 0).length).toBeGreaterThan(2);
});

test('a quote without a session sends no SQL statement', async () => {
  const before = await shop.statements();
  // S1.19, S6.2
  expect((await shop.call('Quotation/GetItemQuote', banner)).adjusted.total).toBeGreaterThan(0);
  await shop.expectError('Quotation/GetItemQuote', { ...banner, country: 'KP' });
  expect(await shop.statements()).toBe(before);
});

describe('an invalid body is rejected with an error code', () => {
  const item = (change: object) => ({ ...banner, item: { ...banner.item, ...change } });

  const cases: [string, unknown, ErrorCode, string?][] = [
    ['no body', undefined, 'validation_failed'],
    ['null', null, 'validation_failed'],
    ['a list', [], 'validation_failed'],
    ['an unknown field', { ...banner, discount: 1 }, 'validation_failed', 'discount'],
    ['an unknown field of the item', item({ price: 1 }), 'validation_failed', 'item.price'],
    ['a price list in the body', item({ priceList: 'reseller' }), 'validation_failed', 'item.priceList'],
    ['no item', { ...banner, item: null }, 'validation_failed', 'item'],
    ['width as a number', item({ width: 3 }), 'not_a_number', 'item.width'],
    ['width with a comma', item({ width: '12,5' }), 'not_a_number', 'item.width'],
    ['width NaN', item({ width: 'NaN' }), 'not_a_number', 'item.width'],
    ['width in full-width digits', item({ width: '３' }), 'not_a_number', 'item.width'],
    ['a width of sixty thousand digits', item({ width: '9'.repeat(60_000) }), 'not_a_number', 'item.width'],
    ['width as an object', item({ width: { toString: 1 } }), 'not_a_number', 'item.width'],
    ['no length', item({ length: undefined }), 'not_a_number', 'item.length'],
    ['unit as text', item({ unit: '1' }), 'not_a_number', 'item.unit'],
    ['unit 4', item({ unit: 4 }), 'not_a_number', 'item.unit'],
    ['quantity as text', item({ quantity: '1' }), 'not_a_number', 'item.quantity'],
    ['quantity null', item({ quantity: null }), 'not_a_number', 'item.quantity'],
    ['quantity 1e300', item({ quantity: 1e300 }), 'quantity_out_of_range', 'item.quantity'],
    ['__proto__ as sku', item({ sku: '__proto__' }), 'unknown_product', 'item.sku'],
    ['constructor as finish', item({ finishes: ['constructor'] }), 'unknown_finish', 'item.finishes'],
    ['toString as artwork', item({ artwork: 'toString' }), 'artwork_not_offered', 'item.artwork'],
    [
      'a thousand finishes',
      item({ finishes: Array.from({ length: 1000 }, () => 'raw-edges') }),
      'validation_failed',
      'item.finishes',
    ],
    ['an unknown variant', item({ sku: 'roll-up', variant: 'x' }), 'unknown_variant', 'item.variant'],
    ['a currency in lower case', { ...banner, currency: 'usd' }, 'unknown_currency', 'currency'],
    [
      'a payment method that is not offered',
      { ...banner, paymentMethod: 7 },
      'unknown_payment_method',
      'paymentMethod',
    ],
    ['a shipping method as text', { ...banner, shippingMethod: '0' }, 'validation_failed', 'shippingMethod'],
    ['an invalid country', { ...banner, country: 'toString' }, 'shipping_unavailable', 'country'],
  ];

  test.each(cases.map(([name, body, code, field]) => ({ name, body, code, field })))(
    '$name',
    async ({ body, code, field }) => {
      const problem = await shop.expectError('Quotation/GetItemQuote', body);
      expect([problem.status, problem.code]).toEqual([ERRORS[code], code]);
      if (field) expect(problem.errors?.[0]?.field).toBe(field);
    },
  );

  test('invalid JSON', async () => {
    const answer = await fetch(`${shop.origin}/api/Quotation/GetItemQuote`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{"item":',
    });
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({ code: 'malformed_body' });
  });
});

test('an exchange rate takes effect at its own instant', async () => {
  shop.clock.stopAt('2027-03-01T00:00:00Z');
  await shop.database.reader.query(
    `insert into currency_rate (currency, valid_from, per_cny) values ('USD', '2027-03-02T00:00:00Z', 0.2)`,
  );
  await reloadCaches(shop);
  const before = (await shop.call('Quotation/GetItemQuote', banner)).adjusted.product;
  shop.clock.stopAt('2027-03-02T00:00:00Z');
  expect(before).toBe(1112);
  expect((await shop.call('Quotation/GetItemQuote', banner)).adjusted.product).toBe(1600);
});
