import { changeSources, fromChangeValues, startValue, toChangeValues, type ChangeValues } from './change-form';
import { setValue } from '../../tariff/value-path';
import type { TariffChangeKindName } from '@shop/contract';

const area = {
  setupFen: 0,
  artworkFactor: { custom: 1, blank: null },
  finishes: { hem: { fenPerMetre: 150 }, raw: {} },
  finishRules: { exclusive: [['hem', 'raw']] },
  pricing: {
    kind: 'area',
    minBillableMm2: '1000000',
    tiers: [
      { from: 0, retail: 3800, reseller: '3212.5' },
      { from: 10, retail: 3500, reseller: 3000 },
    ],
  },
  limits: { minMm: 100, maxLongMm: 50_000, rollWidthMm: 5000, maxQuantity: 1000 },
  gramsPerM2: 440,
  gramsPerPiece: 0,
  cm3PerM2: 500,
  cm3PerPiece: 0,
};
const unit = {
  setupFen: 500,
  artworkFactor: { custom: 1 },
  finishes: {},
  pricing: {
    kind: 'unit',
    variants: { '3x4.5': { grams: 900, cm3: 4000, tiers: [{ from: 1, retail: 9900, reseller: 9000 }] } },
  },
  limits: { maxQuantity: 100 },
};
const service = {
  firstGrams: 500,
  firstFen: 4200,
  nextGrams: 500,
  nextFen: 1600,
  packagingGrams: 0,
  maxParcelGrams: 1,
};
const remittance = { rate: '0.044', fixed: { USD: 30, JPY: 40 } };

function change(kind: TariffChangeKindName, start: unknown, edit: (values: ChangeValues) => unknown): unknown {
  return fromChangeValues(kind, start, edit(toChangeValues(kind, start, true)) as ChangeValues);
}

describe('form of a tariff change', () => {
  test.each<[TariffChangeKindName, unknown]>([
    ['product', area],
    ['product', unit],
    ['service', service],
    ['zone', { zone: 'asia', major: true }],
    ['exclusion', true],
    ['exchange_fee', '0.03'],
    ['remittance', remittance],
  ])('a %s that is not edited keeps its value', (kind, value) => {
    expect(change(kind, value, (values) => values)).toEqual(value);
  });

  test('prices are typed in yuan and stored in fen', () => {
    const values = toChangeValues('product', area, true);
    expect(values).toMatchObject({ tiers: [{ from: '0', retail: '38', reseller: '32.125' }, {}] });
    const edited = setValue(values, ['tiers', 0, 'retail'], '39.50');
    expect(fromChangeValues('product', area, edited as ChangeValues)).toEqual(
      setValue(area, ['pricing', 'tiers', 0, 'retail'], 3950),
    );
  });

  test('tiers are added and removed', () => {
    const newTier = { from: '50', retail: '30', reseller: '25' };
    const edited = change('product', area, ({ tiers, ...values }) => ({
      ...values,
      tiers: [...(tiers as object[]).slice(1), newTier],
    }));
    expect(edited).toMatchObject({
      pricing: {
        tiers: [
          { from: 10, retail: 3500, reseller: 3000 },
          { from: 50, retail: 3000, reseller: 2500 },
        ],
      },
    });
  });

  test('a finish is added without charges, and removed with the rules that name it', () => {
    const edited = change('product', area, (values) => ({
      ...values,
      finishes: [
        { code: 'hem', fenPerMetre: '1.5' },
        { code: 'fold.2', fenPerPiece: '2' },
      ],
    }));
    expect(edited).toMatchObject({ finishes: { hem: { fenPerMetre: 150 }, 'fold.2': { fenPerPiece: 200 } } });
    expect(edited).not.toHaveProperty('finishRules');
  });

  test('finishes are grouped, one requires another, and rules without enough finishes are left out', () => {
    const edited = change('product', area, (values) => ({
      ...values,
      finishes: [...(values.finishes as object[]), { code: 'rope' }],
      finishRules: [
        { rule: 'oneOf', finish: null, finishes: ['raw', 'rope'] },
        { rule: 'exclusive', finish: null, finishes: ['hem', 'removed'] },
        { rule: 'requires', finish: 'rope', finishes: ['hem'] },
      ],
    }));
    expect(edited).toMatchObject({ finishRules: { oneOf: [['raw', 'rope']], requires: { rope: ['hem'] } } });
    expect((edited as typeof area).finishRules).not.toHaveProperty('exclusive');
    const without = change('product', area, (values) => ({ ...values, finishRules: [] }));
    expect(without).not.toHaveProperty('finishRules');
  });

  test('a variant is added and another one is no longer sold', () => {
    const tiers = [{ from: '1', retail: '64', reseller: '50' }];
    const edited = change('product', unit, (values) => ({
      ...values,
      variants: [{ code: '2x3', grams: '500', cm3: '2000', tiers }],
    }));
    expect(edited).toEqual({
      ...unit,
      pricing: {
        kind: 'unit',
        variants: { '2x3': { grams: 500, cm3: 2000, tiers: [{ from: 1, retail: 6400, reseller: 5000 }] } },
      },
    });
  });

  test('an emptied optional number is removed', () => {
    const edited = change('service', { ...service, divisor: 5000 }, (values) => ({ ...values, divisor: '' }));
    expect(edited).toEqual(service);
  });

  test('a removed value is null, and its inputs start with the value it had', () => {
    const start = startValue('zone', null, { zone: 'asia', major: false });
    expect(toChangeValues('zone', start, false)).toEqual({ present: false, zone: 'asia', major: false });
    expect(fromChangeValues('zone', start, { present: false, zone: 'asia' })).toBeNull();
  });

  test('fees are typed as percentages and amounts', () => {
    expect(toChangeValues('remittance', remittance, true)).toMatchObject({
      percent: '4.4',
      fixed: [
        { currency: 'USD', amount: '0.30' },
        { currency: 'JPY', amount: '40' },
      ],
    });
    const edited = change(
      'remittance',
      remittance,
      (values) => setValue(values, ['fixed', 0, 'amount'], '0.49') as ChangeValues,
    );
    expect(edited).toEqual({ rate: '0.044', fixed: { USD: 49, JPY: 40 } });
    const other = change('remittance', remittance, (values) => ({
      ...values,
      fixed: [...(values.fixed as object[]).slice(1), { currency: 'SGD', amount: '0.50' }],
    }));
    expect(other).toEqual({ rate: '0.044', fixed: { JPY: 40, SGD: 50 } });
    const first = startValue('remittance', null, null);
    const values = { ...toChangeValues('remittance', first, true), fixed: [{ currency: 'CNY', amount: '0' }] };
    expect(fromChangeValues('remittance', first, values)).toEqual({ rate: '0', fixed: { CNY: 0 } });
    expect(change('exchange_fee', '0.03', (values) => ({ ...values, percent: '2.5' }))).toBe('0.025');
  });

  test('errors of the API belong to the inputs of their values', () => {
    const values = toChangeValues('product', unit, true);
    const sourceOf = changeSources('product', unit, values);
    expect(sourceOf('value.pricing.variants.3x4.5.tiers[0].retail')).toBe('variants.0.tiers.0.retail');
    expect(sourceOf('value.limits.maxQuantity')).toBe('numbers.limits.maxQuantity');
    expect(sourceOf('base')).toBeUndefined();
    const fees = changeSources('remittance', remittance, toChangeValues('remittance', remittance, true));
    expect([fees('value.rate'), fees('value.fixed.JPY')]).toEqual(['percent', 'fixed.1.amount']);
    expect(changeSources('exchange_fee', '0.03', { present: true })('value')).toBe('percent');
  });
});
