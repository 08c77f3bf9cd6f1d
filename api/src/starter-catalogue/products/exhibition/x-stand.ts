import type { StarterUnitProduct } from '../../starter-product';

export const xStand: StarterUnitProduct = {
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
      label: { en: '60 × 160 cm', ja: '60×160cm', fr: '60 × 160 cm', es: '60 × 160 cm', de: '60 × 160 cm' },
      widthMm: 600,
      heightMm: 1760,
      depthMm: 620,
      print: { widthMm: 600, heightMm: 1600 },
    },
    '80x180': {
      label: { en: '80 × 180 cm', ja: '80×180cm', fr: '80 × 180 cm', es: '80 × 180 cm', de: '80 × 180 cm' },
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
      description:
        'Fibreglass arms on a folding hub, under 1.2 kg with its print on 0.28 mm film. The arms keep the print taut; it is changed in seconds.',
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
      description:
        '折りたたみ式ハブにグラスファイバーのアームを付けたスタンドです。厚さ0.28mmのフィルムを含めて1.2kg未満。アームの張力でたるまず、数秒で掛け替えられます。',
      notes: [
        'ハトメは角から1.5cmの位置です。文字を重ねないでください。',
        '屋内用です。',
        '対応するメディアは各サイズ専用です。',
      ],
      uses: ['受付', '店舗', 'イベント', '学校'],
    },
    fr: {
      name: 'X-banner',
      summary: 'Un support pliant qui tend le visuel par quatre œillets.',
      description:
        'Des bras en fibre de verre sur un moyeu pliant, moins de 1,2 kg avec le visuel sur film de 0,28 mm. Les bras le gardent tendu ; il se change en quelques secondes.',
      notes: [
        'Les œillets sont à 1,5 cm des coins : gardez-les libres de texte.',
        'Pour l’intérieur.',
        'Chaque support n’accepte que son propre format.',
      ],
      uses: ['Accueils', 'Boutiques', 'Événements', 'Écoles'],
    },
    es: {
      name: 'X-banner',
      summary: 'Soporte plegable que tensa la gráfica por cuatro ojales.',
      description:
        'Brazos de fibra de vidrio en un núcleo plegable; menos de 1,2 kg con la gráfica en película de 0,28 mm. Los brazos la mantienen tensa y se cambia en segundos.',
      notes: [
        'Los ojales están a 1,5 cm de las esquinas: no ponga texto ahí.',
        'Para interior.',
        'Cada soporte admite solo su propia medida.',
      ],
      uses: ['Recepciones', 'Tiendas', 'Eventos', 'Escuelas'],
    },
    de: {
      name: 'X-Banner',
      summary: 'Klappbarer Ständer, der den Druck an vier Ösen spannt.',
      description:
        'Arme aus Glasfaser an einer klappbaren Nabe, mit dem Druck auf 0,28 mm Film unter 1,2 kg. Die Arme halten ihn straff; gewechselt ist er in Sekunden.',
      notes: [
        'Die Ösen liegen 1,5 cm von den Ecken: dort keinen Text setzen.',
        'Für innen.',
        'Jeder Ständer passt nur für seine eigene Größe.',
      ],
      uses: ['Empfang', 'Läden', 'Veranstaltungen', 'Schulen'],
    },
  },
};
