import { details, forms, scenes } from '@shop/drawing';
import { compileTariff, quote, type PriceTier } from '@shop/pricing';

import {
  categories, currencies, deliveryDays, exchangeRate, finishes, majorCountries, printerTypes, products, remittance,
  shipping, tariff, zones,
  type DemoProduct, type DemoUnitProduct, type Translated,
} from './index';

const COMPLETE = ['en', 'ja', 'fr', 'es', 'de'] as const;

const NAMED_PATHS = [
  'banner/vinyl', 'banner/mesh-vinyl', 'sticker/vinyl-sticker', 'sticker/one-way-vision',
  'exhibition/roll-up-banner-stand', 'exhibition/x-stand', 'exhibition/pop-up-display',
  'flags/teardrop-feather-flag', 'flags/straight-feather-flag', 'flags/nobori-flag', 'lightbox/backlit-pvc-film',
  'lightbox/backlit-fabric', 'fabric/flag-cloth', 'fabric/canvas',
  'uvinkjet/acrylic', 'uvinkjet/print-on-any-material', 'uvinkjet/kt-board', 'othermaterials/transparent-pvc',
];

const path = ({ category, slug }: DemoProduct) => `${category}/${slug}`;

const tierLists = (product: DemoProduct): readonly (readonly PriceTier[])[] =>
  product.kind === 'area'
    ? [product.tariff.pricing.tiers]
    : Object.values(product.tariff.pricing.variants).map(({ tiers }) => tiers);

/** Whether every text in it, at any depth, is a non-empty string without stray spaces. */
function filled(value: unknown): boolean {
  if (typeof value === 'string') return value.trim() === value && value.length > 0;
  if (typeof value !== 'object' || value === null) return false;
  const parts: unknown[] = Object.values(value);
  return parts.length > 0 && parts.every(filled);
}

const variantLabels = ({ sku, variants }: DemoUnitProduct) =>
  Object.entries(variants).map(([name, { label }]) => [`${sku} ${name}`, label] as const);

function untranslated(texts: Translated<unknown>): string[] {
  return COMPLETE.filter((language) => !filled(texts[language]));
}

describe('the catalogue', () => {
  it('has every product that the shop’s pages name', () => {
    expect(products.map(path)).toEqual(expect.arrayContaining(NAMED_PATHS));
  });

  it('prints at 720 to 2880 dpi', () => {
    const resolutions = products.map(({ properties }) => properties.resolution);
    expect([Math.min(...resolutions), Math.max(...resolutions)]).toEqual([720, 2880]);
  });

  it('tells the temperatures that prints bear: 0 to 35 °C about them, 45 °C at their surface', () => {
    const told = products.flatMap(({ text }) => text.en.notes).join(' ');
    expect(told).toContain('0 to 35 °C');
    expect(told).toContain('45 °C');
  });

  it('has something in every category, in its order', () => {
    expect([...new Set(products.map(({ category }) => category))]).toEqual(Object.keys(categories));
  });

  it('uses no SKU and no path twice', () => {
    expect(new Set(products.map(({ sku }) => sku)).size).toBe(products.length);
    expect(new Set(products.map(path)).size).toBe(products.length);
  });

  it('is whole in every language', () => {
    const texts: readonly (readonly [string, Translated<unknown>])[] = [
      ...products.map((product) => [product.sku, product.text] as const),
      ...products.flatMap((product) => (product.kind === 'unit' ? variantLabels(product) : [])),
      ...Object.entries(finishes), ...Object.entries(categories), ...Object.entries(printerTypes),
    ];
    expect(texts.flatMap(([name, text]) => untranslated(text).map((language) => `${name} ${language}`))).toEqual([]);
  });

  it('says as much in every language as in English', () => {
    for (const { sku, text } of products) {
      const lengths = Object.values(text).map(({ notes, uses }) => [sku, notes.length, uses.length]);
      expect(lengths).toEqual(lengths.map(() => [sku, text.en.notes.length, text.en.uses.length]));
    }
  });

  it('has no word too long for a narrow screen', () => {
    const words = (texts: readonly string[]) => texts.flatMap((text) => text.split(/[\s\u2010-\u2014/-]+/));
    const tooLong = (texts: readonly string[], most: number) => words(texts).filter((word) => word.length > most);
    const written = products.flatMap(({ text: { ja: _, ...text } }) => Object.values(text));
    expect(tooLong(written.map(({ name }) => name), 20)).toEqual([]);
    const prose = written.flatMap(({ summary, description, notes, uses }) => [summary, description, ...notes, ...uses]);
    expect(tooLong(prose, 28)).toEqual([]);
  });

  it('shows at most three products in one setting', () => {
    const shown = (scene: string) => products.filter((product) => product.scene === scene).length;
    expect(scenes.filter((scene) => shown(scene) > 3)).toEqual([]);
  });
});

describe.each(products.map((product) => [product.sku, product] as const))('%s', (sku, product) => {
  it('has a drawing under every key', () => {
    expect(scenes).toContain(product.scene);
    expect(details).toContain(product.detail);
    if (product.kind === 'unit') expect(Object.keys(forms)).toContain(product.form);
  });

  it('is of the kind that its tariff prices', () => {
    expect(product.tariff.pricing.kind).toBe(product.kind);
  });

  it('has price tiers that rise from the first piece and fall in price', () => {
    for (const tiers of tierLists(product)) {
      const starts = tiers.map(({ from }) => Number(from));
      const prices = tiers.map(({ retail }) => Number(retail));
      expect(starts[0]).toBe(product.kind === 'area' ? 0 : 1);
      expect(starts).toEqual([...new Set(starts)].sort((a, b) => a - b));
      expect(prices).toEqual([...new Set(prices)].sort((a, b) => b - a));
    }
  });

  it('costs resellers 10 to 30 % less', () => {
    for (const { retail, reseller } of tierLists(product).flat()) {
      expect(Number(reseller)).toBeLessThanOrEqual(Number(retail) * 0.9);
      expect(Number(reseller)).toBeGreaterThanOrEqual(Number(retail) * 0.7);
    }
  });

  it('has weight and volume', () => {
    const measures = product.kind === 'area'
      ? [product.tariff.gramsPerM2, product.tariff.cm3PerM2]
      : Object.values(product.tariff.pricing.variants).flatMap(({ grams, cm3 }) => [grams, cm3]);
    expect(measures.map(Number).every((measure) => measure > 0)).toBe(true);
  });

  it('names only finishes that have a name', () => {
    expect(Object.keys(finishes)).toEqual(expect.arrayContaining(Object.keys(product.tariff.finishes)));
  });

  it('measures every variant that it prices', () => {
    if (product.kind === 'area') return;
    expect(Object.keys(product.variants)).toEqual(Object.keys(product.tariff.pricing.variants));
  });

  it('can be quoted with all its finishes, retail and reseller', () => {
    const size = product.kind === 'area'
      ? { width: '60', length: '90', unit: 2 }
      : { variant: Object.keys(product.variants)[0] };
    const lines = [{ sku, ...size, quantity: 2, artwork: 'custom', finishes: Object.keys(product.tariff.finishes) }];
    const toJapan = { currency: 'JPY', country: 'JP', shippingMethod: 0, paymentMethod: 0 };
    for (const priceList of ['retail', 'reseller'] as const) {
      const answer = quote(compileTariff(tariff), { ...toJapan, priceList, lines });
      expect(answer).toMatchObject({ ok: true });
    }
  });
});

describe('shipping', () => {
  const methods = ['0', '1', '2', '3'];

  it('knows at least 200 countries and territories, each in one zone or excluded', () => {
    const countries = [...Object.values(zones).flat(), ...shipping.excluded];
    expect(Object.values(zones).flat().length).toBeGreaterThanOrEqual(200);
    expect(countries.filter((country, index) => countries.indexOf(country) !== index)).toEqual([]);
  });

  it('knows no country that readers’ languages have no name for', () => {
    const names = new Intl.DisplayNames(['en'], { type: 'region', fallback: 'none' });
    const countries = [...Object.values(zones).flat(), ...shipping.excluded, ...majorCountries];
    expect(countries.filter((country) => !/^[A-Z]{2}$/.test(country) || names.of(country) === undefined)).toEqual([]);
  });

  it.each(methods)('offers method %s in every zone, with delivery days', (method) => {
    expect(Object.keys(shipping.services[method] ?? {}).sort()).toEqual(Object.keys(zones).sort());
    const days = deliveryDays[method];
    expect(days?.major[0]).toBeLessThan(days?.major[1] ?? 0);
    expect(days?.other[0]).toBeLessThan(days?.other[1] ?? 0);
  });

  it.each(methods)('charges method %s’s first weight above the next, and packs what it sends', (method) => {
    for (const [zone, service] of Object.entries(shipping.services[method] ?? {})) {
      expect([zone, Number(service.firstFen) > Number(service.nextFen)]).toEqual([zone, true]);
      expect([zone, Number(service.packagingGrams) > 0]).toEqual([zone, true]);
      expect([zone, Number(service.maxParcelGrams) >= Number(service.firstGrams)]).toEqual([zone, true]);
    }
  });

  it('sends to every major country', () => {
    expect(majorCountries.filter((country) => shipping.zones[country] === undefined)).toEqual([]);
  });

  it('charges no volume by economy, and 5000 or 6000 otherwise', () => {
    const charged = (method: string) => Object.values(shipping.services[method] ?? {});
    const divisors = (method: string) => [...new Set(charged(method).map(({ divisor }) => divisor))];
    expect(['3', '0', '1', '2'].map(divisors)).toEqual([[null], [5000], [6000], [5000]]);
  });
});

describe('currencies', () => {
  it('are the eight of the shop, each with its exchange fee and a way to pay', () => {
    const codes = ['AUD', 'CAD', 'CNY', 'EUR', 'GBP', 'HKD', 'JPY', 'USD'];
    const payable = Object.values(remittance).flatMap(({ fixed }) => Object.keys(fixed));
    expect([currencies, exchangeRate].map((record) => Object.keys(record).sort())).toEqual([codes, codes]);
    expect(payable.sort()).toEqual(codes);
  });
});
