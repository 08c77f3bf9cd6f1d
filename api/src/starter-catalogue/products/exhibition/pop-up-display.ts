import type { StarterUnitProduct } from '../../starter-product';

export const popUpDisplay: StarterUnitProduct = {
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
      label: {
        en: '8 ft, 3 × 3 frame',
        ja: '8フィート（3×3フレーム）',
        fr: '8 pi, structure 3 × 3',
        es: '8 pies, estructura 3 × 3',
        de: '8 ft, Gestell 3 × 3',
      },
      widthMm: 2440,
      heightMm: 2300,
      depthMm: 330,
      print: { widthMm: 3100, heightMm: 2230 },
    },
    '10ft': {
      label: {
        en: '10 ft, 3 × 4 frame',
        ja: '10フィート（3×4フレーム）',
        fr: '10 pi, structure 3 × 4',
        es: '10 pies, estructura 3 × 4',
        de: '10 ft, Gestell 3 × 4',
      },
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
      description:
        'An aluminium lattice that opens in one movement and locks with magnetic bars. The panels, laminated 0.45 mm film with magnetic tape, hang edge to edge. One person sets it up in ten minutes.',
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
      description:
        '一動作で開くアルミフレームをマグネットバーで固定します。パネルはマグネットテープ付きの厚さ0.45mmラミネートフィルムで、継ぎ目なく並びます。1人で10分ほどで設置できます。',
      notes: [
        'テンプレートをお使いください。パネルの継ぎ目と側面の折り位置が分かります。',
        'フレームは段ボール箱でお届けします。キャスター付きケースは別売です。',
        '屋内用です。',
      ],
      uses: ['展示会ブース', '記者会見の背景', '舞台'],
    },
    fr: {
      name: 'Stand parapluie droit',
      summary: 'Un mur pliant à panneaux magnétiques, droit, avec retours imprimés.',
      description:
        'Un treillis d’aluminium qui s’ouvre d’un geste et se verrouille par barres magnétiques. Les lés, en film laminé de 0,45 mm à bande magnétique, se posent bord à bord. Une personne le monte en dix minutes.',
      notes: [
        'Utilisez le gabarit : il montre la jonction des lés et la tournure des retours.',
        'La structure voyage en carton ; la malle à roulettes est en option.',
        'Pour l’intérieur.',
      ],
      uses: ['Stands d’exposition', 'Murs de presse', 'Scènes'],
    },
    es: {
      name: 'Pop-up recto',
      summary: 'Pared plegable de paneles magnéticos, recta y con laterales impresos.',
      description:
        'Una retícula de aluminio que se abre de un gesto y se fija con barras magnéticas. Los paneles, de película laminada de 0,45 mm con cinta magnética, cuelgan borde con borde. Una persona lo monta en diez minutos.',
      notes: [
        'Use la plantilla: muestra dónde se unen los paneles y giran los laterales.',
        'La estructura viaja en caja de cartón; la maleta con ruedas es opcional.',
        'Para interior.',
      ],
      uses: ['Stands de feria', 'Fondos de prensa', 'Escenarios'],
    },
    de: {
      name: 'Pop-up-Wand, gerade',
      summary: 'Faltwand mit Magnetpaneelen, gerade, mit bedruckten Enden.',
      description:
        'Ein Scherengitter aus Aluminium, das sich mit einem Griff öffnet und mit Magnetstäben verriegelt. Die Bahnen aus 0,45 mm laminiertem Film mit Magnetband hängen Kante an Kante. Eine Person baut sie in zehn Minuten auf.',
      notes: [
        'Die Vorlage benutzen: Sie zeigt, wo Bahnen stoßen und die Enden umlaufen.',
        'Das Gestell reist im Karton; der Rollkoffer kostet extra.',
        'Für innen.',
      ],
      uses: ['Messestände', 'Pressewände', 'Bühnen'],
    },
  },
};
