import type { StarterAreaProduct } from '../../starter-product';

export const monomericVinyl: StarterAreaProduct = {
  sku: 'sticker-mono',
  category: 'sticker',
  slug: 'monomeric-vinyl',
  kind: 'area',
  uvInkjet: false,
  tariff: {
    pricing: {
      kind: 'area',
      minBillableMm2: 250000,
      tiers: [
        { from: 0, retail: 2600, reseller: 2150 },
        { from: 5, retail: 2500, reseller: 2080 },
        { from: 20, retail: 2400, reseller: 2000 },
        { from: 100, retail: 2200, reseller: 1870 },
        { from: 500, retail: 2100, reseller: 1800 },
      ],
    },
    setupFen: 0,
    artworkFactor: { custom: '1', blank: '0.6', black: '0.9' },
    limits: { minMm: 50, maxLongMm: 30000, rollWidthMm: 1520, maxQuantity: 20000 },
    seamFenPerMetre: 300,
    gramsPerM2: 240,
    gramsPerPiece: 0,
    cm3PerM2: 360,
    cm3PerPiece: 0,
    finishes: {
      'laminated-gloss': { fenPerM2: 700 },
      'laminated-matte': { fenPerM2: 700 },
      'cut-to-shape': { fenPerMetre: 260 },
      'rounded-corners': { fenPerPiece: 30 },
      'raw-edges': {},
    },
    bulk: { quantity: 500, areaM2: 200 },
  },
  properties: { printerType: 'eco-solvent', resolution: 1440, waterproof: true, uvResistant: true },
  scene: 'sticker-window',
  detail: 'sticker-peel',
  text: {
    en: {
      name: 'Monomeric vinyl',
      summary: 'The everyday sticker for flat surfaces and campaigns of a year.',
      description:
        'White calendered PVC, 0.08 mm, with a clear permanent adhesive on 100 g release paper. It is the least expensive film we print; over time it shrinks by a millimetre or two.',
      notes: [
        'For flat surfaces only; on curves and rivets it lifts.',
        'For surfaces that are smooth, dry and free of grease, from 10 °C.',
        'Outdoors for about one year, two with lamination.',
        'Each piece is billed as at least 0.25 m².',
      ],
      uses: ['Price and sale signs', 'Boxes and crates', 'Boards and panels', 'Notices indoors'],
    },
    ja: {
      name: '短期用塩ビステッカー',
      summary: '平らな面に貼る、1年程度の掲示向けの定番シート。',
      description:
        '厚さ0.08mmの白色カレンダー塩ビ（透明強粘着糊、台紙100g）に印刷します。当店で最も手頃なフィルムで、時間とともに1〜2mm縮みます。',
      notes: [
        '平面専用です。曲面やリベットの上では浮きます。',
        '貼り付け面は平滑で、油分や水分のない10℃以上の状態にしてください。',
        '屋外での目安は約1年、ラミネート付きで約2年です。',
        '1枚あたりの最小計算面積は0.25m²です。',
      ],
      uses: ['価格表示・セール', '箱・コンテナ', '看板パネル', '屋内の掲示'],
    },
    fr: {
      name: 'Vinyle monomère',
      summary: 'L’adhésif de tous les jours : surfaces planes, campagnes d’un an.',
      description:
        'PVC calandré blanc, 0,08 mm, à colle transparente permanente, sur papier support de 100 g. C’est notre film le moins cher ; avec le temps, il se rétracte d’un ou deux millimètres.',
      notes: [
        'Surfaces planes seulement ; sur courbes et rivets, il se décolle.',
        'Pour surfaces lisses, sèches et dégraissées, dès 10 °C.',
        'Dehors, environ un an, deux avec pelliculage.',
        'Chaque pièce est comptée au moins 0,25 m².',
      ],
      uses: ['Prix et soldes', 'Caisses et cartons', 'Panneaux', 'Affichage intérieur'],
    },
    es: {
      name: 'Vinilo monomérico',
      summary: 'El adhesivo de diario para superficies planas y campañas de un año.',
      description:
        'PVC calandrado blanco, 0,08 mm, con adhesivo permanente transparente y papel soporte de 100 g. Es la película más barata que imprimimos; con el tiempo encoge uno o dos milímetros.',
      notes: [
        'Solo para superficies planas; en curvas y remaches se levanta.',
        'Para superficies lisas, secas y sin grasa, desde 10 °C.',
        'Al exterior aguanta cerca de un año, dos con laminado.',
        'Cada pieza se factura como 0,25 m² como mínimo.',
      ],
      uses: ['Precios y rebajas', 'Cajas y embalajes', 'Paneles', 'Avisos de interior'],
    },
    de: {
      name: 'Monomere Folie',
      summary: 'Der Alltagsaufkleber für ebene Flächen und Aktionen bis zu einem Jahr.',
      description:
        'Weißes kalandriertes PVC, 0,08 mm, mit klarem Permanentkleber auf 100-g-Trägerpapier. Unsere günstigste Folie; mit der Zeit schrumpft sie um ein bis zwei Millimeter.',
      notes: [
        'Nur für ebene Flächen; auf Wölbungen und Nieten hebt sie ab.',
        'Für glatte, trockene, fettfreie Flächen ab 10 °C.',
        'Im Freien rund ein Jahr, mit Laminat zwei.',
        'Jedes Stück wird mit mindestens 0,25 m² berechnet.',
      ],
      uses: ['Preise und Aktionen', 'Kisten und Kartons', 'Schilder und Tafeln', 'Hinweise im Innenraum'],
    },
  },
};
