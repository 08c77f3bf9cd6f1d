import { detail, details, forms, scenes, setting, toSvg } from '@shop/drawing';
import { isCountry, LANGUAGE_CODES } from '@shop/contract';
import {
  compileTariff,
  quote,
  selectFinishes,
  validateTariff,
  type PriceTier,
  type TariffDocument,
} from '@shop/pricing';
import { checkStarterData, readStarterData } from './starter-data';
import type { StarterProduct, StarterUnitProduct } from './starter-product';
import type { Translated } from './translated';

const { categories, printerTypes, finishes, products, currencies, fees, shipping } = readStarterData();
const { zones, majorCountries, methods: shippingMethods } = shipping;
const unservedCountries = Object.values(shipping.unservedCountries).flat();

const zoneByCountry = new Map(
  Object.entries(zones).flatMap(([zone, countries]) => countries.map((country) => [country, zone])),
);

const tariff: TariffDocument = {
  products: Object.fromEntries(products.map((product) => [product.sku, product.tariff])),
  shipping: {
    excluded: unservedCountries,
    zones: Object.fromEntries(zoneByCountry),
    services: Object.fromEntries(shippingMethods.map(({ method, services }) => [method, services])),
  },
  currencies: Object.fromEntries(currencies.map(({ code, digits, perCny }) => [code, { digits, perCny }])),
  exchangeRate: Object.fromEntries(currencies.map(({ code, exchangeFee }) => [code, exchangeFee])),
  remittance: fees,
};
const compiled = compileTariff(tariff);

const path = ({ category, slug }: StarterProduct) => `${category}/${slug}`;

const tierLists = (product: StarterProduct): readonly (readonly PriceTier[])[] =>
  product.kind === 'area'
    ? [product.tariff.pricing.tiers]
    : Object.values(product.tariff.pricing.variants).map(({ tiers }) => tiers);

/** Whether every text at any depth is a non-empty string without leading or trailing spaces. */
function isComplete(value: unknown): boolean {
  if (typeof value === 'string') return value.trim() === value && value.length > 0;
  if (typeof value !== 'object' || value === null) return false;
  const parts: unknown[] = Object.values(value);
  return parts.length > 0 && parts.every(isComplete);
}

const ALPHABET = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
const countryCodes = ALPHABET.flatMap((first) => ALPHABET.map((second) => first + second)).filter(isCountry);

const variantLabels = ({ sku, variants }: StarterUnitProduct) =>
  Object.entries(variants).map(([name, { label }]) => [`${sku} ${name}`, label] as const);

function untranslated(texts: Translated<unknown>): string[] {
  return LANGUAGE_CODES.filter((language) => !isComplete(texts[language]));
}

describe('the starter catalogue', () => {
  it('has a tariff that can be published as it is', () => {
    expect(validateTariff(tariff)).toEqual([]);
  });

  it('draws no two products alike, neither in their settings nor close up', () => {
    const draw = (picture: (product: StarterProduct) => string) => new Set(products.map(picture)).size;
    expect(draw(({ scene, motif, mirrored }) => toSvg(setting(scene, '', { motif, mirrored })))).toBe(products.length);
    expect(draw((one) => toSvg(detail(one.detail, '', { motif: one.motif, mirrored: one.mirrored })))).toBe(
      products.length,
    );
  });

  it('rejects a data file with a missing text or an unknown field, and names the field', () => {
    const [category] = categories;
    const { ja: _, ...texts } = category?.texts ?? {};
    const check = (change: object) => () => checkStarterData('categories', 'a.json', [{ ...category, ...change }]);
    expect(check({})).not.toThrow();
    expect(check({ texts })).toThrow('a.json/0/texts/ja');
    expect(check({ colour: 'red' })).toThrow('a.json/0/colour');
  });

  it('prints the products that the specification names', () => {
    const printed = products.filter(({ tariff }) => Object.hasOwn(tariff.artworkFactor, 'custom'));
    expect(Object.fromEntries(printed.map((product) => [path(product), product.text.en.name]))).toMatchObject({
      'banner/vinyl': 'Vinyl banner, 440 g', // S1.2
      'banner/mesh-vinyl': 'Mesh banner, 340 g', // S1.3
      'sticker/vinyl-sticker': 'Vinyl sticker', // S1.4
      'sticker/one-way-vision': 'One-way vision film', // S1.5
      'exhibition/roll-up-banner-stand': 'Roll-up banner stand', // S1.8
      'exhibition/x-stand': expect.any(String),
      'exhibition/pop-up-display': expect.any(String),
      'flags/teardrop-feather-flag': 'Teardrop feather flag',
      'flags/straight-feather-flag': 'Straight feather flag',
      'flags/nobori-flag': 'Nobori flag', // S1.7
      'lightbox/backlit-pvc-film': 'Backlit PVC film', // S1.9
      'lightbox/backlit-fabric': expect.any(String),
      'fabric/flag-cloth': 'Flag cloth',
      'fabric/canvas': 'Canvas', // S1.10
      'uvinkjet/acrylic': 'Acrylic sheet, 3 mm',
      'uvinkjet/print-on-any-material': 'Print on any material',
      'uvinkjet/kt-board': expect.any(String),
      'uvinkjet/pvc-foam-board': 'PVC foam board, 5 mm',
      'othermaterials/poster-paper': 'Poster paper, 150 g', // S1.6
      'othermaterials/transparent-pvc': 'Transparent PVC', // S1.12
    });
  });

  it('marks every product of the UV inkjet category as UV inkjet', () => {
    const marked = products.filter(({ category }) => category === 'uvinkjet').map(({ uvInkjet }) => uvInkjet);
    expect(new Set(marked)).toEqual(new Set([true])); // S1.11
  });

  it('prints at resolutions from 720 to 2880 dpi', () => {
    const resolutions = products.map(({ properties }) => properties.resolution);
    expect([Math.min(...resolutions), Math.max(...resolutions)]).toEqual([720, 2880]); // S9.61
  });

  it('states the temperatures that prints withstand: 0 to 35 °C ambient, 45 °C at the surface', () => {
    const notes = products.flatMap(({ text }) => text.en.notes).join(' ');
    expect(notes).toContain('at 0 to 35 °C'); // S9.65
    expect(notes).toContain('the surface may reach 45 °C at most'); // S9.66
  });

  it('lists products in every category, in the order of the categories', () => {
    expect([...new Set(products.map(({ category }) => category))]).toEqual(categories.map(({ slug }) => slug));
  });

  it('gives every product its own SKU and path', () => {
    expect(new Set(products.map(({ sku }) => sku)).size).toBe(products.length);
    expect(new Set(products.map(path)).size).toBe(products.length);
  });

  it('has every text in every language', () => {
    const texts: readonly (readonly [string, Translated<unknown>])[] = [
      ...products.map((product) => [product.sku, product.text] as const),
      ...products.flatMap((product) => (product.kind === 'unit' ? variantLabels(product) : [])),
      ...Object.entries(finishes),
      ...categories.map(({ slug, texts }) => [slug, texts] as const),
      ...Object.entries(printerTypes),
    ];
    expect(texts.flatMap(([name, text]) => untranslated(text).map((language) => `${name} ${language}`))).toEqual([]);
  });

  it('has as many notes and uses in every language as in English', () => {
    for (const { sku, text } of products) {
      const lengths = Object.values(text).map(({ notes, uses }) => [sku, notes.length, uses.length]);
      expect(lengths).toEqual(lengths.map(() => [sku, text.en.notes.length, text.en.uses.length]));
    }
  });

  it('has no word that is too long for a narrow screen', () => {
    const words = (texts: readonly string[]) => texts.flatMap((text) => text.split(/[\s\u2010-\u2014/-]+/));
    const tooLong = (texts: readonly string[], most: number) => words(texts).filter((word) => word.length > most);
    const written = products.flatMap(({ text: { ja: _, ...text } }) => Object.values(text));
    expect(
      tooLong(
        written.map(({ name }) => name),
        20,
      ),
    ).toEqual([]);
    const prose = written.flatMap(({ summary, description, notes, uses }) => [summary, description, ...notes, ...uses]);
    expect(tooLong(prose, 28)).toEqual([]);
  });

  it('shows at most three products in the same scene', () => {
    const shown = (scene: string) => products.filter((product) => product.scene === scene).length;
    expect(scenes.filter((scene) => shown(scene) > 3)).toEqual([]);
  });
});

describe.each(products.map((product) => [product.sku, product] as const))('%s', (sku, product) => {
  it('names only drawings that exist', () => {
    expect(scenes).toContain(product.scene);
    expect(details).toContain(product.detail);
    if (product.kind === 'unit') expect(Object.keys(forms)).toContain(product.form);
  });

  it('has a tariff of its own kind', () => {
    expect(product.tariff.pricing.kind).toBe(product.kind);
  });

  it('has price tiers with rising quantities and falling prices', () => {
    for (const tiers of tierLists(product)) {
      const starts = tiers.map(({ from }) => Number(from));
      const prices = tiers.map(({ retail }) => Number(retail));
      expect(starts[0]).toBe(product.kind === 'area' ? 0 : 1);
      expect(starts).toEqual([...new Set(starts)].sort((a, b) => a - b));
      expect(prices).toEqual([...new Set(prices)].sort((a, b) => b - a));
    }
  });

  it('costs resellers 10 to 30 % less than retail customers', () => {
    for (const { retail, reseller } of tierLists(product).flat()) {
      expect(Number(reseller)).toBeLessThanOrEqual(Number(retail) * 0.9); // S1.34
      expect(Number(reseller)).toBeGreaterThanOrEqual(Number(retail) * 0.7);
    }
  });

  it('has a weight and a volume', () => {
    const measures =
      product.kind === 'area'
        ? [product.tariff.gramsPerM2, product.tariff.cm3PerM2]
        : Object.values(product.tariff.pricing.variants).flatMap(({ grams, cm3 }) => [grams, cm3]);
    expect(measures.map(Number).every((measure) => measure > 0)).toBe(true);
  });

  it('offers only finishes that have a name', () => {
    expect(Object.keys(finishes)).toEqual(expect.arrayContaining(Object.keys(product.tariff.finishes)));
  });

  it('has a size for every variant that it prices', () => {
    if (product.kind === 'area') return;
    expect(Object.keys(product.variants)).toEqual(Object.keys(product.tariff.pricing.variants));
  });

  it('can be quoted with what it requires, with each of its finishes and with as many as can be combined', () => {
    const size =
      product.kind === 'area' ? { width: '60', length: '90', unit: 2 } : { variant: Object.keys(product.variants)[0] };
    const toJapan = { currency: 'JPY', country: 'JP', shippingMethod: 0, paymentMethod: 0 };
    const { finishRules } = product.tariff;
    const codes = Object.keys(product.tariff.finishes);
    const selections = [[], codes, ...codes.map((code) => [code])].map((preferred) =>
      selectFinishes({ finishes: codes, finishRules }, preferred),
    );
    expect(codes.every((code) => selections.some((selection) => selection.includes(code)))).toBe(true);
    for (const priceList of ['retail', 'reseller'] as const)
      for (const chosen of selections) {
        const lines = [{ sku, ...size, quantity: 2, artwork: 'custom', finishes: chosen }];
        expect(quote(compiled, { ...toJapan, priceList, lines })).toMatchObject({ ok: true });
      }
  });
});

describe('the finish rules', () => {
  const rulesOf = (sku: string) => products.find((product) => product.sku === sku)?.tariff.finishRules;

  it('allow one edge per banner, and a pole pocket beside a hem', () => {
    expect(rulesOf('vinyl-440')).toEqual({
      exclusive: [
        ['hem-grommet', 'bleed-edges', 'raw-edges'],
        ['pole-pocket', 'bleed-edges', 'raw-edges'],
      ],
    });
  });

  it('require one base per feather flag, and allow a water ring only with a cross base', () => {
    expect(rulesOf('feather-teardrop')).toEqual({
      oneOf: [['cross-base', 'ground-spike', 'tyre-base']],
      requires: { 'water-ring': ['cross-base'] },
    });
  });

  it('require drilled corners for stand-offs', () => {
    expect(rulesOf('acrylic-3mm')).toEqual({ requires: { standoffs: ['drilled'] } });
  });

  it('are absent where all finishes can be combined', () => {
    expect(rulesOf('canopy-tent')).toBeUndefined();
  });
});

describe('shipping', () => {
  const countries = [...zoneByCountry.keys(), ...unservedCountries];

  it('covers every country and territory, at least 200 of them in a zone and each only once', () => {
    const listed = [...Object.values(zones).flat(), ...unservedCountries];
    expect(Object.values(zones).flat().length).toBeGreaterThanOrEqual(200); // S1.13
    expect(listed.filter((country, index) => listed.indexOf(country) !== index)).toEqual([]);
    expect(countryCodes.filter((country) => !listed.includes(country))).toEqual([]);
  });

  it('ships to Kosovo, which has no code in ISO 3166-1', () => {
    expect(zoneByCountry.get('XK')).toBe(zoneByCountry.get('RS'));
  });

  it('uses only the codes of countries', () => {
    expect([...countries, ...majorCountries].filter((country) => !isCountry(country))).toEqual([]);
  });

  it('offers economy first, then standard, UPU and priority', () => {
    expect(shippingMethods.map(({ method }) => method)).toEqual([3, 0, 1, 2]);
  });

  it.each(shippingMethods)('offers method $method in every zone, with delivery days', ({ services, deliveryDays }) => {
    expect(Object.keys(services).sort()).toEqual(Object.keys(zones).sort());
    for (const [first, last] of [deliveryDays.major, deliveryDays.other]) expect(first).toBeLessThan(last);
  });

  it.each(shippingMethods)(
    'charges more for the first weight of method $method than for the next, and adds packaging',
    ({ services }) => {
      for (const [zone, service] of Object.entries(services)) {
        expect([zone, Number(service.firstFen) > Number(service.nextFen)]).toEqual([zone, true]);
        expect([zone, Number(service.packagingGrams) > 0]).toEqual([zone, true]);
        expect([zone, Number(service.maxParcelGrams) >= Number(service.firstGrams)]).toEqual([zone, true]);
      }
    },
  );

  it('serves every major country', () => {
    expect(majorCountries.filter((country) => !zoneByCountry.has(country))).toEqual([]);
  });

  it('ignores volume for economy, and divides it by 5000 or 6000 for the other methods', () => {
    const divisors = shippingMethods.map(({ services }) => [
      ...new Set(Object.values(services).map(({ divisor }) => divisor)),
    ]);
    expect(divisors).toEqual([[null], [5000], [6000], [5000]]);
  });
});

describe('currencies', () => {
  it('are the eight supported ones, each with an exchange fee and a payment method', () => {
    const codes = ['AUD', 'CAD', 'CNY', 'EUR', 'GBP', 'HKD', 'JPY', 'USD'];
    const payable = Object.values(fees).flatMap(({ fixed }) => Object.keys(fixed));
    // S9.1, S9.2, S9.3, S9.4, S9.5, S9.6, S9.7, S9.8
    expect(currencies.map(({ code }) => code).sort()).toEqual(codes);
    expect(payable.sort()).toEqual(codes);
  });
});
