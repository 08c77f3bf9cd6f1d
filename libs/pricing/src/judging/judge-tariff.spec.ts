import fc from 'fast-check';

import { cases, document } from '../../test/vectors';
import { compileTariff, judgeTariff, quote, quoteLine, type TariffDocument } from '../index';

type Json = null | boolean | number | string | readonly Json[] | { readonly [name: string]: Json };
type Step = string | number;

const documentOf = (json: unknown) => json as TariffDocument;
const plain = JSON.parse(JSON.stringify(document)) as Json;

/** The document with the value at a place replaced; `undefined` takes it away. */
function altered(place: readonly Step[], value: unknown, within: Json = plain): Json {
  const [step, ...rest] = place;
  if (step === undefined) return value as Json;
  const copy = (Array.isArray(within) ? [...within] : { ...(within as object) }) as Record<Step, Json>;
  const inside = rest.length === 0 ? (value as Json) : altered(rest, value, copy[step] ?? {});
  if (inside === undefined) delete copy[step];
  else Object.defineProperty(copy, step, { value: inside, enumerable: true, configurable: true, writable: true });
  return copy as Json;
}

const pathOf = (place: readonly Step[]) =>
  place.reduce<string>(
    (path, step) => (typeof step === 'number' ? `${path}[${step}]` : path === '' ? step : `${path}.${step}`),
    '',
  );

function* placesOf(value: Json, at: readonly Step[] = []): Generator<[readonly Step[], Json]> {
  yield [at, value];
  if (Array.isArray(value))
    for (const [index, item] of (value as Json[]).entries()) yield* placesOf(item, [...at, index]);
  else if (typeof value === 'object' && value !== null)
    for (const [name, item] of Object.entries(value)) yield* placesOf(item as Json, [...at, name]);
}

const places = [...placesOf(plain)];
const isNumber = (value: Json) =>
  typeof value === 'number' || (typeof value === 'string' && /^\d+(\.\d+)?$/.test(value));
const numbers = places.filter(([, value]) => isNumber(value)).map(([place]) => place);
const objects = places
  .filter(([, value]) => typeof value === 'object' && value !== null && !Array.isArray(value))
  .map(([place]) => place);

const faults = (tariff: unknown) => judgeTariff(tariff).map(({ path, code }) => `${code} ${path}`);

const vinyl = ['products', 'vinyl-440'];
const acrylic = ['products', 'acrylic-3mm'];
const rollUp = ['products', 'roll-up'];
const variant = [...rollUp, 'pricing', 'variants', '85x200'];
const parcel = ['shipping', 'services', '0', 'asia'];

test('the tariff of the worked cases can be published', () => {
  expect(judgeTariff(document)).toEqual([]);
  expect(cases.length).toBeGreaterThan(0);
});

describe('a tariff cannot be published', () => {
  test.each<[string, readonly Step[], unknown, string]>([
    ['with a product that names no kind', [...vinyl, 'pricing'], {}, 'required products.vinyl-440.pricing.kind'],
    [
      'with a product of another kind',
      [...vinyl, 'pricing', 'kind'],
      'hour',
      'invalid products.vinyl-440.pricing.kind',
    ],
    ['without tiers', [...vinyl, 'pricing', 'tiers'], [], 'tiers_empty products.vinyl-440.pricing.tiers'],
    ['with tiers that are none', [...vinyl, 'pricing', 'tiers'], {}, 'invalid products.vinyl-440.pricing.tiers'],
    [
      'with tiers out of order',
      [...vinyl, 'pricing', 'tiers', 2, 'from'],
      4,
      'tiers_unsorted products.vinyl-440.pricing.tiers[2].from',
    ],
    [
      'with two tiers that begin at one place',
      [...vinyl, 'pricing', 'tiers', 2, 'from'],
      '5.0',
      'tiers_unsorted products.vinyl-440.pricing.tiers[2].from',
    ],
    [
      'with areas below the first tier',
      [...vinyl, 'pricing', 'tiers', 0, 'from'],
      '0.50001',
      'tier_gap products.vinyl-440.pricing.tiers[0].from',
    ],
    [
      'with a single piece below the first tier',
      [...variant, 'tiers', 0, 'from'],
      2,
      'tier_gap products.roll-up.pricing.variants.85x200.tiers[0].from',
    ],
    [
      'with a reseller paying more',
      [...vinyl, 'pricing', 'tiers', 1, 'reseller'],
      3201,
      'reseller_above_retail products.vinyl-440.pricing.tiers[1].reseller',
    ],
    [
      'with a price of nothing',
      [...vinyl, 'pricing', 'tiers', 1, 'retail'],
      0,
      'not_positive products.vinyl-440.pricing.tiers[1].retail',
    ],
    ['with a sheet without weight', [...vinyl, 'gramsPerM2'], 0, 'weight_missing products.vinyl-440.gramsPerM2'],
    [
      'with a variant without weight',
      [...variant, 'grams'],
      '0',
      'weight_missing products.roll-up.pricing.variants.85x200.grams',
    ],
    [
      'with a product without variants',
      [...rollUp, 'pricing', 'variants'],
      {},
      'nothing_offered products.roll-up.pricing.variants',
    ],
    [
      'with a shortest side above the longest',
      [...vinyl, 'limits', 'minMm'],
      50_001,
      'limits_contradict products.vinyl-440.limits.maxLongMm',
    ],
    [
      'with a roll too narrow for what cannot be joined',
      [...acrylic, 'limits', 'rollWidthMm'],
      49,
      'limits_contradict products.acrylic-3mm.limits.rollWidthMm',
    ],
    ['with half a fen of setup', [...vinyl, 'setupFen'], 0.5, 'not_whole products.vinyl-440.setupFen'],
    [
      'with no piece at most',
      [...rollUp, 'limits', 'maxQuantity'],
      0,
      'not_positive products.roll-up.limits.maxQuantity',
    ],
    [
      'with no artwork',
      [...vinyl, 'artworkFactor'],
      { blank: null },
      'nothing_offered products.vinyl-440.artworkFactor',
    ],
    [
      'with an unknown artwork',
      [...vinyl, 'artworkFactor', 'white'],
      1,
      'unknown_field products.vinyl-440.artworkFactor.white',
    ],
    [
      'with a finish of an unknown price',
      [...vinyl, 'finishes', 'raw-edges', 'fenPerFoot'],
      10,
      'unknown_field products.vinyl-440.finishes.raw-edges.fenPerFoot',
    ],
    [
      'with a finish by the metre on what has no edge',
      [...rollUp, 'finishes', 'carry-bag', 'fenPerMetre'],
      10,
      'unknown_field products.roll-up.finishes.carry-bag.fenPerMetre',
    ],
    [
      'with a first weight of nothing',
      [...parcel, 'firstGrams'],
      0,
      'not_positive shipping.services.0.asia.firstGrams',
    ],
    ['with a step of nothing', [...parcel, 'nextGrams'], 0, 'not_positive shipping.services.0.asia.nextGrams'],
    [
      'with parcels full of packaging',
      [...parcel, 'maxParcelGrams'],
      250,
      'parcel_below_packaging shipping.services.0.asia.maxParcelGrams',
    ],
    [
      'with less in all than the packaging',
      [...parcel, 'maxTotalGrams'],
      100,
      'parcel_below_packaging shipping.services.0.asia.maxTotalGrams',
    ],
    [
      'with a country in a zone nothing goes to',
      ['shipping', 'zones', 'FR'],
      'moon',
      'zone_without_service shipping.zones.FR',
    ],
    ['with a country that is none', ['shipping', 'zones', 'France'], 'europe', 'invalid shipping.zones.France'],
    ['with an exclusion of no country', ['shipping', 'excluded', 0], 'Syria', 'invalid shipping.excluded[0]'],
    ['with a currency without exchange fee', ['exchangeRate', 'USD'], null, 'exchange_fee_missing exchangeRate.USD'],
    ['with the fee of no currency', ['exchangeRate', 'XXX'], 0, 'unknown_currency exchangeRate.XXX'],
    ['with an exchange fee that takes all', ['exchangeRate', 'USD'], 1, 'not_below_one exchangeRate.USD'],
    ['with a rate of nothing', ['currencies', 'USD', 'perCny'], '0', 'not_positive currencies.USD.perCny'],
    ['with a payment service that keeps all', ['remittance', '0', 'rate'], '1', 'not_below_one remittance.0.rate'],
    ['with a payment method for no currency', ['remittance', '0', 'fixed'], {}, 'nothing_offered remittance.0.fixed'],
    ['with a fee in no currency', ['remittance', '0', 'fixed', 'XXX'], 5, 'unknown_currency remittance.0.fixed.XXX'],
    ['with a product that is a text', vinyl, 'vinyl', 'required products.vinyl-440.pricing.kind'],
  ])('%s', (_, place, value, fault) => {
    expect(faults(altered(place, value))).toContain(fault);
  });

  test('with a number anywhere that is none, or below zero, or beyond all measure', () => {
    const spoilt = fc.constantFrom<[unknown, string]>(
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
      fc.property(fc.constantFrom(...numbers), spoilt, (place, [value, code]) => {
        expect(faults(altered(place, value))).toContain(`${code} ${pathOf(place)}`);
      }),
      { numRuns: 500 },
    );
    for (const place of numbers) {
      const told = judgeTariff(altered(place, '1e13')).filter(({ path }) => path === pathOf(place));
      expect([place, told.map(({ code }) => code)]).toEqual([
        place,
        [expect.stringMatching(/out_of_range|not_below_one/)],
      ]);
    }
  });

  test('with a field anywhere that nobody knows', () => {
    const records =
      /^(products|shipping\.zones|shipping\.services(\.\d)?|currencies|exchangeRate|remittance(\.\d\.fixed)?|products\.[^.]+\.(finishes|pricing\.variants))$/;
    const closed = objects.filter((place) => !records.test(pathOf(place)));
    expect(closed.length).toBeGreaterThan(30);
    for (const place of closed) {
      expect(faults(altered([...place, 'surplus'], 1))).toContain(`unknown_field ${pathOf([...place, 'surplus'])}`);
    }
  });
});

test('a limit may be left out only where that has a meaning', () => {
  const optional =
    /(seamFenPerMetre|divisor|maxTotalGrams|perCny|bulk|finishes\.[^.]+|artworkFactor|\.fixed|^exchangeRate\.CNY$)/;
  for (const place of numbers) {
    const told = faults(altered(place, null));
    if (!optional.test(pathOf(place))) expect([place, told.length]).not.toEqual([place, 0]);
  }
});

test('a first tier above zero is no gap where nothing smaller can be ordered', () => {
  const tariff = altered([...vinyl, 'pricing', 'tiers', 0, 'from'], '0.5');
  expect(faults(tariff)).toEqual([]);
  expect(faults(altered([...vinyl, 'pricing', 'minBillableMm2'], '499999', tariff))).toEqual([
    'tier_gap products.vinyl-440.pricing.tiers[0].from',
  ]);
});

test('a country that is excluded needs no service', () => {
  expect(faults(altered(['shipping', 'zones', 'SY'], 'moon'))).toEqual([]);
});

test('every fault is told at once', () => {
  const twice = altered(['remittance', '0', 'rate'], '1.5', altered([...vinyl, 'setupFen'], -1));
  expect(faults(twice)).toEqual(['negative products.vinyl-440.setupFen', 'not_below_one remittance.0.rate']);
});

test('whatever is sent is judged, and what has no fault compiles', () => {
  const anything = fc.oneof(
    fc.jsonValue({ maxDepth: 3 }),
    fc
      .tuple(fc.constantFrom(...places.map(([place]) => place)), fc.jsonValue({ maxDepth: 2 }))
      .map(([place, value]) => altered(place, value)),
  );
  let publishable = 0;
  fc.assert(
    fc.property(anything, (tariff) => {
      if (judgeTariff(tariff).length > 0) return;
      publishable += 1;
      expect(() => compileTariff(documentOf(tariff))).not.toThrow();
    }),
    { numRuns: 1000 },
  );
  expect(publishable).toBeGreaterThan(0);
});

test('what has no fault prices everything within its limits', () => {
  const scaled = fc.record({
    place: fc.constantFrom(...numbers.filter(([part]) => part === 'products')),
    value: fc.oneof(fc.integer({ min: 0, max: 60_000 }), fc.constantFrom('0.25', '1.5', '0.01')),
  });
  const order = fc.record({
    mm: fc.tuple(fc.integer({ min: 1, max: 60_000 }), fc.integer({ min: 1, max: 60_000 })),
    quantity: fc.integer({ min: 1, max: 60_000 }),
  });
  fc.assert(
    fc.property(scaled, order, ({ place, value }, { mm, quantity }) => {
      const json = altered(place, value);
      if (judgeTariff(json).length > 0) return;
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
        expect([priced.refusal.code, inRange && fits]).toEqual([priced.refusal.code, false]);
      }
    }),
    { numRuns: 500 },
  );
});

test('a tariff without fault still quotes the worked cases', () => {
  const [first] = cases.filter(({ expect: { error } }) => !error);
  expect(first && quote(compileTariff(document), first.request).ok).toBe(true);
});
