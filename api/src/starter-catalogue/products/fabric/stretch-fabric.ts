import type { StarterAreaProduct } from '../../starter-product';

export const stretchFabric: StarterAreaProduct = {
  sku: 'stretch-fabric',
  category: 'fabric',
  slug: 'stretch-fabric',
  kind: 'area',
  uvInkjet: false,
  tariff: {
    pricing: {
      kind: 'area',
      minBillableMm2: 500000,
      tiers: [
        { from: 0, retail: 5600, reseller: 4650 },
        { from: 5, retail: 5200, reseller: 4300 },
        { from: 20, retail: 4800, reseller: 4000 },
        { from: 100, retail: 4300, reseller: 3650 },
      ],
    },
    setupFen: 0,
    artworkFactor: { custom: '1', blank: '0.5', black: '0.85' },
    limits: { minMm: 300, maxLongMm: 15000, rollWidthMm: 3200, maxQuantity: 2000 },
    seamFenPerMetre: null,
    gramsPerM2: 240,
    gramsPerPiece: 0,
    cm3PerM2: 400,
    cm3PerPiece: 0,
    finishes: {
      'sewn-hem': { fenPerMetre: 200 },
      'hook-tape': { fenPerMetre: 420 },
      'silicone-edge': { fenPerMetre: 480, gramsPerPiece: 120 },
      'pole-pocket': { fenPerMetre: 230 },
      'raw-edges': {},
    },
    bulk: { quantity: 100, areaM2: 150 },
  },
  properties: { printerType: 'dye-sublimation', resolution: 1440, waterproof: false, uvResistant: true },
  scene: 'tension-fabric-booth',
  detail: 'stretch-knit',
  text: {
    en: {
      name: 'Stretch fabric',
      summary: 'Spandex blend that pulls smooth over frames, tubes and tables.',
      description:
        'Polyester with 12% spandex, 240 g a square metre, stretching a quarter in both directions. Printed by sublimation: it folds into a bag and comes out without creases.',
      notes: [
        'Give the frame’s size; we cut 3% smaller so that it sits tight.',
        'Straight lines follow the pull: keep them 10 cm from curved edges.',
        'Wash at 30 °C in a net, do not iron.',
        'Flame retardant to B1 on request, with the order’s notes.',
      ],
      uses: ['Tension displays', 'Table and chair covers', 'Ceilings and arches', 'Stage shapes'],
    },
    ja: {
      name: 'ストレッチ生地',
      summary: 'フレームやテーブルに、シワなく張れる伸縮生地。',
      description:
        'スパンデックス12%混のポリエステル（240g/m²）で、縦横とも約25%伸びます。昇華転写のため、畳んでもシワになりません。',
      notes: [
        'フレームの寸法をご入力ください。3%小さく裁断してぴったり張ります。',
        '直線は張りに引かれます。曲線の端から10cm以上離してください。',
        'ネットに入れて30℃で洗い、アイロンはかけないでください。',
        '防炎（B1）加工は備考でご相談ください。',
      ],
      uses: ['テンションディスプレイ', 'テーブル・椅子カバー', '天井・アーチ', 'ステージ造形'],
    },
    fr: {
      name: 'Tissu extensible',
      summary: 'Polyester et élasthanne, tendu sans pli sur cadres, tubes et tables.',
      description:
        'Polyester à 12 % d’élasthanne, 240 g/m², extensible d’un quart dans les deux sens. Imprimé par sublimation : il se plie dans un sac et ressort sans faux plis.',
      notes: [
        'Donnez la cote du cadre ; nous coupons 3 % plus petit pour qu’il tende.',
        'Les droites suivent la tension : à 10 cm des bords courbes.',
        'Lavage à 30 °C en filet, sans repassage.',
        'Version M1 sur demande, dans les notes de commande.',
      ],
      uses: ['Structures tendues', 'Housses de table', 'Plafonds et arches', 'Formes de scène'],
    },
    es: {
      name: 'Tela elástica',
      summary: 'Mezcla con elastano que queda lisa sobre marcos, tubos y mesas.',
      description:
        'Poliéster con 12 % de elastano, 240 g/m², que cede una cuarta parte en los dos sentidos. Impreso por sublimación: se dobla en una bolsa y sale sin arrugas.',
      notes: [
        'Indique la medida del marco; cortamos un 3 % menos para que quede tensa.',
        'Las rectas siguen el tirón: a 10 cm de los bordes curvos.',
        'Lavar a 30 °C en bolsa de red, sin planchar.',
        'Ignífuga B1 a petición, en las notas del pedido.',
      ],
      uses: ['Displays tensados', 'Fundas de mesa', 'Techos y arcos', 'Formas de escenario'],
    },
    de: {
      name: 'Stretchstoff',
      summary: 'Elastan-Mischung, die sich glatt über Rahmen, Rohre und Tische zieht.',
      description:
        'Polyester mit 12 % Elastan, 240 g/m², in beide Richtungen um ein Viertel dehnbar. Per Sublimation bedruckt: Er passt gefaltet in eine Tasche und kommt glatt heraus.',
      notes: [
        'Geben Sie das Rahmenmaß an; wir schneiden 3 % kleiner, damit er stramm sitzt.',
        'Gerade Linien folgen dem Zug: 10 cm Abstand zu runden Kanten halten.',
        'Im Netz bei 30 °C waschen, nicht bügeln.',
        'Schwer entflammbar B1 auf Wunsch, in den Notizen zur Bestellung.',
      ],
      uses: ['Spannsysteme', 'Tisch- und Stuhlhussen', 'Decken und Bögen', 'Bühnenformen'],
    },
  },
};
