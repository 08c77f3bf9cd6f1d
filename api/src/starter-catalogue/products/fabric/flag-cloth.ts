import type { StarterAreaProduct } from '../../starter-product';

export const flagCloth: StarterAreaProduct = {
  sku: 'flag-cloth',
  category: 'fabric',
  slug: 'flag-cloth',
  kind: 'area',
  uvInkjet: false,
  tariff: {
    pricing: {
      kind: 'area',
      minBillableMm2: 250000,
      tiers: [
        { from: 0, retail: 3900, reseller: 3200 },
        { from: 5, retail: 3500, reseller: 2900 },
        { from: 20, retail: 3100, reseller: 2600 },
        { from: 100, retail: 2700, reseller: 2300 },
      ],
    },
    setupFen: 0,
    artworkFactor: { custom: '1', blank: '0.5', black: '0.85' },
    limits: { minMm: 100, maxLongMm: 30000, rollWidthMm: 1600, maxQuantity: 10000 },
    seamFenPerMetre: 650,
    gramsPerM2: 110,
    gramsPerPiece: 0,
    cm3PerM2: 190,
    cm3PerPiece: 0,
    finishes: {
      'sewn-hem': { fenPerMetre: 160 },
      'hem-grommet': { fenPerMetre: 190, fenPerGrommet: 35, gramsPerPiece: 15 },
      'rope-heading': { fenPerPiece: 850, gramsPerPiece: 60 },
      'pole-pocket': { fenPerMetre: 200 },
      'raw-edges': {},
    },
    bulk: { quantity: 300, areaM2: 300 },
  },
  properties: { printerType: 'dye-sublimation', resolution: 1440, waterproof: true, uvResistant: true },
  scene: 'flag-cloth-hall',
  detail: 'flag-cloth',
  text: {
    en: {
      name: 'Flag cloth',
      summary: 'Light knitted polyester whose colour goes through to the back.',
      description:
        'Warp-knitted polyester, 110 g a square metre, printed by sublimation on one side; the back shows the mirrored picture at about 90%. Wider than 1.6 m, lengths are sewn together.',
      notes: [
        'Text reads mirrored on the back.',
        'Wash at 30 °C, dry hanging.',
        'In constant wind flags wear at the free end: expect three to six months.',
      ],
      uses: ['Flags', 'Hanging cloths', 'Table covers', 'Bunting'],
    },
    ja: {
      name: 'フラッグクロス（旗用生地）',
      summary: '裏まで色が抜ける軽量ポリエステルニット。',
      description:
        '110g/m²のポリエステルトリコットに片面から昇華転写で印刷します。裏面には約90%の濃度で絵柄が反転して見えます。幅1.6mを超える場合は縫い合わせます。',
      notes: [
        '裏面の文字は反転します。',
        '30℃の水で洗い、吊り干ししてください。',
        '常時風を受ける場所では端から傷みます。3〜6か月が目安です。',
      ],
      uses: ['旗', '吊り下げ幕', 'テーブルクロス', '連続旗'],
    },
    fr: {
      name: 'Maille drapeau',
      summary: 'Maille polyester légère dont la couleur traverse jusqu’au dos.',
      description:
        'Maille chaîne polyester de 110 g/m², imprimée par sublimation sur une face ; le dos montre l’image inversée à 90 % environ. Au-delà de 1,6 m de large, les lés sont cousus.',
      notes: [
        'Au dos, les textes se lisent à l’envers.',
        'Lavage à 30 °C, séchage suspendu.',
        'En vent constant, le drapeau s’use au bord libre : comptez trois à six mois.',
      ],
      uses: ['Drapeaux', 'Kakémonos', 'Nappes', 'Guirlandes'],
    },
    es: {
      name: 'Tela de bandera',
      summary: 'Punto ligero de poliéster cuyo color traspasa al reverso.',
      description:
        'Punto por urdimbre de poliéster, 110 g/m², impreso por sublimación por una cara; el reverso muestra la imagen invertida al 90 % aproximadamente. A partir de 1,6 m de ancho, los paños se cosen.',
      notes: [
        'En el reverso, el texto se lee al revés.',
        'Lavar a 30 °C y secar colgada.',
        'Con viento constante se gasta por el extremo libre: de tres a seis meses.',
      ],
      uses: ['Banderas', 'Colgantes', 'Manteles', 'Banderines'],
    },
    de: {
      name: 'Fahnenstoff',
      summary: 'Leichte Polyester-Wirkware, deren Farbe bis zur Rückseite durchgeht.',
      description:
        'Polyester-Kettenwirkware, 110 g/m², einseitig per Sublimation bedruckt; die Rückseite zeigt das Motiv gespiegelt mit etwa 90 %. Ab 1,6 m Breite werden die Bahnen vernäht.',
      notes: [
        'Auf der Rückseite steht Text spiegelverkehrt.',
        'Bei 30 °C waschen, hängend trocknen.',
        'Im Dauerwind verschleißt die freie Kante: rechnen Sie mit drei bis sechs Monaten.',
      ],
      uses: ['Fahnen', 'Hängetücher', 'Tischdecken', 'Wimpelketten'],
    },
  },
};
