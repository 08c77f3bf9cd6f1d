import fc from 'fast-check';

import { banner, board, cart, document, stand, tariff } from '../test/vectors';
import { compileTariff, quote, type QuoteRequest, type RefusalCode } from './index';

const refusalOf = (request: QuoteRequest, by = tariff) => {
  const result = quote(by, request);
  return result.ok ? undefined : result.refusal;
};

/** Names that every object has, and values that turn into the name of something real. */
const impostors = [
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

describe('the first failure is the answer, in this order:', () => {
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

  it.each<[object, { code: RefusalCode; field?: string; line?: number }]>([
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
  ])('%j is %j', (request, refusal) => {
    expect(refusalOf({ priceList: 'retail', ...broken, ...request })).toEqual(refusal);
  });

  function payable(...lines: readonly object[]) {
    return { currency: 'USD', paymentMethod: 0, lines };
  }
});

describe('a size', () => {
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

  it.each(notNumbers)('is no number as %j', (value) => {
    expect(refusalOf(cart({ ...banner, width: value }))).toMatchObject({
      code: 'not_a_number',
      field: 'width',
      line: 0,
    });
    expect(refusalOf(cart({ ...banner, length: value }))).toMatchObject({
      code: 'not_a_number',
      field: 'length',
      line: 0,
    });
  });

  it.each(['0003', '3.0', '3.0000', '000003.0000'])('is the same number as %s', (width) => {
    const shown = [banner, { ...banner, width }]
      .map((line) => quote(tariff, cart(line)))
      .map((result) => result.ok && result.quote);
    expect(shown[0]).toEqual(shown[1]);
  });

  it('of zero is out of range, not a number that is none', () => {
    expect(refusalOf(cart({ ...banner, width: '0' }))).toMatchObject({ code: 'size_out_of_range', field: 'width' });
  });

  it.each([...impostors, -1, 4, '1', NaN, Infinity])('is in no unit %j', (unit) => {
    expect(refusalOf(cart({ ...banner, unit }))).toMatchObject({ code: 'not_a_number', field: 'unit' });
  });

  it('as long as the limit passes, and no seam is refused that is not needed', () => {
    expect(refusalOf(cart({ ...banner, width: '0.1', length: '50', unit: 3 }))).toBeUndefined();
    expect(refusalOf(cart({ ...board, width: '1.22', length: '2.44', unit: 3 }))).toBeUndefined();
  });
});

describe('a quantity', () => {
  it.each([1.5, -1, NaN, Infinity, '1', '', null, undefined, [1], true, 1n])('is no whole number as %p', (quantity) => {
    expect(refusalOf(cart({ ...banner, quantity }))).toMatchObject({ code: 'not_a_number', field: 'quantity' });
  });

  it.each([0, -0, 10_001, 1e9, Number.MAX_VALUE])('is out of range as %p', (quantity) => {
    expect(refusalOf(cart({ ...banner, quantity }))).toMatchObject({
      code: 'quantity_out_of_range',
      field: 'quantity',
    });
  });

  it('as large as the limit passes', () => {
    expect(refusalOf(cart({ ...banner, quantity: 10_000 }))).toBeUndefined();
  });

  it('below the first tier is out of range', () => {
    const tiers = [{ from: 10, retail: 100, reseller: 90 }];
    const pricing = { kind: 'unit' as const, variants: { small: { grams: 1, cm3: 1, tiers } } };
    const pins = { pricing, setupFen: 0, artworkFactor: { custom: 1 }, limits: { maxQuantity: 100 }, finishes: {} };
    const shop = compileTariff({ ...document, products: { pins } });
    const line = { sku: 'pins', variant: 'small', artwork: 'custom' };
    expect(refusalOf(cart({ ...line, quantity: 9 }), shop)).toMatchObject({ code: 'quantity_out_of_range', line: 0 });
    expect(refusalOf(cart({ ...line, quantity: 10 }), shop)).toBeUndefined();
  });

  it('that costs more than a number can say is out of range', () => {
    const dear = structuredClone(document.products['roll-up']);
    if (dear?.pricing.kind !== 'unit') throw new Error('a roll-up is sold by the piece');
    const tiers = [{ from: 1, retail: String(2 ** 53 - 501), reseller: 0 }];
    const variants = { '85x200': { grams: 1, cm3: 1, tiers } };
    const products = { ...document.products, 'roll-up': { ...dear, pricing: { ...dear.pricing, variants } } };
    const shop = compileTariff({ ...document, products });
    const single = { ...stand, quantity: 1 };
    expect(refusalOf(cart(banner, { ...stand, quantity: 2 }), shop)).toMatchObject({
      code: 'quantity_out_of_range',
      line: 1,
    });
    expect(refusalOf(cart(single, single), shop)).toMatchObject({ code: 'quantity_out_of_range', line: 1 });
    expect(refusalOf({ ...cart(single), currency: 'HKD' }, shop)).toMatchObject({
      code: 'quantity_out_of_range',
      line: 0,
    });
    expect(refusalOf(cart({ ...stand, quantity: 2 }, banner), shop)).toMatchObject({ line: 0 });
    expect(refusalOf(cart(single), shop)).toBeUndefined();
  });
});

describe('nothing but its own name finds', () => {
  const owned = (overrides: object) => refusalOf({ ...cart(banner), ...overrides })?.code;

  it.each(impostors)('a product, a variant, an artwork choice or a finish: %j', (name) => {
    expect(owned({ lines: [{ ...banner, sku: name }] })).toBe('unknown_product');
    expect(owned({ lines: [{ ...stand, variant: name }] })).toBe('unknown_variant');
    expect(owned({ lines: [{ ...banner, artwork: name }] })).toBe('artwork_not_offered');
    expect(owned({ lines: [{ ...banner, finishes: [name] }] })).toBe('unknown_finish');
  });

  it.each([...impostors, '0'])('a currency, a payment method, a country or a shipping method: %j', (name) => {
    expect(owned({ currency: name })).toBe('unknown_currency');
    expect(owned({ paymentMethod: name })).toBe('unknown_payment_method');
    expect(owned({ country: name })).toBe('shipping_unavailable');
    expect(owned({ shippingMethod: name })).toBe('shipping_unavailable');
  });

  it.each(['raw-edges', 7, {}, { length: 1, 0: 'raw-edges' }])('a list of finishes: %j', (finishes) => {
    expect(owned({ lines: [{ ...banner, finishes }] })).toBe('unknown_finish');
  });

  it.each([null, 5, 'vinyl-440', [], [banner]])('a line: %j', (line) => {
    expect(owned({ lines: [line] })).toBe('unknown_product');
  });

  it.each([null, undefined, 'lines', {}, { length: 1, 0: banner }])('the lines: %j', (lines) => {
    expect(owned({ lines })).toBe('empty_cart');
  });
});

describe('a currency', () => {
  it.each(['perCny', 'exchangeRate'])('is unknown without its %s', (missing) => {
    const usd = { digits: 2, perCny: missing === 'perCny' ? null : '0.139' };
    const exchangeRate = { ...document.exchangeRate, USD: missing === 'exchangeRate' ? null : '0.03' };
    const shop = compileTariff({ ...document, currencies: { ...document.currencies, USD: usd }, exchangeRate });
    expect(refusalOf(cart(banner), shop)).toMatchObject({ code: 'unknown_currency' });
  });
});

describe('hostile input', () => {
  const fields = fc.anything({ withBigInt: true, withNullPrototype: true, withSparseArray: true });
  const nearly = fc.oneof(
    fc.record({ ...fuzzed(banner), quantity: fc.oneof(fields, fc.constant(1)) }),
    fc.record(fuzzed(stand)),
    fields,
  );

  it('is answered, never thrown at', () => {
    fc.assert(fc.property(fields, (request) => expect(quote(tariff, request as QuoteRequest)).toHaveProperty('ok')));
  });

  it('in a field of a good request is answered, never thrown at', () => {
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
