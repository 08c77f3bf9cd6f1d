import type { ProductView } from '@shop/contract';

/** A vinyl banner. */
export const banner: ProductView = {
  sku: 'vinyl-440',
  category: 'banner',
  slug: 'vinyl',
  name: 'Vinyl banner',
  summary: '',
  description: '',
  notes: [],
  uses: [],
  uvInkjet: false,
  kind: 'area',
  limits: { minMm: 100, maxLongMm: 50_000, rollWidthMm: 3200, maxQuantity: 1000, seams: true },
  variants: [],
  artworkChoices: ['custom', 'blank'],
  finishes: ['hem-grommet', 'raw-edges'].map((code) => ({
    code,
    name: code,
    note: '',
    grommets: code === 'hem-grommet',
    free: false,
  })),
  finishRules: { exclusive: [['hem-grommet', 'raw-edges']], oneOf: [], requires: {} },
  properties: { printerType: '', resolution: '', waterproof: true, uvResistant: true },
  drawing: { form: 'area', scene: '', detail: '' },
  weight: { gramsPerM2: 440 },
  tiers: [
    { from: 0, fen: 3300 },
    { from: 5, fen: 2900 },
    { from: 20, fen: 2500 },
  ],
  images: [],
  templates: [],
  rating: { average: null, total: 0 },
  facets: { uses: [], places: [], materials: [], fireRatings: [] },
  defaultSizes: [
    { width: '36', length: '72' },
    { width: '3', length: '6' },
    { width: '100', length: '200' },
    { width: '1', length: '2' },
  ],
};

/** A roll-up stand in two widths. */
export const stand: ProductView = {
  ...banner,
  sku: 'roll-up',
  kind: 'unit',
  limits: { maxQuantity: 500, seams: false },
  variants: [850, 1200].map((width) => ({
    code: `${width / 10}x200`,
    name: `${width / 10} × 200 cm`,
    widthMm: width + 40,
    lengthMm: 2080,
    depthMm: 360,
    print: { widthMm: width, lengthMm: 2000 },
    grams: 3000,
  })),
  finishes: [],
  finishRules: { exclusive: [], oneOf: [], requires: {} },
  defaultSizes: [],
  drawing: { form: 'roll-up', scene: '', detail: '' },
  weight: {},
  tiers: [
    { variant: '85x200', from: 1, fen: 12_000 },
    { variant: '85x200', from: 10, fen: 10_000 },
    { variant: '120x200', from: 1, fen: 18_000 },
  ],
};
