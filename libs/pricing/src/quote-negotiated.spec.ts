import fc from 'fast-check';

import { banner, cart, stand, tariff } from '../test/vectors';
import { checkStaffQuoteLine, buildFormula, quote, quoteNegotiated, type NegotiatedLine } from './index';

const negotiated = (...lines: readonly NegotiatedLine[]) => quoteNegotiated(tariff, cart(...lines));

const quoteOrThrow = (...lines: readonly NegotiatedLine[]) => {
  const result = negotiated(...lines);
  if (!result.ok) throw new Error(`rejected: ${JSON.stringify(result.error)}`);
  return result;
};

const oversized = { ...banner, width: '50', length: '80', unit: 3 };

describe('a quote at prices that staff set', () => {
  test('equals the tariff’s quote if staff set the tariff’s price', () => {
    const lines = [banner, stand];
    const own = quote(tariff, cart(...lines));
    if (!own.ok) throw new Error('the cart can be made');
    const { quote: same } = quoteOrThrow(
      ...lines.map((item, at) => ({ item, fen: own.quote.original.lines[at]?.fen })),
    );
    expect(same.adjusted).toEqual(own.quote.adjusted);
    expect(same.weight).toEqual(own.quote.weight);
    expect(same.original.productFen).toBe(own.quote.original.productFen);
    expect(same.bulk).toBe(false);
  });

  test('adds up for any prices and weights', () => {
    const whole = fc.integer({ min: 1, max: 1_000_000_000_000 });
    const grams = fc.integer({ min: 1, max: 20_000 });
    fc.assert(
      fc.property(fc.array(fc.record({ fen: whole, grams }), { minLength: 1, maxLength: 5 }), (lines) => {
        const { original, adjusted } = quoteOrThrow(...lines).quote;
        expect(original.productFen).toBe(lines.reduce((sum, { fen }) => sum + fen, 0));
        expect(adjusted.product).toBe(adjusted.lines.reduce((sum, line) => sum + line, 0));
        expect(adjusted.subtotal).toBe(adjusted.product + adjusted.shippingFirst + adjusted.shippingNext);
        expect(adjusted.total).toBe(adjusted.subtotal + adjusted.exchangeFee + adjusted.remittanceFee);
      }),
    );
  });

  test('explains a line by its negotiated price and the weight that staff entered', () => {
    const result = quoteOrThrow({ item: oversized, fen: 1_234_500, grams: 18_000, cm3: 40_000 });
    const steps = buildFormula(result.calculation).map(
      ({ line, label, expression }) => `${line ?? '-'} ${label}: ${expression}`,
    );
    expect(steps).toEqual(
      expect.arrayContaining([
        '0 line: 12345.00',
        '- actualWeight: ⌈18000 g⌉ = 18000 g',
        '- volumetricWeight: ⌈(40000 cm³) × 1000 / 5000⌉ = 8000 g',
        '0 convert.line: 12345.00 × 0.139 ≈ 1715.96',
      ]),
    );
    expect(steps.some((step) => step.includes('material'))).toBe(false);
  });

  test('rejects a line that the tariff cannot weigh with weight_missing and its line number', () => {
    const missing = { ok: false, error: { code: 'weight_missing', field: 'grams', line: 1 } };
    expect(negotiated({ item: banner, fen: 1 }, { item: oversized, fen: 1 })).toMatchObject(missing);
    expect(negotiated({ item: banner, fen: 1 }, { fen: 1 })).toMatchObject(missing);
    expect(negotiated({ item: banner, fen: 1 }, { fen: 1, grams: 500 })).toMatchObject({ ok: true });
  });

  test.each([0, -1, 0.5, 2 ** 53, Number.NaN, '1', null, undefined])('rejects a price of %p', (fen) => {
    expect(negotiated({ item: banner, fen })).toMatchObject({
      ok: false,
      error: { code: 'not_a_number', field: 'fen', line: 0 },
    });
  });

  test.each(['grams', 'cm3'])('rejects values of %s that are not positive whole numbers', (field) => {
    for (const value of [0, -5, 1.5, '7', null])
      expect(negotiated({ item: banner, fen: 1, [field]: value })).toMatchObject({
        ok: false,
        error: { code: 'not_a_number', field },
      });
  });

  test('rejects invalid shipping, payment and empty carts as any other quote', () => {
    const terms = cart({ item: banner, fen: 100 });
    expect(quoteNegotiated(tariff, { ...terms, country: 'KP' })).toMatchObject({
      error: { code: 'shipping_excluded' },
    });
    expect(quoteNegotiated(tariff, { ...terms, currency: 'CNY' })).toMatchObject({
      error: { code: 'currency_mismatch' },
    });
    expect(quoteNegotiated(tariff, { ...terms, lines: [] })).toMatchObject({ error: { code: 'empty_cart' } });
  });
});

describe('a line sent to staff for a quote', () => {
  test('may exceed the tariff’s limits of size and quantity', () => {
    expect(quote(tariff, cart(oversized)).ok).toBe(false);
    expect(checkStaffQuoteLine(tariff, oversized)).toEqual({ ok: true });
    expect(checkStaffQuoteLine(tariff, { ...banner, quantity: 5_000_000 })).toEqual({ ok: true });
  });

  test.each([
    ['unknown_product', 'sku', { ...banner, sku: 'nothing' }],
    ['unknown_product', 'sku', { ...banner, sku: '__proto__' }],
    ['not_a_number', 'width', { ...banner, width: '-3' }],
    ['not_a_number', 'width', { ...banner, width: '0.000' }],
    ['not_a_number', 'length', { ...banner, length: undefined }],
    ['not_a_number', 'unit', { ...banner, unit: 7 }],
    ['unknown_variant', 'variant', { ...stand, variant: 'x' }],
    ['not_a_number', 'quantity', { ...banner, quantity: 1.5 }],
    ['quantity_out_of_range', 'quantity', { ...banner, quantity: 0 }],
    ['quantity_out_of_range', 'quantity', { ...banner, quantity: 1e300 }],
    ['artwork_not_offered', 'artwork', { ...banner, artwork: 'toString' }],
    ['unknown_finish', 'finishes', { ...banner, finishes: ['gold'] }],
    ['duplicate_finish', 'finishes', { ...banner, finishes: ['raw-edges', 'raw-edges'] }],
  ])('is rejected with %s in %s', (code, field, line) => {
    expect(checkStaffQuoteLine(tariff, line)).toMatchObject({ ok: false, error: { code, field } });
  });
});
