import type { StarterUnitProduct } from '../../starter-product';

export const carFlag: StarterUnitProduct = {
  sku: 'car-flag',
  category: 'flags',
  slug: 'car-flag',
  kind: 'unit',
  uvInkjet: false,
  tariff: {
    pricing: {
      kind: 'unit',
      variants: {
        '30x45': {
          grams: 72,
          cm3: 310,
          tiers: [
            { from: 1, retail: 1100, reseller: 900 },
            { from: 50, retail: 820, reseller: 680 },
            { from: 500, retail: 620, reseller: 530 },
          ],
        },
      },
    },
    setupFen: 300,
    artworkFactor: { custom: '1', blank: '0.6' },
    limits: { maxQuantity: 20000 },
    finishes: { 'double-sided': { fenPerPiece: 220, gramsPerPiece: 12 } },
    bulk: { quantity: 500 },
  },
  form: 'car-flag',
  variants: {
    '30x45': {
      label: { en: '30 × 45 cm', ja: '30×45cm', fr: '30 × 45 cm', es: '30 × 45 cm', de: '30 × 45 cm' },
      widthMm: 465,
      heightMm: 480,
      depthMm: 45,
      print: { widthMm: 450, heightMm: 300 },
    },
  },
  properties: { printerType: 'dye-sublimation', resolution: 1440, waterproof: true, uvResistant: true },
  scene: 'car-flag-street',
  detail: 'flag-cloth',
  text: {
    en: {
      name: 'Car flag',
      summary: 'A flag that clips into the top of a side window.',
      description:
        'Knitted polyester, 110 g a square metre, with a sewn sleeve on a 48 cm pole of tough plastic. The clip sits on the window pane and is held by the closed frame.',
      notes: [
        'Drive at most 60 km/h, and not in strong wind.',
        'Check your traffic law: some countries forbid flags on moving cars.',
        'Close the window by hand; automatic windows may push the clip out.',
        'Sold by the piece: a car wears two.',
      ],
      uses: ['Championships', 'Weddings', 'Election rallies', 'Dealer fleets'],
    },
    ja: {
      name: 'カーフラッグ',
      summary: '車の窓に挟んで取り付ける旗。',
      description:
        '110g/m²のポリエステルトリコットを、長さ48cmの丈夫な樹脂ポールに袋縫いで付けます。クリップを窓ガラスの上端に掛け、窓を閉めて固定します。',
      notes: [
        '時速60km以下で走行し、強風時は外してください。',
        '走行中の掲示を禁じる国・地域があります。交通法規をご確認ください。',
        '窓は手動操作で閉めてください。自動ではクリップが外れることがあります。',
        '1本単位の販売です。左右に付ける場合は2本ご注文ください。',
      ],
      uses: ['スポーツ応援', '結婚式', '選挙活動', '販売店の車両'],
    },
    fr: {
      name: 'Drapeau de voiture',
      summary: 'Un drapeau à pincer en haut d’une vitre.',
      description:
        'Maille de polyester de 110 g/m², fourreau cousu sur une hampe de 48 cm en plastique robuste. La pince se pose sur la vitre et le cadre fermé la tient.',
      notes: [
        'Roulez à 60 km/h au plus, jamais par vent fort.',
        'Consultez le code de la route : certains pays l’interdisent en circulation.',
        'Fermez la vitre à la main ; en automatique, elle peut éjecter la pince.',
        'Vendu à la pièce : une voiture en porte deux.',
      ],
      uses: ['Championnats', 'Mariages', 'Campagnes électorales', 'Flottes de concession'],
    },
    es: {
      name: 'Bandera de coche',
      summary: 'Una bandera que se engancha en la parte alta de la ventanilla.',
      description:
        'Punto de poliéster de 110 g/m² con vaina cosida en un mástil de 48 cm de plástico resistente. La pinza se apoya en el cristal y el marco cerrado la sujeta.',
      notes: [
        'Circule a 60 km/h como máximo y no con viento fuerte.',
        'Consulte las normas de tráfico: algunos países la prohíben en marcha.',
        'Suba la ventanilla a mano; la automática puede expulsar la pinza.',
        'Se vende por pieza: un coche lleva dos.',
      ],
      uses: ['Campeonatos', 'Bodas', 'Campañas electorales', 'Flotas de concesionario'],
    },
    de: {
      name: 'Autofahne',
      summary: 'Eine Fahne zum Einklemmen oben an der Seitenscheibe.',
      description:
        'Polyester-Wirkware, 110 g/m², mit genähter Tasche an einem Stab von 48 cm aus zähem Kunststoff. Die Klammer sitzt auf der Scheibe und wird vom geschlossenen Rahmen gehalten.',
      notes: [
        'Höchstens 60 km/h fahren, nicht bei starkem Wind.',
        'Verkehrsrecht beachten: Manche Länder verbieten Fahnen während der Fahrt.',
        'Das Fenster von Hand schließen; die Automatik kann die Klammer auswerfen.',
        'Stückpreis: Ein Auto trägt zwei.',
      ],
      uses: ['Meisterschaften', 'Hochzeiten', 'Wahlkampf', 'Händlerwagen'],
    },
  },
};
