import type { StarterAreaProduct } from '../../starter-product';

export const brushedAluminium: StarterAreaProduct = {
  sku: 'brushed-alu-1.5mm',
  category: 'uvinkjet',
  slug: 'brushed-aluminium',
  kind: 'area',
  uvInkjet: true,
  tariff: {
    pricing: {
      kind: 'area',
      minBillableMm2: 100000,
      tiers: [
        { from: 0, retail: 42000, reseller: 34400 },
        { from: 2, retail: 38500, reseller: 32100 },
        { from: 10, retail: 34500, reseller: 29300 },
        { from: 50, retail: 31000, reseller: 26700 },
      ],
    },
    setupFen: 1500,
    artworkFactor: { custom: '1', blank: '0.75' },
    limits: { minMm: 50, maxLongMm: 2440, rollWidthMm: 1220, maxQuantity: 500 },
    seamFenPerMetre: null,
    gramsPerM2: 4050,
    gramsPerPiece: 40,
    cm3PerM2: 4600,
    cm3PerPiece: 200,
    finishes: {
      'white-ink': { fenPerM2: 5500 },
      'laminated-matte': { fenPerM2: 1200 },
      'no-lamination': {},
      drilled: { fenPerPiece: 800 },
      standoffs: { fenPerPiece: 2400, gramsPerPiece: 180 },
      'rounded-corners': { fenPerPiece: 400 },
      'cut-to-shape': { fenPerMetre: 1500 },
    },
    bulk: { quantity: 100, areaM2: 30 },
  },
  properties: { printerType: 'uv-flatbed', resolution: 1440, waterproof: true, uvResistant: true },
  scene: 'panel-facade',
  detail: 'brushed-metal',
  text: {
    en: {
      name: 'Brushed aluminium, 1.5 mm',
      summary: 'Metal that shines through the ink where you leave out the white.',
      description:
        'Anodised aluminium with a fine horizontal brush, 1.5 mm and 4.05 kg a square metre, primed and printed directly. White ink beneath a colour makes it cover; without it the metal glows.',
      notes: [
        'Name the areas for white ink in a spot colour called White.',
        'The brush runs along the longer side unless the order notes say otherwise.',
        'The ink withstands wiping with water; solvents and steel wool remove it.',
        'Corners are deburred; wear gloves all the same when you mount it.',
      ],
      uses: ['Name plates', 'Machine labels', 'Award plaques', 'Lift signs'],
    },
    ja: {
      name: 'ヘアライン仕上げアルミ板 1.5mm',
      summary: '白インクを抜いた部分から金属が光る板。',
      description:
        '厚さ1.5mm、4.05kg/m²のアルマイトヘアライン板にプライマーを塗り、直接印刷します。白インクを敷いた色は透けず、敷かない色は金属光沢が出ます。',
      notes: [
        '白インクの範囲は「White」という特色で指定してください。',
        'ヘアラインは長辺方向です。変更は注文備考にご記入ください。',
        '水拭きはできますが、溶剤やスチールウールでは落ちます。',
        'バリは取りますが、取り付け時は手袋をお使いください。',
      ],
      uses: ['表札・銘板', '機械ラベル', '表彰プレート', 'エレベーター表示'],
    },
    fr: {
      name: 'Aluminium brossé 1,5 mm',
      summary: 'Un métal qui brille à travers l’encre là où manque le blanc.',
      description:
        'Aluminium anodisé à brossage fin, 1,5 mm et 4,05 kg/m², apprêté et imprimé en direct. Avec du blanc dessous, une couleur couvre ; sans lui, le métal luit.',
      notes: [
        'Désignez les zones de blanc par un ton direct nommé White.',
        'Le brossage suit le grand côté, sauf mention dans la commande.',
        'L’encre supporte l’eau ; solvants et laine d’acier l’enlèvent.',
        'Les angles sont ébavurés ; portez tout de même des gants à la pose.',
      ],
      uses: ['Plaques de porte', 'Étiquettes de machine', 'Plaques de prix', 'Signalétique d’ascenseur'],
    },
    es: {
      name: 'Aluminio cepillado 1,5 mm',
      summary: 'Metal que brilla a través de la tinta donde no hay blanco.',
      description:
        'Aluminio anodizado con cepillado fino, 1,5 mm y 4,05 kg/m², con imprimación e impresión directa. Con tinta blanca debajo el color cubre; sin ella, el metal reluce.',
      notes: [
        'Marque las zonas de tinta blanca con una tinta plana llamada White.',
        'El cepillado sigue el lado largo, salvo que el pedido diga otra cosa.',
        'La tinta aguanta el agua; disolventes y lana de acero la quitan.',
        'Las esquinas van sin rebabas; use guantes de todos modos.',
      ],
      uses: ['Placas de nombre', 'Etiquetas de máquina', 'Placas de premio', 'Rótulos de ascensor'],
    },
    de: {
      name: 'Alu gebürstet, 1,5 mm',
      summary: 'Metall, das durch die Tinte glänzt, wo das Weiß fehlt.',
      description:
        'Eloxiertes Aluminium mit feinem Strichschliff, 1,5 mm und 4,05 kg/m², grundiert und direkt bedruckt. Mit Weiß darunter deckt eine Farbe; ohne Weiß schimmert das Metall.',
      notes: [
        'Flächen für Weiß in einer Sonderfarbe namens White anlegen.',
        'Der Schliff folgt der langen Seite, wenn die Bestellung nichts anderes sagt.',
        'Wasser schadet der Tinte nicht; Lösemittel und Stahlwolle lösen sie ab.',
        'Die Ecken sind entgratet; bei der Montage trotzdem Handschuhe tragen.',
      ],
      uses: ['Namensschilder', 'Typenschilder', 'Ehrentafeln', 'Aufzugschilder'],
    },
  },
};
