import type { StarterAreaProduct } from '../../starter-product';

export const clearSticker: StarterAreaProduct = {
  sku: 'clear-sticker',
  category: 'sticker',
  slug: 'clear-window-sticker',
  kind: 'area',
  uvInkjet: false,
  tariff: {
    pricing: {
      kind: 'area',
      minBillableMm2: 250000,
      tiers: [
        { from: 0, retail: 3600, reseller: 3000 },
        { from: 5, retail: 3400, reseller: 2820 },
        { from: 20, retail: 3200, reseller: 2660 },
        { from: 100, retail: 2900, reseller: 2450 },
      ],
    },
    setupFen: 0,
    artworkFactor: { custom: '1', blank: '0.65' },
    limits: { minMm: 50, maxLongMm: 20000, rollWidthMm: 1370, maxQuantity: 10000 },
    seamFenPerMetre: 300,
    gramsPerM2: 250,
    gramsPerPiece: 0,
    cm3PerM2: 370,
    cm3PerPiece: 0,
    finishes: {
      'white-ink': { fenPerM2: 1800 },
      mirrored: {},
      'cut-to-shape': { fenPerMetre: 260 },
      'application-tape': { fenPerM2: 600 },
      'raw-edges': {},
    },
    bulk: { quantity: 300, areaM2: 150 },
  },
  properties: { printerType: 'uv-roll', resolution: 1440, waterproof: true, uvResistant: true },
  scene: 'shop-door',
  detail: 'clear-film',
  text: {
    en: {
      name: 'Clear sticker',
      summary: 'Transparent film: only what you print stands on the glass.',
      description:
        'Clear polymeric PVC, 0.08 mm, with a clear adhesive on a polyester liner that leaves no orange peel. White ink goes where your file says so, in a spot colour named White.',
      notes: [
        'Without white ink, colours are stained glass: see-through and weaker on dark ground.',
        'Mirrored prints go on the inner side, where rain and scrapers do not reach.',
        'Apply wet from 10 °C; the haze of the water is gone after two days.',
        'The film stays visible as a faint edge: cut to shape where that matters.',
      ],
      uses: ['Shop doors', 'Display cases', 'Bottles and tins', 'Car windows'],
    },
    ja: {
      name: '透明ステッカー',
      summary: '印刷した部分だけがガラスに残る透明フィルム。',
      description:
        '厚さ0.08mmの透明塩ビ（透明糊、PETセパレーター）で、糊面にムラが出ません。白インクは、データで「White」という特色を指定した箇所に印刷します。',
      notes: [
        '白インクなしでは色が透け、暗い背景では弱く見えます。',
        '反転印刷は内側に貼るため、雨や清掃で傷みません。',
        '10℃以上で水貼りしてください。白い曇りは2日ほどで消えます。',
        'フィルムの端はわずかに見えます。気になる場合は輪郭カットをお選びください。',
      ],
      uses: ['店舗のドア', 'ショーケース', '瓶・缶', '車の窓'],
    },
    fr: {
      name: 'Adhésif transparent',
      summary: 'Film clair : sur la vitre ne reste que ce que vous imprimez.',
      description:
        'PVC polymère clair, 0,08 mm, à colle claire sur support polyester, sans peau d’orange. Le blanc se pose là où votre fichier le dit, dans un ton direct nommé White.',
      notes: [
        'Sans blanc, les couleurs font vitrail : translucides et faibles sur fond sombre.',
        'En miroir, il se pose à l’intérieur, loin de la pluie et des grattoirs.',
        'Pose à l’eau dès 10 °C ; le voile part en deux jours.',
        'Le bord du film se devine : prenez la découpe à la forme si cela compte.',
      ],
      uses: ['Portes de magasin', 'Vitrines d’exposition', 'Bouteilles et boîtes', 'Vitres de voiture'],
    },
    es: {
      name: 'Adhesivo transparente',
      summary: 'Película clara: en el cristal solo queda lo que usted imprime.',
      description:
        'PVC polimérico transparente, 0,08 mm, con adhesivo claro y soporte de poliéster, sin piel de naranja. El blanco va donde lo indica el archivo, en una tinta plana llamada White.',
      notes: [
        'Sin blanco, los colores son como vidriera: translúcidos y débiles sobre fondo oscuro.',
        'En espejo se pega por dentro, lejos de la lluvia y las rasquetas.',
        'Se aplica con agua desde 10 °C; el velo desaparece en dos días.',
        'El borde se adivina: con corte de contorno no se nota.',
      ],
      uses: ['Puertas de tienda', 'Vitrinas', 'Botellas y latas', 'Lunas de coche'],
    },
    de: {
      name: 'Transparente Folie',
      summary: 'Klare Folie: Auf dem Glas steht nur, was Sie drucken.',
      description:
        'Klares polymeres PVC, 0,08 mm, mit klarem Kleber auf Polyesterträger, ohne Orangenhaut. Weiß liegt dort, wo Ihre Datei es mit der Sonderfarbe White vorsieht.',
      notes: [
        'Ohne Weiß wirken Farben wie Glasmalerei: durchscheinend, auf dunklem Grund schwach.',
        'Spiegelverkehrt klebt sie innen, fern von Regen und Schaber.',
        'Ab 10 °C nass verkleben; der Schleier ist nach zwei Tagen weg.',
        'Der Folienrand bleibt schwach sichtbar: Wo das stört, Konturschnitt wählen.',
      ],
      uses: ['Ladentüren', 'Vitrinen', 'Flaschen und Dosen', 'Autofenster'],
    },
  },
};
