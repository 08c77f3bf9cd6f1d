import type { StarterAreaProduct } from '../../starter-product';

export const canvas: StarterAreaProduct = {
  sku: 'canvas-380',
  category: 'fabric',
  slug: 'canvas',
  kind: 'area',
  uvInkjet: false,
  tariff: {
    pricing: {
      kind: 'area',
      minBillableMm2: 250000,
      tiers: [
        { from: 0, retail: 6800, reseller: 5600 },
        { from: 5, retail: 6500, reseller: 5400 },
        { from: 20, retail: 6200, reseller: 5200 },
        { from: 50, retail: 5800, reseller: 4900 },
      ],
    },
    setupFen: 0,
    artworkFactor: { custom: '1', blank: '0.6' },
    limits: { minMm: 150, maxLongMm: 10000, rollWidthMm: 1520, maxQuantity: 2000 },
    seamFenPerMetre: null,
    gramsPerM2: 380,
    gramsPerPiece: 0,
    cm3PerM2: 720,
    cm3PerPiece: 0,
    finishes: {
      'stretcher-frame': { fenPerMetre: 2200, gramsPerPiece: 1100 },
      'bleed-edges': {},
      'raw-edges': {},
    },
    bulk: { quantity: 100, areaM2: 80 },
  },
  properties: { printerType: 'latex', resolution: 1440, waterproof: false, uvResistant: true },
  scene: 'canvas-room',
  detail: 'canvas-weave',
  text: {
    en: {
      name: 'Canvas',
      summary: 'Cotton blend canvas, rolled or stretched on a pine frame.',
      description:
        'A matte blend of cotton and polyester, 380 g a square metre, printed with odourless latex ink. Stretched pieces carry the picture around the edge: add 5 cm on each side of your file.',
      notes: [
        'The shorter side is at most 1.52 m.',
        'Stretched canvases longer than 1.2 m travel as freight: ask for a quote.',
        'For indoor use.',
      ],
      uses: ['Rooms and hotels', 'Photographs', 'Reproductions'],
    },
    ja: {
      name: 'キャンバス',
      summary: '綿混キャンバス。ロールのまま、または木枠張りで。',
      description:
        '380g/m²の綿・ポリエステル混紡のマットなキャンバスに、においのないラテックスインクで印刷します。木枠張りは側面まで絵柄が回り込みます。データの四辺に5cmずつ追加してください。',
      notes: [
        '短辺は最大1.52mです。',
        '1.2mを超える木枠張りは貨物便になります。お見積りをご依頼ください。',
        '屋内用です。',
      ],
      uses: ['住宅・ホテル', '写真', '複製画'],
    },
    fr: {
      name: 'Toile canvas',
      summary: 'Toile coton et polyester, roulée ou tendue sur châssis en pin.',
      description:
        'Mélange mat de coton et de polyester, 380 g/m², imprimé à l’encre latex, sans odeur. Tendue, l’image tourne sur le chant : ajoutez 5 cm de chaque côté du fichier.',
      notes: [
        'Le petit côté mesure 1,52 m au plus.',
        'Tendue et longue de plus de 1,2 m, la toile part en fret : demandez un devis.',
        'Pour l’intérieur.',
      ],
      uses: ['Intérieurs et hôtels', 'Photographies', 'Reproductions'],
    },
    es: {
      name: 'Lienzo',
      summary: 'Lienzo de algodón y poliéster, enrollado o montado en bastidor de pino.',
      description:
        'Mezcla mate de algodón y poliéster, 380 g/m², impresa con tinta látex, sin olor. En bastidor, la imagen continúa por el canto: añada 5 cm a cada lado del archivo.',
      notes: [
        'El lado corto mide 1,52 m como máximo.',
        'Montados y de más de 1,2 m viajan como carga: pida presupuesto.',
        'Para interior.',
      ],
      uses: ['Casas y hoteles', 'Fotografías', 'Reproducciones'],
    },
    de: {
      name: 'Leinwand',
      summary: 'Baumwollmischung, gerollt oder auf Kiefernrahmen gespannt.',
      description:
        'Matte Mischung aus Baumwolle und Polyester, 380 g/m², mit geruchloser Latextinte bedruckt. Gespannt läuft das Bild um die Kante: Geben Sie in der Datei je Seite 5 cm zu.',
      notes: [
        'Die kürzere Seite misst höchstens 1,52 m.',
        'Gespannte Leinwände über 1,2 m reisen als Fracht: Bitte Angebot anfordern.',
        'Für innen.',
      ],
      uses: ['Wohnräume und Hotels', 'Fotografien', 'Reproduktionen'],
    },
  },
};
