import type { StarterAreaProduct } from '../../starter-product';

export const vinyl510: StarterAreaProduct = {
  sku: 'vinyl-510',
  category: 'banner',
  slug: 'vinyl-510',
  kind: 'area',
  uvInkjet: false,
  tariff: {
    pricing: {
      kind: 'area',
      minBillableMm2: 500000,
      tiers: [
        { from: 0, retail: 3900, reseller: 3200 },
        { from: 5, retail: 3500, reseller: 2900 },
        { from: 20, retail: 3100, reseller: 2600 },
        { from: 100, retail: 2700, reseller: 2300 },
        { from: 500, retail: 2400, reseller: 2100 },
      ],
    },
    setupFen: 0,
    artworkFactor: { custom: '1', blank: '0.55', black: '0.85' },
    limits: { minMm: 100, maxLongMm: 50000, rollWidthMm: 5000, maxQuantity: 10000 },
    seamFenPerMetre: 950,
    gramsPerM2: 510,
    gramsPerPiece: 0,
    cm3PerM2: 680,
    cm3PerPiece: 0,
    finishes: {
      'hem-grommet': { fenPerMetre: 170, fenPerGrommet: 35, gramsPerPiece: 20 },
      webbing: { fenPerMetre: 380 },
      'pole-pocket': { fenPerMetre: 225 },
      'bleed-edges': {},
      'raw-edges': {},
    },
    bulk: { quantity: 200, areaM2: 300 },
  },
  properties: { printerType: 'eco-solvent', resolution: 1440, waterproof: true, uvResistant: true },
  scene: 'banner-facade',
  detail: 'hem-grommet',
  text: {
    en: {
      name: 'Vinyl banner, 510 g',
      summary: 'Coated frontlit vinyl that stays up for years, in one piece up to 5 m wide.',
      description:
        'PVC coated onto a dense 500 denier scrim, 0.45 mm and 510 g a square metre: it neither frays nor delaminates where it is pulled. The roll is 5 m wide, so most façade banners need no weld.',
      notes: [
        'Outdoors the print holds its colour for about three years.',
        'From 20 m² take webbing in the hem and fasten every grommet.',
        'Keep text at least 5 cm from the grommets.',
        'Have large pieces hung by two people, and take them down above wind force 4.',
      ],
      uses: ['Façades', 'Roadside banners', 'Stadium bands', 'Building wraps'],
    },
    ja: {
      name: 'ターポリン横断幕 510g',
      summary: '数年の掲示に耐えるコーティングターポリン。幅5mまで継ぎ目なし。',
      description:
        '高密度の基布（500デニール）にPVCをコーティングした、厚さ0.45mm、510g/m²の生地です。引っ張られる箇所もほつれや剥離が起きにくく、幅5mまで1枚で製作できます。',
      notes: [
        '屋外での色もちの目安は約3年です。',
        '20m²以上は補強ベルトを入れ、ハトメをすべて固定してください。',
        '文字はハトメから5cm以上離して配置してください。',
        '大判の取り付けは2人で行い、風力4を超える場合は取り外してください。',
      ],
      uses: ['壁面広告', '沿道の横断幕', '競技場の帯幕', '建物ラッピング'],
    },
    fr: {
      name: 'Bâche 510 g',
      summary: 'La bâche enduite qui reste en place des années, d’un seul tenant jusqu’à 5 m.',
      description:
        'PVC enduit sur une trame serrée de 500 deniers, 0,45 mm et 510 g/m² : elle ne s’effiloche ni ne se décolle là où l’on tire. Avec une laize de 5 m, la plupart des façades se passent de soudure.',
      notes: [
        'Dehors, les couleurs tiennent environ trois ans.',
        'Dès 20 m², prenez la sangle de renfort et fixez chaque œillet.',
        'Gardez les textes à 5 cm au moins des œillets.',
        'Posez les grands formats à deux, et décrochez-les au-delà de force 4.',
      ],
      uses: ['Façades', 'Bords de route', 'Bandeaux de stade', 'Habillage d’immeuble'],
    },
    es: {
      name: 'Lona de vinilo, 510 g',
      summary: 'Lona recubierta que aguanta años, de una pieza hasta 5 m de ancho.',
      description:
        'PVC recubierto sobre una malla densa de 500 deniers, 0,45 mm y 510 g/m²: ni se deshilacha ni se despega donde tira. La bobina mide 5 m, así que casi ninguna fachada lleva soldadura.',
      notes: [
        'Al exterior, el color aguanta unos tres años.',
        'Desde 20 m², conviene la cincha de refuerzo y fijar todos los ojales.',
        'Los textos, a 5 cm de los ojales como mínimo.',
        'Las piezas grandes se cuelgan entre dos y se retiran con viento superior a fuerza 4.',
      ],
      uses: ['Fachadas', 'Bordes de carretera', 'Bandas de estadio', 'Edificios forrados'],
    },
    de: {
      name: 'PVC-Banner, 510 g',
      summary: 'Beschichtete Plane, die Jahre hängt, bis 5 m Breite aus einem Stück.',
      description:
        'PVC auf dichtem 500-Denier-Gewebe, 0,45 mm stark, 510 g/m²: Sie franst nicht aus und löst sich auch unter Zug nicht. Die Rolle ist 5 m breit, die meisten Fassaden kommen ohne Schweißnaht aus.',
      notes: [
        'Im Freien hält der Druck seine Farbe rund drei Jahre.',
        'Ab 20 m² nehmen Sie Gurtband im Saum und befestigen jede Öse.',
        'Halten Sie mit Text mindestens 5 cm Abstand zu den Ösen.',
        'Große Stücke zu zweit aufhängen und ab Windstärke 5 abnehmen.',
      ],
      uses: ['Fassaden', 'Banner am Straßenrand', 'Bandenwerbung', 'Gebäudeverhüllung'],
    },
  },
};
