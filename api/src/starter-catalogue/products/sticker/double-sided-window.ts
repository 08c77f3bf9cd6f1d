import type { StarterAreaProduct } from '../../starter-product';

export const doubleSidedWindow: StarterAreaProduct = {
  sku: 'window-double',
  category: 'sticker',
  slug: 'double-sided-window-sticker',
  kind: 'area',
  uvInkjet: false,
  tariff: {
    pricing: {
      kind: 'area',
      minBillableMm2: 250000,
      tiers: [
        { from: 0, retail: 7800, reseller: 6450 },
        { from: 5, retail: 7400, reseller: 6150 },
        { from: 20, retail: 7000, reseller: 5850 },
        { from: 100, retail: 6500, reseller: 5500 },
      ],
    },
    setupFen: 0,
    artworkFactor: { custom: '1', blank: '0.6' },
    limits: { minMm: 100, maxLongMm: 10000, rollWidthMm: 1370, maxQuantity: 3000 },
    seamFenPerMetre: null,
    gramsPerM2: 310,
    gramsPerPiece: 0,
    cm3PerM2: 430,
    cm3PerPiece: 0,
    finishes: {
      'laminated-gloss': { fenPerM2: 900 },
      'cut-to-shape': { fenPerMetre: 280 },
      'rounded-corners': { fenPerPiece: 30 },
      'raw-edges': {},
    },
    bulk: { quantity: 200, areaM2: 100 },
  },
  properties: { printerType: 'uv-roll', resolution: 1440, waterproof: true, uvResistant: true },
  scene: 'shop-door',
  detail: 'blockout-layers',
  text: {
    en: {
      name: 'Double-sided window',
      summary: 'One sticker, two pictures: one for the street, one for the shop.',
      description:
        'Clear film printed in five passes, picture, white, black, white, picture, so that neither side shines through. 0.1 mm, stuck to the inner side of the glass.',
      notes: [
        'Send two pages: first the picture for the street, then the one for the room.',
        'Both sides fit each other within 2 mm; avoid hairlines at the edge.',
        'Apply wet, and leave 2 mm free along seals.',
        'Dark pictures on sunlit insulating glass can crack it: ask your glazier.',
      ],
      uses: ['Open and closed signs', 'Entrance doors', 'Car showrooms', 'Fuel station shops'],
    },
    ja: {
      name: '両面ウィンドウシート',
      summary: '1枚で2つの絵柄。通り側と店内側を別々に。',
      description:
        '透明フィルムに、絵柄・白・黒・白・絵柄の5層を重ねて印刷し、裏の絵柄が透けません。厚さ0.1mm、ガラスの内側に貼ります。',
      notes: [
        'データは2ページ。1ページ目が通り側、2ページ目が店内側です。',
        '表裏の位置ずれは2mm以内です。端に細い罫線を置かないでください。',
        '水貼りし、パッキン際は2mmあけてください。',
        '日の当たる複層ガラスに濃い色を貼ると熱割れのおそれがあります。ガラス業者にご確認ください。',
      ],
      uses: ['営業中・準備中の表示', '入口のドア', '自動車ショールーム', '給油所の店舗'],
    },
    fr: {
      name: 'Vitrophanie recto verso',
      summary: 'Un adhésif, deux images : une pour la rue, une pour le magasin.',
      description:
        'Film clair imprimé en cinq passes, image, blanc, noir, blanc, image : rien ne transparaît. 0,1 mm, collé sur la face intérieure du vitrage.',
      notes: [
        'Envoyez deux pages : d’abord l’image côté rue, puis celle côté salle.',
        'Les deux faces se superposent à 2 mm près ; évitez les filets au bord.',
        'Pose à l’eau, en laissant 2 mm le long des joints.',
        'Une image sombre sur double vitrage au soleil peut le fendre : voyez votre vitrier.',
      ],
      uses: ['Ouvert et fermé', 'Portes d’entrée', 'Concessions automobiles', 'Stations-service'],
    },
    es: {
      name: 'Vinilo a doble cara',
      summary: 'Un adhesivo, dos imágenes: una para la calle y otra para la tienda.',
      description:
        'Película clara impresa en cinco pasadas, imagen, blanco, negro, blanco, imagen, para que nada se transparente. 0,1 mm; se pega por dentro del cristal.',
      notes: [
        'Envíe dos páginas: primero la imagen de la calle, después la de dentro.',
        'Las dos caras casan con 2 mm de tolerancia; mejor sin filetes en el borde.',
        'Se aplica con agua, dejando 2 mm junto a las juntas.',
        'Una imagen oscura en doble cristal al sol puede rajarlo: consulte al cristalero.',
      ],
      uses: ['Abierto y cerrado', 'Puertas de entrada', 'Concesionarios', 'Gasolineras'],
    },
    de: {
      name: 'Fensterfolie beidseitig',
      summary: 'Ein Aufkleber, zwei Motive: eines zur Straße, eines zum Laden.',
      description:
        'Klare Folie, in fünf Lagen bedruckt: Motiv, Weiß, Schwarz, Weiß, Motiv. So scheint nichts durch. 0,1 mm, wird innen auf das Glas geklebt.',
      notes: [
        'Senden Sie zwei Seiten: zuerst das Motiv zur Straße, dann das zum Raum.',
        'Beide Seiten passen auf 2 mm genau; vermeiden Sie Haarlinien am Rand.',
        'Nass verkleben, an Dichtungen 2 mm frei lassen.',
        'Dunkle Motive auf besonntem Isolierglas können es sprengen: Fragen Sie Ihren Glaser.',
      ],
      uses: ['Geöffnet und geschlossen', 'Eingangstüren', 'Autohäuser', 'Tankstellenshops'],
    },
  },
};
