import type { StarterAreaProduct } from '../../starter-product';

export const posterPaper: StarterAreaProduct = {
  sku: 'poster-paper-150',
  category: 'othermaterials',
  slug: 'poster-paper',
  kind: 'area',
  uvInkjet: false,
  tariff: {
    pricing: {
      kind: 'area',
      minBillableMm2: 500000,
      tiers: [
        { from: 0, retail: 1900, reseller: 1560 },
        { from: 5, retail: 1700, reseller: 1420 },
        { from: 20, retail: 1500, reseller: 1280 },
        { from: 100, retail: 1300, reseller: 1120 },
      ],
    },
    setupFen: 0,
    artworkFactor: { custom: '1', blank: '0.45' },
    limits: { minMm: 200, maxLongMm: 20000, rollWidthMm: 1370, maxQuantity: 20000 },
    seamFenPerMetre: null,
    gramsPerM2: 152,
    gramsPerPiece: 0,
    cm3PerM2: 200,
    cm3PerPiece: 0,
    finishes: { 'laminated-matte': { fenPerM2: 550 }, 'laminated-gloss': { fenPerM2: 550 }, 'raw-edges': {} },
    bulk: { quantity: 500, areaM2: 200 },
  },
  properties: { printerType: 'latex', resolution: 720, waterproof: false, uvResistant: false },
  scene: 'photo-gallery',
  detail: 'poster-roll',
  text: {
    en: {
      name: 'Poster paper, 150 g',
      summary: 'Coated paper for posters that hang for weeks, not years.',
      description:
        'Semi-gloss coated paper, 150 g a square metre, printed with latex ink that is dry when it leaves the printer. Goes into snap frames, poster rails and pin boards.',
      notes: [
        'For indoor use; it curls when damp.',
        'Held against a window it lets light through: take blueback paper there.',
        'The shorter side is at most 1.37 m.',
        'Goes into paper recycling after use.',
      ],
      uses: ['Cinemas', 'Schools', 'Supermarkets', 'Snap frames'],
    },
    ja: {
      name: 'ポスター用紙 150g',
      summary: '数週間の掲示に向くコート紙。',
      description:
        '150g/m²の半光沢コート紙に、印刷直後から乾いているラテックスインクで印刷します。開閉フレーム、ポスターレール、掲示板にお使いください。',
      notes: [
        '屋内用です。湿気で丸まることがあります。',
        '窓に貼ると光が透けます。その場合はブルーバックをお選びください。',
        '短辺は最大1.37mです。',
        '使用後は古紙としてリサイクルできます。',
      ],
      uses: ['映画館', '学校', 'スーパー', '開閉フレーム'],
    },
    fr: {
      name: 'Papier affiche 150 g',
      summary: 'Un papier couché pour des semaines d’affichage.',
      description:
        'Papier couché demi-brillant de 150 g/m², imprimé à l’encre latex, sèche dès la sortie. Pour cadres clic-clac, rails et panneaux de liège.',
      notes: [
        'Pour l’intérieur ; il gondole à l’humidité.',
        'Contre une vitre, il laisse passer la lumière : prenez le dos bleu.',
        'Petit côté de 1,37 m au plus.',
        'Recyclable avec les papiers.',
      ],
      uses: ['Cinémas', 'Écoles', 'Supermarchés', 'Cadres clic-clac'],
    },
    es: {
      name: 'Papel para carteles 150 g',
      summary: 'Papel estucado para semanas de cartel, no para años.',
      description:
        'Papel estucado semibrillo de 150 g/m², impreso con tinta látex, seca al salir de la impresora. Para marcos de clic, rieles y corchos.',
      notes: [
        'Para interior; con humedad se ondula.',
        'En un cristal deja pasar la luz: ahí conviene el papel blueback.',
        'El lado corto mide 1,37 m como máximo.',
        'Se recicla con el papel.',
      ],
      uses: ['Cines', 'Escuelas', 'Supermercados', 'Marcos de clic'],
    },
    de: {
      name: 'Plakatpapier, 150 g',
      summary: 'Gestrichenes Papier für Wochen, nicht für Jahre.',
      description:
        'Halbglänzend gestrichenes Papier, 150 g/m², mit Latextinte bedruckt, die trocken aus dem Drucker kommt. Für Klapprahmen, Plakatschienen und Pinnwände.',
      notes: [
        'Für innen; bei Feuchte wellt es sich.',
        'An der Scheibe scheint Licht durch: dort Blueback nehmen.',
        'Die kurze Seite misst höchstens 1,37 m.',
        'Gehört nach Gebrauch ins Altpapier.',
      ],
      uses: ['Kinos', 'Schulen', 'Supermärkte', 'Klapprahmen'],
    },
  },
};
