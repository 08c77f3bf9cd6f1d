import type { StarterAreaProduct } from '../../starter-product';

export const canvasPoly: StarterAreaProduct = {
  sku: 'canvas-poly',
  category: 'fabric',
  slug: 'polyester-canvas',
  kind: 'area',
  uvInkjet: false,
  tariff: {
    pricing: {
      kind: 'area',
      minBillableMm2: 250000,
      tiers: [
        { from: 0, retail: 5800, reseller: 4800 },
        { from: 5, retail: 5500, reseller: 4600 },
        { from: 20, retail: 5200, reseller: 4350 },
        { from: 50, retail: 4800, reseller: 4050 },
      ],
    },
    setupFen: 0,
    artworkFactor: { custom: '1', blank: '0.6' },
    limits: { minMm: 150, maxLongMm: 10000, rollWidthMm: 1520, maxQuantity: 3000 },
    seamFenPerMetre: null,
    gramsPerM2: 260,
    gramsPerPiece: 0,
    cm3PerM2: 520,
    cm3PerPiece: 0,
    finishes: {
      'stretcher-frame': { fenPerMetre: 2000, gramsPerPiece: 950 },
      'bleed-edges': {},
      'raw-edges': {},
    },
    bulk: { quantity: 100, areaM2: 100 },
  },
  properties: { printerType: 'eco-solvent', resolution: 1440, waterproof: true, uvResistant: true },
  scene: 'canvas-room',
  detail: 'canvas-weave',
  text: {
    en: {
      name: 'Polyester canvas',
      summary: 'The lighter canvas for decoration in numbers, also in damp rooms.',
      description:
        'Woven polyester with a matte coating, 260 g a square metre, printed with eco-solvent ink. It does not sag in humid air and wipes clean.',
      notes: [
        'The shorter side is at most 1.52 m.',
        'Stretched pieces need 5 cm more on each side of your file.',
        'Stretched canvases longer than 1.2 m travel as freight: ask for a quote.',
        'Airs out for a day before it goes into a bedroom.',
      ],
      uses: ['Hotel chains', 'Cafés and bathrooms', 'Photo prints', 'Trade fair decoration'],
    },
    ja: {
      name: 'ポリエステルキャンバス',
      summary: '数をそろえる装飾や湿気の多い部屋に向く軽量キャンバス。',
      description:
        'マットコートした260g/m²のポリエステル織物に、エコソルベントインクで印刷します。湿度でたるみにくく、水拭きできます。',
      notes: [
        '短辺は最大1.52mです。',
        '木枠張りはデータの四辺に5cmずつ追加してください。',
        '1.2mを超える木枠張りは貨物便になります。お見積りをご依頼ください。',
        '寝室に飾る前に1日風を通してください。',
      ],
      uses: ['ホテルチェーン', 'カフェ・水まわり', '写真プリント', '展示会の装飾'],
    },
    fr: {
      name: 'Toile polyester',
      summary: 'La toile légère des décors en série, même en pièce humide.',
      description:
        'Polyester tissé à couche mate, 260 g/m², imprimé à l’encre éco-solvant. Elle ne se détend pas à l’humidité et s’essuie.',
      notes: [
        'Le petit côté mesure 1,52 m au plus.',
        'Tendue, elle demande 5 cm de plus de chaque côté du fichier.',
        'Tendue et longue de plus de 1,2 m, la toile part en fret : demandez un devis.',
        'Aérez-la un jour avant une chambre.',
      ],
      uses: ['Chaînes d’hôtels', 'Cafés et salles d’eau', 'Tirages photo', 'Décors de salon'],
    },
    es: {
      name: 'Lienzo de poliéster',
      summary: 'El lienzo ligero para decorar en serie, también en ambientes húmedos.',
      description:
        'Poliéster tejido con capa mate, 260 g/m², impreso con tinta ecosolvente. No se afloja con la humedad y se limpia con un paño.',
      notes: [
        'El lado corto mide 1,52 m como máximo.',
        'En bastidor, el archivo necesita 5 cm más por lado.',
        'Montados y de más de 1,2 m viajan como carga: pida presupuesto.',
        'Conviene airearlo un día antes de colgarlo en un dormitorio.',
      ],
      uses: ['Cadenas de hoteles', 'Cafés y baños', 'Copias de fotos', 'Decoración de feria'],
    },
    de: {
      name: 'Polyester-Leinwand',
      summary: 'Die leichtere Leinwand für Serien, auch in feuchten Räumen.',
      description:
        'Polyestergewebe mit matter Beschichtung, 260 g/m², mit Eco-Solvent-Tinte bedruckt. Sie hängt in feuchter Luft nicht durch und lässt sich abwischen.',
      notes: [
        'Die kürzere Seite misst höchstens 1,52 m.',
        'Gespannt braucht Ihre Datei je Seite 5 cm mehr.',
        'Gespannte Leinwände über 1,2 m reisen als Fracht: Bitte Angebot anfordern.',
        'Vor dem Schlafzimmer einen Tag auslüften lassen.',
      ],
      uses: ['Hotelketten', 'Cafés und Bäder', 'Fotodrucke', 'Messedekoration'],
    },
  },
};
