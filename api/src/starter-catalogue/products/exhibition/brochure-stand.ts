import type { StarterUnitProduct } from '../../starter-product';

export const brochureStand: StarterUnitProduct = {
  sku: 'brochure-stand',
  category: 'exhibition',
  slug: 'brochure-stand',
  kind: 'unit',
  uvInkjet: true,
  tariff: {
    pricing: {
      kind: 'unit',
      variants: {
        'a4-3': {
          grams: 6200,
          cm3: 24000,
          tiers: [
            { from: 1, retail: 23800, reseller: 19500 },
            { from: 10, retail: 21400, reseller: 17900 },
            { from: 50, retail: 19300, reseller: 16400 },
          ],
        },
      },
    },
    setupFen: 500,
    artworkFactor: { custom: '1', blank: '0.9' },
    limits: { maxQuantity: 500 },
    finishes: { 'double-sided': { fenPerPiece: 2600, gramsPerPiece: 0 } },
    bulk: { quantity: 30 },
  },
  form: 'brochure-stand',
  variants: {
    'a4-3': {
      label: {
        en: 'Three A4 pockets, A3 header',
        ja: 'A4ポケット3段、A3ヘッダー',
        fr: 'Trois bacs A4, fronton A3',
        es: 'Tres bandejas A4, cabecera A3',
        de: 'Drei A4-Fächer, A3-Kopfschild',
      },
      widthMm: 420,
      heightMm: 1650,
      depthMm: 360,
      print: { widthMm: 420, heightMm: 297 },
    },
  },
  properties: { printerType: 'uv-flatbed', resolution: 1440, waterproof: true, uvResistant: false },
  scene: 'brochure-foyer',
  detail: 'acrylic-standoff',
  text: {
    en: {
      name: 'Brochure stand',
      summary: 'Clear pockets for brochures under a printed header.',
      description:
        'An aluminium pole in a steel foot of 4 kg, three acrylic pockets for A4 and a header of 3 mm acrylic, 42 × 29.7 cm, printed directly. Each pocket holds 3 cm of brochures and slides to any height.',
      notes: [
        'Only the header is printed; brochures are not included.',
        'Pockets take A4, or two stacks of folded leaflets side by side.',
        'White ink lies under the header’s colours.',
        'Indoor stand.',
      ],
      uses: ['Hotels', 'Tourist offices', 'Showrooms', 'Waiting rooms'],
    },
    ja: {
      name: 'カタログスタンド',
      summary: '透明ポケットの上に、印刷したヘッダーを付けたスタンド。',
      description:
        '4kgのスチール台に立てたアルミポールに、A4用アクリルポケット3段と、直接印刷した厚さ3mmのアクリルヘッダー（42×29.7cm）を取り付けます。ポケットは1段に厚さ3cm分が入り、高さを自由に変えられます。',
      notes: [
        '印刷はヘッダーのみです。カタログは付属しません。',
        'ポケットはA4用です。三つ折りチラシなら2列に並びます。',
        'ヘッダーはカラーの下に白インクを敷きます。',
        '屋内用です。',
      ],
      uses: ['ホテル', '観光案内所', 'ショールーム', '待合室'],
    },
    fr: {
      name: 'Porte-brochures',
      summary: 'Des bacs transparents sous un fronton imprimé.',
      description:
        'Un mât d’aluminium sur un pied d’acier de 4 kg, trois bacs A4 en acrylique et un fronton en acrylique de 3 mm, 42 × 29,7 cm, imprimé en direct. Chaque bac reçoit 3 cm de brochures et coulisse à la hauteur voulue.',
      notes: [
        'Seul le fronton est imprimé ; les brochures ne sont pas fournies.',
        'Un bac reçoit de l’A4 ou deux piles de dépliants côte à côte.',
        'Un blanc de soutien est imprimé sous les couleurs du fronton.',
        'Pour l’intérieur.',
      ],
      uses: ['Hôtels', 'Offices de tourisme', 'Showrooms', 'Salles d’attente'],
    },
    es: {
      name: 'Portafolletos de pie',
      summary: 'Bandejas transparentes bajo una cabecera impresa.',
      description:
        'Un mástil de aluminio en un pie de acero de 4 kg, tres bandejas acrílicas A4 y una cabecera de acrílico de 3 mm, 42 × 29,7 cm, impresa directamente. Cada bandeja admite 3 cm de folletos y se desliza a la altura que quiera.',
      notes: [
        'Solo se imprime la cabecera; los folletos no se incluyen.',
        'En cada bandeja cabe A4 o dos pilas de trípticos.',
        'Bajo los colores de la cabecera va tinta blanca.',
        'Para interior.',
      ],
      uses: ['Hoteles', 'Oficinas de turismo', 'Salas de exposición', 'Salas de espera'],
    },
    de: {
      name: 'Prospektständer',
      summary: 'Klare Fächer unter einem bedruckten Kopfschild.',
      description:
        'Ein Alustab in einem Stahlfuß von 4 kg, drei Acrylfächer für A4 und ein Kopfschild aus 3 mm Acryl, 42 × 29,7 cm, direkt bedruckt. Jedes Fach fasst 3 cm Prospekte und lässt sich in der Höhe verschieben.',
      notes: [
        'Nur das Kopfschild wird bedruckt; Prospekte liegen nicht bei.',
        'Ein Fach fasst A4 oder zwei Stapel Faltblätter nebeneinander.',
        'Unter den Farben des Kopfschilds liegt weiße Tinte.',
        'Für innen.',
      ],
      uses: ['Hotels', 'Tourist-Infos', 'Ausstellungsräume', 'Wartezimmer'],
    },
  },
};
