import type { StarterUnitProduct } from '../../starter-product';

type Tariff = StarterUnitProduct['tariff'];

/** What every feather flag offers, whatever its shape. */
export const featherTerms: Omit<Tariff, 'pricing'> = {
  setupFen: 500,
  artworkFactor: { custom: '1', blank: '0.75', black: '0.9' },
  limits: { maxQuantity: 2000 },
  finishes: {
    'cross-base': { fenPerPiece: 3200, gramsPerPiece: 2900 },
    'ground-spike': { fenPerPiece: 1300, gramsPerPiece: 850 },
    'water-ring': { fenPerPiece: 900, gramsPerPiece: 320 },
    'tyre-base': { fenPerPiece: 3600, gramsPerPiece: 3400 },
    'double-sided': { fenPerPiece: 5200, gramsPerPiece: 260 },
    'carry-bag': { fenPerPiece: 700, gramsPerPiece: 180 },
  },
  bulk: { quantity: 50 },
};

/** Sizes and prices of the shapes whose free edge is a curve. */
export const curvedFeather: { pricing: Tariff['pricing']; variants: StarterUnitProduct['variants'] } = {
  pricing: {
    kind: 'unit',
    variants: {
      s: {
        grams: 950,
        cm3: 4700,
        tiers: [
          { from: 1, retail: 6700, reseller: 5500 },
          { from: 10, retail: 5900, reseller: 4950 },
          { from: 50, retail: 5300, reseller: 4500 },
        ],
      },
      m: {
        grams: 1350,
        cm3: 6600,
        tiers: [
          { from: 1, retail: 8500, reseller: 6950 },
          { from: 10, retail: 7500, reseller: 6250 },
          { from: 50, retail: 6700, reseller: 5700 },
        ],
      },
      l: {
        grams: 1850,
        cm3: 8800,
        tiers: [
          { from: 1, retail: 11300, reseller: 9250 },
          { from: 10, retail: 10000, reseller: 8350 },
          { from: 50, retail: 9000, reseller: 7650 },
        ],
      },
      xl: {
        grams: 2450,
        cm3: 11500,
        tiers: [
          { from: 1, retail: 14900, reseller: 12200 },
          { from: 10, retail: 13300, reseller: 11100 },
          { from: 50, retail: 12000, reseller: 10200 },
        ],
      },
    },
  },
  variants: {
    s: {
      label: { en: 'S, 2.3 m', ja: 'S（全高2.3m）', fr: 'S, 2,3 m', es: 'S, 2,3 m', de: 'S, 2,3 m' },
      widthMm: 560,
      heightMm: 2300,
      depthMm: 760,
      print: { widthMm: 560, heightMm: 1950 },
    },
    m: {
      label: { en: 'M, 3.4 m', ja: 'M（全高3.4m）', fr: 'M, 3,4 m', es: 'M, 3,4 m', de: 'M, 3,4 m' },
      widthMm: 720,
      heightMm: 3400,
      depthMm: 760,
      print: { widthMm: 720, heightMm: 2890 },
    },
    l: {
      label: { en: 'L, 4.5 m', ja: 'L（全高4.5m）', fr: 'L, 4,5 m', es: 'L, 4,5 m', de: 'L, 4,5 m' },
      widthMm: 870,
      heightMm: 4500,
      depthMm: 760,
      print: { widthMm: 870, heightMm: 3820 },
    },
    xl: {
      label: { en: 'XL, 5.5 m', ja: 'XL（全高5.5m）', fr: 'XL, 5,5 m', es: 'XL, 5,5 m', de: 'XL, 5,5 m' },
      widthMm: 970,
      heightMm: 5500,
      depthMm: 760,
      print: { widthMm: 970, heightMm: 4680 },
    },
  },
};

/** Sizes and prices of the shapes whose free edges are straight. */
export const straightEdgedFeather: { pricing: Tariff['pricing']; variants: StarterUnitProduct['variants'] } = {
  pricing: {
    kind: 'unit',
    variants: {
      s: {
        grams: 950,
        cm3: 4700,
        tiers: [
          { from: 1, retail: 6600, reseller: 5400 },
          { from: 10, retail: 5800, reseller: 4800 },
          { from: 50, retail: 5200, reseller: 4400 },
        ],
      },
      m: {
        grams: 1350,
        cm3: 6600,
        tiers: [
          { from: 1, retail: 8400, reseller: 6900 },
          { from: 10, retail: 7400, reseller: 6200 },
          { from: 50, retail: 6600, reseller: 5600 },
        ],
      },
      l: {
        grams: 1850,
        cm3: 8800,
        tiers: [
          { from: 1, retail: 11200, reseller: 9200 },
          { from: 10, retail: 9900, reseller: 8300 },
          { from: 50, retail: 8900, reseller: 7600 },
        ],
      },
      xl: {
        grams: 2450,
        cm3: 11500,
        tiers: [
          { from: 1, retail: 14800, reseller: 12150 },
          { from: 10, retail: 13200, reseller: 11000 },
          { from: 50, retail: 11900, reseller: 10100 },
        ],
      },
    },
  },
  variants: {
    s: {
      label: { en: 'S, 2.3 m', ja: 'S（全高2.3m）', fr: 'S, 2,3 m', es: 'S, 2,3 m', de: 'S, 2,3 m' },
      widthMm: 550,
      heightMm: 2300,
      depthMm: 760,
      print: { widthMm: 550, heightMm: 1950 },
    },
    m: {
      label: { en: 'M, 3.4 m', ja: 'M（全高3.4m）', fr: 'M, 3,4 m', es: 'M, 3,4 m', de: 'M, 3,4 m' },
      widthMm: 700,
      heightMm: 3400,
      depthMm: 760,
      print: { widthMm: 700, heightMm: 2890 },
    },
    l: {
      label: { en: 'L, 4.5 m', ja: 'L（全高4.5m）', fr: 'L, 4,5 m', es: 'L, 4,5 m', de: 'L, 4,5 m' },
      widthMm: 850,
      heightMm: 4500,
      depthMm: 760,
      print: { widthMm: 850, heightMm: 3820 },
    },
    xl: {
      label: { en: 'XL, 5.5 m', ja: 'XL（全高5.5m）', fr: 'XL, 5,5 m', es: 'XL, 5,5 m', de: 'XL, 5,5 m' },
      widthMm: 950,
      heightMm: 5500,
      depthMm: 760,
      print: { widthMm: 950, heightMm: 4680 },
    },
  },
};
