import type { StarterUnitProduct } from '../../starter-product';

export const tableFlag: StarterUnitProduct = {
  sku: 'table-flag',
  category: 'flags',
  slug: 'table-flag',
  kind: 'unit',
  uvInkjet: false,
  tariff: {
    pricing: {
      kind: 'unit',
      variants: {
        '14x21': {
          grams: 260,
          cm3: 520,
          tiers: [
            { from: 1, retail: 1800, reseller: 1480 },
            { from: 20, retail: 1450, reseller: 1210 },
            { from: 200, retail: 1150, reseller: 980 },
          ],
        },
      },
    },
    setupFen: 300,
    artworkFactor: { custom: '1', blank: '0.7' },
    limits: { maxQuantity: 10000 },
    finishes: {},
    bulk: { quantity: 300 },
  },
  form: 'table-flag',
  variants: {
    '14x21': {
      label: { en: '14 × 21 cm', ja: '14×21cm', fr: '14 × 21 cm', es: '14 × 21 cm', de: '14 × 21 cm' },
      widthMm: 180,
      heightMm: 400,
      depthMm: 90,
      print: { widthMm: 140, heightMm: 210 },
    },
  },
  properties: { printerType: 'dye-sublimation', resolution: 1440, waterproof: true, uvResistant: true },
  scene: 'table-flag-meeting',
  detail: 'flag-cloth',
  text: {
    en: {
      name: 'Table flag',
      summary: 'A satin flag on a chromed stand for desks and conference tables.',
      description:
        'Polyester satin, 160 g a square metre, printed on both sides and hemmed, hanging from a short arm. The stand is chromed metal with a weighted foot of 9 cm; it screws apart into three.',
      notes: [
        'Printed on both sides from one file, or from two.',
        'Keep text 1 cm from the edges.',
        'For use indoors.',
      ],
      uses: ['Conferences', 'Signings', 'Reception desks', 'Banquets'],
    },
    ja: {
      name: '卓上旗',
      summary: '机や会議テーブルに置くサテンの旗。クロムスタンド付き。',
      description:
        '160g/m²のポリエステルサテンに両面印刷し、周囲を縫って短いアームに掛けます。スタンドはクロムめっきの金属製で、直径9cmの重り付き台座。3つに分解できます。',
      notes: ['両面印刷です。データは1点でも2点でも承ります。', '文字は端から1cm離してください。', '屋内用です。'],
      uses: ['国際会議', '調印式', '受付', '晩餐会'],
    },
    fr: {
      name: 'Drapeau de table',
      summary: 'Un drapeau en satin sur pied chromé, pour bureaux et tables de conférence.',
      description:
        'Satin de polyester de 160 g/m², imprimé des deux côtés et ourlé, suspendu à un petit bras. Le pied en métal chromé, lesté, mesure 9 cm de diamètre et se dévisse en trois.',
      notes: [
        'Recto verso, à partir d’un fichier ou de deux.',
        'Gardez le texte à 1 cm des bords.',
        'Pour l’intérieur.',
      ],
      uses: ['Conférences', 'Signatures', 'Accueils', 'Banquets'],
    },
    es: {
      name: 'Bandera de mesa',
      summary: 'Bandera de satén con pie cromado, para escritorios y mesas de reunión.',
      description:
        'Satén de poliéster de 160 g/m², impreso por las dos caras y con dobladillo, colgado de un brazo corto. El pie de metal cromado, de 9 cm y con peso, se desmonta en tres.',
      notes: ['A doble cara, con un archivo o con dos.', 'Deje el texto a 1 cm de los bordes.', 'Para interior.'],
      uses: ['Congresos', 'Firmas', 'Recepciones', 'Banquetes'],
    },
    de: {
      name: 'Tischfahne',
      summary: 'Satinfahne am verchromten Ständer, für Schreib- und Konferenztische.',
      description:
        'Polyester-Satin, 160 g/m², beidseitig bedruckt und gesäumt, an einem kurzen Arm hängend. Der Ständer aus verchromtem Metall hat einen beschwerten Fuß von 9 cm und lässt sich in drei Teile schrauben.',
      notes: ['Beidseitig, aus einer Datei oder aus zweien.', 'Text 1 cm von den Rändern halten.', 'Für innen.'],
      uses: ['Tagungen', 'Vertragsschlüsse', 'Empfangstische', 'Festessen'],
    },
  },
};
