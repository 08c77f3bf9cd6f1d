import fc from 'fast-check';

import { banner, cart, stand, tariff } from '../test/vectors';
import { checkWish, formula, quote, quoteAgreed, type AgreedLine } from './index';

const agreed = (...lines: readonly AgreedLine[]) => quoteAgreed(tariff, cart(...lines));

const quoted = (...lines: readonly AgreedLine[]) => {
  const result = agreed(...lines);
  if (!result.ok) throw new Error(`refused: ${JSON.stringify(result.refusal)}`);
  return result;
};

const house = { ...banner, width: '50', length: '80', unit: 3 };

describe('a quote at prices that staff set', () => {
  test('is the tariff’s own quote where they set the tariff’s own price', () => {
    const lines = [banner, stand];
    const own = quote(tariff, cart(...lines));
    if (!own.ok) throw new Error('the cart can be made');
    const { quote: same } = quoted(...lines.map((item, at) => ({ item, fen: own.quote.original.lines[at]?.fen })));
    expect(same.adjusted).toEqual(own.quote.adjusted);
    expect(same.weight).toEqual(own.quote.weight);
    expect(same.original.productFen).toBe(own.quote.original.productFen);
    expect(same.bulk).toBe(false);
  });

  test('adds up whatever they set', () => {
    const whole = fc.integer({ min: 1, max: 1_000_000_000_000 });
    const grams = fc.integer({ min: 1, max: 20_000 });
    fc.assert(
      fc.property(fc.array(fc.record({ fen: whole, grams }), { minLength: 1, maxLength: 5 }), (lines) => {
        const { original, adjusted } = quoted(...lines).quote;
        expect(original.productFen).toBe(lines.reduce((sum, { fen }) => sum + fen, 0));
        expect(adjusted.product).toBe(adjusted.lines.reduce((sum, line) => sum + line, 0));
        expect(adjusted.subtotal).toBe(adjusted.product + adjusted.shippingFirst + adjusted.shippingNext);
        expect(adjusted.total).toBe(adjusted.subtotal + adjusted.exchangeFee + adjusted.remittanceFee);
      }),
    );
  });

  test('explains a line by its price, and its weight as staff weighed it', () => {
    const result = quoted({ item: house, fen: 1_234_500, grams: 18_000, cm3: 40_000 });
    const steps = formula(result.reckoning).map(
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

  test('wants a weight for what the tariff cannot weigh, and names the line', () => {
    const missing = { ok: false, refusal: { code: 'weight_missing', field: 'grams', line: 1 } };
    expect(agreed({ item: banner, fen: 1 }, { item: house, fen: 1 })).toMatchObject(missing);
    expect(agreed({ item: banner, fen: 1 }, { fen: 1 })).toMatchObject(missing);
    expect(agreed({ item: banner, fen: 1 }, { fen: 1, grams: 500 })).toMatchObject({ ok: true });
  });

  test.each([0, -1, 0.5, 2 ** 53, Number.NaN, '1', null, undefined])('takes no price of %p', (fen) => {
    expect(agreed({ item: banner, fen })).toMatchObject({
      ok: false,
      refusal: { code: 'not_a_number', field: 'fen', line: 0 },
    });
  });

  test.each(['grams', 'cm3'])('takes no %s that are no count', (field) => {
    for (const value of [0, -5, 1.5, '7', null])
      expect(agreed({ item: banner, fen: 1, [field]: value })).toMatchObject({
        ok: false,
        refusal: { code: 'not_a_number', field },
      });
  });

  test('is refused as any other for its terms', () => {
    const terms = cart({ item: banner, fen: 100 });
    expect(quoteAgreed(tariff, { ...terms, country: 'KP' })).toMatchObject({ refusal: { code: 'shipping_excluded' } });
    expect(quoteAgreed(tariff, { ...terms, currency: 'CNY' })).toMatchObject({
      refusal: { code: 'currency_mismatch' },
    });
    expect(quoteAgreed(tariff, { ...terms, lines: [] })).toMatchObject({ refusal: { code: 'empty_cart' } });
  });
});

describe('a wish', () => {
  test('may be too large and too many for the tariff', () => {
    expect(quote(tariff, cart(house)).ok).toBe(false);
    expect(checkWish(tariff, house)).toEqual({ ok: true });
    expect(checkWish(tariff, { ...banner, quantity: 5_000_000 })).toEqual({ ok: true });
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
  ])('must speak the tariff’s language: %s in %s', (code, field, line) => {
    expect(checkWish(tariff, line)).toMatchObject({ ok: false, refusal: { code, field } });
  });
});
