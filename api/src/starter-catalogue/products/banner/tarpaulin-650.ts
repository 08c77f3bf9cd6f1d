import type { StarterAreaProduct } from '../../starter-product';

export const tarpaulin650: StarterAreaProduct = {
  sku: 'tarpaulin-650',
  category: 'banner',
  slug: 'truck-tarpaulin',
  kind: 'area',
  uvInkjet: false,
  tariff: {
    pricing: {
      kind: 'area',
      minBillableMm2: 1000000,
      tiers: [
        { from: 0, retail: 6800, reseller: 5600 },
        { from: 5, retail: 6400, reseller: 5300 },
        { from: 20, retail: 5900, reseller: 4900 },
        { from: 100, retail: 5400, reseller: 4550 },
      ],
    },
    setupFen: 0,
    artworkFactor: { custom: '1', blank: '0.6', black: '0.88' },
    limits: { minMm: 300, maxLongMm: 50000, rollWidthMm: 3200, maxQuantity: 2000 },
    seamFenPerMetre: 1300,
    gramsPerM2: 650,
    gramsPerPiece: 0,
    cm3PerM2: 820,
    cm3PerPiece: 0,
    finishes: {
      'hem-grommet': { fenPerMetre: 240, fenPerGrommet: 60, gramsPerPiece: 30 },
      webbing: { fenPerMetre: 420 },
      'bleed-edges': {},
      'raw-edges': {},
    },
    bulk: { quantity: 50, areaM2: 300 },
  },
  properties: { printerType: 'eco-solvent', resolution: 1440, waterproof: true, uvResistant: true },
  scene: 'truck-side',
  detail: 'webbing-strap',
  text: {
    en: {
      name: 'Truck tarpaulin, 650 g',
      summary: 'Lacquered 1000 denier tarpaulin for curtain sides, tents and covers.',
      description:
        'PVC on 1000 denier polyester, 0.55 mm and 650 g a square metre, lacquered so that dirt washes off. Seams are welded 4 cm wide and hold more than the cloth beside them.',
      notes: [
        'Send a drawing with buckles, rollers and fold lines; we make none of them ourselves.',
        'Wash with a soft brush and mild soap, not with a hot lance.',
        'Outdoors the print holds its colour for about four years.',
        'Check the straps before each drive; a loose curtain tears.',
      ],
      uses: ['Curtain-sided trucks', 'Storage tents', 'Boat and pool covers', 'Permanent signs'],
    },
    ja: {
      name: 'トラック幌 650g',
      summary: 'カーテン車、テント、カバー用の1000デニール強力ターポリン。',
      description:
        '1000デニールの基布にPVCを施した厚さ0.55mm、650g/m²の生地です。汚れを洗い流せる表面処理付き。継ぎ目は4cm幅で溶着し、生地以上の強度があります。',
      notes: [
        'バックル、ローラー、折り線の位置を図面でお送りください。金具の取り付けは承っていません。',
        '柔らかいブラシと中性洗剤で洗い、高温の高圧洗浄は避けてください。',
        '屋外での色もちの目安は約4年です。',
        '走行前にベルトを確認してください。緩みは破れの原因になります。',
      ],
      uses: ['カーテン車', '倉庫テント', '船・プールのカバー', '常設看板'],
    },
    fr: {
      name: 'Bâche de camion 650 g',
      summary: 'Bâche vernie 1000 deniers pour rideaux coulissants, tentes et housses.',
      description:
        'PVC sur polyester 1000 deniers, 0,55 mm et 650 g/m², verni pour que la saleté parte au lavage. Les soudures, larges de 4 cm, tiennent plus que la toile voisine.',
      notes: [
        'Joignez un plan des boucles, galets et plis : nous ne posons pas la quincaillerie.',
        'Lavez à la brosse douce et au savon, jamais à la lance chaude.',
        'Dehors, les couleurs tiennent environ quatre ans.',
        'Vérifiez les sangles avant chaque trajet ; un rideau lâche se déchire.',
      ],
      uses: ['Camions à rideaux', 'Tentes de stockage', 'Bateaux et piscines', 'Enseignes durables'],
    },
    es: {
      name: 'Toldo de camión, 650 g',
      summary: 'Lona lacada de 1000 deniers para laterales, carpas y fundas.',
      description:
        'PVC sobre poliéster de 1000 deniers, 0,55 mm y 650 g/m², lacado para que la suciedad salga al lavar. Las soldaduras, de 4 cm, resisten más que la propia lona.',
      notes: [
        'Adjunte un plano con hebillas, rodillos y pliegues; los herrajes no los ponemos.',
        'Se lava con cepillo blando y jabón, nunca con agua caliente a presión.',
        'Al exterior, el color aguanta unos cuatro años.',
        'Revise las cinchas antes de cada viaje; una lona floja se rasga.',
      ],
      uses: ['Camiones de lona', 'Carpas de almacén', 'Barcos y piscinas', 'Rótulos permanentes'],
    },
    de: {
      name: 'LKW-Plane, 650 g',
      summary: 'Lackierte Plane mit 1000 Denier für Gardinen, Zelte und Abdeckungen.',
      description:
        'PVC auf 1000-Denier-Polyester, 0,55 mm stark, 650 g/m², lackiert, damit sich Schmutz abwaschen lässt. Die 4 cm breiten Nähte halten mehr als das Gewebe daneben.',
      notes: [
        'Senden Sie eine Zeichnung mit Schnallen, Rollen und Faltlinien; Beschläge montieren wir nicht.',
        'Mit weicher Bürste und milder Seife waschen, nicht mit heißem Hochdruck.',
        'Im Freien hält der Druck seine Farbe rund vier Jahre.',
        'Prüfen Sie die Gurte vor jeder Fahrt; eine lose Plane reißt.',
      ],
      uses: ['Gardinenaufbauten', 'Lagerzelte', 'Boote und Pools', 'Dauerhafte Schilder'],
    },
  },
};
