import type { StarterAreaProduct } from '../../starter-product';

export const magnetSheet: StarterAreaProduct = {
  sku: 'magnet-0.75mm',
  category: 'uvinkjet',
  slug: 'magnet-sheet',
  kind: 'area',
  uvInkjet: true,
  tariff: {
    pricing: {
      kind: 'area',
      minBillableMm2: 100000,
      tiers: [
        { from: 0, retail: 16500, reseller: 13550 },
        { from: 2, retail: 15200, reseller: 12700 },
        { from: 10, retail: 13600, reseller: 11550 },
        { from: 50, retail: 12200, reseller: 10500 },
      ],
    },
    setupFen: 500,
    artworkFactor: { custom: '1', blank: '0.7' },
    limits: { minMm: 50, maxLongMm: 3000, rollWidthMm: 620, maxQuantity: 1000 },
    seamFenPerMetre: null,
    gramsPerM2: 2750,
    gramsPerPiece: 0,
    cm3PerM2: 1100,
    cm3PerPiece: 60,
    finishes: {
      'laminated-gloss': { fenPerM2: 900 },
      'laminated-matte': { fenPerM2: 900 },
      'no-lamination': {},
      'rounded-corners': { fenPerPiece: 250 },
      'cut-to-shape': { fenPerMetre: 450 },
    },
    bulk: { quantity: 200, areaM2: 30 },
  },
  properties: { printerType: 'uv-roll', resolution: 1440, waterproof: true, uvResistant: true },
  scene: 'magnet-van',
  detail: 'magnet-lift',
  text: {
    en: {
      name: 'Magnet sheet, 0.75 mm',
      summary: 'A sign for the car door that comes off in the evening.',
      description:
        'Flexible magnet with a white face, 0.75 mm and 2.75 kg a square metre, printed with UV-cured ink. It holds on flat steel up to 100 km/h; aluminium, plastic and glass-fibre doors do not hold it.',
      notes: [
        'The shorter side is at most 62 cm.',
        'Take rounded corners: square ones lift in the wind.',
        'Clean car and magnet before each use, and take it off once a week.',
        'Wait three months after a new coat of paint.',
        'Store it flat or rolled, print outwards.',
      ],
      uses: ['Delivery cars', 'Learner drivers', 'Fridges', 'Steel shelves'],
    },
    ja: {
      name: 'マグネットシート 0.75mm',
      summary: '夜には外せる、車のドア用サイン。',
      description:
        '厚さ0.75mm、2.75kg/m²の白色マグネットシートにUV硬化インクで印刷します。平らな鋼板なら時速100kmまで使えます。アルミ、樹脂、FRPのドアには付きません。',
      notes: [
        '短辺は最大62cmです。',
        '角丸をお選びください。角が立つと風でめくれます。',
        '貼る前に車体とシートの汚れを拭き、週に一度は外してください。',
        '塗装直後の車には3か月間お使いになれません。',
        '平らに置くか、印刷面を外側に巻いて保管してください。',
      ],
      uses: ['配達車両', '教習車', '冷蔵庫', 'スチール棚'],
    },
    fr: {
      name: 'Feuille magnétique 0,75 mm',
      summary: 'Un panneau de portière qui s’enlève le soir.',
      description:
        'Aimant souple à face blanche, 0,75 mm et 2,75 kg/m², imprimé à l’encre UV. Il tient sur tôle d’acier plane jusqu’à 100 km/h ; les portes en aluminium, plastique ou fibre ne le retiennent pas.',
      notes: [
        'Petit côté de 62 cm au plus.',
        'Prenez les coins arrondis : vifs, ils se soulèvent au vent.',
        'Nettoyez tôle et aimant à chaque pose ; retirez-le une fois par semaine.',
        'Attendez trois mois après une peinture neuve.',
        'À ranger à plat ou roulé, impression dehors.',
      ],
      uses: ['Voitures de livraison', 'Auto-écoles', 'Réfrigérateurs', 'Rayonnages acier'],
    },
    es: {
      name: 'Lámina magnética 0,75 mm',
      summary: 'Un rótulo para la puerta del coche que se quita por la noche.',
      description:
        'Imán flexible con cara blanca, 0,75 mm y 2,75 kg/m², impreso con tinta UV. Aguanta en chapa de acero plana hasta 100 km/h; en puertas de aluminio, plástico o fibra no se sujeta.',
      notes: [
        'El lado corto mide 62 cm como máximo.',
        'Elija esquinas redondeadas: las rectas se levantan con el viento.',
        'Limpie chapa e imán antes de cada uso y retírelo una vez por semana.',
        'Espere tres meses tras pintar el coche.',
        'Guárdela plana o enrollada con la impresión hacia fuera.',
      ],
      uses: ['Coches de reparto', 'Autoescuelas', 'Neveras', 'Estantes de acero'],
    },
    de: {
      name: 'Magnetfolie, 0,75 mm',
      summary: 'Ein Schild für die Autotür, das abends wieder abgeht.',
      description:
        'Biegsamer Magnet mit weißer Vorderseite, 0,75 mm und 2,75 kg/m², mit UV-Tinte bedruckt. Er hält auf ebenem Stahlblech bis 100 km/h; an Türen aus Aluminium, Kunststoff oder GFK haftet er nicht.',
      notes: [
        'Die kurze Seite misst höchstens 62 cm.',
        'Runde Ecken nehmen: Eckige hebt der Fahrtwind an.',
        'Vor jedem Gebrauch Blech und Magnet reinigen, einmal pro Woche abnehmen.',
        'Nach neuem Lack drei Monate warten.',
        'Flach oder mit dem Druck nach außen gerollt lagern.',
      ],
      uses: ['Lieferwagen', 'Fahrschulen', 'Kühlschränke', 'Stahlregale'],
    },
  },
};
