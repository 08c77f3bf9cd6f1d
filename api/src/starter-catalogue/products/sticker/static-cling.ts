import type { StarterAreaProduct } from '../../starter-product';

export const staticCling: StarterAreaProduct = {
  sku: 'static-cling',
  category: 'sticker',
  slug: 'static-cling-window',
  kind: 'area',
  uvInkjet: false,
  tariff: {
    pricing: {
      kind: 'area',
      minBillableMm2: 250000,
      tiers: [
        { from: 0, retail: 4600, reseller: 3800 },
        { from: 5, retail: 4300, reseller: 3550 },
        { from: 20, retail: 4000, reseller: 3350 },
        { from: 100, retail: 3700, reseller: 3150 },
      ],
    },
    setupFen: 0,
    artworkFactor: { custom: '1', blank: '0.65' },
    limits: { minMm: 50, maxLongMm: 5000, rollWidthMm: 1220, maxQuantity: 5000 },
    seamFenPerMetre: null,
    gramsPerM2: 290,
    gramsPerPiece: 0,
    cm3PerM2: 400,
    cm3PerPiece: 0,
    finishes: {
      'white-ink': { fenPerM2: 1800 },
      mirrored: {},
      'cut-to-shape': { fenPerMetre: 280 },
      'rounded-corners': { fenPerPiece: 30 },
      'raw-edges': {},
    },
    bulk: { quantity: 300, areaM2: 100 },
  },
  properties: { printerType: 'uv-roll', resolution: 1440, waterproof: true, uvResistant: false },
  scene: 'sticker-window',
  detail: 'static-cling',
  text: {
    en: {
      name: 'Static cling film',
      summary: 'Holds on glass without any adhesive: on, off, and on again.',
      description:
        'Soft clear PVC, 0.18 mm, that clings by itself to clean glass. Printed with UV ink; white ink behind the colours makes them cover.',
      notes: [
        'For flat glass indoors; damp, frost and matte glass let go of it.',
        'Clean the glass with alcohol, wet it, smooth the film from the middle.',
        'Keep it flat on its liner between two seasons.',
        'The shorter side is at most 1.22 m.',
      ],
      uses: ['Seasonal windows', 'Opening hours', 'Fridge doors', 'Car window notices'],
    },
    ja: {
      name: '静電吸着フィルム',
      summary: '糊なしでガラスに密着。何度でも貼り直せます。',
      description:
        '厚さ0.18mmの軟質透明塩ビが、きれいなガラスに自己吸着します。UVインクで印刷し、白インクを重ねると色が透けません。',
      notes: [
        '屋内の平らなガラス用です。結露、霜、すりガラスでは外れます。',
        'アルコールで拭いてから水を吹き、中央から外へ押さえて貼ります。',
        '保管は台紙に戻し、平らにしてください。',
        '短辺は最大1.22mです。',
      ],
      uses: ['季節の装飾', '営業時間', '冷蔵ケースの扉', '車の窓の掲示'],
    },
    fr: {
      name: 'Film électrostatique',
      summary: 'Tient sur le verre sans colle : posé, ôté, reposé.',
      description:
        'PVC souple et clair, 0,18 mm, qui adhère de lui-même au verre propre. Imprimé à l’encre UV ; un blanc derrière les couleurs les rend couvrantes.',
      notes: [
        'Pour vitrages plats à l’intérieur ; buée, givre et verre mat le font tomber.',
        'Dégraissez à l’alcool, mouillez, chassez l’eau depuis le centre.',
        'Gardez-le à plat sur son support d’une saison à l’autre.',
        'Le petit côté mesure 1,22 m au plus.',
      ],
      uses: ['Vitrines de saison', 'Horaires', 'Portes de réfrigérateur', 'Vitres de voiture'],
    },
    es: {
      name: 'Vinilo electrostático',
      summary: 'Se sujeta al cristal sin adhesivo: se pone, se quita y se vuelve a poner.',
      description:
        'PVC blando y transparente, 0,18 mm, que se adhiere solo al cristal limpio. Se imprime con tinta UV; con blanco detrás, los colores cubren.',
      notes: [
        'Para cristal liso de interior; con humedad, escarcha o cristal mate se cae.',
        'Se limpia con alcohol, se moja y se alisa desde el centro.',
        'Entre temporadas se guarda plano sobre su soporte.',
        'El lado corto mide 1,22 m como máximo.',
      ],
      uses: ['Escaparates de temporada', 'Horarios', 'Puertas de neveras', 'Lunas de coche'],
    },
    de: {
      name: 'Adhäsionsfolie',
      summary: 'Haftet ohne Kleber auf Glas: dran, ab und wieder dran.',
      description:
        'Weiches, klares PVC, 0,18 mm, das von selbst auf sauberem Glas hält. Mit UV-Tinte bedruckt; Weiß hinter den Farben macht sie deckend.',
      notes: [
        'Für ebenes Glas im Innenraum; auf feuchtem, frostigem oder mattem Glas fällt sie ab.',
        'Glas mit Alkohol reinigen, anfeuchten, Folie von der Mitte her ausstreichen.',
        'Zwischen zwei Saisons flach auf dem Träger lagern.',
        'Die kürzere Seite misst höchstens 1,22 m.',
      ],
      uses: ['Saisonfenster', 'Öffnungszeiten', 'Kühlschranktüren', 'Autofenster'],
    },
  },
};
