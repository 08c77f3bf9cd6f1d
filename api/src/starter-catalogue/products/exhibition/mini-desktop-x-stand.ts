import type { StarterUnitProduct } from '../../starter-product';

export const miniDesktopXStand: StarterUnitProduct = {
  sku: 'x-stand-desktop',
  category: 'exhibition',
  slug: 'mini-desktop-x-stand',
  kind: 'unit',
  uvInkjet: false,
  tariff: {
    pricing: {
      kind: 'unit',
      variants: {
        '25x40': {
          grams: 140,
          cm3: 620,
          tiers: [
            { from: 1, retail: 1500, reseller: 1250 },
            { from: 20, retail: 1250, reseller: 1050 },
            { from: 100, retail: 1050, reseller: 900 },
          ],
        },
        '30x42': {
          grams: 170,
          cm3: 760,
          tiers: [
            { from: 1, retail: 1800, reseller: 1500 },
            { from: 20, retail: 1500, reseller: 1250 },
            { from: 100, retail: 1250, reseller: 1050 },
          ],
        },
      },
    },
    setupFen: 300,
    artworkFactor: { custom: '1', blank: '0.8' },
    limits: { maxQuantity: 5000 },
    finishes: {},
    bulk: { quantity: 300 },
  },
  form: 'desktop-x-stand',
  variants: {
    '25x40': {
      label: { en: '25 × 40 cm', ja: '25×40cm', fr: '25 × 40 cm', es: '25 × 40 cm', de: '25 × 40 cm' },
      widthMm: 250,
      heightMm: 430,
      depthMm: 190,
      print: { widthMm: 250, heightMm: 400 },
    },
    '30x42': {
      label: {
        en: '29.7 × 42 cm (A3)',
        ja: '29.7×42cm（A3）',
        fr: '29,7 × 42 cm (A3)',
        es: '29,7 × 42 cm (A3)',
        de: '29,7 × 42 cm (A3)',
      },
      widthMm: 297,
      heightMm: 450,
      depthMm: 200,
      print: { widthMm: 297, heightMm: 420 },
    },
  },
  properties: { printerType: 'eco-solvent', resolution: 1440, waterproof: true, uvResistant: true },
  scene: 'desktop-x-stand-counter',
  detail: 'x-stand-corner',
  text: {
    en: {
      name: 'Mini desktop X-stand',
      summary: 'The X-stand for a counter, in two sizes.',
      description:
        'Spring wires on a plastic foot hold a film print by its corners. Folds flat to the length of its print.',
      notes: ['Grommets lie 1 cm from the corners.', 'The price falls from 20 pieces of one artwork.'],
      uses: ['Counters', 'Tables', 'Shelves'],
    },
    ja: {
      name: '卓上ミニXバナー',
      summary: 'カウンター用のXバナー。2サイズ。',
      description: '樹脂の台座に付いたばねワイヤーで、フィルムの四隅を張ります。たたむとメディアの長さに収まります。',
      notes: ['ハトメは角から1cmの位置です。', '同じデータ20個から数量割引の単価になります。'],
      uses: ['カウンター', 'テーブル', '棚'],
    },
    fr: {
      name: 'Mini X-banner de table',
      summary: 'Le X-banner pour comptoir, en deux formats.',
      description:
        'Des tiges à ressort sur un pied en plastique tendent le visuel par les coins. Plié, il n’est pas plus long que son visuel.',
      notes: ['Les œillets sont à 1 cm des coins.', 'Le prix baisse dès 20 pièces du même visuel.'],
      uses: ['Comptoirs', 'Tables', 'Étagères'],
    },
    es: {
      name: 'Mini X-banner de mesa',
      summary: 'El X-banner para mostrador, en dos medidas.',
      description:
        'Varillas con muelle sobre un pie de plástico sujetan la película por las esquinas. Plegado no es más largo que su gráfica.',
      notes: ['Los ojales están a 1 cm de las esquinas.', 'El precio baja desde 20 piezas con el mismo diseño.'],
      uses: ['Mostradores', 'Mesas', 'Estantes'],
    },
    de: {
      name: 'Mini-X-Banner',
      summary: 'Das X-Banner für die Theke, in zwei Größen.',
      description:
        'Federdrähte auf einem Kunststofffuß spannen den Film an den Ecken. Zusammengelegt ist es nicht länger als sein Druck.',
      notes: ['Die Ösen liegen 1 cm von den Ecken.', 'Ab 20 Stück desselben Motivs sinkt der Preis.'],
      uses: ['Theken', 'Tische', 'Regale'],
    },
  },
};
