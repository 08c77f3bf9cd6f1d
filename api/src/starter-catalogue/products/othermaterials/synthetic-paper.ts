import type { StarterAreaProduct } from '../../starter-product';

export const syntheticPaper: StarterAreaProduct = {
  sku: 'pp-paper',
  category: 'othermaterials',
  slug: 'synthetic-paper',
  kind: 'area',
  uvInkjet: false,
  tariff: {
    pricing: {
      kind: 'area',
      minBillableMm2: 250000,
      tiers: [
        { from: 0, retail: 2600, reseller: 2100 },
        { from: 5, retail: 2400, reseller: 2000 },
        { from: 20, retail: 2200, reseller: 1850 },
        { from: 100, retail: 2000, reseller: 1700 },
      ],
    },
    setupFen: 0,
    artworkFactor: { custom: '1', blank: '0.5', black: '0.9' },
    limits: { minMm: 100, maxLongMm: 20000, rollWidthMm: 1520, maxQuantity: 10000 },
    seamFenPerMetre: null,
    gramsPerM2: 175,
    gramsPerPiece: 0,
    cm3PerM2: 260,
    cm3PerPiece: 0,
    finishes: { 'laminated-gloss': { fenPerM2: 600 }, 'laminated-matte': { fenPerM2: 600 }, 'raw-edges': {} },
    bulk: { quantity: 500, areaM2: 200 },
  },
  properties: { printerType: 'latex', resolution: 1440, waterproof: true, uvResistant: true },
  scene: 'poster-hoarding',
  detail: 'poster-roll',
  text: {
    en: {
      name: 'Synthetic paper',
      summary: 'Tear-resistant polypropylene for posters.',
      description:
        'Matte white polypropylene, 0.18 mm and 175 g a square metre, without adhesive. It lies flat, does not tear at the edge and takes no water.',
      notes: [
        'The shorter side is at most 1.52 m.',
        'Take lamination for posters that hang outdoors or are handled.',
        'Sent rolled with the print outwards.',
      ],
      uses: ['Posters', 'Frames and rails', 'Stand inserts'],
    },
    ja: {
      name: 'PP合成紙',
      summary: '破れにくいポリプロピレン製のポスター用紙。',
      description:
        '厚さ0.18mm、175g/m²のマット白色ポリプロピレンです（粘着なし）。カールしにくく、端から裂けにくく、水を吸いません。',
      notes: [
        '短辺は最大1.52mです。',
        '屋外や手に触れる場所にはラミネートをお選びください。',
        '印刷面を外側に巻いて発送します。',
      ],
      uses: ['ポスター', 'フレーム・ポスターレール', 'スタンドの差し替え'],
    },
    fr: {
      name: 'Papier synthétique',
      summary: 'Un polypropylène indéchirable pour affiches.',
      description:
        'Polypropylène blanc mat de 0,18 mm, 175 g/m², sans adhésif. Il reste plat, ne se déchire pas au bord et n’absorbe pas l’eau.',
      notes: [
        'Petit côté de 1,52 m au plus.',
        'Prenez une lamination dehors ou là où l’on touche l’affiche.',
        'Expédié roulé, impression dehors.',
      ],
      uses: ['Affiches', 'Cadres et rails', 'Visuels de support'],
    },
    es: {
      name: 'Papel sintético',
      summary: 'Polipropileno que no se rasga, para carteles.',
      description:
        'Polipropileno blanco mate, 0,18 mm y 175 g/m², sin adhesivo. Queda plano, no se rasga por el borde y no absorbe agua.',
      notes: [
        'El lado corto mide 1,52 m como máximo.',
        'Lleve laminado si cuelga al exterior o se toca.',
        'Se envía enrollado con la impresión hacia fuera.',
      ],
      uses: ['Carteles', 'Marcos y rieles', 'Recambios de soporte'],
    },
    de: {
      name: 'Synthetikpapier',
      summary: 'Reißfestes Polypropylen für Plakate.',
      description:
        'Mattweißes Polypropylen, 0,18 mm und 175 g/m², ohne Kleber. Es liegt flach, reißt am Rand nicht ein und nimmt kein Wasser auf.',
      notes: [
        'Die kurze Seite misst höchstens 1,52 m.',
        'Laminieren, wenn das Plakat draußen hängt oder berührt wird.',
        'Gerollt verschickt, mit dem Druck nach außen.',
      ],
      uses: ['Plakate', 'Rahmen und Schienen', 'Wechseldrucke'],
    },
  },
};
