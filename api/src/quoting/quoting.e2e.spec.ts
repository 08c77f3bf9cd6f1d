import { REFUSALS, type Input, type QuoteView, type RefusalCode } from '@shop/contract';
import { openShop, type As, type Shop } from '../../test/app';
import { fixtureCatalogue, vectors, type VectorCase } from '../../test/fixture-catalogue';
import { somebody } from '../../test/people';
import { openStage, type Stage } from '../../test/stage';
import { Tariffs } from '../catalogue/public';
import { Refusal } from '../kernel/public';
import { Quotes } from './public';

type Asked = Input<'Quotation/GetItemQuote'>;

let stage: Stage;
let shop: Shop;
let reseller: As;

beforeAll(async () => {
  stage = await openStage();
  shop = await openShop(stage, { WORKER: '0' });
  await fixtureCatalogue(shop);
  reseller = await somebody(shop, 'reseller');
}, 60_000);

afterAll(async () => {
  await shop?.close();
  await stage?.close();
});

const banner: Asked = {
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

/** The worked cases' own form of a quote. */
function worked({ original, shipping, formula: _, ...quote }: QuoteView) {
  const lines = original.lines.map(({ line, grommets, seams }) => ({ fen: line, grommets, seams }));
  return { ...quote, original: { lines, productFen: original.product }, shippingFen: shipping };
}

const single = vectors.cases.filter(({ request }) => request.lines.length === 1);
const carts = vectors.cases.filter(({ request }) => request.lines.length !== 1);

describe('one item over HTTP, as the worked cases price it', () => {
  const ask = ({ request: { lines, priceList, ...terms } }: VectorCase) => ({
    input: { item: lines[0], ...terms } as Asked,
    as: priceList === 'reseller' ? reseller : {},
  });

  test.each(single.filter(({ expect: { error } }) => !error))('$name', async (example) => {
    const { input, as } = ask(example);
    expect(worked(await shop.call('Quotation/GetItemQuote', input, as))).toMatchObject(example.expect);
  });

  test.each(single.filter(({ expect: { error } }) => error))('refused: $name', async (example) => {
    const { input, as } = ask(example);
    const { code, line, field } = example.expect.error ?? {};
    const problem = await shop.refusal('Quotation/GetItemQuote', input, as);
    expect(problem).toMatchObject({
      status: 422,
      code,
      errors: [{ code, field: line === undefined ? field : `item.${field}` }],
    });
  });
});

describe('several items, as the worked cases price them', () => {
  const cart = ({ request: { lines, priceList, ...terms } }: VectorCase) =>
    shop.app.get(Quotes, { strict: false }).cart(priceList, lines, terms);

  test.each(carts.filter(({ expect: { error } }) => !error))('$name', (example) => {
    expect(worked(cart(example))).toMatchObject(example.expect);
  });

  test.each(carts.filter(({ expect: { error } }) => error))('refused: $name', (example) => {
    const { code, line, field } = example.expect.error ?? {};
    expect.assertions(1);
    try {
      cart(example);
    } catch (refusal) {
      expect(refusal).toMatchObject({
        name: Refusal.name,
        code,
        errors: field ? [{ code, field: line === undefined ? field : `items[${line}].${field}` }] : [],
      });
    }
  });
});

test('an item is priced at the caller’s own list, whatever the body says', async () => {
  const retail = await shop.call('Quotation/GetItemQuote', banner);
  expect((await shop.call('Quotation/GetItemQuote', banner, await somebody(shop, 'customer'))).original).toEqual(
    retail.original,
  );
  expect((await shop.call('Quotation/GetItemQuote', banner, reseller)).original.product).toBeLessThan(
    retail.original.product,
  );
  expect((await shop.refusal('Quotation/GetItemQuote', { ...banner, priceList: 'reseller' })).code).toBe(
    'validation_failed',
  );
});

test('the formula ends in the total', async () => {
  const { formula, adjusted } = await shop.call('Quotation/GetItemQuote', banner);
  expect(formula.at(-1)).toMatchObject({ label: 'total', amount: adjusted.total, currency: 'USD' });
  expect(formula.filter(({ line }) => line === 0).length).toBeGreaterThan(2);
});

test('a quote without a session asks the database nothing', async () => {
  const before = await shop.statements();
  await shop.call('Quotation/GetItemQuote', banner);
  await shop.refusal('Quotation/GetItemQuote', { ...banner, country: 'KP' });
  expect(await shop.statements()).toBe(before);
});

describe('hostile bodies get a coded refusal', () => {
  const item = (change: object) => ({ ...banner, item: { ...banner.item, ...change } });

  const cases: [string, unknown, RefusalCode, string?][] = [
    ['no body', undefined, 'validation_failed'],
    ['null', null, 'validation_failed'],
    ['a list', [], 'validation_failed'],
    ['an unknown field', { ...banner, discount: 1 }, 'validation_failed', 'discount'],
    ['an unknown field of the item', item({ price: 1 }), 'validation_failed', 'item.price'],
    ['a price list of one’s own', item({ priceList: 'reseller' }), 'validation_failed', 'item.priceList'],
    ['no item', { ...banner, item: null }, 'validation_failed', 'item'],
    ['width as a number', item({ width: 3 }), 'not_a_number', 'item.width'],
    ['width with a comma', item({ width: '12,5' }), 'not_a_number', 'item.width'],
    ['width NaN', item({ width: 'NaN' }), 'not_a_number', 'item.width'],
    ['width in full-width digits', item({ width: '３' }), 'not_a_number', 'item.width'],
    ['a width of a megabyte', item({ width: '9'.repeat(400_000) }), 'not_a_number', 'item.width'],
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
    ['a country that is none', { ...banner, country: 'toString' }, 'shipping_unavailable', 'country'],
  ];

  test.each(cases.map(([name, body, code, field]) => ({ name, body, code, field })))(
    '$name',
    async ({ body, code, field }) => {
      const problem = await shop.refusal('Quotation/GetItemQuote', body);
      expect([problem.status, problem.code]).toEqual([REFUSALS[code], code]);
      if (field) expect(problem.errors?.[0]?.field).toBe(field);
    },
  );

  test('JSON that is none', async () => {
    const answer = await fetch(`${shop.origin}/api/Quotation/GetItemQuote`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{"item":',
    });
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({ code: 'malformed_body' });
  });
});

test('a rate takes over at its own instant', async () => {
  shop.clock.stopAt('2027-03-01T00:00:00Z');
  await shop.database.reader.query(
    `insert into currency_rate (currency, valid_from, per_cny) values ('USD', '2027-03-02T00:00:00Z', 0.2)`,
  );
  await shop.app.get(Tariffs, { strict: false }).reload();
  const before = (await shop.call('Quotation/GetItemQuote', banner)).adjusted.product;
  shop.clock.stopAt('2027-03-02T00:00:00Z');
  expect(before).toBe(1112);
  expect((await shop.call('Quotation/GetItemQuote', banner)).adjusted.product).toBe(1600);
});
