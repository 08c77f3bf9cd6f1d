import type { StarterAreaProduct } from '../../starter-product';

export const polymericVinyl: StarterAreaProduct = {
  sku: 'sticker-vinyl',
  category: 'sticker',
  slug: 'vinyl-sticker',
  kind: 'area',
  uvInkjet: false,
  featured: true,
  tariff: {
    pricing: {
      kind: 'area',
      minBillableMm2: 250000,
      tiers: [
        { from: 0, retail: 2900, reseller: 2400 },
        { from: 5, retail: 2800, reseller: 2300 },
        { from: 20, retail: 2700, reseller: 2250 },
        { from: 100, retail: 2500, reseller: 2150 },
      ],
    },
    setupFen: 0,
    artworkFactor: { custom: '1', blank: '0.6', black: '0.9' },
    limits: { minMm: 50, maxLongMm: 30000, rollWidthMm: 1520, maxQuantity: 20000 },
    seamFenPerMetre: 300,
    gramsPerM2: 270,
    gramsPerPiece: 0,
    cm3PerM2: 400,
    cm3PerPiece: 0,
    finishes: {
      'laminated-gloss': { fenPerM2: 700 },
      'laminated-matte': { fenPerM2: 700 },
      'cut-to-shape': { fenPerMetre: 260 },
      'raw-edges': {},
    },
    bulk: { quantity: 500, areaM2: 200 },
  },
  properties: { printerType: 'eco-solvent', resolution: 1440, waterproof: true, uvResistant: true },
  scene: 'sticker-window',
  detail: 'sticker-peel',
  text: {
    en: {
      name: 'Vinyl sticker',
      summary: 'Self-adhesive PVC for smooth surfaces, cut straight or to shape.',
      description:
        'White polymeric PVC, 0.1 mm, with a grey removable adhesive on 120 g release paper. Wider than 1.52 m it comes in panels that overlap by 1 cm.',
      notes: [
        'For surfaces that are smooth, dry and free of grease, from 10 °C.',
        'Choose lamination for vehicles and wherever hands reach.',
        'Each piece is billed as at least 0.25 m².',
      ],
      uses: ['Shop windows', 'Vehicles', 'Walls and doors', 'Machines'],
    },
    ja: {
      name: '塩ビステッカー',
      summary: '平らな面に貼る粘着塩ビシート。四角断裁または輪郭カット。',
      description:
        '厚さ0.1mmの白色塩ビシート（グレー再剥離糊、台紙120g）に印刷します。幅1.52mを超える場合は1cm重ねの分割でお届けします。',
      notes: [
        '貼り付け面は平滑で、油分や水分のない10℃以上の状態にしてください。',
        '車両や手の触れる場所にはラミネートをお選びください。',
        '1枚あたりの最小計算面積は0.25m²です。',
      ],
      uses: ['店舗の窓', '車両', '壁・ドア', '機械の表示'],
    },
    fr: {
      name: 'Vinyle adhésif',
      summary: 'PVC adhésif pour surfaces lisses, coupé droit ou à la forme.',
      description:
        'PVC polymère blanc, 0,1 mm, à colle grise repositionnable, sur papier support de 120 g. Au-delà de 1,52 m, il est livré en lés qui se recouvrent de 1 cm.',
      notes: [
        'Pour surfaces lisses, sèches et dégraissées, dès 10 °C.',
        'Choisissez le pelliculage sur véhicule et partout où l’on met les mains.',
        'Chaque pièce est comptée au moins 0,25 m².',
      ],
      uses: ['Vitrines', 'Véhicules', 'Murs et portes', 'Machines'],
    },
    es: {
      name: 'Vinilo adhesivo',
      summary: 'PVC adhesivo para superficies lisas, con corte recto o de contorno.',
      description:
        'PVC polimérico blanco, 0,1 mm, con adhesivo gris removible y papel soporte de 120 g. A partir de 1,52 m de ancho se entrega en paños con 1 cm de solape.',
      notes: [
        'Para superficies lisas, secas y sin grasa, desde 10 °C.',
        'Conviene laminarlo en vehículos y donde lleguen las manos.',
        'Cada pieza se factura como 0,25 m² como mínimo.',
      ],
      uses: ['Escaparates', 'Vehículos', 'Paredes y puertas', 'Máquinas'],
    },
    de: {
      name: 'Klebefolie',
      summary: 'Selbstklebendes PVC für glatte Flächen, gerade oder auf Kontur geschnitten.',
      description:
        'Weißes polymeres PVC, 0,1 mm, mit grauem, ablösbarem Kleber auf 120-g-Trägerpapier. Ab 1,52 m Breite in Bahnen mit 1 cm Überlappung.',
      notes: [
        'Für glatte, trockene, fettfreie Flächen ab 10 °C.',
        'Nehmen Sie Laminat auf Fahrzeugen und überall, wo Hände hinkommen.',
        'Jedes Stück wird mit mindestens 0,25 m² berechnet.',
      ],
      uses: ['Schaufenster', 'Fahrzeuge', 'Wände und Türen', 'Maschinen'],
    },
  },
};
