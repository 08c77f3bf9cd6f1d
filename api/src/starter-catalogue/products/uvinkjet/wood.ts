import type { StarterAreaProduct } from '../../starter-product';

export const wood: StarterAreaProduct = {
  sku: 'plywood-6mm',
  category: 'uvinkjet',
  slug: 'wood',
  kind: 'area',
  uvInkjet: true,
  tariff: {
    pricing: {
      kind: 'area',
      minBillableMm2: 150000,
      tiers: [
        { from: 0, retail: 24000, reseller: 19700 },
        { from: 2, retail: 22000, reseller: 18400 },
        { from: 10, retail: 19800, reseller: 16850 },
        { from: 50, retail: 17800, reseller: 15300 },
      ],
    },
    setupFen: 1000,
    artworkFactor: { custom: '1', blank: '0.7' },
    limits: { minMm: 50, maxLongMm: 2440, rollWidthMm: 1220, maxQuantity: 500 },
    seamFenPerMetre: null,
    gramsPerM2: 4200,
    gramsPerPiece: 50,
    cm3PerM2: 9000,
    cm3PerPiece: 300,
    finishes: {
      'white-ink': { fenPerM2: 4500 },
      'double-sided': { fenPerM2: 5200 },
      'no-lamination': {},
      drilled: { fenPerPiece: 500 },
      'hanging-battens': { fenPerPiece: 2200, gramsPerPiece: 260 },
      'rounded-corners': { fenPerPiece: 400 },
      'cut-to-shape': { fenPerMetre: 800 },
    },
    bulk: { quantity: 100, areaM2: 50 },
  },
  properties: { printerType: 'uv-flatbed', resolution: 1440, waterproof: false, uvResistant: true },
  scene: 'wood-cafe',
  detail: 'wood-grain',
  text: {
    en: {
      name: 'Birch plywood, 6 mm',
      summary: 'Wood whose grain shows through the picture.',
      description:
        'Birch plywood in five layers, 6 mm and 4.2 kg a square metre, sanded and printed directly. Without white ink the light parts of your picture are bare wood; with white ink colours stand as on paper.',
      notes: [
        'Largest board 1.22 × 2.44 m; no two are alike.',
        'Skin tones turn yellow without white ink.',
        'For dry rooms, 0 to 35 °C.',
        'Knots up to 15 mm belong to the material.',
      ],
      uses: ['Cafés', 'Menus', 'Children’s rooms', 'Trophies'],
    },
    ja: {
      name: 'バーチ合板 6mm',
      summary: '木目が絵柄に透ける板。',
      description:
        '5層のバーチ（樺）合板、厚さ6mm、4.2kg/m²を研磨し、直接印刷します。白インクなしでは明るい部分が木の地色になり、白インクを敷くと紙のような発色になります。',
      notes: [
        '最大サイズは1.22×2.44mです。木目は1枚ずつ異なります。',
        '白インクなしでは肌の色が黄みを帯びます。',
        '乾いた室内用です。使用温度は0〜35℃です。',
        '直径15mmまでの節は素材の特徴です。',
      ],
      uses: ['カフェ', 'メニュー', '子ども部屋', '表彰楯'],
    },
    fr: {
      name: 'Contreplaqué bouleau 6 mm',
      summary: 'Un bois dont le veinage se voit à travers l’image.',
      description:
        'Contreplaqué de bouleau à cinq plis, 6 mm et 4,2 kg/m², poncé et imprimé en direct. Sans blanc, les clairs de l’image sont le bois nu ; avec blanc, les couleurs sortent comme sur papier.',
      notes: [
        'Panneau de 1,22 × 2,44 m au plus ; aucun n’est identique.',
        'Sans blanc, les teints virent au jaune.',
        'Pour pièces sèches, de 0 à 35 °C.',
        'Les nœuds jusqu’à 15 mm font partie du matériau.',
      ],
      uses: ['Cafés', 'Menus', 'Chambres d’enfant', 'Trophées'],
    },
    es: {
      name: 'Contrachapado de abedul 6 mm',
      summary: 'Madera cuya veta se ve a través de la imagen.',
      description:
        'Contrachapado de abedul de cinco capas, 6 mm y 4,2 kg/m², lijado y con impresión directa. Sin tinta blanca, los claros de la imagen son madera vista; con ella, los colores salen como en papel.',
      notes: [
        'Plancha máxima de 1,22 × 2,44 m; no hay dos iguales.',
        'Sin tinta blanca los tonos de piel amarillean.',
        'Para espacios secos, de 0 a 35 °C.',
        'Los nudos de hasta 15 mm son propios del material.',
      ],
      uses: ['Cafeterías', 'Cartas de menú', 'Cuartos infantiles', 'Trofeos'],
    },
    de: {
      name: 'Birkensperrholz, 6 mm',
      summary: 'Holz, dessen Maserung durch das Bild scheint.',
      description:
        'Birkensperrholz in fünf Lagen, 6 mm und 4,2 kg/m², geschliffen und direkt bedruckt. Ohne Weiß bleiben helle Bildteile blankes Holz; mit Weiß stehen die Farben wie auf Papier.',
      notes: [
        'Größte Platte 1,22 × 2,44 m; keine gleicht der anderen.',
        'Ohne Weiß werden Hauttöne gelblich.',
        'Für trockene Räume, 0 bis 35 °C.',
        'Äste bis 15 mm gehören zum Material.',
      ],
      uses: ['Cafés', 'Speisekarten', 'Kinderzimmer', 'Pokale'],
    },
  },
};
