import type { StarterAreaProduct } from '../../starter-product';

export const voile: StarterAreaProduct = {
  sku: 'voile-70',
  category: 'fabric',
  slug: 'voile',
  kind: 'area',
  uvInkjet: false,
  tariff: {
    pricing: {
      kind: 'area',
      minBillableMm2: 250000,
      tiers: [
        { from: 0, retail: 4400, reseller: 3650 },
        { from: 5, retail: 4000, reseller: 3300 },
        { from: 20, retail: 3700, reseller: 3100 },
        { from: 100, retail: 3300, reseller: 2800 },
      ],
    },
    setupFen: 0,
    artworkFactor: { custom: '1', blank: '0.5' },
    limits: { minMm: 200, maxLongMm: 10000, rollWidthMm: 3000, maxQuantity: 3000 },
    seamFenPerMetre: null,
    gramsPerM2: 70,
    gramsPerPiece: 0,
    cm3PerM2: 160,
    cm3PerPiece: 0,
    finishes: {
      'sewn-hem': { fenPerMetre: 180 },
      'pole-pocket': { fenPerMetre: 210 },
      'raw-edges': {},
    },
    bulk: { quantity: 150, areaM2: 150 },
  },
  properties: { printerType: 'dye-sublimation', resolution: 720, waterproof: false, uvResistant: false },
  scene: 'atrium-cloths',
  detail: 'satin-fold',
  text: {
    en: {
      name: 'Voile',
      summary: 'Sheer cloth that colours the light and moves with every step.',
      description:
        'Sheer woven polyester, 70 g a square metre, about half transparent, printed by sublimation. Hung in layers it makes a room without walls.',
      notes: [
        'Light colours almost vanish against a window: choose strong ones.',
        'Keep letters above 8 cm.',
        'The shorter side is at most 3 m; voile is not joined.',
        'Keep it away from lamps and flames.',
      ],
      uses: ['Curtains and dividers', 'Stages', 'Shop windows', 'Exhibitions'],
    },
    ja: {
      name: 'ボイル（透け布）',
      summary: '光を染め、人の動きでそよぐ、透ける布。',
      description: '約半分透ける70g/m²のポリエステル薄地に昇華転写で印刷します。重ねて吊ると、壁のない部屋になります。',
      notes: [
        '淡い色は窓辺でほとんど見えません。強い色をお選びください。',
        '文字の高さは8cm以上にしてください。',
        '短辺は最大3mです。つなぎ合わせはできません。',
        '照明器具や火気から離してください。',
      ],
      uses: ['カーテン・間仕切り', 'ステージ', 'ショーウィンドウ', '展覧会'],
    },
    fr: {
      name: 'Voile',
      summary: 'Un tissu clair qui teinte la lumière et bouge au passage.',
      description:
        'Voile de polyester tissé, 70 g/m², transparent à moitié, imprimé par sublimation. Suspendu en couches, il fait une pièce sans murs.',
      notes: [
        'Les tons pâles s’effacent devant une fenêtre : choisissez-les soutenus.',
        'Lettres de 8 cm au minimum.',
        'Le petit côté mesure 3 m au plus ; le voile ne se raccorde pas.',
        'Tenez-le loin des lampes et des flammes.',
      ],
      uses: ['Rideaux et séparations', 'Scènes', 'Vitrines', 'Expositions'],
    },
    es: {
      name: 'Voile',
      summary: 'Tela traslúcida que tiñe la luz y se mueve al pasar.',
      description:
        'Tejido fino de poliéster, 70 g/m², transparente a medias, impreso por sublimación. Colgado en capas hace una sala sin paredes.',
      notes: [
        'Los tonos claros casi desaparecen ante una ventana: mejor intensos.',
        'Letras de más de 8 cm.',
        'El lado corto mide 3 m como máximo; no se une.',
        'Lejos de lámparas y llamas.',
      ],
      uses: ['Cortinas y separadores', 'Escenarios', 'Escaparates', 'Exposiciones'],
    },
    de: {
      name: 'Voile',
      summary: 'Zarter Stoff, der das Licht färbt und sich mit jedem Schritt bewegt.',
      description:
        'Feines Polyestergewebe, 70 g/m², etwa zur Hälfte durchsichtig, per Sublimation bedruckt. In Lagen gehängt wird daraus ein Raum ohne Wände.',
      notes: [
        'Helle Töne verschwinden vor einem Fenster fast: Wählen Sie kräftige.',
        'Buchstaben höher als 8 cm anlegen.',
        'Die kürzere Seite misst höchstens 3 m; Voile wird nicht gestoßen.',
        'Von Lampen und Flammen fernhalten.',
      ],
      uses: ['Vorhänge und Teiler', 'Bühnen', 'Schaufenster', 'Ausstellungen'],
    },
  },
};
