import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { TariffDocument } from '@shop/pricing';
import type { TariffChange, TariffRows } from '../snapshot/tariff-rows';
import { buildTariffDocument, ratesAt } from '../snapshot/tariff-document';
import { tariffRowsAt } from './tariff-rows-at';
import { buildStandardSamples } from '../drafts/preview-samples';
import { findScheduleFaults, isOutdated, checkPublishable, currentValue, applyChanges } from './tariff-change';

const VECTORS = path.resolve(__dirname, '../../../../libs/pricing/src/fixtures/pricing-vectors.json');
const { tariff: document } = JSON.parse(readFileSync(VECTORS, 'utf8')) as { tariff: TariffDocument };

const at = (text: string) => new Date(`2026-06-${text}T00:00:00Z`);

const rows: TariffRows = {
  finishes: [],
  methods: [],
  scheduled: [],
  products: Object.entries(document.products).map(([sku, tariff]) => ({
    ...{ sku, tariff, kind: tariff.pricing.kind, withdrawn: sku === 'acrylic-3mm', variants: [] },
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

const service = currentValue(rows, 'service', '0:asia') as object;
const CHANGES: TariffChange[] = [
  {
    kind: 'product',
    subject: 'roll-up',
    base: currentValue(rows, 'product', 'roll-up'),
    value: document.products['vinyl-440'],
  },
  { kind: 'service', subject: '0:asia', base: service, value: null },
  { kind: 'service', subject: '9:moon', base: null, value: service },
  { kind: 'zone', subject: 'FR', base: currentValue(rows, 'zone', 'FR'), value: { zone: 'asia', major: false } },
  { kind: 'zone', subject: 'BR', base: currentValue(rows, 'zone', 'BR'), value: null },
  { kind: 'exclusion', subject: 'KP', base: true, value: null },
  { kind: 'exclusion', subject: 'US', base: null, value: true },
  { kind: 'exchange_fee', subject: 'USD', base: currentValue(rows, 'exchange_fee', 'USD'), value: '0.5' },
  { kind: 'remittance', subject: '0', base: currentValue(rows, 'remittance', '0'), value: { rate: '0.1', fixed: {} } },
];

/** The tariff with its exclusions sorted. */
function inOrder(table: TariffRows) {
  const { shipping, ...tariff } = buildTariffDocument(table, []);
  return { ...tariff, shipping: { ...shipping, excluded: shipping.excluded.toSorted() } };
}

describe('a tariff change', () => {
  test.each(CHANGES)('of $kind $subject sets one value, is outdated afterwards, and can be reverted', (change) => {
    const { kind, subject, base, value } = change;
    expect(isOutdated(rows, change)).toBe(false);
    const changed = applyChanges(rows, [change]);
    expect(currentValue(changed, kind, subject)).toEqual(value);
    expect(isOutdated(changed, change)).toBe(true);
    const others = CHANGES.filter((other) => other !== change);
    expect(others.filter((other) => isOutdated(changed, other))).toEqual([]);
    const back = applyChanges(changed, [{ kind, subject, base: value, value: base }]);
    expect(inOrder(back)).toEqual(inOrder(rows));
  });
});

const fee = (value: string, base: unknown = currentValue(rows, 'exchange_fee', 'USD')): TariffChange => ({
  ...{ kind: 'exchange_fee', subject: 'USD', base, value },
});
const usd = (table: TariffRows, day: string) => currentValue(tariffRowsAt(table, at(day)), 'exchange_fee', 'USD');

describe('scheduled versions', () => {
  const planned: TariffRows = {
    ...rows,
    scheduled: [
      { id: 'a', publish_at: at('10'), changes: [fee('0.1')] },
      { id: 'b', publish_at: at('20'), changes: [fee('0.2', '0.1')] },
    ],
  };

  test('take effect at their instants, one after the other', () => {
    expect(tariffRowsAt(planned, at('09'))).toBe(planned);
    expect([usd(planned, '10'), usd(planned, '19'), usd(planned, '20')]).toEqual(['0.1', '0.1', '0.2']);
    expect(tariffRowsAt(planned, at('10')).scheduled.map(({ id }) => id)).toEqual(['b']);
  });

  test('are skipped if they conflict with the tariff or cannot price', () => {
    const unfit = { ...planned, scheduled: [{ id: 'c', publish_at: at('10'), changes: [fee('0.3', '0.7')] }] };
    const impossible = { ...planned, scheduled: [{ id: 'd', publish_at: at('10'), changes: [fee('1.5')] }] };
    for (const table of [unfit, impossible]) expect(usd(table, '11')).toBe(usd(rows, '11'));
    expect(checkPublishable(rows, [fee('1.5')], at('10'))).toMatchObject({
      ok: false,
      faults: [{ code: 'not_below_one' }],
    });
  });

  test('are validated together with earlier and later versions', () => {
    const moving: TariffRows = {
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
      { kind: 'zone', subject: 'BR', base: currentValue(rows, 'zone', 'BR'), value: null },
    ];
    expect(findScheduleFaults(rows, ending, at('05'))).toEqual([]);
    for (const day of ['05', '15'])
      expect(findScheduleFaults(moving, ending, at(day))).toEqual([
        { path: 'shipping.zones.MX', code: 'zone_without_service' },
      ]);
  });

  test('give withdrawn products no price but still validate them', () => {
    const broken = { ...document.products['acrylic-3mm'], setupFen: -1 };
    const change: TariffChange = { kind: 'product', subject: 'acrylic-3mm', base: null, value: broken };
    expect(buildTariffDocument(applyChanges(rows, [change]), []).products['acrylic-3mm']).toBeUndefined();
    expect(findScheduleFaults(rows, [change], at('05'))).toEqual([
      { path: 'products.acrylic-3mm.setupFen', code: 'negative' },
    ]);
  });
});

describe('preview samples', () => {
  const samples = (changes: readonly TariffChange[]) =>
    buildStandardSamples(buildTariffDocument(applyChanges(rows, changes), ratesAt(rows, at('05'))), changes);

  test('cover products by size and by piece, every payable currency and both price lists', () => {
    const all = samples([]);
    expect(new Set(all.map(({ items }) => items[0]?.sku))).toEqual(new Set(['vinyl-440', 'roll-up']));
    expect(new Set(all.map(({ currency }) => currency))).toEqual(new Set(['USD', 'CNY']));
    expect(new Set(all.map(({ priceList }) => priceList))).toEqual(new Set(['retail', 'reseller']));
    expect(new Set(all.map((sample) => JSON.stringify(sample))).size).toBe(all.length);
  });

  test('cover every changed product, charge and country', () => {
    const change: TariffChange = { kind: 'service', subject: '1:asia', base: null, value: service };
    expect(samples([change])).toContainEqual(expect.objectContaining({ shippingMethod: 1, country: 'JP' }));
    const moved: TariffChange = { kind: 'zone', subject: 'AU', base: null, value: { zone: 'asia', major: false } };
    expect(samples([moved]).filter(({ country }) => country === 'AU').length).toBeGreaterThan(1);
  });
});
