import type { StarterAreaProduct } from '../../starter-product';

export const petBanner: StarterAreaProduct = {
  sku: 'pet-banner',
  category: 'banner',
  slug: 'pet-banner',
  kind: 'area',
  uvInkjet: false,
  tariff: {
    pricing: {
      kind: 'area',
      minBillableMm2: 250000,
      tiers: [
        { from: 0, retail: 4500, reseller: 3700 },
        { from: 5, retail: 4200, reseller: 3450 },
        { from: 20, retail: 3800, reseller: 3150 },
        { from: 100, retail: 3400, reseller: 2900 },
      ],
    },
    setupFen: 0,
    artworkFactor: { custom: '1', blank: '0.6', black: '0.88' },
    limits: { minMm: 100, maxLongMm: 10000, rollWidthMm: 1520, maxQuantity: 5000 },
    seamFenPerMetre: null,
    gramsPerM2: 280,
    gramsPerPiece: 0,
    cm3PerM2: 380,
    cm3PerPiece: 0,
    finishes: {
      'laminated-matte': { fenPerM2: 800 },
      'rounded-corners': { fenPerPiece: 30 },
      'bleed-edges': {},
      'raw-edges': {},
    },
    bulk: { quantity: 300, areaM2: 150 },
  },
  properties: { printerType: 'latex', resolution: 2880, waterproof: true, uvResistant: false },
  scene: 'photo-wall',
  detail: 'poster-roll',
  text: {
    en: {
      name: 'PET banner film',
      summary: 'Stiff, flat film for stands and hangers: its edges do not curl.',
      description:
        'White polyester film with a grey back, 0.23 mm and 280 g a square metre, that lets no light through. Printed at 2880 dpi, so small text stays sharp at arm’s length.',
      notes: [
        'The shorter side is at most 1.52 m; the film is not joined.',
        'Creases stay: carry it rolled on the core it comes on.',
        'Indoors, or outdoors for a few weeks with matte lamination.',
        'Wipe with a damp cloth, without solvents.',
      ],
      uses: ['Roll-up and X-stands', 'Hanging posters', 'Museum panels', 'Menus'],
    },
    ja: {
      name: 'PETバナーフィルム',
      summary: '端が反らない、コシのある平らなフィルム。スタンドや吊り下げに。',
      description:
        '裏面グレーの白色ポリエステルフィルム（厚さ0.23mm、280g/m²）で、光を通しません。2880dpiで印刷し、手元で読む小さな文字も鮮明です。',
      notes: [
        '短辺は最大1.52mです。つなぎ合わせはできません。',
        '折り跡は消えません。お届け時の紙管に巻いて運んでください。',
        '屋内用です。屋外ではマットラミネート付きで数週間が目安です。',
        '水で湿らせた布で拭き、溶剤は使わないでください。',
      ],
      uses: ['ロールアップ・Xスタンド', '吊り下げポスター', '展示パネル', 'メニュー'],
    },
    fr: {
      name: 'Film PET pour totems',
      summary: 'Un film raide et plan pour enrouleurs et suspensions : les bords ne roulent pas.',
      description:
        'Film polyester blanc à dos gris, 0,23 mm et 280 g/m², parfaitement opaque. Imprimé à 2880 dpi : les petits textes restent nets à bout de bras.',
      notes: [
        'Le petit côté mesure 1,52 m au plus ; le film ne se raccorde pas.',
        'Les plis restent : transportez-le roulé sur son mandrin.',
        'À l’intérieur, ou dehors quelques semaines avec pelliculage mat.',
        'Nettoyez au chiffon humide, sans solvant.',
      ],
      uses: ['Enrouleurs et X-banners', 'Affiches suspendues', 'Panneaux de musée', 'Menus'],
    },
    es: {
      name: 'Película PET para displays',
      summary: 'Película rígida y plana para expositores: los bordes no se curvan.',
      description:
        'Poliéster blanco con dorso gris, 0,23 mm y 280 g/m², que no deja pasar la luz. Se imprime a 2880 ppp y el texto pequeño se lee nítido de cerca.',
      notes: [
        'El lado corto mide 1,52 m como máximo; la película no se une.',
        'Las marcas no se van: transpórtela enrollada en su tubo.',
        'Para interior, o unas semanas al exterior con laminado mate.',
        'Se limpia con un paño húmedo, sin disolventes.',
      ],
      uses: ['Roll-ups y X-banners', 'Carteles colgantes', 'Paneles de museo', 'Menús'],
    },
    de: {
      name: 'PET-Displayfolie',
      summary: 'Steife, plane Folie für Displays und Hänger: Die Kanten rollen sich nicht.',
      description:
        'Weiße Polyesterfolie mit grauer Rückseite, 0,23 mm stark, 280 g/m², vollkommen lichtdicht. Mit 2880 dpi bedruckt, kleiner Text bleibt auf Armlänge scharf.',
      notes: [
        'Die kürzere Seite misst höchstens 1,52 m; die Folie wird nicht gestoßen.',
        'Knicke bleiben: Tragen Sie sie gerollt auf dem mitgelieferten Kern.',
        'Für innen, mit mattem Laminat auch einige Wochen draußen.',
        'Feucht abwischen, ohne Lösungsmittel.',
      ],
      uses: ['Roll-ups und X-Banner', 'Hängeposter', 'Museumstafeln', 'Speisekarten'],
    },
  },
};
