import fc from 'fast-check';

import { banner, board, cart, document, stand, tariff } from '../test/vectors';
import { compileTariff, quote, type QuoteRequest, type PricingErrorCode } from './index';

const errorOf = (request: QuoteRequest, by = tariff) => {
  const result = quote(by, request);
  return result.ok ? undefined : result.error;
};

/** Properties that every object has, and values that convert to a valid key. */
const lookalikes = [
  '__proto__',
  'constructor',
  'toString',
  'hasOwnProperty',
  '',
  null,
  undefined,
  7.5,
  true,
  {},
  ['vinyl-440'],
  ['USD'],
  [0],
];

describe('the first error in the documented order is returned', () => {
  const broken = {
    currency: 'XXX',
    paymentMethod: 9,
    country: 'KP',
    shippingMethod: 9,
    lines: [{ sku: 'none', width: 'x', length: 'x', unit: 9, quantity: 0, artwork: 'red', finishes: ['none'] }],
  };
  const line = { ...broken.lines[0], sku: 'vinyl-440' };
  const sized = { ...line, unit: 3, width: '1', length: '1' };
  const counted = { ...sized, quantity: 1 };
  const printed = { ...counted, artwork: 'custom' };

  it.each<[object, { code: PricingErrorCode; field?: string; line?: number }]>([
    [{ lines: [] }, { code: 'empty_cart' }],
    [{}, { code: 'unknown_currency', field: 'currency' }],
    [{ currency: 'CNY' }, { code: 'unknown_payment_method', field: 'paymentMethod' }],
    [
      { currency: 'CNY', paymentMethod: 0 },
      { code: 'currency_mismatch', field: 'currency' },
    ],
    [
      { currency: 'USD', paymentMethod: 3 },
      { code: 'currency_mismatch', field: 'currency' },
    ],
    [
      { currency: 'USD', paymentMethod: 0 },
      { code: 'unknown_product', field: 'sku', line: 0 },
    ],
    [payable(line), { code: 'not_a_number', field: 'unit', line: 0 }],
    [payable({ ...line, unit: 3 }), { code: 'not_a_number', field: 'width', line: 0 }],
    [payable({ ...line, unit: 3, width: '0.0999' }), { code: 'size_out_of_range', field: 'width', line: 0 }],
    [payable({ ...line, unit: 3, width: '50.0001' }), { code: 'size_out_of_range', field: 'width', line: 0 }],
    [payable({ ...line, unit: 3, width: '1' }), { code: 'not_a_number', field: 'length', line: 0 }],
    [
      payable({ ...line, unit: 3, width: '1', length: '0.0999' }),
      { code: 'size_out_of_range', field: 'length', line: 0 },
    ],
    [
      payable({ ...line, unit: 3, width: '1', length: '50.0001' }),
      { code: 'size_out_of_range', field: 'length', line: 0 },
    ],
    [
      payable({ ...sized, sku: 'acrylic-3mm', width: '1.2201', length: '1.2201' }),
      { code: 'size_out_of_range', field: 'width', line: 0 },
    ],
    [payable({ ...line, sku: 'roll-up', variant: 'none' }), { code: 'unknown_variant', field: 'variant', line: 0 }],
    [
      payable({ ...line, sku: 'roll-up', variant: '85x200' }),
      { code: 'quantity_out_of_range', field: 'quantity', line: 0 },
    ],
    [payable({ ...sized, quantity: -1 }), { code: 'not_a_number', field: 'quantity', line: 0 }],
    [payable(sized), { code: 'quantity_out_of_range', field: 'quantity', line: 0 }],
    [payable({ ...sized, quantity: 10_001 }), { code: 'quantity_out_of_range', field: 'quantity', line: 0 }],
    [payable(counted), { code: 'artwork_not_offered', field: 'artwork', line: 0 }],
    [payable(printed), { code: 'unknown_finish', field: 'finishes', line: 0 }],
    [
      payable({ ...printed, finishes: ['raw-edges', 'raw-edges', 'none'] }),
      { code: 'duplicate_finish', field: 'finishes', line: 0 },
    ],
    [payable(banner, line, { ...line, sku: 'none' }), { code: 'not_a_number', field: 'unit', line: 1 }],
    [payable(banner), { code: 'shipping_excluded', field: 'country' }],
    [
      { ...payable(banner), country: 'AQ' },
      { code: 'shipping_unavailable', field: 'country' },
    ],
    [
      { ...payable(banner), country: 'US' },
      { code: 'shipping_unavailable', field: 'shippingMethod' },
    ],
    [
      { ...payable(banner), country: 'BR', shippingMethod: 2 },
      { code: 'shipping_unavailable', field: 'shippingMethod' },
    ],
    [
      { ...payable({ ...stand, quantity: 7 }), country: 'US', shippingMethod: 3 },
      { code: 'shipping_unavailable', field: 'shippingMethod' },
    ],
  ])('for %j it is %j', (request, error) => {
    expect(errorOf({ priceList: 'retail', ...broken, ...request })).toEqual(error);
  });

  function payable(...lines: readonly object[]) {
    return { currency: 'USD', paymentMethod: 0, lines };
  }
});

describe('a side', () => {
  const notNumbers = [
    '',
    '.',
    '.5',
    '5.',
    '-1',
    '+1',
    ' 1',
    '1 ',
    '1\n',
    '1e3',
    '1,5',
    '0x1',
    'NaN',
    'Infinity',
    '1234567',
    '1.00001',
    '１',
    3,
    null,
    undefined,
    ['3'],
    { 3: 3 },
  ];

  it.each(notNumbers)('rejects %j with not_a_number', (value) => {
    expect(errorOf(cart({ ...banner, width: value }))).toMatchObject({
      code: 'not_a_number',
      field: 'width',
      line: 0,
    });
    expect(errorOf(cart({ ...banner, length: value }))).toMatchObject({
      code: 'not_a_number',
      field: 'length',
      line: 0,
    });
  });

  it.each(['0003', '3.0', '3.0000', '000003.0000'])('reads %s as 3', (width) => {
    const shown = [banner, { ...banner, width }]
      .map((line) => quote(tariff, cart(line)))
      .map((result) => result.ok && result.quote);
    expect(shown[0]).toEqual(shown[1]);
  });

  it('rejects zero with size_out_of_range, not not_a_number', () => {
    expect(errorOf(cart({ ...banner, width: '0' }))).toMatchObject({ code: 'size_out_of_range', field: 'width' });
  });

  it.each([...lookalikes, -1, 4, '1', NaN, Infinity])('rejects the unit %j', (unit) => {
    expect(errorOf(cart({ ...banner, unit }))).toMatchObject({ code: 'not_a_number', field: 'unit' });
  });

  it('accepts the longest side, and a board that needs no seam', () => {
    expect(errorOf(cart({ ...banner, width: '0.1', length: '50', unit: 3 }))).toBeUndefined();
    expect(errorOf(cart({ ...board, width: '1.22', length: '2.44', unit: 3 }))).toBeUndefined();
  });
});

describe('a quantity', () => {
  it.each([1.5, -1, NaN, Infinity, '1', '', null, undefined, [1], true, 1n])(
    'rejects %p with not_a_number',
    (quantity) => {
      expect(errorOf(cart({ ...banner, quantity }))).toMatchObject({ code: 'not_a_number', field: 'quantity' });
    },
  );

  it.each([0, -0, 10_001, 1e9, Number.MAX_VALUE])('rejects %p with quantity_out_of_range', (quantity) => {
    expect(errorOf(cart({ ...banner, quantity }))).toMatchObject({
      code: 'quantity_out_of_range',
      field: 'quantity',
    });
  });

  it('accepts the largest quantity', () => {
    expect(errorOf(cart({ ...banner, quantity: 10_000 }))).toBeUndefined();
  });

  it('rejects a quantity below the first tier with quantity_out_of_range', () => {
    const tiers = [{ from: 10, retail: 100, reseller: 90 }];
    const pricing = { kind: 'unit' as const, variants: { small: { grams: 1, cm3: 1, tiers } } };
    const pins = { pricing, setupFen: 0, artworkFactor: { custom: 1 }, limits: { maxQuantity: 100 }, finishes: {} };
    const shop = compileTariff({ ...document, products: { pins } });
    const line = { sku: 'pins', variant: 'small', artwork: 'custom' };
    expect(errorOf(cart({ ...line, quantity: 9 }), shop)).toMatchObject({ code: 'quantity_out_of_range', line: 0 });
    expect(errorOf(cart({ ...line, quantity: 10 }), shop)).toBeUndefined();
  });

  it('rejects a quantity whose price is past the safe integers with quantity_out_of_range', () => {
    const expensive = structuredClone(document.products['roll-up']);
    if (expensive?.pricing.kind !== 'unit') throw new Error('a roll-up is sold by the piece');
    const tiers = [{ from: 1, retail: String(2 ** 53 - 501), reseller: 0 }];
    const variants = { '85x200': { grams: 1, cm3: 1, tiers } };
    const products = { ...document.products, 'roll-up': { ...expensive, pricing: { ...expensive.pricing, variants } } };
    const shop = compileTariff({ ...document, products });
    const single = { ...stand, quantity: 1 };
    expect(errorOf(cart(banner, { ...stand, quantity: 2 }), shop)).toMatchObject({
      code: 'quantity_out_of_range',
      line: 1,
    });
    expect(errorOf(cart(single, single), shop)).toMatchObject({ code: 'quantity_out_of_range', line: 1 });
    expect(errorOf({ ...cart(single), currency: 'HKD' }, shop)).toMatchObject({
      code: 'quantity_out_of_range',
      line: 0,
    });
    expect(errorOf(cart({ ...stand, quantity: 2 }, banner), shop)).toMatchObject({ line: 0 });
    expect(errorOf(cart(single), shop)).toBeUndefined();
  });
});

describe('lookups accept only an exact key, not', () => {
  const codeFor = (overrides: object) => errorOf({ ...cart(banner), ...overrides })?.code;

  it.each(lookalikes)('%j as product, variant, artwork choice or finish', (name) => {
    expect(codeFor({ lines: [{ ...banner, sku: name }] })).toBe('unknown_product');
    expect(codeFor({ lines: [{ ...stand, variant: name }] })).toBe('unknown_variant');
    expect(codeFor({ lines: [{ ...banner, artwork: name }] })).toBe('artwork_not_offered');
    expect(codeFor({ lines: [{ ...banner, finishes: [name] }] })).toBe('unknown_finish');
  });

  it.each([...lookalikes, '0'])('%j as currency, payment method, country or shipping method', (name) => {
    expect(codeFor({ currency: name })).toBe('unknown_currency');
    expect(codeFor({ paymentMethod: name })).toBe('unknown_payment_method');
    expect(codeFor({ country: name })).toBe('shipping_unavailable');
    expect(codeFor({ shippingMethod: name })).toBe('shipping_unavailable');
  });

  it.each(['raw-edges', 7, {}, { length: 1, 0: 'raw-edges' }])('%j as list of finishes', (finishes) => {
    expect(codeFor({ lines: [{ ...banner, finishes }] })).toBe('unknown_finish');
  });

  it.each([null, 5, 'vinyl-440', [], [banner]])('%j as line', (line) => {
    expect(codeFor({ lines: [line] })).toBe('unknown_product');
  });

  it.each([null, undefined, 'lines', {}, { length: 1, 0: banner }])('%j as list of lines', (lines) => {
    expect(codeFor({ lines })).toBe('empty_cart');
  });
});

describe('a currency', () => {
  it.each(['perCny', 'exchangeRate'])('rejects a currency without %s with unknown_currency', (missing) => {
    const usd = { digits: 2, perCny: missing === 'perCny' ? null : '0.139' };
    const exchangeRate = { ...document.exchangeRate, USD: missing === 'exchangeRate' ? null : '0.03' };
    const shop = compileTariff({ ...document, currencies: { ...document.currencies, USD: usd }, exchangeRate });
    expect(errorOf(cart(banner), shop)).toMatchObject({ code: 'unknown_currency' });
  });
});

describe('hostile input', () => {
  const fields = fc.anything({ withBigInt: true, withNullPrototype: true, withSparseArray: true });
  const nearly = fc.oneof(
    fc.record({ ...fuzzed(banner), quantity: fc.oneof(fields, fc.constant(1)) }),
    fc.record(fuzzed(stand)),
    fields,
  );

  it('never throws for any value', () => {
    fc.assert(fc.property(fields, (request) => expect(quote(tariff, request as QuoteRequest)).toHaveProperty('ok')));
  });

  it('never throws for any value in a field of a valid request', () => {
    fc.assert(
      fc.property(fc.record(fuzzed({ ...cart(), country: 'US' })), fc.array(nearly), (request, lines) => {
        expect(quote(tariff, { ...request, lines } as QuoteRequest)).toHaveProperty('ok');
      }),
    );
  });

  function fuzzed(good: object): Record<string, fc.Arbitrary<unknown>> {
    return Object.fromEntries(
      Object.entries(good).map(([name, value]) => [
        name,
        fc.oneof({ weight: 3, arbitrary: fc.constant<unknown>(value) }, fields),
      ]),
    );
  }
});
