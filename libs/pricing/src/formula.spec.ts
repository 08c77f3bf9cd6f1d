import fc from 'fast-check';

import { banner, board, cart, document, stand, tariff } from '../test/vectors';
import { compileTariff, buildFormula, quote, type FormulaStep, type QuoteRequest } from './index';

const explain = (request: QuoteRequest) => {
  const result = quote(tariff, request);
  if (!result.ok) throw new Error(`rejected: ${JSON.stringify(result.error)}`);
  return { quote: result.quote, steps: buildFormula(result.calculation) };
};

const format = (steps: readonly FormulaStep[]) =>
  steps.map(({ line, label, expression }) => `${line ?? '-'} ${label}: ${expression}`);

test('explains the price of a banner step by step', () => {
  expect(format(explain(cart({ ...banner, finishes: ['hem-grommet'] })).steps)).toEqual([
    '0 area: max(0.9144 m × 1.8288 m, 0.5 m²) × 1 = 1.67225472 m²',
    '0 material: 1.67225472 m² × 38.00 × 1 ≈ 63.55',
    '0 finish.hem-grommet: 5.4864 m × 1 × 1.60 + 22 × 1 × 0.35 ≈ 16.48',
    '0 line: 63.54567936 + 16.47824 ≈ 80.02',
    '- actualWeight: ⌈1 × 1.67225472 m² × 440 g + 1 × 20 g⌉ = 756 g',
    '- volumetricWeight: ⌈(1 × 1.67225472 m² × 620 cm³) × 1000 / 5000⌉ = 208 g',
    '- weight: max(756 g, 208 g) + 250 g = 1006 g',
    '- parcels: ⌈1006 g / 30000 g⌉ = 1',
    '- shippingFirst: 1 × 107.00 = 107.00',
    '- shippingNext: 1 × ⌈(1006 g − 500 g) / 500 g⌉ × 35.10 = 70.20',
    '0 convert.line: 80.02 × 0.139 ≈ 11.12',
    '- convert.shippingFirst: 107.00 × 0.139 ≈ 14.87',
    '- convert.shippingNext: 70.20 × 0.139 ≈ 9.76',
    '- subtotal: 11.12 + 14.87 + 9.76 = 35.75',
    '- exchangeFee: 35.75 × 0.03 ≈ 1.07',
    '- remittanceFee: ⌈(36.82 + 0.30) / (1 − 0.044)⌉ − 36.82 = 2.01',
    '- total: 35.75 + 1.07 + 2.01 = 38.83',
  ]);
});

test('shows a coupon as its own step and deducts it in the subtotal', () => {
  const { steps } = explain({ ...cart({ ...banner, finishes: ['hem-grommet'] }), percentOff: 5 });
  expect(format(steps)).toEqual(
    expect.arrayContaining([
      '- discount: 11.12 × 0.05 ≈ 0.56',
      '- subtotal: 11.12 − 0.56 + 14.87 + 9.76 = 35.19',
      '- exchangeFee: 35.19 × 0.03 ≈ 1.06',
    ]),
  );
});

test('explains seams, setup, several parcels and a currency without decimal digits', () => {
  const wide = { ...banner, width: '4', length: '10', unit: 3, quantity: 2 };
  const { steps } = explain({ ...cart(wide, stand), currency: 'JPY', country: 'JP' });
  expect(format(steps)).toEqual(
    expect.arrayContaining([
      '0 seams: 1 × 10 m × 9.00 × 2 = 180.00',
      '1 setup: 5.00',
      '1 line: 1320.00 + 5.00 = 1325.00',
      '- shippingNext: 2 × ⌈(30000 g − 500 g) / 500 g⌉ × 33.00 + 1 × ⌈(4450 g − 500 g) / 500 g⌉ × 33.00 = 4158.00',
      '0 convert.line: 2340.00 × 21.43 ≈ 50146',
    ]),
  );
});

test('has no step for a free finish and no next charge below the first weight', () => {
  const { steps } = explain(cart({ ...banner, width: '20', length: '30', unit: 2, finishes: ['raw-edges'] }));
  const texts = format(steps);
  expect(texts).toContain('0 area: max(0.2 m × 0.3 m, 0.5 m²) × 1 = 0.5 m²');
  expect(texts).toContain('0 line: 19.00');
  expect(texts).toContain('- shippingNext: 0 × 35.10 = 0.00');
  expect(texts.some((text) => text.includes('raw-edges'))).toBe(false);
});

test('explains a free line by its price of zero', () => {
  const free = compileTariff(JSON.parse(JSON.stringify(document).replaceAll('"custom":"1"', '"custom":"0"')));
  const result = quote(free, cart(banner));
  expect(result.ok && format(buildFormula(result.calculation))).toEqual(expect.arrayContaining(['0 line: 0.00']));
});

test('has no volumetric weight step for a service without a divisor', () => {
  const { steps } = explain({ ...cart(banner), shippingMethod: 3 });
  expect(steps.map(({ label }) => label)).not.toContain('volumetricWeight');
});

test('ends every calculation in the amount that the quote shows', () => {
  const lines = fc.array(fc.constantFrom(banner, board, stand, { ...board, finishes: ['white-ink', 'drilled'] }), {
    minLength: 1,
    maxLength: 6,
  });
  fc.assert(
    fc.property(
      lines,
      fc.integer({ min: 1, max: 400 }),
      fc.constantFrom('USD', 'JPY', 'HKD'),
      (bare, quantity, currency) => {
        const { quote: shown, steps } = explain({ ...cart(...bare.map((line) => ({ ...line, quantity }))), currency });
        const amounts = (label: string) => steps.filter((step) => step.label === label).map(({ amount }) => amount);
        expect(amounts('line')).toEqual(shown.original.lines.map(({ fen }) => fen));
        expect(amounts('convert.line')).toEqual(shown.adjusted.lines);
        expect(amounts('weight')).toEqual([shown.weight.chargeableGrams]);
        expect(amounts('parcels')).toEqual([shown.weight.parcels]);
        expect([...amounts('shippingFirst'), ...amounts('shippingNext')]).toEqual([
          shown.shippingFen.first,
          shown.shippingFen.next,
        ]);
        for (const label of ['subtotal', 'exchangeFee', 'remittanceFee', 'total'] as const) {
          expect(amounts(label)).toEqual([shown.adjusted[label]]);
        }
      },
    ),
  );
});
