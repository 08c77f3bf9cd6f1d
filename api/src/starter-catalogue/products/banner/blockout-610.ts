import type { StarterAreaProduct } from '../../starter-product';

export const blockout610: StarterAreaProduct = {
  sku: 'blockout-610',
  category: 'banner',
  slug: 'blockout-double-sided',
  kind: 'area',
  uvInkjet: false,
  tariff: {
    pricing: {
      kind: 'area',
      minBillableMm2: 500000,
      tiers: [
        { from: 0, retail: 6200, reseller: 5100 },
        { from: 5, retail: 5700, reseller: 4700 },
        { from: 20, retail: 5200, reseller: 4350 },
        { from: 100, retail: 4700, reseller: 4000 },
        { from: 500, retail: 4300, reseller: 3700 },
      ],
    },
    setupFen: 0,
    artworkFactor: { custom: '1', blank: '0.5', black: '0.85' },
    limits: { minMm: 200, maxLongMm: 30000, rollWidthMm: 3200, maxQuantity: 5000 },
    seamFenPerMetre: 1200,
    gramsPerM2: 610,
    gramsPerPiece: 0,
    cm3PerM2: 760,
    cm3PerPiece: 0,
    finishes: {
      'hem-grommet': { fenPerMetre: 180, fenPerGrommet: 35, gramsPerPiece: 20 },
      'pole-pocket': { fenPerMetre: 240 },
      webbing: { fenPerMetre: 380 },
      'bleed-edges': {},
      'raw-edges': {},
    },
    bulk: { quantity: 150, areaM2: 250 },
  },
  properties: { printerType: 'eco-solvent', resolution: 1440, waterproof: true, uvResistant: true },
  scene: 'lamp-post-avenue',
  detail: 'blockout-layers',
  text: {
    en: {
      name: 'Blockout banner, 610 g',
      summary: 'Printed on both sides; a black core keeps one picture out of the other.',
      description:
        'Two faces of white PVC around a black core, 0.55 mm and 610 g a square metre, printed on both sides in register within 5 mm. The price is for both sides.',
      notes: [
        'Send two pages, front first; one page is printed on both sides.',
        'A banner between poles swings: take pole pockets above and below.',
        'Outdoors the print holds its colour for about three years.',
        'Take the banner down when the wind rises above force 4.',
      ],
      uses: ['Lamp-post banners', 'Over the street', 'Shop ceilings', 'Station halls'],
    },
    ja: {
      name: '両面遮光ターポリン 610g',
      summary: '両面印刷。黒い遮光層で、裏の絵柄が透けません。',
      description:
        '黒い遮光層の両側を白色PVCで挟んだ、厚さ0.55mm、610g/m²のターポリンです。表裏の位置ずれは5mm以内。価格は両面印刷込みです。',
      notes: [
        'データは表、裏の順に2ページでお送りください。1ページの場合は両面同じ絵柄になります。',
        'ポールに張る場合は揺れるため、上下を袋縫いにしてください。',
        '屋外での色もちの目安は約3年です。',
        '風力4を超える場合は取り外してください。',
      ],
      uses: ['街路灯バナー', '道路横断の幕', '店内の吊り下げ', '駅のコンコース'],
    },
    fr: {
      name: 'Bâche opaque recto verso',
      summary: 'Imprimée des deux côtés ; une âme noire sépare les deux images.',
      description:
        'Deux faces de PVC blanc autour d’une âme noire, 0,55 mm et 610 g/m², imprimées recto verso avec un repérage de 5 mm. Le prix comprend les deux faces.',
      notes: [
        'Envoyez deux pages, recto d’abord ; une page seule est imprimée des deux côtés.',
        'Entre deux bras, la bâche bouge : prenez un fourreau en haut et en bas.',
        'Dehors, les couleurs tiennent environ trois ans.',
        'Décrochez la bâche quand le vent dépasse force 4.',
      ],
      uses: ['Candélabres', 'Traversées de rue', 'Plafonds de magasin', 'Halls de gare'],
    },
    es: {
      name: 'Lona opaca a doble cara',
      summary: 'Impresa por ambas caras; un alma negra separa una imagen de la otra.',
      description:
        'Dos caras de PVC blanco con alma negra, 0,55 mm y 610 g/m², impresas por ambos lados con un registro de 5 mm. El precio incluye las dos caras.',
      notes: [
        'Envíe dos páginas, primero el anverso; una sola página se imprime en ambas caras.',
        'Entre brazos la lona se mueve: mejor con vaina arriba y abajo.',
        'Al exterior, el color aguanta unos tres años.',
        'Hay que retirar la lona cuando el viento supera fuerza 4.',
      ],
      uses: ['Banderolas de farola', 'Pancartas de calle', 'Techos de tienda', 'Vestíbulos'],
    },
    de: {
      name: 'Blockout-Banner, 610 g',
      summary: 'Beidseitig bedruckt; ein schwarzer Kern trennt die beiden Motive.',
      description:
        'Zwei Lagen weißes PVC um einen schwarzen Kern, 0,55 mm stark, 610 g/m², beidseitig bedruckt, Passer auf 5 mm genau. Der Preis gilt für beide Seiten.',
      notes: [
        'Senden Sie zwei Seiten, Vorderseite zuerst; eine einzelne wird beidseitig gedruckt.',
        'Zwischen Auslegern schwingt das Banner: Hohlsaum oben und unten nehmen.',
        'Im Freien hält der Druck seine Farbe rund drei Jahre.',
        'Nehmen Sie das Banner ab Windstärke 5 ab.',
      ],
      uses: ['Laternenbanner', 'Über der Straße', 'Deckenhänger im Laden', 'Bahnhofshallen'],
    },
  },
};
