import type { StarterAreaProduct } from '../../starter-product';

export const corrugatedPlastic: StarterAreaProduct = {
  sku: 'corrugated-4mm',
  category: 'uvinkjet',
  slug: 'corrugated-plastic',
  kind: 'area',
  uvInkjet: true,
  tariff: {
    pricing: {
      kind: 'area',
      minBillableMm2: 200000,
      tiers: [
        { from: 0, retail: 5200, reseller: 4250 },
        { from: 5, retail: 4700, reseller: 3900 },
        { from: 20, retail: 4200, reseller: 3550 },
        { from: 100, retail: 3700, reseller: 3200 },
      ],
    },
    setupFen: 500,
    artworkFactor: { custom: '1', blank: '0.55' },
    limits: { minMm: 200, maxLongMm: 2440, rollWidthMm: 1220, maxQuantity: 5000 },
    seamFenPerMetre: null,
    gramsPerM2: 700,
    gramsPerPiece: 30,
    cm3PerM2: 6200,
    cm3PerPiece: 200,
    finishes: {
      'double-sided': { fenPerM2: 1600 },
      'no-lamination': {},
      drilled: { fenPerPiece: 300 },
      'h-stake': { fenPerPiece: 550, gramsPerPiece: 240 },
      'cut-to-shape': { fenPerMetre: 380 },
    },
    bulk: { quantity: 500, areaM2: 200 },
  },
  properties: { printerType: 'uv-flatbed', resolution: 720, waterproof: true, uvResistant: true },
  scene: 'lawn-signs',
  detail: 'corrugated-flutes',
  text: {
    en: {
      name: 'Corrugated plastic, 4 mm',
      summary: 'Light, waterproof boards for lawns, fences and election weeks.',
      description:
        'Twin-wall polypropylene, 4 mm and 700 g a square metre, printed directly. The flutes run from top to bottom, so that a stake of steel wire slides into them.',
      notes: [
        'Largest board 1.22 × 2.44 m.',
        'Say in the order notes if the flutes should run across.',
        'Lasts one to two years outdoors; take it down in storm.',
        'Polypropylene is recycled with class 5 plastics.',
      ],
      uses: ['Estate signs', 'Elections', 'Building sites', 'Event parking'],
    },
    ja: {
      name: 'プラスチック段ボール 4mm',
      summary: '芝生、フェンス、選挙ポスターに。軽くて水に強い板。',
      description:
        '厚さ4mm、700g/m²の中空ポリプロピレン板に直接印刷します。中空の目は縦方向のため、スチール線の杭をそのまま差し込めます。',
      notes: [
        '最大サイズは1.22×2.44mです。',
        '目を横方向にする場合は注文備考にご記入ください。',
        '屋外耐候は1〜2年です。暴風時は取り外してください。',
        'ポリプロピレン（識別番号5）としてリサイクルできます。',
      ],
      uses: ['不動産の売地看板', '選挙', '工事現場', 'イベント駐車場'],
    },
    fr: {
      name: 'Polypropylène alvéolaire',
      summary: 'Des panneaux légers et étanches, pour pelouses, clôtures et campagnes.',
      description:
        'Polypropylène alvéolaire de 4 mm, 700 g/m², imprimé en direct. Les alvéoles vont de haut en bas : un piquet en fil d’acier s’y glisse.',
      notes: [
        'Panneau de 1,22 × 2,44 m au plus.',
        'Alvéoles horizontales : précisez-le dans la commande.',
        'Un à deux ans dehors ; déposez-le en cas de tempête.',
        'Le polypropylène se recycle (code 5).',
      ],
      uses: ['Panneaux immobiliers', 'Élections', 'Chantiers', 'Parkings d’événement'],
    },
    es: {
      name: 'Polipropileno alveolar',
      summary: 'Paneles ligeros e impermeables para céspedes, vallas y campañas.',
      description:
        'Polipropileno alveolar de 4 mm y 700 g/m², con impresión directa. Los canales van de arriba abajo, así que una estaca de alambre entra en ellos.',
      notes: [
        'Panel máximo de 1,22 × 2,44 m.',
        'Si quiere los canales en horizontal, indíquelo en el pedido.',
        'Dura de uno a dos años al exterior; retírelo con temporal.',
        'El polipropileno se recicla (código 5).',
      ],
      uses: ['Carteles inmobiliarios', 'Elecciones', 'Obras', 'Aparcamiento de eventos'],
    },
    de: {
      name: 'Hohlkammerplatte, 4 mm',
      summary: 'Leichte, wasserfeste Platten für Rasen, Zaun und Wahlkampf.',
      description:
        'Stegplatte aus Polypropylen, 4 mm und 700 g/m², direkt bedruckt. Die Kammern laufen senkrecht; ein Erdspieß aus Stahldraht steckt darin.',
      notes: [
        'Größte Platte 1,22 × 2,44 m.',
        'Kammern waagerecht? Bitte in der Bestellung angeben.',
        'Hält draußen ein bis zwei Jahre; bei Sturm abnehmen.',
        'Polypropylen ist recycelbar (Code 5).',
      ],
      uses: ['Maklerschilder', 'Wahlplakate', 'Baustellen', 'Eventparkplätze'],
    },
  },
};
