import type { StarterAreaProduct } from '../../starter-product';

export const vinyl440: StarterAreaProduct = {
  sku: 'vinyl-440',
  category: 'banner',
  slug: 'vinyl',
  kind: 'area',
  uvInkjet: false,
  featured: true,
  tariff: {
    pricing: {
      kind: 'area',
      minBillableMm2: 500000,
      tiers: [
        { from: 0, retail: 3300, reseller: 2700 },
        { from: 5, retail: 2900, reseller: 2400 },
        { from: 20, retail: 2500, reseller: 2100 },
        { from: 100, retail: 2100, reseller: 1800 },
        { from: 500, retail: 1800, reseller: 1600 },
      ],
    },
    setupFen: 0,
    artworkFactor: { custom: '1', blank: '0.55', black: '0.85' },
    limits: { minMm: 100, maxLongMm: 50000, rollWidthMm: 3200, maxQuantity: 10000 },
    seamFenPerMetre: 900,
    gramsPerM2: 440,
    gramsPerPiece: 0,
    cm3PerM2: 620,
    cm3PerPiece: 0,
    finishes: {
      'hem-grommet': { fenPerMetre: 160, fenPerGrommet: 35, gramsPerPiece: 20 },
      'pole-pocket': { fenPerMetre: '212.5' },
      'bleed-edges': {},
      'raw-edges': {},
    },
    bulk: { quantity: 200, areaM2: 300 },
  },
  properties: { printerType: 'eco-solvent', resolution: 1440, waterproof: true, uvResistant: true },
  scene: 'banner-fence',
  detail: 'hem-grommet',
  text: {
    en: {
      name: 'Vinyl banner, 440 g',
      summary: 'Laminated frontlit vinyl for outdoor banners, in any size up to 50 m.',
      description:
        'A polyester scrim between two layers of white PVC, 0.38 mm thick and 440 g a square metre, printed on one side. Wider than 3.2 m, panels are welded with a 3 cm overlap.',
      notes: [
        'Keep text at least 5 cm from the grommets.',
        'Outdoors the print holds its colour for about two years.',
        'Take the banner down when the wind rises above force 4.',
      ],
      uses: ['Construction fences', 'Shop openings', 'Sports events', 'Façades'],
    },
    ja: {
      name: 'ターポリン横断幕 440g',
      summary: '屋外用の標準ターポリン。最長50mまで1枚で製作します。',
      description:
        'ポリエステル基布を白色PVCで挟んだ厚さ0.38mm、440g/m²のターポリンに片面印刷します。幅3.2mを超える場合は3cm重ねて溶着します。',
      notes: [
        '文字はハトメから5cm以上離して配置してください。',
        '屋外での色もちの目安は約2年です。',
        '風力4を超える場合は取り外してください。',
      ],
      uses: ['工事用フェンス', '開店告知', 'スポーツ大会', '壁面広告'],
    },
    fr: {
      name: 'Bâche 440 g',
      summary: 'La bâche frontlit contrecollée pour l’extérieur, à tout format jusqu’à 50 m.',
      description:
        'Une trame polyester entre deux couches de PVC blanc, 0,38 mm et 440 g/m², imprimée sur une face. Au-delà de 3,2 m de large, les lés sont soudés avec 3 cm de recouvrement.',
      notes: [
        'Gardez les textes à 5 cm au moins des œillets.',
        'Dehors, les couleurs tiennent environ deux ans.',
        'Décrochez la bâche quand le vent dépasse force 4.',
      ],
      uses: ['Clôtures de chantier', 'Ouvertures de magasin', 'Rencontres sportives', 'Façades'],
    },
    es: {
      name: 'Lona de vinilo, 440 g',
      summary: 'Lona frontlit laminada para exterior, en cualquier medida hasta 50 m.',
      description:
        'Una malla de poliéster entre dos capas de PVC blanco, 0,38 mm y 440 g/m², impresa por una cara. A partir de 3,2 m de ancho, los paños se sueldan con 3 cm de solape.',
      notes: [
        'Los textos, a 5 cm de los ojales como mínimo.',
        'Al exterior, el color aguanta unos dos años.',
        'Hay que retirar la lona cuando el viento supera fuerza 4.',
      ],
      uses: ['Vallas de obra', 'Inauguraciones', 'Pruebas deportivas', 'Fachadas'],
    },
    de: {
      name: 'PVC-Banner, 440 g',
      summary: 'Kaschierte Frontlit-Plane für draußen, in jeder Größe bis 50 m.',
      description:
        'Ein Polyestergewebe zwischen zwei Lagen weißem PVC, 0,38 mm stark, 440 g/m², einseitig bedruckt. Ab 3,2 m Breite werden die Bahnen mit 3 cm Überlappung verschweißt.',
      notes: [
        'Halten Sie mit Text mindestens 5 cm Abstand zu den Ösen.',
        'Im Freien hält der Druck seine Farbe rund zwei Jahre.',
        'Nehmen Sie das Banner ab Windstärke 5 ab.',
      ],
      uses: ['Bauzäune', 'Neueröffnungen', 'Sportveranstaltungen', 'Fassaden'],
    },
  },
};
