import type { StarterAreaProduct } from '../../starter-product';

export const ktBoard: StarterAreaProduct = {
  sku: 'kt-board-5mm',
  category: 'uvinkjet',
  slug: 'kt-board',
  kind: 'area',
  uvInkjet: true,
  tariff: {
    pricing: {
      kind: 'area',
      minBillableMm2: 200000,
      tiers: [
        { from: 0, retail: 5000, reseller: 4100 },
        { from: 5, retail: 4600, reseller: 3800 },
        { from: 20, retail: 4200, reseller: 3500 },
        { from: 100, retail: 3800, reseller: 3200 },
      ],
    },
    setupFen: 500,
    artworkFactor: { custom: '1', blank: '0.6' },
    limits: { minMm: 100, maxLongMm: 2400, rollWidthMm: 1200, maxQuantity: 2000 },
    seamFenPerMetre: null,
    gramsPerM2: 560,
    gramsPerPiece: 40,
    cm3PerM2: 6200,
    cm3PerPiece: 300,
    finishes: { 'laminated-matte': { fenPerM2: 600 }, 'no-lamination': {}, 'cut-to-shape': { fenPerMetre: 420 } },
    bulk: { quantity: 300, areaM2: 150 },
  },
  properties: { printerType: 'uv-flatbed', resolution: 720, waterproof: false, uvResistant: true },
  scene: 'kt-board-easel',
  detail: 'kt-board-edge',
  text: {
    en: {
      name: 'KT board, 5 mm',
      summary: 'Light foam board for indoor posters and signs.',
      description:
        'A polystyrene foam core between two smooth faces, 5 mm thick and 560 g a square metre, printed directly. Stands on an easel, hangs on tape.',
      notes: [
        'Largest board 1.2 × 2.4 m, sent flat: volume decides the shipping.',
        'For indoor use; it warps when damp.',
        'Edges are cut square and left open.',
      ],
      uses: ['Event posters', 'Conference signs', 'Point of sale', 'Photo walls'],
    },
    ja: {
      name: 'KTボード（スチレンボード）5mm',
      summary: '屋内ポスター・案内板用の軽量発泡ボード。',
      description:
        '発泡スチロールの両面に平滑な表面材を貼った厚さ5mm、560g/m²のボードに直接印刷します。イーゼルに立てるほか、両面テープで壁に掛けられます。',
      notes: [
        '最大サイズは1.2×2.4mです。平らなまま発送するため、送料は容積で決まります。',
        '屋内用です。湿気で反ることがあります。',
        '断面は直角に断裁し、加工はしません。',
      ],
      uses: ['イベントポスター', '会議の案内板', '店頭POP', 'フォトパネル'],
    },
    fr: {
      name: 'Carton mousse KT 5 mm',
      summary: 'Un panneau léger pour affiches et signalétique d’intérieur.',
      description:
        'Une âme en mousse de polystyrène entre deux faces lisses, 5 mm et 560 g/m², imprimée en direct. Il se pose sur chevalet ou se fixe à l’adhésif.',
      notes: [
        'Panneau de 1,2 × 2,4 m au plus, expédié à plat : le volume fixe le port.',
        'Pour l’intérieur ; il se voile à l’humidité.',
        'Chants coupés droits et laissés ouverts.',
      ],
      uses: ['Affiches d’événement', 'Signalétique de salle', 'Points de vente', 'Murs de photos'],
    },
    es: {
      name: 'Cartón pluma KT 5 mm',
      summary: 'Panel ligero para carteles y señalización de interior.',
      description:
        'Alma de espuma de poliestireno entre dos caras lisas, 5 mm y 560 g/m², con impresión directa. Se apoya en un caballete o se fija con adhesivo.',
      notes: [
        'Panel máximo de 1,2 × 2,4 m, enviado plano: el volumen fija el porte.',
        'Para interior; con humedad se comba.',
        'Cantos cortados rectos y sin tapar.',
      ],
      uses: ['Carteles de evento', 'Señalización de salas', 'Puntos de venta', 'Paneles de fotos'],
    },
    de: {
      name: 'KT-Schaumplatte, 5 mm',
      summary: 'Leichte Schaumplatte für Plakate und Schilder in Innenräumen.',
      description:
        'Ein Kern aus Polystyrolschaum zwischen zwei glatten Deckschichten, 5 mm und 560 g/m², direkt bedruckt. Steht auf der Staffelei oder hängt an Klebeband.',
      notes: [
        'Größte Platte 1,2 × 2,4 m, flach verschickt: Das Volumen bestimmt den Versand.',
        'Für innen; bei Feuchte verzieht sie sich.',
        'Kanten gerade geschnitten und offen.',
      ],
      uses: ['Eventplakate', 'Tagungsschilder', 'Verkaufsflächen', 'Fotowände'],
    },
  },
};
