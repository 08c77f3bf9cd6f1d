import type { StarterAreaProduct } from '../../starter-product';

export const greyBackFilm: StarterAreaProduct = {
  sku: 'grey-back-280',
  category: 'othermaterials',
  slug: 'grey-back-film',
  kind: 'area',
  uvInkjet: false,
  tariff: {
    pricing: {
      kind: 'area',
      minBillableMm2: 500000,
      tiers: [
        { from: 0, retail: 3600, reseller: 2950 },
        { from: 5, retail: 3300, reseller: 2750 },
        { from: 20, retail: 2950, reseller: 2500 },
        { from: 100, retail: 2650, reseller: 2300 },
      ],
    },
    setupFen: 0,
    artworkFactor: { custom: '1', blank: '0.55', black: '0.9' },
    limits: { minMm: 200, maxLongMm: 10000, rollWidthMm: 1520, maxQuantity: 5000 },
    seamFenPerMetre: null,
    gramsPerM2: 360,
    gramsPerPiece: 0,
    cm3PerM2: 400,
    cm3PerPiece: 0,
    finishes: { 'laminated-matte': { fenPerM2: 700 }, 'rounded-corners': { fenPerPiece: 150 }, 'raw-edges': {} },
    bulk: { quantity: 200, areaM2: 150 },
  },
  properties: { printerType: 'eco-solvent', resolution: 1440, waterproof: true, uvResistant: true },
  scene: 'roll-up-lobby',
  detail: 'clip-rail',
  text: {
    en: {
      name: 'Grey-back film, 0.28 mm',
      summary: 'The print for stands: lies flat, hides what is behind it.',
      description:
        'Layered film with a grey blocking back, 0.28 mm and 360 g a square metre. Its edges do not curl in roll-ups and L-banners, and it can be ordered to replace the print in a stand.',
      notes: [
        'For a roll-up add 10 cm below and 2 cm above, which the hardware hides.',
        'Measure the print that you replace, not the stand.',
        'Take matte lamination where the stand is set up every week.',
        'The shorter side is at most 1.52 m.',
      ],
      uses: ['Roll-ups', 'L-banners', 'Menu boards', 'Spare prints'],
    },
    ja: {
      name: 'グレーバックフィルム 0.28mm',
      summary: 'スタンド用メディア。反らず、後ろが透けません。',
      description:
        '遮光用グレー層を持つ厚さ0.28mm、360g/m²の積層フィルムです。ロールアップやL型スタンドで端が反りません。スタンドの差し替え用にもご注文ください。',
      notes: [
        'ロールアップ用は、器具に隠れる分として下10cm、上2cmを加えてください。',
        '差し替えの場合は、スタンドではなく元のメディアを測ってください。',
        '毎週設置する場合はマットラミネートをお勧めします。',
        '短辺は最大1.52mです。',
      ],
      uses: ['ロールアップ', 'L型スタンド', 'メニューボード', '差し替え用'],
    },
    fr: {
      name: 'Film dos gris 0,28 mm',
      summary: 'Le visuel des supports : il reste plat et cache ce qui est derrière.',
      description:
        'Film multicouche à dos gris occultant, 0,28 mm et 360 g/m². Ses bords ne tuilent pas dans les roll-ups et L-banners ; commandez-le aussi pour remplacer un visuel.',
      notes: [
        'Pour un roll-up, ajoutez 10 cm en bas et 2 cm en haut, cachés par la structure.',
        'Mesurez le visuel à remplacer, pas le support.',
        'Prenez une lamination mate si le support se monte chaque semaine.',
        'Petit côté de 1,52 m au plus.',
      ],
      uses: ['Roll-ups', 'L-banners', 'Porte-menus', 'Visuels de rechange'],
    },
    es: {
      name: 'Película de dorso gris',
      summary: 'La gráfica de los expositores: queda plana y tapa lo de atrás.',
      description:
        'Película en capas con dorso gris opaco, 0,28 mm y 360 g/m². Sus bordes no se curvan en roll-ups y L-banners; también sirve de recambio.',
      notes: [
        'Para un roll-up añada 10 cm abajo y 2 cm arriba, que tapa el soporte.',
        'Mida la gráfica que va a cambiar, no el soporte.',
        'Lleve laminado mate si se monta cada semana.',
        'El lado corto mide 1,52 m como máximo.',
      ],
      uses: ['Roll-ups', 'L-banners', 'Portamenús', 'Recambios'],
    },
    de: {
      name: 'Graurückenfilm, 0,28 mm',
      summary: 'Der Druck für Aufsteller: liegt flach und verdeckt, was dahinter ist.',
      description:
        'Mehrschichtiger Film mit grauer Sperrschicht, 0,28 mm und 360 g/m². Seine Kanten rollen sich in Roll-ups und L-Bannern nicht ein; auch als Wechseldruck zu bestellen.',
      notes: [
        'Für ein Roll-up unten 10 cm und oben 2 cm zugeben, die das System verdeckt.',
        'Messen Sie den alten Druck, nicht den Ständer.',
        'Mattlaminat nehmen, wenn der Ständer jede Woche auf- und abgebaut wird.',
        'Die kurze Seite misst höchstens 1,52 m.',
      ],
      uses: ['Roll-ups', 'L-Banner', 'Menütafeln', 'Wechseldrucke'],
    },
  },
};
