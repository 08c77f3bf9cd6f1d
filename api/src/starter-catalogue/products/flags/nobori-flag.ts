import type { StarterUnitProduct } from '../../starter-product';

export const noboriFlag: StarterUnitProduct = {
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
      label: { en: '45 × 180 cm', ja: '45×180cm', fr: '45 × 180 cm', es: '45 × 180 cm', de: '45 × 180 cm' },
      widthMm: 511,
      heightMm: 2370,
      depthMm: 400,
      print: { widthMm: 450, heightMm: 1800 },
    },
    '60x150': {
      label: { en: '60 × 150 cm', ja: '60×150cm', fr: '60 × 150 cm', es: '60 × 150 cm', de: '60 × 150 cm' },
      widthMm: 661,
      heightMm: 1975,
      depthMm: 400,
      print: { widthMm: 600, heightMm: 1500 },
    },
    '60x180': {
      label: { en: '60 × 180 cm', ja: '60×180cm', fr: '60 × 180 cm', es: '60 × 180 cm', de: '60 × 180 cm' },
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
      description:
        'Polyester pongee, 75 g a square metre, heat-cut, with three tabs above and five on the left side. Printed on one side with the colour through to the back.',
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
      description:
        '75g/m²のポリエステルポンジに片面印刷し、周囲をヒートカットします。チチは上3か所、左5か所。裏にも色が抜けます。',
      notes: [
        'ポールと注水スタンドは加工オプションで選びます。',
        'ヒートカットは風の強い場所でほつれることがあります。三巻縫製をお勧めします。',
        'チチの位置は、注文備考に指定がなければ左側です。',
      ],
      uses: ['店頭', 'お祭り', 'セール', '沿道'],
    },
    fr: {
      name: 'Drapeau nobori',
      summary: 'Le drapeau vertical japonais, à pattes le long du mât et de la traverse.',
      description:
        'Pongé de polyester de 75 g/m², coupé à chaud, trois pattes en haut et cinq sur le côté gauche. Impression d’un côté, couleur traversante au dos.',
      notes: [
        'Le mât et le pied à lester sont des finitions à part.',
        'Par vent constant, les bords coupés à chaud s’effilochent : l’ourlet cousu dure plus.',
        'Les pattes sont à gauche, sauf indication dans les notes de commande.',
      ],
      uses: ['Devantures', 'Fêtes', 'Soldes', 'Bords de route'],
    },
    es: {
      name: 'Bandera nobori',
      summary: 'La bandera vertical japonesa, con presillas en mástil y travesaño.',
      description:
        'Pongé de poliéster de 75 g/m², cortado en caliente, con tres presillas arriba y cinco a la izquierda. Impresión por una cara con color que traspasa al dorso.',
      notes: [
        'El mástil y la base de agua son acabados aparte.',
        'Con viento constante los bordes pueden deshilacharse: el dobladillo cosido dura más.',
        'Las presillas van a la izquierda, salvo que el pedido diga otra cosa.',
      ],
      uses: ['Fachadas de tienda', 'Fiestas', 'Rebajas', 'Bordes de carretera'],
    },
    de: {
      name: 'Nobori-Fahne',
      summary: 'Die japanische Hochfahne mit Laschen an Stab und Querarm.',
      description:
        'Polyester-Pongee, 75 g/m², heiß geschnitten, oben drei Laschen, links fünf. Einseitig bedruckt mit Durchdruck auf die Rückseite.',
      notes: [
        'Stab und Wasserfuß sind eigene Ausstattungen.',
        'Bei stetem Wind fransen heiß geschnittene Kanten aus: Genäht hält länger.',
        'Die Laschen sitzen links, wenn die Bestellung nichts anderes sagt.',
      ],
      uses: ['Ladenfronten', 'Feste', 'Ausverkauf', 'Straßenränder'],
    },
  },
};
