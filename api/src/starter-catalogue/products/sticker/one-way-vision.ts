import type { StarterAreaProduct } from '../../starter-product';

export const oneWayVision: StarterAreaProduct = {
  sku: 'one-way-vision',
  category: 'sticker',
  slug: 'one-way-vision',
  kind: 'area',
  uvInkjet: false,
  tariff: {
    pricing: {
      kind: 'area',
      minBillableMm2: 500000,
      tiers: [
        { from: 0, retail: 4800, reseller: 3900 },
        { from: 5, retail: 4500, reseller: 3700 },
        { from: 20, retail: 4200, reseller: 3500 },
        { from: 100, retail: 3900, reseller: 3300 },
      ],
    },
    setupFen: 0,
    artworkFactor: { custom: '1', blank: '0.65' },
    limits: { minMm: 100, maxLongMm: 30000, rollWidthMm: 1520, maxQuantity: 5000 },
    seamFenPerMetre: 300,
    gramsPerM2: 330,
    gramsPerPiece: 0,
    cm3PerM2: 460,
    cm3PerPiece: 0,
    finishes: {
      'laminated-gloss': { fenPerM2: 1100 },
      'cut-to-shape': { fenPerMetre: 260 },
      'raw-edges': {},
    },
    bulk: { quantity: 200, areaM2: 150 },
  },
  properties: { printerType: 'eco-solvent', resolution: 1440, waterproof: true, uvResistant: true },
  scene: 'one-way-glass',
  detail: 'one-way-dots',
  text: {
    en: {
      name: 'One-way vision film',
      summary: 'Perforated window film: a picture from the street, a view from inside.',
      description:
        'White PVC with a black back, 0.16 mm, 40% perforated, for the outer side of the glass. From the brighter side one sees the print, from the darker side one looks through.',
      notes: [
        'After dark, with the lights on inside, the effect turns around.',
        'Lamination keeps rain out of the holes; take it on vehicles.',
        'Leave 5 mm free along rubber seals.',
      ],
      uses: ['Shop fronts', 'Office glass', 'Rear windows of vehicles'],
    },
    ja: {
      name: 'ワンウェイフィルム（シースルー）',
      summary: '外からは絵柄、中からは外が見える穴あきフィルム。',
      description:
        '裏面が黒の白色塩ビ（厚さ0.16mm、開口率40%）で、ガラスの外側に貼ります。明るい側からは印刷が見え、暗い側からは向こうが透けて見えます。',
      notes: [
        '夜間に室内の照明をつけると見え方が逆になります。',
        '雨水が穴に入るのを防ぐため、車両にはラミネートをお選びください。',
        'ゴムパッキンの際は5mmあけて貼ってください。',
      ],
      uses: ['店舗のガラス面', 'オフィスの窓', '車両のリアガラス'],
    },
    fr: {
      name: 'Film one way vision',
      summary: 'Film micro-perforé pour vitrage : une image de la rue, la vue de l’intérieur.',
      description:
        'PVC blanc à dos noir, 0,16 mm, perforé à 40 %, pour la face extérieure du vitrage. Du côté clair on voit l’impression, du côté sombre on voit au travers.',
      notes: [
        'La nuit, pièce éclairée, l’effet s’inverse.',
        'Le pelliculage garde la pluie hors des trous ; prenez-le sur véhicule.',
        'Laissez 5 mm libres le long des joints.',
      ],
      uses: ['Vitrines', 'Bureaux vitrés', 'Lunettes arrière'],
    },
    es: {
      name: 'Vinilo microperforado',
      summary: 'Película perforada: una imagen desde la calle, vistas desde dentro.',
      description:
        'PVC blanco con dorso negro, 0,16 mm, perforado al 40 %, para la cara exterior del cristal. Desde el lado claro se ve la impresión; desde el oscuro, lo que hay detrás.',
      notes: [
        'De noche, con luz dentro, el efecto se invierte.',
        'El laminado impide que la lluvia entre en los agujeros; imprescindible en vehículos.',
        'Deje 5 mm libres junto a las gomas.',
      ],
      uses: ['Escaparates', 'Oficinas acristaladas', 'Lunetas traseras'],
    },
    de: {
      name: 'Lochfolie',
      summary: 'Perforierte Fensterfolie: von der Straße ein Bild, von innen die Aussicht.',
      description:
        'Weißes PVC mit schwarzer Rückseite, 0,16 mm, zu 40 % gelocht, für die Außenseite des Glases. Von der hellen Seite sieht man den Druck, von der dunklen hindurch.',
      notes: [
        'Bei Dunkelheit und Licht im Raum kehrt sich die Wirkung um.',
        'Laminat hält Regen aus den Löchern; auf Fahrzeugen bitte wählen.',
        'Lassen Sie an Gummidichtungen 5 mm frei.',
      ],
      uses: ['Schaufenster', 'Bürofenster', 'Heckscheiben'],
    },
  },
};
