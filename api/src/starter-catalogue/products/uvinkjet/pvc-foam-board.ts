import type { StarterAreaProduct } from '../../starter-product';

export const pvcFoamBoard: StarterAreaProduct = {
  sku: 'pvc-foam-5mm',
  category: 'uvinkjet',
  slug: 'pvc-foam-board',
  kind: 'area',
  uvInkjet: true,
  tariff: {
    pricing: {
      kind: 'area',
      minBillableMm2: 200000,
      tiers: [
        { from: 0, retail: 9800, reseller: 8050 },
        { from: 5, retail: 9000, reseller: 7500 },
        { from: 20, retail: 8200, reseller: 6950 },
        { from: 100, retail: 7400, reseller: 6350 },
      ],
    },
    setupFen: 500,
    artworkFactor: { custom: '1', blank: '0.6' },
    limits: { minMm: 50, maxLongMm: 2440, rollWidthMm: 1220, maxQuantity: 2000 },
    seamFenPerMetre: null,
    gramsPerM2: 2750,
    gramsPerPiece: 40,
    cm3PerM2: 7200,
    cm3PerPiece: 300,
    finishes: {
      'double-sided': { fenPerM2: 3400 },
      'white-ink': { fenPerM2: 3800 },
      'laminated-matte': { fenPerM2: 900 },
      'no-lamination': {},
      drilled: { fenPerPiece: 500 },
      'rounded-corners': { fenPerPiece: 300 },
      'cut-to-shape': { fenPerMetre: 650 },
    },
    bulk: { quantity: 200, areaM2: 100 },
  },
  properties: { printerType: 'uv-flatbed', resolution: 1440, waterproof: true, uvResistant: true },
  scene: 'kt-board-easel',
  detail: 'uv-ink',
  text: {
    en: {
      name: 'PVC foam board, 5 mm',
      summary: 'A smooth white plastic board for indoor signs that must last.',
      description:
        'Closed-cell PVC foam, 5 mm and 2.75 kg a square metre, printed directly at 1440 dpi. It takes screws, saws and damp rooms, and does not swell at the edge.',
      notes: [
        'Largest board 1.22 × 2.44 m.',
        'In full sun it warps: outdoors, keep it in the shade and below 45 °C at the surface.',
        'Cut to shape goes down to inner corners of 3 mm radius.',
        'Screw it with 1 mm of play in the hole: it grows and shrinks with the warmth.',
      ],
      uses: ['Shop signs', 'Cut-out figures', 'Site plans', 'Exhibition lettering'],
    },
    ja: {
      name: 'PVC発泡ボード 5mm',
      summary: '長く使う屋内看板のための、平滑な白い樹脂板。',
      description:
        '厚さ5mm、2.75kg/m²の独立気泡PVC発泡板に1440dpiで直接印刷します。ねじ止めや鋸引きができ、湿気の多い場所でも小口がふくらみません。',
      notes: [
        '最大サイズは1.22×2.44mです。',
        '直射日光では反ります。屋外では日陰に設置し、表面45℃以下でお使いください。',
        '輪郭カットの内角は半径3mmまでです。',
        'ねじ穴に1mmの遊びを取ってください。温度で伸縮します。',
      ],
      uses: ['店舗看板', '等身大パネル', '案内図', '展示用切り文字'],
    },
    fr: {
      name: 'PVC expansé 5 mm',
      summary: 'Un panneau plastique blanc et lisse pour une signalétique qui dure.',
      description:
        'PVC expansé à cellules fermées, 5 mm et 2,75 kg/m², imprimé en direct à 1440 dpi. Il se visse, se scie, supporte les pièces humides, et son chant ne gonfle pas.',
      notes: [
        'Panneau de 1,22 × 2,44 m au plus.',
        'En plein soleil il se voile : dehors, à l’ombre et sous 45 °C en surface.',
        'À la découpe, les angles rentrants ont 3 mm de rayon au moins.',
        'Vissez avec 1 mm de jeu : il se dilate avec la chaleur.',
      ],
      uses: ['Enseignes intérieures', 'Silhouettes', 'Plans de site', 'Lettrage d’exposition'],
    },
    es: {
      name: 'PVC espumado 5 mm',
      summary: 'Una plancha blanca y lisa para rótulos de interior que duren.',
      description:
        'PVC espumado de celda cerrada, 5 mm y 2,75 kg/m², con impresión directa a 1440 ppp. Se atornilla, se sierra, soporta la humedad y el canto no se hincha.',
      notes: [
        'Plancha máxima de 1,22 × 2,44 m.',
        'A pleno sol se comba: al exterior, a la sombra y con menos de 45 °C en superficie.',
        'El corte admite ángulos interiores de 3 mm de radio.',
        'Deje 1 mm de holgura en los tornillos: se dilata con el calor.',
      ],
      uses: ['Rótulos de tienda', 'Siluetas', 'Planos', 'Letras de exposición'],
    },
    de: {
      name: 'PVC-Hartschaum, 5 mm',
      summary: 'Glatte weiße Kunststoffplatte für Innenschilder, die halten sollen.',
      description:
        'Geschlossenzelliger PVC-Schaum, 5 mm und 2,75 kg/m², direkt mit 1440 dpi bedruckt. Er lässt sich schrauben und sägen, verträgt feuchte Räume und quillt nicht an der Kante.',
      notes: [
        'Größte Platte 1,22 × 2,44 m.',
        'In praller Sonne verzieht er sich: draußen nur im Schatten und unter 45 °C Oberfläche.',
        'Beim Konturschnitt haben Innenecken mindestens 3 mm Radius.',
        'Mit 1 mm Spiel verschrauben: Wärme dehnt die Platte.',
      ],
      uses: ['Ladenschilder', 'Aufstellfiguren', 'Lagepläne', 'Messeschriften'],
    },
  },
};
