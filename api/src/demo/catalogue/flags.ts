import type { DemoProduct } from './demo-product';

export const flags: readonly DemoProduct[] = [
  {
    sku: 'feather-teardrop',
    category: 'flags',
    slug: 'teardrop-feather-flag',
    kind: 'unit',
    uvInkjet: false,
    featured: true,
    tariff: {
      pricing: {
        kind: 'unit',
        variants: {
          s: {
            grams: 900,
            cm3: 4500,
            tiers: [
              { from: 1, retail: 6800, reseller: 5600 },
              { from: 10, retail: 6000, reseller: 5000 },
              { from: 50, retail: 5300, reseller: 4500 },
            ],
          },
          m: {
            grams: 1250,
            cm3: 6200,
            tiers: [
              { from: 1, retail: 8600, reseller: 7100 },
              { from: 10, retail: 7600, reseller: 6300 },
              { from: 50, retail: 6800, reseller: 5800 },
            ],
          },
          l: {
            grams: 1650,
            cm3: 8000,
            tiers: [
              { from: 1, retail: 10800, reseller: 8900 },
              { from: 10, retail: 9600, reseller: 8000 },
              { from: 50, retail: 8600, reseller: 7300 },
            ],
          },
        },
      },
      setupFen: 500,
      artworkFactor: { custom: '1', blank: '0.75', black: '0.9' },
      limits: { maxQuantity: 2000 },
      finishes: {
        'cross-base': { fenPerPiece: 3200, gramsPerPiece: 2900 },
        'ground-spike': { fenPerPiece: 1300, gramsPerPiece: 850 },
        'water-ring': { fenPerPiece: 900, gramsPerPiece: 320 },
        'carry-bag': { fenPerPiece: 700, gramsPerPiece: 180 },
      },
      bulk: { quantity: 50 },
    },
    form: 'feather-teardrop',
    variants: {
      s: {
        label: { en: 'S, 2.0 m', ja: 'S（全高2.0m）' },
        widthMm: 800,
        heightMm: 2000,
        depthMm: 760,
        print: { widthMm: 800, heightMm: 1700 },
      },
      m: {
        label: { en: 'M, 2.8 m', ja: 'M（全高2.8m）' },
        widthMm: 1050,
        heightMm: 2800,
        depthMm: 760,
        print: { widthMm: 1050, heightMm: 2380 },
      },
      l: {
        label: { en: 'L, 3.5 m', ja: 'L（全高3.5m）' },
        widthMm: 1250,
        heightMm: 3500,
        depthMm: 760,
        print: { widthMm: 1250, heightMm: 2970 },
      },
    },
    properties: { printerType: 'dye-sublimation', resolution: 1440, waterproof: true, uvResistant: true },
    scene: 'feather-teardrop',
    detail: 'feather-base',
    text: {
      en: {
        name: 'Teardrop feather flag',
        summary: 'The pole bends all the way round: the flag stays taut without wind.',
        description: 'Knitted polyester, 110 g a square metre, on a pole of fibreglass and aluminium, printed on one side with the colour through to the back. It turns with the wind on its base.',
        notes: [
          'The base is a finish of its own: cross base for hard ground, spike for grass and sand.',
          'Take flags in when the wind rises above force 4.',
          'Use the template: the edge is curved and 5 cm wide for the sleeve.',
        ],
        uses: ['Forecourts', 'Sports events', 'Shop entrances', 'Fairs'],
      },
      ja: {
        name: 'バナーフラッグ ティアドロップ型',
        summary: 'ポールが一周して張るため、風がなくても形が崩れません。',
        description: '110g/m²のポリエステルトリコットを、グラスファイバーとアルミのポールに張ります。片面印刷で、裏にも色が抜けます。台座の上で風向きに合わせて回ります。',
        notes: [
          '台座は加工オプションで選びます。舗装面はクロスベース、芝や砂地はスパイクです。',
          '風力4を超える場合は取り込んでください。',
          'テンプレートをお使いください。縁は曲線で、5cmの袋縫い部分があります。',
        ],
        uses: ['店舗前', 'スポーツ大会', '入口の目印', '屋外イベント'],
      },
    },
  },
  {
    sku: 'feather-straight',
    category: 'flags',
    slug: 'straight-feather-flag',
    kind: 'unit',
    uvInkjet: false,
    tariff: {
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
        },
      },
      setupFen: 500,
      artworkFactor: { custom: '1', blank: '0.75', black: '0.9' },
      limits: { maxQuantity: 2000 },
      finishes: {
        'cross-base': { fenPerPiece: 3200, gramsPerPiece: 2900 },
        'ground-spike': { fenPerPiece: 1300, gramsPerPiece: 850 },
        'water-ring': { fenPerPiece: 900, gramsPerPiece: 320 },
        'carry-bag': { fenPerPiece: 700, gramsPerPiece: 180 },
      },
      bulk: { quantity: 50 },
    },
    form: 'feather-straight',
    variants: {
      s: {
        label: { en: 'S, 2.3 m', ja: 'S（全高2.3m）' },
        widthMm: 550,
        heightMm: 2300,
        depthMm: 760,
        print: { widthMm: 550, heightMm: 1950 },
      },
      m: {
        label: { en: 'M, 3.4 m', ja: 'M（全高3.4m）' },
        widthMm: 700,
        heightMm: 3400,
        depthMm: 760,
        print: { widthMm: 700, heightMm: 2890 },
      },
      l: {
        label: { en: 'L, 4.5 m', ja: 'L（全高4.5m）' },
        widthMm: 850,
        heightMm: 4500,
        depthMm: 760,
        print: { widthMm: 850, heightMm: 3820 },
      },
    },
    properties: { printerType: 'dye-sublimation', resolution: 1440, waterproof: true, uvResistant: true },
    scene: 'feather-straight',
    detail: 'flag-sleeve',
    text: {
      en: {
        name: 'Straight feather flag',
        summary: 'Tall flag with a level lower edge and the largest printed field.',
        description: 'Knitted polyester, 110 g a square metre, on a pole of fibreglass and aluminium with an elastic sleeve. Printed on one side with the colour through to the back.',
        notes: [
          'The base is a finish of its own: cross base for hard ground, spike for grass and sand.',
          'Take flags in when the wind rises above force 4.',
          'The sleeve on the pole side is black and not printed.',
        ],
        uses: ['Forecourts', 'Car dealers', 'Races', 'Markets'],
      },
      ja: {
        name: 'バナーフラッグ ストレート型',
        summary: '下端が水平で、印刷面が最も広い背の高いフラッグ。',
        description: '110g/m²のポリエステルトリコットを、グラスファイバーとアルミのポールに伸縮スリーブで張ります。片面印刷で、裏にも色が抜けます。',
        notes: [
          '台座は加工オプションで選びます。舗装面はクロスベース、芝や砂地はスパイクです。',
          '風力4を超える場合は取り込んでください。',
          'ポール側のスリーブは黒で、印刷はできません。',
        ],
        uses: ['店舗前', '自動車販売店', 'レース会場', 'マルシェ'],
      },
    },
  },
  {
    sku: 'nobori',
    category: 'flags',
    slug: 'nobori-flag',
    kind: 'unit',
    uvInkjet: false,
    tariff: {
      pricing: {
        kind: 'unit',
        variants: {
          '45x180': {
            grams: 115,
            cm3: 260,
            tiers: [
              { from: 1, retail: 2300, reseller: 1900 },
              { from: 10, retail: 1800, reseller: 1500 },
              { from: 100, retail: 1350, reseller: 1150 },
            ],
          },
          '60x150': {
            grams: 130,
            cm3: 290,
            tiers: [
              { from: 1, retail: 2400, reseller: 2000 },
              { from: 10, retail: 1900, reseller: 1600 },
              { from: 100, retail: 1400, reseller: 1200 },
            ],
          },
          '60x180': {
            grams: 150,
            cm3: 330,
            tiers: [
              { from: 1, retail: 2700, reseller: 2250 },
              { from: 10, retail: 2100, reseller: 1750 },
              { from: 100, retail: 1550, reseller: 1300 },
            ],
          },
        },
      },
      setupFen: 300,
      artworkFactor: { custom: '1', blank: '0.55' },
      limits: { maxQuantity: 10000 },
      finishes: {
        'sewn-hem': { fenPerPiece: 300, gramsPerPiece: 10 },
        'nobori-pole': { fenPerPiece: 1500, gramsPerPiece: 620 },
        'nobori-base': { fenPerPiece: 2900, gramsPerPiece: 900 },
      },
      bulk: { quantity: 300 },
    },
    form: 'nobori',
    variants: {
      '45x180': {
        label: { en: '45 × 180 cm', ja: '45×180cm' },
        widthMm: 511,
        heightMm: 2370,
        depthMm: 400,
        print: { widthMm: 450, heightMm: 1800 },
      },
      '60x150': {
        label: { en: '60 × 150 cm', ja: '60×150cm' },
        widthMm: 661,
        heightMm: 1975,
        depthMm: 400,
        print: { widthMm: 600, heightMm: 1500 },
      },
      '60x180': {
        label: { en: '60 × 180 cm', ja: '60×180cm' },
        widthMm: 661,
        heightMm: 2370,
        depthMm: 400,
        print: { widthMm: 600, heightMm: 1800 },
      },
    },
    properties: { printerType: 'dye-sublimation', resolution: 1440, waterproof: true, uvResistant: true },
    scene: 'nobori-street',
    detail: 'nobori-tabs',
    text: {
      en: {
        name: 'Nobori flag',
        summary: 'The Japanese upright flag on tabs along pole and cross arm.',
        description: 'Polyester pongee, 75 g a square metre, heat-cut, with three tabs above and five on the left side. Printed on one side with the colour through to the back.',
        notes: [
          'Pole and water base are finishes of their own.',
          'Heat-cut edges may fray in constant wind: the sewn hem lasts longer.',
          'Tabs go on the left unless your order notes say otherwise.',
        ],
        uses: ['Shop fronts', 'Festivals', 'Sales', 'Roadsides'],
      },
      ja: {
        name: 'のぼり旗',
        summary: '標準サイズののぼり旗。チチは上3か所、左5か所です。',
        description: '75g/m²のポリエステルポンジに片面印刷し、周囲をヒートカットします。チチは上3か所、左5か所。裏にも色が抜けます。',
        notes: [
          'ポールと注水スタンドは加工オプションで選びます。',
          'ヒートカットは風の強い場所でほつれることがあります。三巻縫製をお勧めします。',
          'チチの位置は、注文備考に指定がなければ左側です。',
        ],
        uses: ['店頭', 'お祭り', 'セール', '沿道'],
      },
    },
  },
];
