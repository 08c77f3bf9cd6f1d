import type { StarterUnitProduct } from '../../starter-product';

export const lBannerStand: StarterUnitProduct = {
  sku: 'l-banner',
  category: 'exhibition',
  slug: 'l-banner-stand',
  kind: 'unit',
  uvInkjet: false,
  tariff: {
    pricing: {
      kind: 'unit',
      variants: {
        '60x160': {
          grams: 2100,
          cm3: 5600,
          tiers: [
            { from: 1, retail: 7800, reseller: 6400 },
            { from: 10, retail: 6900, reseller: 5750 },
            { from: 50, retail: 6200, reseller: 5250 },
          ],
        },
        '80x200': {
          grams: 2900,
          cm3: 7800,
          tiers: [
            { from: 1, retail: 9800, reseller: 8050 },
            { from: 10, retail: 8700, reseller: 7250 },
            { from: 50, retail: 7800, reseller: 6650 },
          ],
        },
      },
    },
    setupFen: 300,
    artworkFactor: { custom: '1', blank: '0.8' },
    limits: { maxQuantity: 1000 },
    finishes: {
      'double-sided': { fenPerPiece: 3200, gramsPerPiece: 480 },
      'carry-bag': { fenPerPiece: 600, gramsPerPiece: 150 },
    },
    bulk: { quantity: 50 },
  },
  form: 'l-banner',
  variants: {
    '60x160': {
      label: { en: '60 × 160 cm', ja: '60×160cm', fr: '60 × 160 cm', es: '60 × 160 cm', de: '60 × 160 cm' },
      widthMm: 600,
      heightMm: 1670,
      depthMm: 320,
      print: { widthMm: 600, heightMm: 1600 },
    },
    '80x200': {
      label: { en: '80 × 200 cm', ja: '80×200cm', fr: '80 × 200 cm', es: '80 × 200 cm', de: '80 × 200 cm' },
      widthMm: 800,
      heightMm: 2060,
      depthMm: 360,
      print: { widthMm: 800, heightMm: 2000 },
    },
  },
  properties: { printerType: 'eco-solvent', resolution: 1440, waterproof: true, uvResistant: true },
  scene: 'l-banner-boutique',
  detail: 'clip-rail',
  text: {
    en: {
      name: 'L-banner stand',
      summary: 'A flat steel plate, one pole, two clamp rails: the print looks framed, not hung.',
      description:
        'The pole stands behind the print in a steel plate of 2 kg. Rails above and below bite the film along its whole width, so that no grommet shows. Two prints hang on one stand with the double-sided finish.',
      notes: [
        'Keep text 3 cm away from the upper and lower edge: the rails cover them.',
        'The plate lies flat; a carpet’s edge makes it lean.',
        'Indoor stand, for 0 to 35 °C.',
      ],
      uses: ['Boutiques', 'Receptions', 'Bank branches', 'Clinics'],
    },
    ja: {
      name: 'L型バナースタンド',
      summary: '平らなスチール台と1本のポール、上下のクリップレール。額装のような仕上がりです。',
      description:
        '2kgのスチール台に立てたポールを、メディアの後ろに隠します。上下のレールが全幅を挟むため、ハトメが見えません。両面印刷を選ぶと1台に2枚掛けられます。',
      notes: [
        '上下3cmはレールに隠れます。文字を入れないでください。',
        '台は平らな床に置いてください。カーペットの段差では傾きます。',
        '屋内用です。使用温度は0〜35℃です。',
      ],
      uses: ['ブティック', '受付', '銀行の窓口', 'クリニック'],
    },
    fr: {
      name: 'Totem L-banner',
      summary: 'Une platine d’acier, un mât, deux profilés pinceurs : le visuel semble encadré.',
      description:
        'Le mât se cache derrière le visuel, planté dans une platine d’acier de 2 kg. En haut et en bas, des profilés pincent le film sur toute sa largeur, sans œillet. Avec la finition recto verso, le même pied porte deux visuels.',
      notes: [
        'Pas de texte à moins de 3 cm du haut et du bas : les profilés les couvrent.',
        'La platine demande un sol plat ; le bord d’un tapis la fait pencher.',
        'Pour l’intérieur, de 0 à 35 °C.',
      ],
      uses: ['Boutiques', 'Accueils', 'Agences bancaires', 'Cliniques'],
    },
    es: {
      name: 'L-banner',
      summary: 'Una placa de acero, un mástil y dos perfiles: la gráfica parece enmarcada.',
      description:
        'El mástil queda detrás, clavado en una placa de acero de 2 kg. Los perfiles de arriba y abajo sujetan la película a todo lo ancho, sin ojales. Con la doble cara, un mismo pie lleva dos gráficas.',
      notes: [
        'Deje sin texto 3 cm arriba y abajo: los tapan los perfiles.',
        'La placa pide suelo plano; en el borde de una alfombra se inclina.',
        'Para interior, de 0 a 35 °C.',
      ],
      uses: ['Boutiques', 'Recepciones', 'Oficinas bancarias', 'Clínicas'],
    },
    de: {
      name: 'L-Banner',
      summary: 'Eine Stahlplatte, ein Stab, zwei Klemmschienen: Der Druck wirkt gerahmt.',
      description:
        'Der Stab verschwindet hinter dem Druck und steckt in einer Stahlplatte von 2 kg. Schienen oben und unten fassen den Film über die ganze Breite, ohne Ösen. Beidseitig bestellt trägt derselbe Fuß zwei Drucke.',
      notes: [
        'Oben und unten 3 cm ohne Text lassen: Die Schienen decken sie ab.',
        'Die Platte braucht ebenen Boden; an der Teppichkante kippt sie.',
        'Für innen, bei 0 bis 35 °C.',
      ],
      uses: ['Boutiquen', 'Empfang', 'Bankfilialen', 'Praxen'],
    },
  },
};
