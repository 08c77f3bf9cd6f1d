import type { StarterUnitProduct } from '../../starter-product';

export const handFlag: StarterUnitProduct = {
  sku: 'hand-flag',
  category: 'flags',
  slug: 'hand-flag',
  kind: 'unit',
  uvInkjet: false,
  tariff: {
    pricing: {
      kind: 'unit',
      variants: {
        '14x21': {
          grams: 14,
          cm3: 60,
          tiers: [
            { from: 1, retail: 320, reseller: 260 },
            { from: 100, retail: 190, reseller: 160 },
            { from: 1000, retail: 130, reseller: 110 },
          ],
        },
        '20x30': {
          grams: 24,
          cm3: 95,
          tiers: [
            { from: 1, retail: 420, reseller: 340 },
            { from: 100, retail: 260, reseller: 220 },
            { from: 1000, retail: 180, reseller: 150 },
          ],
        },
        '30x45': {
          grams: 42,
          cm3: 180,
          tiers: [
            { from: 1, retail: 620, reseller: 510 },
            { from: 100, retail: 390, reseller: 330 },
            { from: 1000, retail: 280, reseller: 240 },
          ],
        },
      },
    },
    setupFen: 300,
    artworkFactor: { custom: '1', blank: '0.6' },
    limits: { maxQuantity: 50000 },
    finishes: { 'double-sided': { fenPerPiece: 90, gramsPerPiece: 6 } },
    bulk: { quantity: 1000 },
  },
  form: 'hand-flag',
  variants: {
    '14x21': {
      label: { en: '14 × 21 cm', ja: '14×21cm', fr: '14 × 21 cm', es: '14 × 21 cm', de: '14 × 21 cm' },
      widthMm: 222,
      heightMm: 300,
      depthMm: 20,
      print: { widthMm: 210, heightMm: 140 },
    },
    '20x30': {
      label: { en: '20 × 30 cm', ja: '20×30cm', fr: '20 × 30 cm', es: '20 × 30 cm', de: '20 × 30 cm' },
      widthMm: 312,
      heightMm: 400,
      depthMm: 20,
      print: { widthMm: 300, heightMm: 200 },
    },
    '30x45': {
      label: { en: '30 × 45 cm', ja: '30×45cm', fr: '30 × 45 cm', es: '30 × 45 cm', de: '30 × 45 cm' },
      widthMm: 462,
      heightMm: 600,
      depthMm: 20,
      print: { widthMm: 450, heightMm: 300 },
    },
  },
  properties: { printerType: 'dye-sublimation', resolution: 1440, waterproof: true, uvResistant: true },
  scene: 'hand-flags-parade',
  detail: 'flag-sleeve',
  text: {
    en: {
      name: 'Hand flag',
      summary: 'A waving flag on a stick, by the hundred.',
      description:
        'Polyester pongee, 75 g a square metre, heat-cut and sleeved on a white plastic stick with a rounded tip. Packed by fifty, flat, ready to hand out.',
      notes: [
        'The price falls at 100 and at 1,000 pieces of one artwork.',
        'The sleeve takes 2 cm of the left edge.',
        'Not a toy for children under three: the stick is 30 to 60 cm long.',
        'Single flags are glued; flags printed on both sides are sewn.',
      ],
      uses: ['Parades', 'Football matches', 'Royal visits', 'School sports'],
    },
    ja: {
      name: '手旗',
      summary: '棒付きの応援旗。100本単位でお得です。',
      description:
        '75g/m²のポリエステルポンジをヒートカットし、先の丸い白い樹脂棒に袋状に巻きます。50本ずつ平らに束ね、すぐに配れる状態でお届けします。',
      notes: [
        '同じデータ100本、1,000本で単価が下がります。',
        '左端2cmは棒を通す部分です。',
        '棒の長さは30〜60cmです。3歳未満のお子さまには渡さないでください。',
        '片面は接着、両面印刷は縫製で仕上げます。',
      ],
      uses: ['パレード', 'サッカー観戦', '式典の沿道', '運動会'],
    },
    fr: {
      name: 'Drapeau à agiter',
      summary: 'Un petit drapeau sur hampe, par centaines.',
      description:
        'Pongé de polyester de 75 g/m², coupé à chaud et glissé sur une hampe de plastique blanc à bout rond. Emballés à plat par cinquante, prêts à distribuer.',
      notes: [
        'Le prix baisse dès 100, puis dès 1 000 pièces du même visuel.',
        'Le fourreau prend 2 cm du bord gauche.',
        'Pas pour les moins de trois ans : la hampe mesure 30 à 60 cm.',
        'Une face : fourreau collé ; recto verso : fourreau cousu.',
      ],
      uses: ['Défilés', 'Matchs', 'Visites officielles', 'Fêtes d’école'],
    },
    es: {
      name: 'Banderín de mano',
      summary: 'Una bandera pequeña con palo, por cientos.',
      description:
        'Pongé de poliéster de 75 g/m², cortado en caliente, en un palo de plástico blanco con punta redonda. Van planas en paquetes de cincuenta, listas para repartir.',
      notes: [
        'El precio baja desde 100 y desde 1.000 piezas con el mismo diseño.',
        'La vaina ocupa 2 cm del borde izquierdo.',
        'No apta para menores de tres años: el palo mide de 30 a 60 cm.',
        'A una cara va pegada; a doble cara, cosida.',
      ],
      uses: ['Desfiles', 'Partidos', 'Visitas oficiales', 'Fiestas escolares'],
    },
    de: {
      name: 'Handfahne',
      summary: 'Winkfahne am Stab, zu Hunderten.',
      description:
        'Polyester-Pongee, 75 g/m², heiß geschnitten, auf einem weißen Kunststoffstab mit runder Spitze. Flach zu fünfzig verpackt, fertig zum Verteilen.',
      notes: [
        'Der Preis sinkt ab 100 und ab 1.000 Stück desselben Motivs.',
        'Die Tasche für den Stab nimmt links 2 cm ein.',
        'Nicht für Kinder unter drei Jahren: Der Stab ist 30 bis 60 cm lang.',
        'Einseitige Fahnen sind geklebt, beidseitige genäht.',
      ],
      uses: ['Umzüge', 'Fußballspiele', 'Staatsbesuche', 'Schulfeste'],
    },
  },
};
