import type { DemoProduct } from './demo-product';

export const exhibition: readonly DemoProduct[] = [
  {
    sku: 'roll-up',
    category: 'exhibition',
    slug: 'roll-up-banner-stand',
    kind: 'unit',
    uvInkjet: false,
    featured: true,
    tariff: {
      pricing: {
        kind: 'unit',
        variants: {
          '85x200': {
            grams: 2900,
            cm3: 9000,
            tiers: [
              { from: 1, retail: 14800, reseller: 11900 },
              { from: 10, retail: 13200, reseller: 10800 },
              { from: 50, retail: 11900, reseller: 9900 },
            ],
          },
          '100x200': {
            grams: 3500,
            cm3: 11200,
            tiers: [
              { from: 1, retail: 18200, reseller: 14800 },
              { from: 10, retail: 16400, reseller: 13500 },
              { from: 50, retail: 14900, reseller: 12500 },
            ],
          },
          '120x200': {
            grams: 4600,
            cm3: 14500,
            tiers: [
              { from: 1, retail: 22800, reseller: 18600 },
              { from: 10, retail: 20400, reseller: 17200 },
              { from: 50, retail: 18700, reseller: 16100 },
            ],
          },
        },
      },
      setupFen: 500,
      artworkFactor: { custom: '1', blank: '0.82' },
      limits: { maxQuantity: 1000 },
      finishes: { 'carry-bag': { fenPerPiece: 900, gramsPerPiece: 310 } },
      bulk: { quantity: 50 },
    },
    form: 'roll-up',
    variants: {
      '85x200': {
        label: { en: '85 × 200 cm', ja: '85×200cm' },
        widthMm: 870,
        heightMm: 2060,
        depthMm: 300,
        print: { widthMm: 850, heightMm: 2000 },
      },
      '100x200': {
        label: { en: '100 × 200 cm', ja: '100×200cm' },
        widthMm: 1020,
        heightMm: 2060,
        depthMm: 320,
        print: { widthMm: 1000, heightMm: 2000 },
      },
      '120x200': {
        label: { en: '120 × 200 cm', ja: '120×200cm' },
        widthMm: 1220,
        heightMm: 2060,
        depthMm: 360,
        print: { widthMm: 1200, heightMm: 2000 },
      },
    },
    properties: { printerType: 'eco-solvent', resolution: 1440, waterproof: true, uvResistant: true },
    scene: 'roll-up-lobby',
    detail: 'roll-up-cassette',
    text: {
      en: {
        name: 'Roll-up banner stand',
        summary: 'Aluminium cassette with a print that rolls in; set up in a minute.',
        description: 'An aluminium cassette on two turned-out feet, a three-part pole and a clip rail. The print on 0.28 mm grey-back film hides the light from behind and lies flat. The stand comes with its print mounted.',
        notes: [
          'Leave 10 cm at the foot of your file: it stays in the cassette.',
          'Indoor stand: a draught can tip it over.',
          'The print can be changed; order film of the same width.',
        ],
        uses: ['Exhibitions', 'Lobbies', 'Conferences', 'Points of sale'],
      },
      ja: {
        name: 'ロールアップバナースタンド',
        summary: 'メディアを巻き取るアルミ製スタンド。1分で設置できます。',
        description: '回転式の脚が付いたアルミ製本体、3分割ポール、上部クリップのセットです。メディアは裏面グレーの遮光フィルム（厚さ0.28mm）で、反りにくく後ろの光を通しません。メディアを取り付けた状態でお届けします。',
        notes: [
          'データの下端10cmは本体に巻き込まれます。余白にしてください。',
          '屋内用です。風が当たると倒れることがあります。',
          'メディアの交換ができます。同じ幅のフィルムをご注文ください。',
        ],
        uses: ['展示会', 'ロビー', '会議・セミナー', '店頭'],
      },
    },
  },
  {
    sku: 'x-stand',
    category: 'exhibition',
    slug: 'x-stand',
    kind: 'unit',
    uvInkjet: false,
    tariff: {
      pricing: {
        kind: 'unit',
        variants: {
          '60x160': {
            grams: 880,
            cm3: 3100,
            tiers: [
              { from: 1, retail: 4600, reseller: 3800 },
              { from: 10, retail: 4000, reseller: 3300 },
              { from: 50, retail: 3500, reseller: 2950 },
            ],
          },
          '80x180': {
            grams: 1150,
            cm3: 4200,
            tiers: [
              { from: 1, retail: 5800, reseller: 4800 },
              { from: 10, retail: 5100, reseller: 4200 },
              { from: 50, retail: 4500, reseller: 3800 },
            ],
          },
        },
      },
      setupFen: 300,
      artworkFactor: { custom: '1', blank: '0.75' },
      limits: { maxQuantity: 2000 },
      finishes: { 'carry-bag': { fenPerPiece: 350, gramsPerPiece: 90 } },
      bulk: { quantity: 100 },
    },
    form: 'x-stand',
    variants: {
      '60x160': {
        label: { en: '60 × 160 cm', ja: '60×160cm' },
        widthMm: 600,
        heightMm: 1760,
        depthMm: 620,
        print: { widthMm: 600, heightMm: 1600 },
      },
      '80x180': {
        label: { en: '80 × 180 cm', ja: '80×180cm' },
        widthMm: 800,
        heightMm: 1980,
        depthMm: 720,
        print: { widthMm: 800, heightMm: 1800 },
      },
    },
    properties: { printerType: 'eco-solvent', resolution: 1440, waterproof: true, uvResistant: true },
    scene: 'x-stand-entrance',
    detail: 'x-stand-corner',
    text: {
      en: {
        name: 'X-stand',
        summary: 'Folding stand that holds the print by four grommets.',
        description: 'Fibreglass arms on a folding hub, under 1.2 kg with its print on 0.28 mm film. The arms keep the print taut; it is changed in seconds.',
        notes: [
          'The grommets lie 1.5 cm from the corners: keep text clear of them.',
          'Indoor stand.',
          'Fits prints of its own size only.',
        ],
        uses: ['Receptions', 'Shops', 'Events', 'Schools'],
      },
      ja: {
        name: 'Xバナースタンド',
        summary: '四隅のハトメで張る折りたたみスタンド。',
        description: '折りたたみ式ハブにグラスファイバーのアームを付けたスタンドです。厚さ0.28mmのフィルムを含めて1.2kg未満。アームの張力でたるまず、数秒で掛け替えられます。',
        notes: [
          'ハトメは角から1.5cmの位置です。文字を重ねないでください。',
          '屋内用です。',
          '対応するメディアは各サイズ専用です。',
        ],
        uses: ['受付', '店舗', 'イベント', '学校'],
      },
    },
  },
  {
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
        label: { en: '25 × 40 cm', ja: '25×40cm' },
        widthMm: 250,
        heightMm: 430,
        depthMm: 190,
        print: { widthMm: 250, heightMm: 400 },
      },
      '30x42': {
        label: { en: '29.7 × 42 cm (A3)', ja: '29.7×42cm（A3）' },
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
        description: 'Spring wires on a plastic foot hold a film print by its corners. Folds flat to the length of its print.',
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
    },
  },
  {
    sku: 'pop-up-display',
    category: 'exhibition',
    slug: 'pop-up-display',
    kind: 'unit',
    uvInkjet: false,
    tariff: {
      pricing: {
        kind: 'unit',
        variants: {
          '8ft': {
            grams: 17500,
            cm3: 72000,
            tiers: [
              { from: 1, retail: 118000, reseller: 97000 },
              { from: 5, retail: 109000, reseller: 91000 },
              { from: 20, retail: 98000, reseller: 83000 },
            ],
          },
          '10ft': {
            grams: 21500,
            cm3: 84000,
            tiers: [
              { from: 1, retail: 142000, reseller: 117000 },
              { from: 5, retail: 131000, reseller: 109000 },
              { from: 20, retail: 118000, reseller: 100000 },
            ],
          },
        },
      },
      setupFen: 2000,
      artworkFactor: { custom: '1', blank: '0.7' },
      limits: { maxQuantity: 200 },
      finishes: {
        spotlights: { fenPerPiece: 9800, gramsPerPiece: 1300 },
        'wheeled-case': { fenPerPiece: 32000, gramsPerPiece: 7800 },
      },
      bulk: { quantity: 10 },
    },
    form: 'pop-up',
    variants: {
      '8ft': {
        label: { en: '8 ft, 3 × 3 frame', ja: '8フィート（3×3フレーム）' },
        widthMm: 2440,
        heightMm: 2300,
        depthMm: 330,
        print: { widthMm: 3100, heightMm: 2230 },
      },
      '10ft': {
        label: { en: '10 ft, 3 × 4 frame', ja: '10フィート（3×4フレーム）' },
        widthMm: 3050,
        heightMm: 2300,
        depthMm: 330,
        print: { widthMm: 3740, heightMm: 2230 },
      },
    },
    properties: { printerType: 'eco-solvent', resolution: 1440, waterproof: true, uvResistant: true },
    scene: 'pop-up-hall',
    detail: 'pop-up-joint',
    text: {
      en: {
        name: 'Pop-up display',
        summary: 'Folding wall with magnetic panels, straight, with printed ends.',
        description: 'An aluminium lattice that opens in one movement and locks with magnetic bars. The panels, laminated 0.45 mm film with magnetic tape, hang edge to edge. One person sets it up in ten minutes.',
        notes: [
          'Use the template: it shows where the panels meet and the ends turn.',
          'The frame travels in a carton; the wheeled case is extra.',
          'Indoor stand.',
        ],
        uses: ['Exhibition booths', 'Press walls', 'Stages'],
      },
      ja: {
        name: 'ポップアップディスプレイ',
        summary: 'マグネットパネル式の折りたたみバックウォール。側面印刷付き。',
        description: '一動作で開くアルミフレームをマグネットバーで固定します。パネルはマグネットテープ付きの厚さ0.45mmラミネートフィルムで、継ぎ目なく並びます。1人で10分ほどで設置できます。',
        notes: [
          'テンプレートをお使いください。パネルの継ぎ目と側面の折り位置が分かります。',
          'フレームは段ボール箱でお届けします。キャスター付きケースは別売です。',
          '屋内用です。',
        ],
        uses: ['展示会ブース', '記者会見の背景', '舞台'],
      },
    },
  },
];
