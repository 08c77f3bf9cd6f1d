import type { StarterAreaProduct } from '../../starter-product';

export const wallpaper: StarterAreaProduct = {
  sku: 'wallpaper',
  category: 'sticker',
  slug: 'wallpaper',
  kind: 'area',
  uvInkjet: false,
  tariff: {
    pricing: {
      kind: 'area',
      minBillableMm2: 1000000,
      tiers: [
        { from: 0, retail: 4800, reseller: 4000 },
        { from: 5, retail: 4600, reseller: 3800 },
        { from: 20, retail: 4300, reseller: 3600 },
        { from: 100, retail: 3900, reseller: 3350 },
      ],
    },
    setupFen: 0,
    artworkFactor: { custom: '1', blank: '0.6' },
    limits: { minMm: 500, maxLongMm: 20000, rollWidthMm: 1000, maxQuantity: 1000 },
    seamFenPerMetre: 150,
    gramsPerM2: 210,
    gramsPerPiece: 0,
    cm3PerM2: 340,
    cm3PerPiece: 0,
    finishes: {
      'bleed-edges': {},
      'raw-edges': {},
    },
    bulk: { quantity: 50, areaM2: 150 },
  },
  properties: { printerType: 'latex', resolution: 1440, waterproof: false, uvResistant: true },
  scene: 'mural-room',
  detail: 'wall-fabric',
  text: {
    en: {
      name: 'Printed wallpaper',
      summary: 'Non-woven wallpaper with your picture, to paste the wall and hang dry.',
      description:
        'Non-woven wallpaper, 210 g a square metre, flame-retardant to B1, printed with odourless latex ink. It comes in numbered panels 1 m wide that meet edge to edge.',
      notes: [
        'Add 5 cm to width and height: no wall is square.',
        'Paste the wall, not the paper; start from a plumb line.',
        'Order spare panels together: a later print run differs slightly.',
        'It can be wiped damp, and comes off dry in whole panels.',
      ],
      uses: ['Hotels and restaurants', 'Offices', 'Waiting rooms', 'Living rooms'],
    },
    ja: {
      name: 'オーダー壁紙',
      summary: 'お好きな絵柄を印刷する不織布壁紙。壁に糊を塗って貼ります。',
      description:
        '210g/m²の難燃（B1）不織布壁紙に、においのないラテックスインクで印刷します。幅1mの番号付きパネルを突き合わせて貼ります。',
      notes: [
        '幅と高さに5cmずつ足してください。壁は正確な直角ではありません。',
        '糊は壁に塗ります。1枚目は下げ振りで垂直を出してください。',
        '予備のパネルは同時にご注文ください。後日の印刷では色がわずかに変わります。',
        '水拭きでき、はがすときは1枚ずつ乾いたままはがせます。',
      ],
      uses: ['ホテル・飲食店', 'オフィス', '待合室', 'リビング'],
    },
    fr: {
      name: 'Papier peint imprimé',
      summary: 'Intissé à votre image : on encolle le mur et l’on pose à sec.',
      description:
        'Intissé de 210 g/m², classé B1, imprimé à l’encre latex, sans odeur. Livré en lés numérotés de 1 m, posés bord à bord.',
      notes: [
        'Ajoutez 5 cm en largeur et en hauteur : aucun mur n’est d’équerre.',
        'Encollez le mur, pas le papier ; partez d’un fil à plomb.',
        'Commandez les lés de réserve en même temps : un autre tirage varie un peu.',
        'Se nettoie à l’éponge humide et se retire à sec, par lés entiers.',
      ],
      uses: ['Hôtels et restaurants', 'Bureaux', 'Salles d’attente', 'Séjours'],
    },
    es: {
      name: 'Papel pintado impreso',
      summary: 'Papel no tejido con su imagen: se encola la pared y se cuelga seco.',
      description:
        'Papel no tejido de 210 g/m², ignífugo B1, impreso con tinta látex, sin olor. Se entrega en paños numerados de 1 m que se unen a tope.',
      notes: [
        'Añada 5 cm de ancho y de alto: ninguna pared está a escuadra.',
        'Se encola la pared, no el papel; se empieza por una plomada.',
        'Los paños de repuesto, en el mismo pedido: otra tirada varía un poco.',
        'Se limpia con un paño húmedo y se retira seco, por paños enteros.',
      ],
      uses: ['Hoteles y restaurantes', 'Oficinas', 'Salas de espera', 'Salones'],
    },
    de: {
      name: 'Fototapete, Vlies',
      summary: 'Vliestapete mit Ihrem Bild: Wand einkleistern, Bahnen trocken ansetzen.',
      description:
        'Vliestapete, 210 g/m², schwer entflammbar B1, mit geruchloser Latextinte bedruckt. Nummerierte Bahnen von 1 m Breite, auf Stoß geklebt.',
      notes: [
        'Geben Sie 5 cm in Breite und Höhe zu: Keine Wand ist im Lot.',
        'Kleister auf die Wand, nicht auf die Tapete; an einer Lotlinie beginnen.',
        'Ersatzbahnen gleich mitbestellen: Ein späterer Druck weicht leicht ab.',
        'Feucht abwischbar, später trocken in ganzen Bahnen abziehbar.',
      ],
      uses: ['Hotels und Restaurants', 'Büros', 'Wartezimmer', 'Wohnräume'],
    },
  },
};
