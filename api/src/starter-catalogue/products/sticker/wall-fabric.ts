import type { StarterAreaProduct } from '../../starter-product';

export const wallFabric: StarterAreaProduct = {
  sku: 'wall-fabric',
  category: 'sticker',
  slug: 'wall-fabric',
  kind: 'area',
  uvInkjet: false,
  tariff: {
    pricing: {
      kind: 'area',
      minBillableMm2: 250000,
      tiers: [
        { from: 0, retail: 6400, reseller: 5300 },
        { from: 5, retail: 6100, reseller: 5050 },
        { from: 20, retail: 5800, reseller: 4850 },
        { from: 100, retail: 5300, reseller: 4500 },
      ],
    },
    setupFen: 0,
    artworkFactor: { custom: '1', blank: '0.65' },
    limits: { minMm: 100, maxLongMm: 20000, rollWidthMm: 1370, maxQuantity: 3000 },
    seamFenPerMetre: 300,
    gramsPerM2: 330,
    gramsPerPiece: 0,
    cm3PerM2: 460,
    cm3PerPiece: 0,
    finishes: {
      'cut-to-shape': { fenPerMetre: 300 },
      'rounded-corners': { fenPerPiece: 30 },
      'raw-edges': {},
    },
    bulk: { quantity: 200, areaM2: 120 },
  },
  properties: { printerType: 'latex', resolution: 1440, waterproof: false, uvResistant: false },
  scene: 'mural-room',
  detail: 'wall-fabric',
  text: {
    en: {
      name: 'Wall fabric sticker',
      summary: 'Woven polyester with a low-tack adhesive: hang it, move it, hang it again.',
      description:
        'Matte woven polyester, 0.25 mm, with an adhesive that can be moved many times. The cloth does not tear or crease and needs no water, paste or practice.',
      notes: [
        'For painted walls that have dried three weeks; not for silicone or clay paint.',
        'Remove it slowly and flat; on weak paint try a corner first.',
        'For indoor use, dry rooms.',
        'Wider than 1.37 m it comes in panels with 2 cm of overlap.',
      ],
      uses: ['Children’s rooms', 'Offices', 'Shops and cafés', 'Rented rooms'],
    },
    ja: {
      name: '壁用布ステッカー',
      summary: '弱粘着のポリエステル布。貼って、動かして、また貼れます。',
      description:
        '厚さ0.25mmのマットなポリエステル織物に、何度も貼り直せる糊を塗布しました。破れやシワが出にくく、水も糊も経験も要りません。',
      notes: [
        '塗装後3週間以上乾いた壁用です。シリコン塗料や土壁には使えません。',
        '壁に沿ってゆっくりはがしてください。弱い塗装は端で試してください。',
        '屋内の乾いた部屋用です。',
        '幅1.37mを超える場合は2cm重ねの分割でお届けします。',
      ],
      uses: ['子ども部屋', 'オフィス', '店舗・カフェ', '賃貸の部屋'],
    },
    fr: {
      name: 'Textile mural adhésif',
      summary: 'Polyester tissé à colle douce : posé, déplacé, reposé.',
      description:
        'Polyester tissé mat, 0,25 mm, à colle repositionnable maintes fois. La toile ne se déchire ni ne se froisse ; ni eau, ni colle, ni métier à savoir.',
      notes: [
        'Pour murs peints et secs depuis trois semaines ; ni peinture silicone ni argile.',
        'Retirez lentement, à plat ; essayez un coin sur peinture fragile.',
        'À l’intérieur, en pièce sèche.',
        'Au-delà de 1,37 m, livré en lés avec 2 cm de recouvrement.',
      ],
      uses: ['Chambres d’enfant', 'Bureaux', 'Boutiques et cafés', 'Locations'],
    },
    es: {
      name: 'Tela mural adhesiva',
      summary: 'Poliéster tejido de poca adherencia: se pega, se mueve y se vuelve a pegar.',
      description:
        'Poliéster tejido mate, 0,25 mm, con adhesivo que se recoloca muchas veces. Ni se rasga ni se arruga, y no pide agua, cola ni práctica.',
      notes: [
        'Para paredes pintadas y secas desde hace tres semanas; no sobre silicona ni arcilla.',
        'Se retira despacio y en plano; en pintura débil, pruebe antes una esquina.',
        'Para interior, en estancias secas.',
        'A partir de 1,37 m se entrega en paños con 2 cm de solape.',
      ],
      uses: ['Habitaciones infantiles', 'Oficinas', 'Tiendas y cafés', 'Pisos de alquiler'],
    },
    de: {
      name: 'Wandtextil, klebend',
      summary: 'Polyestergewebe mit sanftem Kleber: anbringen, versetzen, wieder anbringen.',
      description:
        'Mattes Polyestergewebe, 0,25 mm, mit oft versetzbarem Kleber. Es reißt und knittert nicht und braucht weder Wasser noch Kleister noch Übung.',
      notes: [
        'Für Wandfarbe, die drei Wochen getrocknet ist; nicht auf Silikon- oder Lehmfarbe.',
        'Langsam und flach abziehen; auf schwacher Farbe zuerst eine Ecke probieren.',
        'Für trockene Innenräume.',
        'Über 1,37 m Breite in Bahnen mit 2 cm Überlappung.',
      ],
      uses: ['Kinderzimmer', 'Büros', 'Läden und Cafés', 'Mietwohnungen'],
    },
  },
};
