import fc from 'fast-check';

import { cases, document } from '../../test/vectors';
import { compileTariff, validateTariff, quote, quoteLine, type TariffDocument } from '../index';

type Json = null | boolean | number | string | readonly Json[] | { readonly [name: string]: Json };
type Step = string | number;

const documentOf = (json: unknown) => json as TariffDocument;
const documentJson = JSON.parse(JSON.stringify(document)) as Json;

/** The document with the value at a path replaced; `undefined` removes it. */
function withValueAt(path: readonly Step[], value: unknown, within: Json = documentJson): Json {
  const [step, ...rest] = path;
  if (step === undefined) return value as Json;
  const copy = (Array.isArray(within) ? [...within] : { ...(within as object) }) as Record<Step, Json>;
  const inside = rest.length === 0 ? (value as Json) : withValueAt(rest, value, copy[step] ?? {});
  if (inside === undefined) delete copy[step];
  else Object.defineProperty(copy, step, { value: inside, enumerable: true, configurable: true, writable: true });
  return copy as Json;
}

const formatPath = (path: readonly Step[]) =>
  path.reduce<string>(
    (text, step) => (typeof step === 'number' ? `${text}[${step}]` : text === '' ? step : `${text}.${step}`),
    '',
  );

function* listNodes(value: Json, at: readonly Step[] = []): Generator<[readonly Step[], Json]> {
  yield [at, value];
  if (Array.isArray(value))
    for (const [index, item] of (value as Json[]).entries()) yield* listNodes(item, [...at, index]);
  else if (typeof value === 'object' && value !== null)
    for (const [name, item] of Object.entries(value)) yield* listNodes(item as Json, [...at, name]);
}

const nodes = [...listNodes(documentJson)];
const isNumber = (value: Json) =>
  typeof value === 'number' || (typeof value === 'string' && /^\d+(\.\d+)?$/.test(value));
const numbers = nodes.filter(([, value]) => isNumber(value)).map(([path]) => path);
const objects = nodes
  .filter(([, value]) => typeof value === 'object' && value !== null && !Array.isArray(value))
  .map(([path]) => path);

const faults = (tariff: unknown) => validateTariff(tariff).map(({ path, code }) => `${code} ${path}`);

const vinyl = ['products', 'vinyl-440'];
const acrylic = ['products', 'acrylic-3mm'];
const rollUp = ['products', 'roll-up'];
const variant = [...rollUp, 'pricing', 'variants', '85x200'];
const parcel = ['shipping', 'services', '0', 'asia'];

test('finds no fault in the tariff of the pricing vectors', () => {
  expect(validateTariff(document)).toEqual([]);
  expect(cases.length).toBeGreaterThan(0);
});

describe('a fault is found', () => {
  test.each<[string, readonly Step[], unknown, string]>([
    ['in a product without a kind', [...vinyl, 'pricing'], {}, 'required products.vinyl-440.pricing.kind'],
    [
      'in a product of an unknown kind',
      [...vinyl, 'pricing', 'kind'],
      'hour',
      'invalid products.vinyl-440.pricing.kind',
    ],
    [
      'in a quantity above a thousand million',
      [...rollUp, 'limits', 'maxQuantity'],
      1_000_000_001,
      'out_of_range products.roll-up.limits.maxQuantity',
    ],
    [
      'in a side that is longer than a thousand kilometres',
      [...vinyl, 'limits', 'maxLongMm'],
      1_000_000_001,
      'out_of_range products.vinyl-440.limits.maxLongMm',
    ],
    ['in an empty list of tiers', [...vinyl, 'pricing', 'tiers'], [], 'tiers_empty products.vinyl-440.pricing.tiers'],
    ['in tiers that are not a list', [...vinyl, 'pricing', 'tiers'], {}, 'invalid products.vinyl-440.pricing.tiers'],
    [
      'in unsorted tiers',
      [...vinyl, 'pricing', 'tiers', 2, 'from'],
      4,
      'tiers_unsorted products.vinyl-440.pricing.tiers[2].from',
    ],
    [
      'in two tiers with the same start',
      [...vinyl, 'pricing', 'tiers', 2, 'from'],
      '5.0',
      'tiers_unsorted products.vinyl-440.pricing.tiers[2].from',
    ],
    [
      'in a first tier above the smallest billable area',
      [...vinyl, 'pricing', 'tiers', 0, 'from'],
      '0.50001',
      'tier_gap products.vinyl-440.pricing.tiers[0].from',
    ],
    [
      'in a first tier above one piece',
      [...variant, 'tiers', 0, 'from'],
      2,
      'tier_gap products.roll-up.pricing.variants.85x200.tiers[0].from',
    ],
    [
      'in a reseller price above retail',
      [...vinyl, 'pricing', 'tiers', 1, 'reseller'],
      3201,
      'reseller_above_retail products.vinyl-440.pricing.tiers[1].reseller',
    ],
    [
      'in a price of zero',
      [...vinyl, 'pricing', 'tiers', 1, 'retail'],
      0,
      'not_positive products.vinyl-440.pricing.tiers[1].retail',
    ],
    ['in an area product without weight', [...vinyl, 'gramsPerM2'], 0, 'weight_missing products.vinyl-440.gramsPerM2'],
    [
      'in a variant without weight',
      [...variant, 'grams'],
      '0',
      'weight_missing products.roll-up.pricing.variants.85x200.grams',
    ],
    [
      'in a unit product without variants',
      [...rollUp, 'pricing', 'variants'],
      {},
      'nothing_offered products.roll-up.pricing.variants',
    ],
    [
      'in a minimum side above the maximum',
      [...vinyl, 'limits', 'minMm'],
      50_001,
      'limits_contradict products.vinyl-440.limits.maxLongMm',
    ],
    [
      'in a roll narrower than the minimum side of a product without seams',
      [...acrylic, 'limits', 'rollWidthMm'],
      49,
      'limits_contradict products.acrylic-3mm.limits.rollWidthMm',
    ],
    ['in a setup charge of half a fen', [...vinyl, 'setupFen'], 0.5, 'not_whole products.vinyl-440.setupFen'],
    [
      'in a maximum quantity of zero',
      [...rollUp, 'limits', 'maxQuantity'],
      0,
      'not_positive products.roll-up.limits.maxQuantity',
    ],
    [
      'in a product without artwork choices',
      [...vinyl, 'artworkFactor'],
      { blank: null },
      'nothing_offered products.vinyl-440.artworkFactor',
    ],
    [
      'in an unknown artwork choice',
      [...vinyl, 'artworkFactor', 'white'],
      1,
      'unknown_field products.vinyl-440.artworkFactor.white',
    ],
    [
      'in an unknown price of a finish',
      [...vinyl, 'finishes', 'raw-edges', 'fenPerFoot'],
      10,
      'unknown_field products.vinyl-440.finishes.raw-edges.fenPerFoot',
    ],
    [
      'in a finish per metre on a unit product',
      [...rollUp, 'finishes', 'carry-bag', 'fenPerMetre'],
      10,
      'unknown_field products.roll-up.finishes.carry-bag.fenPerMetre',
    ],
    ['in a first weight of zero', [...parcel, 'firstGrams'], 0, 'not_positive shipping.services.0.asia.firstGrams'],
    ['in a weight step of zero', [...parcel, 'nextGrams'], 0, 'not_positive shipping.services.0.asia.nextGrams'],
    [
      'in a parcel limit below the packaging weight',
      [...parcel, 'maxParcelGrams'],
      250,
      'parcel_below_packaging shipping.services.0.asia.maxParcelGrams',
    ],
    [
      'in a total limit below the packaging weight',
      [...parcel, 'maxTotalGrams'],
      100,
      'parcel_below_packaging shipping.services.0.asia.maxTotalGrams',
    ],
    [
      'in a country whose zone has no service',
      ['shipping', 'zones', 'FR'],
      'moon',
      'zone_without_service shipping.zones.FR',
    ],
    ['in an invalid country code', ['shipping', 'zones', 'France'], 'europe', 'invalid shipping.zones.France'],
    ['in an invalid excluded country', ['shipping', 'excluded', 0], 'Syria', 'invalid shipping.excluded[0]'],
    ['in a currency without exchange fee', ['exchangeRate', 'USD'], null, 'exchange_fee_missing exchangeRate.USD'],
    ['in an exchange fee of an unknown currency', ['exchangeRate', 'XXX'], 0, 'unknown_currency exchangeRate.XXX'],
    ['in an exchange fee of 100 %', ['exchangeRate', 'USD'], 1, 'not_below_one exchangeRate.USD'],
    ['in an exchange rate of zero', ['currencies', 'USD', 'perCny'], '0', 'not_positive currencies.USD.perCny'],
    ['in a remittance rate of 100 %', ['remittance', '0', 'rate'], '1', 'not_below_one remittance.0.rate'],
    ['in a payment method without currencies', ['remittance', '0', 'fixed'], {}, 'nothing_offered remittance.0.fixed'],
    [
      'in a fixed fee of an unknown currency',
      ['remittance', '0', 'fixed', 'XXX'],
      5,
      'unknown_currency remittance.0.fixed.XXX',
    ],
    [
      'in a finish rule for an unknown finish',
      [...vinyl, 'finishRules'],
      { exclusive: [['hem-grommet', 'gold']] },
      'unknown_finish products.vinyl-440.finishRules.exclusive[0][1]',
    ],
    [
      'in a group of one finish',
      [...vinyl, 'finishRules'],
      { oneOf: [['hem-grommet']] },
      'too_short products.vinyl-440.finishRules.oneOf[0]',
    ],
    [
      'in an empty group of finishes',
      [...vinyl, 'finishRules'],
      { exclusive: [['hem-grommet', 'raw-edges'], []] },
      'too_short products.vinyl-440.finishRules.exclusive[1]',
    ],
    [
      'in a finish named twice in a group',
      [...vinyl, 'finishRules'],
      { exclusive: [['hem-grommet', 'hem-grommet']] },
      'duplicate_finish products.vinyl-440.finishRules.exclusive[0][1]',
    ],
    [
      'in a group that is not a list',
      [...vinyl, 'finishRules'],
      { exclusive: ['hem-grommet'] },
      'invalid products.vinyl-440.finishRules.exclusive[0]',
    ],
    [
      'in a requirement of a finish that is not offered',
      [...vinyl, 'finishRules'],
      { requires: { gold: ['raw-edges'] } },
      'unknown_finish products.vinyl-440.finishRules.requires.gold',
    ],
    [
      'in a requirement for a finish that is not offered',
      [...vinyl, 'finishRules'],
      { requires: { 'raw-edges': ['gold'] } },
      'unknown_finish products.vinyl-440.finishRules.requires.raw-edges[0]',
    ],
    [
      'in a requirement without finishes',
      [...vinyl, 'finishRules'],
      { requires: { 'raw-edges': [] } },
      'too_short products.vinyl-440.finishRules.requires.raw-edges',
    ],
    [
      'in a requirement that conflicts with a group',
      [...vinyl, 'finishRules'],
      { exclusive: [['hem-grommet', 'raw-edges']], requires: { 'raw-edges': ['hem-grommet'] } },
      'finish_conflict products.vinyl-440.finishRules.requires.raw-edges',
    ],
    [
      'in an unknown kind of finish rule',
      [...rollUp, 'finishRules'],
      { anyOf: [] },
      'unknown_field products.roll-up.finishRules.anyOf',
    ],
    ['in a product that is not an object', vinyl, 'vinyl', 'required products.vinyl-440.pricing.kind'],
  ])('%s', (_, path, value, fault) => {
    expect(faults(withValueAt(path, value))).toContain(fault);
  });

  test('in any number that is invalid, negative or out of range', () => {
    const invalid = fc.constantFrom<[unknown, string]>(
      ['12,5', 'not_a_decimal'],
      ['', 'not_a_decimal'],
      ['NaN', 'not_a_decimal'],
      [true, 'not_a_decimal'],
      [{}, 'not_a_decimal'],
      ['9'.repeat(41), 'not_a_decimal'],
      ['-0.0001', 'negative'],
      [-1, 'negative'],
    );
    fc.assert(
      fc.property(fc.constantFrom(...numbers), invalid, (path, [value, code]) => {
        expect(faults(withValueAt(path, value))).toContain(`${code} ${formatPath(path)}`);
      }),
      { numRuns: 500 },
    );
    for (const path of numbers) {
      const found = validateTariff(withValueAt(path, '1e13')).filter((fault) => fault.path === formatPath(path));
      expect([path, found.map(({ code }) => code)]).toEqual([
        path,
        [expect.stringMatching(/out_of_range|not_below_one/)],
      ]);
    }
  });

  test('in any unknown field', () => {
    const records =
      /^(products|shipping\.zones|shipping\.services(\.\d)?|currencies|exchangeRate|remittance(\.\d\.fixed)?|products\.[^.]+\.(finishes|pricing\.variants))$/;
    const strict = objects.filter((path) => !records.test(formatPath(path)));
    expect(strict.length).toBeGreaterThan(30);
    for (const path of strict) {
      expect(faults(withValueAt([...path, 'surplus'], 1))).toContain(
        `unknown_field ${formatPath([...path, 'surplus'])}`,
      );
    }
  });
});

test('finds a fault for every missing number that is not optional', () => {
  const optional =
    /(seamFenPerMetre|divisor|maxTotalGrams|perCny|bulk|finishes\.[^.]+|artworkFactor|\.fixed|^exchangeRate\.CNY$)/;
  for (const path of numbers) {
    const found = faults(withValueAt(path, null));
    if (!optional.test(formatPath(path))) expect([path, found.length]).not.toEqual([path, 0]);
  }
});

test('accepts a first tier above zero if nothing smaller can be ordered', () => {
  const tariff = withValueAt([...vinyl, 'pricing', 'tiers', 0, 'from'], '0.5');
  expect(faults(tariff)).toEqual([]);
  expect(faults(withValueAt([...vinyl, 'pricing', 'minBillableMm2'], '499999', tariff))).toEqual([
    'tier_gap products.vinyl-440.pricing.tiers[0].from',
  ]);
});

test('accepts finish rules that name offered finishes, and absent ones', () => {
  const rules = {
    exclusive: [['hem-grommet', 'raw-edges', 'bleed-edges']],
    oneOf: [],
    requires: { 'pole-pocket': ['hem-grommet', 'bleed-edges'] },
  };
  for (const value of [rules, {}, null, { exclusive: null, oneOf: null, requires: null }])
    expect(faults(withValueAt([...vinyl, 'finishRules'], value))).toEqual([]);
});

test('accepts an excluded country without a service', () => {
  expect(faults(withValueAt(['shipping', 'zones', 'SY'], 'moon'))).toEqual([]);
});

test('finds all faults, not only the first', () => {
  const twice = withValueAt(['remittance', '0', 'rate'], '1.5', withValueAt([...vinyl, 'setupFen'], -1));
  expect(faults(twice)).toEqual(['negative products.vinyl-440.setupFen', 'not_below_one remittance.0.rate']);
});

test('never throws, and a document without faults compiles', () => {
  const anything = fc.oneof(
    fc.jsonValue({ maxDepth: 3 }),
    fc
      .tuple(fc.constantFrom(...nodes.map(([path]) => path)), fc.jsonValue({ maxDepth: 2 }))
      .map(([path, value]) => withValueAt(path, value)),
  );
  let publishable = 0;
  fc.assert(
    fc.property(anything, (tariff) => {
      if (validateTariff(tariff).length > 0) return;
      publishable += 1;
      expect(() => compileTariff(documentOf(tariff))).not.toThrow();
    }),
    { numRuns: 1000 },
  );
  expect(publishable).toBeGreaterThan(0);
});

test('a document without faults prices everything within its limits', () => {
  const scaled = fc.record({
    path: fc.constantFrom(...numbers.filter(([part]) => part === 'products')),
    value: fc.oneof(fc.integer({ min: 0, max: 60_000 }), fc.constantFrom('0.25', '1.5', '0.01')),
  });
  const order = fc.record({
    mm: fc.tuple(fc.integer({ min: 1, max: 60_000 }), fc.integer({ min: 1, max: 60_000 })),
    quantity: fc.integer({ min: 1, max: 60_000 }),
  });
  fc.assert(
    fc.property(scaled, order, ({ path, value }, { mm, quantity }) => {
      const json = withValueAt(path, value);
      if (validateTariff(json).length > 0) return;
      const tariff = documentOf(json);
      const compiled = compileTariff(tariff);
      const lines = [
        {
          sku: 'vinyl-440',
          width: String(mm[0] / 1000),
          length: String(mm[1] / 1000),
          unit: 3,
          quantity,
          artwork: 'custom',
        },
        { sku: 'roll-up', variant: '85x200', quantity, artwork: 'custom' },
      ];
      for (const line of lines) {
        const priced = quoteLine(compiled, line, 'retail');
        if (priced.ok) continue;
        const { limits } = tariff.products[line.sku] ?? {};
        const inRange = quantity <= Number(limits?.maxQuantity);
        const sized = limits && 'minMm' in limits;
        const fits = !sized || mm.every((side) => side >= Number(limits.minMm) && side <= Number(limits.maxLongMm));
        expect([priced.error.code, inRange && fits]).toEqual([priced.error.code, false]);
      }
    }),
    { numRuns: 500 },
  );
});

test('a tariff without faults quotes the pricing vectors', () => {
  const [first] = cases.filter(({ expect: { error } }) => !error);
  expect(first && quote(compileTariff(document), first.request).ok).toBe(true);
});
