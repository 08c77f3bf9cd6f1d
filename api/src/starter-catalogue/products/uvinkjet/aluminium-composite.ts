import type { StarterAreaProduct } from '../../starter-product';

export const aluminiumComposite: StarterAreaProduct = {
  sku: 'acm-3mm',
  category: 'uvinkjet',
  slug: 'aluminium-composite',
  kind: 'area',
  uvInkjet: true,
  tariff: {
    pricing: {
      kind: 'area',
      minBillableMm2: 200000,
      tiers: [
        { from: 0, retail: 16500, reseller: 13550 },
        { from: 5, retail: 15300, reseller: 12800 },
        { from: 20, retail: 13900, reseller: 11800 },
        { from: 100, retail: 12600, reseller: 10850 },
      ],
    },
    setupFen: 1000,
    artworkFactor: { custom: '1', blank: '0.68' },
    limits: { minMm: 100, maxLongMm: 3050, rollWidthMm: 1500, maxQuantity: 1000 },
    seamFenPerMetre: null,
    gramsPerM2: 3800,
    gramsPerPiece: 60,
    cm3PerM2: 7000,
    cm3PerPiece: 400,
    finishes: {
      'double-sided': { fenPerM2: 4800 },
      'white-ink': { fenPerM2: 4500 },
      'laminated-gloss': { fenPerM2: 1100 },
      'laminated-matte': { fenPerM2: 1100 },
      'no-lamination': {},
      drilled: { fenPerPiece: 700 },
      standoffs: { fenPerPiece: 2400, gramsPerPiece: 180 },
      'rounded-corners': { fenPerPiece: 400 },
      'cut-to-shape': { fenPerMetre: 1000 },
    },
    bulk: { quantity: 100, areaM2: 80 },
  },
  properties: { printerType: 'uv-flatbed', resolution: 1440, waterproof: true, uvResistant: true },
  scene: 'panel-facade',
  detail: 'composite-edge',
  text: {
    en: {
      name: 'Aluminium composite, 3 mm',
      summary: 'The outdoor sign: two skins of aluminium on a plastic core.',
      description:
        'Panel of 3 mm, 3.8 kg a square metre: 0.21 mm of lacquered aluminium on either side of a polyethylene core. Stiff, flat and light enough for one screw in each corner. The print lasts five years outdoors under lamination.',
      notes: [
        'Largest panel 1.5 × 3.05 m.',
        'Screw it every 60 cm, with 2 mm of play in each hole.',
        'The core is not fire-rated: do not use it as cladding.',
        'Edges are sawn and show the dark core.',
      ],
      uses: ['Shop fascias', 'Site boards', 'Car park signs', 'Company plates'],
    },
    ja: {
      name: 'アルミ複合板 3mm',
      summary: '屋外看板の定番。樹脂芯材をアルミ板で挟んだパネル。',
      description:
        '厚さ3mm、3.8kg/m²。ポリエチレン芯材の両面に0.21mmの塗装アルミ板を貼ったパネルです。平らで硬く、四隅のねじで留められる軽さです。ラミネート仕上げで屋外耐候は約5年です。',
      notes: [
        '最大サイズは1.5×3.05mです。',
        '60cm間隔でねじ止めし、穴に2mmの遊びを取ってください。',
        '芯材は不燃ではありません。外装材には使用できません。',
        '断面は切り放しで、黒い芯材が見えます。',
      ],
      uses: ['店舗ファサード', '工事看板', '駐車場案内', '会社銘板'],
    },
    fr: {
      name: 'Composite aluminium 3 mm',
      summary: 'L’enseigne d’extérieur : deux peaux d’aluminium sur une âme plastique.',
      description:
        'Panneau de 3 mm, 3,8 kg/m² : 0,21 mm d’aluminium laqué de chaque côté d’une âme en polyéthylène. Rigide, plan et assez léger pour une vis par angle. Sous lamination, l’impression tient cinq ans dehors.',
      notes: [
        'Panneau de 1,5 × 3,05 m au plus.',
        'Une vis tous les 60 cm, avec 2 mm de jeu.',
        'L’âme n’est pas classée au feu : pas de bardage.',
        'Les chants sciés laissent voir l’âme foncée.',
      ],
      uses: ['Bandeaux de boutique', 'Panneaux de chantier', 'Parkings', 'Plaques d’entreprise'],
    },
    es: {
      name: 'Composite de aluminio 3 mm',
      summary: 'El rótulo de exterior: dos láminas de aluminio y un alma de plástico.',
      description:
        'Panel de 3 mm y 3,8 kg/m²: 0,21 mm de aluminio lacado a cada lado de un alma de polietileno. Rígido, plano y tan ligero que basta un tornillo por esquina. Con laminado, la impresión dura cinco años al exterior.',
      notes: [
        'Panel máximo de 1,5 × 3,05 m.',
        'Un tornillo cada 60 cm, con 2 mm de holgura.',
        'El alma no es ignífuga: no sirve de revestimiento de fachada.',
        'Los cantos van serrados y dejan ver el alma oscura.',
      ],
      uses: ['Rótulos de fachada', 'Vallas de obra', 'Aparcamientos', 'Placas de empresa'],
    },
    de: {
      name: 'Alu-Verbundplatte, 3 mm',
      summary: 'Das Außenschild: zwei Alubleche auf einem Kunststoffkern.',
      description:
        'Platte von 3 mm, 3,8 kg/m²: beidseits 0,21 mm lackiertes Aluminium auf einem Kern aus Polyethylen. Steif, eben und so leicht, dass eine Schraube je Ecke genügt. Laminiert hält der Druck draußen fünf Jahre.',
      notes: [
        'Größte Platte 1,5 × 3,05 m.',
        'Alle 60 cm verschrauben, mit 2 mm Spiel im Loch.',
        'Der Kern ist brennbar: nicht als Fassadenbekleidung verwenden.',
        'Die gesägten Kanten zeigen den dunklen Kern.',
      ],
      uses: ['Ladenschilder', 'Bauschilder', 'Parkplätze', 'Firmenschilder'],
    },
  },
};
