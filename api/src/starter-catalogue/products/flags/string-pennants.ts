import type { StarterUnitProduct } from '../../starter-product';

export const stringPennants: StarterUnitProduct = {
  sku: 'string-pennants',
  category: 'flags',
  slug: 'string-pennants',
  kind: 'unit',
  uvInkjet: false,
  tariff: {
    pricing: {
      kind: 'unit',
      variants: {
        '5m': {
          grams: 150,
          cm3: 480,
          tiers: [
            { from: 1, retail: 2900, reseller: 2400 },
            { from: 20, retail: 2400, reseller: 2000 },
            { from: 100, retail: 2000, reseller: 1700 },
          ],
        },
        '10m': {
          grams: 290,
          cm3: 900,
          tiers: [
            { from: 1, retail: 4900, reseller: 4000 },
            { from: 20, retail: 4100, reseller: 3400 },
            { from: 100, retail: 3400, reseller: 2900 },
          ],
        },
      },
    },
    setupFen: 300,
    artworkFactor: { custom: '1', blank: '0.65' },
    limits: { maxQuantity: 5000 },
    finishes: {},
    bulk: { quantity: 200 },
  },
  form: 'string-pennants',
  variants: {
    '5m': {
      label: {
        en: '5 m, 12 pennants',
        ja: '5m（12枚）',
        fr: '5 m, 12 fanions',
        es: '5 m, 12 banderines',
        de: '5 m, 12 Wimpel',
      },
      widthMm: 5000,
      heightMm: 2400,
      depthMm: 200,
      print: { widthMm: 200, heightMm: 300 },
    },
    '10m': {
      label: {
        en: '10 m, 24 pennants',
        ja: '10m（24枚）',
        fr: '10 m, 24 fanions',
        es: '10 m, 24 banderines',
        de: '10 m, 24 Wimpel',
      },
      widthMm: 10000,
      heightMm: 2400,
      depthMm: 200,
      print: { widthMm: 200, heightMm: 300 },
    },
  },
  properties: { printerType: 'dye-sublimation', resolution: 1440, waterproof: true, uvResistant: true },
  scene: 'pennants-yard',
  detail: 'pennant-cord',
  text: {
    en: {
      name: 'String pennants',
      summary: 'Pointed pennants, 20 × 30 cm, sewn along a tape.',
      description:
        'Polyester, 110 g a square metre, heat-cut and printed on one side with the colour through to the back. They hang 20 cm apart on a folded white tape with 60 cm to tie at each end.',
      notes: [
        'Up to five designs alternate along one string: number your files.',
        'Allow 5 % more length than the distance, so that the string can sag.',
        'Tie it to fixed points that bear 20 kg; take it in above wind force 6.',
      ],
      uses: ['Opening days', 'Street fairs', 'Swimming pools', 'Car lots'],
    },
    ja: {
      name: '連続三角旗（ペナント）',
      summary: '20×30cmの三角旗をテープに縫い連ねた装飾旗。',
      description:
        '110g/m²のポリエステルをヒートカットし、片面印刷で裏まで色を抜きます。白い二つ折りテープに20cm間隔で縫い付け、両端に結び代を60cmずつ残します。',
      notes: [
        '1本に最大5種類の絵柄を順に並べられます。データに番号を付けてください。',
        'たるみの分、間隔より5%長めにご用意ください。',
        '20kgに耐える箇所に結び、風力6を超えたら外してください。',
      ],
      uses: ['オープン記念', '縁日', 'プール', '中古車展示場'],
    },
    fr: {
      name: 'Guirlande de fanions',
      summary: 'Des fanions triangulaires de 20 × 30 cm cousus sur un ruban.',
      description:
        'Polyester de 110 g/m², coupé à chaud, imprimé d’un côté, couleur traversante au dos. Ils sont espacés de 20 cm sur un ruban blanc plié, avec 60 cm pour nouer à chaque bout.',
      notes: [
        'Jusqu’à cinq motifs en alternance sur une guirlande : numérotez vos fichiers.',
        'Comptez 5 % de plus que la distance, pour la flèche.',
        'Attaches solides, 20 kg au moins ; retirez-la au-delà de force 6.',
      ],
      uses: ['Inaugurations', 'Fêtes de rue', 'Piscines', 'Parcs automobiles'],
    },
    es: {
      name: 'Guirnalda de banderines',
      summary: 'Banderines de 20 × 30 cm cosidos a lo largo de una cinta.',
      description:
        'Poliéster de 110 g/m², cortado en caliente e impreso por una cara, con color que traspasa al dorso. Van cada 20 cm en una cinta blanca plegada, con 60 cm para atar en cada extremo.',
      notes: [
        'Hasta cinco diseños alternados por guirnalda: numere los archivos.',
        'Cuente un 5 % más que la distancia, para que cuelgue.',
        'Átela a puntos que aguanten 20 kg y retírela con más de fuerza 6.',
      ],
      uses: ['Inauguraciones', 'Fiestas de barrio', 'Piscinas', 'Venta de coches'],
    },
    de: {
      name: 'Wimpelkette',
      summary: 'Dreieckige Wimpel, 20 × 30 cm, an ein Band genäht.',
      description:
        'Polyester, 110 g/m², heiß geschnitten und einseitig bedruckt mit Durchdruck auf die Rückseite. Sie hängen im Abstand von 20 cm an einem gefalteten weißen Band; an den Enden bleiben je 60 cm zum Knoten.',
      notes: [
        'Bis zu fünf Motive wechseln sich ab: die Dateien nummerieren.',
        '5 % mehr Länge als Abstand einplanen, damit die Kette durchhängen kann.',
        'An Punkten befestigen, die 20 kg tragen; über Windstärke 6 abnehmen.',
      ],
      uses: ['Eröffnungen', 'Straßenfeste', 'Schwimmbäder', 'Autohöfe'],
    },
  },
};
