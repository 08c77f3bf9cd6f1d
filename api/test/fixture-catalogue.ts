import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { ItemView } from '@shop/contract';
import type { ProductTariff, TariffDocument } from '@shop/pricing';
import { insertCatalogue, type CatalogueData, type ProductData } from '../src/catalogue/public';
import { ChangeFeed } from '../src/common/public';
import type { Shop } from './app';

export interface VectorCase {
  name: string;
  request: {
    currency: string;
    priceList: 'retail' | 'reseller';
    paymentMethod: number;
    shippingMethod: number;
    country: string;
    lines: ItemView[];
  };
  expect: Record<string, unknown> & { error?: { code: string; line?: number; field?: string } };
}

const VECTORS = path.resolve(__dirname, '../../libs/pricing/src/fixtures/pricing-vectors.json');

export const vectors = JSON.parse(readFileSync(VECTORS, 'utf8')) as { tariff: TariffDocument; cases: VectorCase[] };

/** Installs a vinyl banner, an acrylic sheet and a roll-up stand with the prices of the pricing vectors. */
export async function fixtureCatalogue(shop: Shop): Promise<void> {
  await shop.database.transaction((tx) => insertCatalogue(tx, fixture(vectors.tariff)));
  await reloadCaches(shop);
}

/** Reloads everything the shop caches in memory, after rows were written without notifying it. */
export async function reloadCaches(shop: Shop): Promise<void> {
  await shop.app.get(ChangeFeed, { strict: false }).reloadAll();
}

export function fixture({ products, shipping, currencies, exchangeRate, remittance }: TariffDocument): CatalogueData {
  return {
    categories: [
      {
        slug: 'banner',
        texts: {
          en: { name: 'Banners', summary: 'Printed, hemmed and with grommets.' },
          ja: { name: '横断幕', summary: '印刷、ハトメ加工。' },
        },
      },
      {
        slug: 'exhibition',
        texts: {
          en: { name: 'Exhibition', summary: 'Stands and displays.' },
          ja: { name: '展示会', summary: 'スタンド、ディスプレイ。' },
        },
      },
      {
        slug: 'uvinkjet',
        texts: {
          en: { name: 'UV inkjet', summary: 'Printed on boards.' },
          ja: { name: 'UVインクジェット', summary: 'ボードへの直接印刷。' },
        },
      },
    ],
    products: [
      { ...banner, tariff: tariffOf(products, 'vinyl-440') },
      { ...stand, tariff: tariffOf(products, 'roll-up') },
      { ...sheet, tariff: tariffOf(products, 'acrylic-3mm') },
    ],
    finishes: {
      'hem-grommet': {
        en: { name: 'Hem and grommets', note: 'Every 30 cm.' },
        ja: { name: '縁縫いとハトメ', note: '30cm間隔。' },
      },
      'raw-edges': { en: { name: 'Raw edges', note: '' } },
    },
    printerTypes: { solvent: { en: 'Solvent inkjet', ja: 'ソルベントインクジェット' } },
    chineseNames: {
      categories: {},
      printerTypes: {},
      finishes: { 'hem-grommet': '卷边打扣', 'raw-edges': '裸边裁切' },
    },
    shipping: {
      excluded: shipping.excluded,
      zones: Object.fromEntries(
        Object.entries(shipping.zones).map(([country, zone]) => [country, { zone, major: country !== 'BR' }]),
      ),
      services: shipping.services,
      methods: [
        { method: 3, majorDays: [7, 15], otherDays: [10, 25] },
        { method: 0, majorDays: [3, 7], otherDays: [7, 12] },
        { method: 1, majorDays: [3, 7], otherDays: [6, 10] },
        { method: 2, majorDays: [2, 4], otherDays: [3, 5] },
      ],
    },
    currencies: Object.entries(currencies).map(([code, { digits, perCny }]) => ({
      code,
      digits: Number(digits),
      exchangeFee: exchangeRate[code] ?? 0,
      perCny: perCny ?? 1,
      validFrom: '2020-01-01T00:00:00Z',
    })),
    remittance,
  };
}

function tariffOf(products: TariffDocument['products'], sku: string): ProductTariff {
  const tariff = products[sku];
  if (!tariff) throw new Error(`the pricing vectors have no ${sku}`);
  return tariff;
}

type ProductWithoutTariff = Omit<ProductData, 'tariff'>;

const banner: ProductWithoutTariff = {
  sku: 'vinyl-440',
  category: 'banner',
  slug: 'vinyl',
  uvInkjet: false,
  featured: true,
  properties: { printerType: 'solvent', resolution: 720, waterproof: true, uvResistant: true },
  presentation: { form: 'area', scene: 'banner-fence', detail: 'hem-grommet' },
  texts: {
    en: {
      name: 'Vinyl banner',
      summary: 'A strong banner for façades.',
      description: 'Coated fabric, 440 g/m².',
      notes: ['Up to 50 m long.'],
      uses: ['Building sites', 'Shop fronts'],
    },
    ja: {
      name: 'ターポリン横断幕',
      summary: '丈夫な屋外用の幕。',
      description: '440 g/m²の生地。',
      notes: ['長さ50mまで。'],
      uses: ['工事現場', '店頭'],
    },
  },
};

const stand: ProductWithoutTariff = {
  sku: 'roll-up',
  category: 'exhibition',
  slug: 'roll-up-banner-stand',
  uvInkjet: false,
  featured: false,
  properties: { printerType: 'solvent', resolution: 1440, waterproof: false, uvResistant: false },
  presentation: {
    form: 'roll-up',
    scene: 'roll-up-lobby',
    detail: 'roll-up-cassette',
    variants: {
      '85x200': {
        name: { en: '85 × 200 cm' },
        widthMm: 890,
        heightMm: 2080,
        depthMm: 360,
        print: { widthMm: 850, heightMm: 2000 },
      },
      '120x200': {
        name: { en: '120 × 200 cm' },
        widthMm: 1240,
        heightMm: 2080,
        depthMm: 360,
        print: { widthMm: 1200, heightMm: 2000 },
      },
    },
  },
  texts: {
    en: {
      name: 'Roll-up banner stand',
      summary: 'Stands in a minute.',
      description: 'Aluminium cassette with a printed film.',
      notes: [],
      uses: ['Fairs'],
    },
  },
};

const sheet: ProductWithoutTariff = {
  sku: 'acrylic-3mm',
  category: 'uvinkjet',
  slug: 'acrylic',
  uvInkjet: true,
  featured: true,
  properties: { printerType: 'uv', resolution: 1440, waterproof: true, uvResistant: true },
  presentation: { form: 'area', scene: 'acrylic-reception', detail: 'acrylic-standoff' },
  texts: {
    en: {
      name: 'Acrylic sheet',
      summary: 'Printed on 3 mm acrylic.',
      description: 'Cast acrylic, polished edges.',
      notes: [],
      uses: ['Reception signs'],
    },
  },
};
