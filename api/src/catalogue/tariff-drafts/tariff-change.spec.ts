import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { TariffDocument } from '@shop/pricing';
import type { CatalogueRows, ProductRow } from '../rows';
import { compose, ratesAt } from '../tariff-in-force';
import { rowsAt } from './rows-at';
import { standardSamples } from './samples';
import { faultsToCome, isOutdated, publishable, type TariffChange, valueInForce, withChanges } from './tariff-change';

const VECTORS = path.resolve(__dirname, '../../../../libs/pricing/src/fixtures/pricing-vectors.json');
const { tariff: document } = JSON.parse(readFileSync(VECTORS, 'utf8')) as { tariff: TariffDocument };

const at = (text: string) => new Date(`2026-06-${text}T00:00:00Z`);

const rows: CatalogueRows = {
  ...{
    categories: [],
    finishes: [],
    printerTypes: [],
    methods: [],
    ratings: [],
    galleries: [],
    scheduled: [],
    calendar: [],
  },
  products: Object.entries(document.products).map(([sku, tariff]): ProductRow => ({
    ...{ sku, tariff, category: 'banner', slug: sku, kind: tariff.pricing.kind },
    ...{ uv_inkjet: false, featured: false, withdrawn: sku === 'acrylic-3mm', texts: {} },
    properties: { printerType: '', resolution: 1, waterproof: true, uvResistant: true },
    presentation: { form: '', scene: '', detail: '' },
    photos: [],
  })),
  zones: Object.entries(document.shipping.zones).map(([country, zone]) => ({ country, zone, major: true })),
  exclusions: document.shipping.excluded.map((country) => ({ country })),
  services: Object.entries(document.shipping.services).flatMap(([method, byZone]) =>
    Object.entries(byZone).map(([zone, tariff]) => ({ method: Number(method), zone, tariff })),
  ),
  currencies: Object.entries(document.currencies).map(([code, { digits }]) => ({
    ...{ code, digits: Number(digits), exchange_fee: String(document.exchangeRate[code] ?? 0) },
  })),
  rates: Object.entries(document.currencies).flatMap(([currency, { perCny }]) =>
    perCny ? [{ currency, valid_from: at('01'), per_cny: String(perCny) }] : [],
  ),
  fees: [
    { payment_method: 0, rate: '0.044', fixed: { USD: 30 } },
    { payment_method: 3, rate: '0', fixed: { CNY: 0 } },
  ],
};

const service = valueInForce(rows, 'service', '0:asia') as object;
const CHANGES: TariffChange[] = [
  {
    kind: 'product',
    subject: 'roll-up',
    base: valueInForce(rows, 'product', 'roll-up'),
    value: document.products['vinyl-440'],
  },
  { kind: 'service', subject: '0:asia', base: service, value: null },
  { kind: 'service', subject: '9:moon', base: null, value: service },
  { kind: 'zone', subject: 'FR', base: { zone: 'europe', major: true }, value: { zone: 'asia', major: false } },
  { kind: 'zone', subject: 'BR', base: { zone: 'latin', major: true }, value: null },
  { kind: 'exclusion', subject: 'KP', base: true, value: null },
  { kind: 'exclusion', subject: 'US', base: null, value: true },
  { kind: 'exchange_fee', subject: 'USD', base: valueInForce(rows, 'exchange_fee', 'USD'), value: '0.5' },
  { kind: 'remittance', subject: '0', base: { rate: '0.044', fixed: { USD: 30 } }, value: { rate: '0.1', fixed: {} } },
];

/** The tariff, whatever the order of its exclusions. */
function inOrder(table: CatalogueRows) {
  const { shipping, ...tariff } = compose(table, []);
  return { ...tariff, shipping: { ...shipping, excluded: shipping.excluded.toSorted() } };
}

describe('a change', () => {
  test.each(CHANGES)(
    'of $kind $subject sets one value, and is then outdated; taken back, all is as before',
    (change) => {
      const { kind, subject, base, value } = change;
      expect(isOutdated(rows, change)).toBe(false);
      const changed = withChanges(rows, [change]);
      expect(valueInForce(changed, kind, subject)).toEqual(value);
      expect(isOutdated(changed, change)).toBe(true);
      const others = CHANGES.filter((other) => other !== change);
      expect(others.filter((other) => isOutdated(changed, other))).toEqual([]);
      const back = withChanges(changed, [{ kind, subject, base: value, value: base }]);
      expect(inOrder(back)).toEqual(inOrder(rows));
    },
  );
});

const fee = (value: string, base: unknown = valueInForce(rows, 'exchange_fee', 'USD')): TariffChange => ({
  ...{ kind: 'exchange_fee', subject: 'USD', base, value },
});
const usd = (table: CatalogueRows, day: string) => valueInForce(rowsAt(table, at(day)), 'exchange_fee', 'USD');

describe('versions that are planned', () => {
  const planned: CatalogueRows = {
    ...rows,
    scheduled: [
      { id: 'a', publish_at: at('10'), changes: [fee('0.1')] },
      { id: 'b', publish_at: at('20'), changes: [fee('0.2', '0.1')] },
    ],
  };

  test('begin at their instants, one on top of the other', () => {
    expect(rowsAt(planned, at('09'))).toBe(planned);
    expect([usd(planned, '10'), usd(planned, '19'), usd(planned, '20')]).toEqual(['0.1', '0.1', '0.2']);
    expect(rowsAt(planned, at('10')).scheduled.map(({ id }) => id)).toEqual(['b']);
  });

  test('that do not fit what they meet, or are impossible, are passed over', () => {
    const unfit = { ...planned, scheduled: [{ id: 'c', publish_at: at('10'), changes: [fee('0.3', '0.7')] }] };
    const impossible = { ...planned, scheduled: [{ id: 'd', publish_at: at('10'), changes: [fee('1.5')] }] };
    for (const table of [unfit, impossible]) expect(usd(table, '11')).toBe(usd(rows, '11'));
    expect(publishable(rows, [fee('1.5')], at('10'))).toMatchObject({ ok: false, faults: [{ code: 'not_below_one' }] });
  });

  test('are judged with what is to come before and after them', () => {
    const moving: CatalogueRows = {
      ...rows,
      scheduled: [
        {
          id: 'e',
          publish_at: at('10'),
          changes: [{ kind: 'zone', subject: 'MX', base: null, value: { zone: 'latin', major: false } }],
        },
      ],
    };
    const latin = rows.services.filter(({ zone }) => zone === 'latin');
    const ending: TariffChange[] = [
      ...latin.map(({ method, zone, tariff }) => ({
        kind: 'service' as const,
        subject: `${method}:${zone}`,
        base: tariff,
        value: null,
      })),
      { kind: 'zone', subject: 'BR', base: { zone: 'latin', major: true }, value: null },
    ];
    expect(faultsToCome(rows, ending, at('05'))).toEqual([]);
    for (const day of ['05', '15'])
      expect(faultsToCome(moving, ending, at(day))).toEqual([
        { path: 'shipping.zones.MX', code: 'zone_without_service' },
      ]);
  });

  test('leave products that are withdrawn without a price, and judge them still', () => {
    const broken = { ...document.products['acrylic-3mm'], setupFen: -1 };
    const change: TariffChange = { kind: 'product', subject: 'acrylic-3mm', base: null, value: broken };
    expect(compose(withChanges(rows, [change]), []).products['acrylic-3mm']).toBeUndefined();
    expect(faultsToCome(rows, [change], at('05'))).toEqual([
      { path: 'products.acrylic-3mm.setupFen', code: 'negative' },
    ]);
  });
});

describe('samples', () => {
  const samples = (changes: readonly TariffChange[]) =>
    standardSamples(compose(withChanges(rows, changes), ratesAt(rows, at('05'))), changes);

  test('ask for something by size and by the piece, in each currency that can be paid, at both price lists', () => {
    const all = samples([]);
    expect(new Set(all.map(({ items }) => items[0]?.sku))).toEqual(new Set(['vinyl-440', 'roll-up']));
    expect(new Set(all.map(({ currency }) => currency))).toEqual(new Set(['USD', 'CNY']));
    expect(new Set(all.map(({ priceList }) => priceList))).toEqual(new Set(['retail', 'reseller']));
    expect(new Set(all.map((sample) => JSON.stringify(sample))).size).toBe(all.length);
  });

  test('ask for every product, charge and country that is changed', () => {
    const change: TariffChange = { kind: 'service', subject: '1:asia', base: null, value: service };
    expect(samples([change])).toContainEqual(expect.objectContaining({ shippingMethod: 1, country: 'JP' }));
    const moved: TariffChange = { kind: 'zone', subject: 'AU', base: null, value: { zone: 'asia', major: false } };
    expect(samples([moved]).filter(({ country }) => country === 'AU').length).toBeGreaterThan(1);
  });
});
