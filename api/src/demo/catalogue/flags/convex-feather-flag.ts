import type { DemoUnitProduct } from '../demo-product';

export const convexFeatherFlag: DemoUnitProduct = {
  sku: 'feather-convex',
  category: 'flags',
  slug: 'convex-feather-flag',
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
  },
  form: 'feather-convex',
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
  properties: { printerType: 'dye-sublimation', resolution: 1440, waterproof: true, uvResistant: true },
  scene: 'feather-convex',
  detail: 'flag-sleeve',
  text: {
    en: {
      name: 'Convex feather flag',
      summary: 'A rounded lower edge that moves softly and never hides your last line.',
      description:
        'Knitted polyester, 110 g a square metre, on a pole of fibreglass and aluminium. The belly below gives room for an address or a price where other shapes are already cut away.',
      notes: [
        'The base is a finish of its own: cross base, ground spike or tyre base.',
        'Keep text 8 cm from the rounded edge.',
        'Take flags in when the wind rises above force 4.',
        'The spigot turns on its bearing: a drop of oil a season keeps it quiet.',
      ],
      uses: ['Bakeries', 'Garden centres', 'Campsites', 'Fun runs'],
    },
    ja: {
      name: 'バナーフラッグ 凸カーブ型',
      summary: '裾が丸くふくらみ、やわらかく揺れるフラッグ。',
      description:
        '110g/m²のポリエステルトリコットを、グラスファイバーとアルミのポールに張ります。ほかの形では切れてしまう裾の部分に、住所や価格を入れられます。',
      notes: [
        '台座は加工オプションです。クロスベース、スパイク、タイヤ踏みから選べます。',
        '文字は丸い裾から8cm離してください。',
        '風力4を超える場合は取り込んでください。',
        '回転軸には年に一度、油を一滴差すと静かに回ります。',
      ],
      uses: ['ベーカリー', '園芸店', 'キャンプ場', '市民マラソン'],
    },
    fr: {
      name: 'Beach flag convexe',
      summary: 'Un bas arrondi, au mouvement doux, qui ne mange pas la dernière ligne.',
      description:
        'Maille de polyester de 110 g/m² sur un mât de fibre de verre et d’aluminium. Le ventre du bas laisse la place d’une adresse ou d’un prix, là où les autres formes sont déjà coupées.',
      notes: [
        'Le pied est une finition à part : pied croix, pique ou platine pour roue.',
        'Gardez le texte à 8 cm du bord arrondi.',
        'Rentrez les drapeaux au-delà de force 4.',
        'Le pivot tourne sur roulement : une goutte d’huile par saison le garde silencieux.',
      ],
      uses: ['Boulangeries', 'Jardineries', 'Campings', 'Courses populaires'],
    },
    es: {
      name: 'Bandera pluma convexa',
      summary: 'Borde inferior redondeado, de movimiento suave, que no se come la última línea.',
      description:
        'Punto de poliéster de 110 g/m² en un mástil de fibra de vidrio y aluminio. La curva de abajo deja sitio para una dirección o un precio donde otras formas ya están cortadas.',
      notes: [
        'La base es un acabado aparte: base en cruz, pica o base para rueda.',
        'Deje el texto a 8 cm del borde redondo.',
        'Recoja las banderas cuando el viento pase de fuerza 4.',
        'El pivote gira sobre rodamiento: una gota de aceite por temporada evita ruidos.',
      ],
      uses: ['Panaderías', 'Viveros', 'Campings', 'Carreras populares'],
    },
    de: {
      name: 'Beachflag konvex',
      summary: 'Runde Unterkante, die weich schwingt und keine letzte Zeile kostet.',
      description:
        'Polyester-Wirkware, 110 g/m², an einem Stab aus Glasfaser und Aluminium. Der Bauch unten lässt Platz für Adresse oder Preis, wo andere Formen schon weggeschnitten sind.',
      notes: [
        'Der Fuß ist eine eigene Ausstattung: Kreuzfuß, Erdspieß oder Autofuß.',
        'Text 8 cm vom runden Rand halten.',
        'Ab Windstärke 4 hereinholen.',
        'Der Zapfen dreht auf einem Lager: ein Tropfen Öl je Saison hält ihn leise.',
      ],
      uses: ['Bäckereien', 'Gartencenter', 'Campingplätze', 'Volksläufe'],
    },
  },
};
