import type { StarterAreaProduct } from '../../starter-product';

export const backlitPvc: StarterAreaProduct = {
  sku: 'backlit-pvc',
  category: 'lightbox',
  slug: 'backlit-pvc-film',
  kind: 'area',
  uvInkjet: false,
  featured: true,
  tariff: {
    pricing: {
      kind: 'area',
      minBillableMm2: 500000,
      tiers: [
        { from: 0, retail: 5000, reseller: 4100 },
        { from: 5, retail: 4700, reseller: 3900 },
        { from: 20, retail: 4400, reseller: 3700 },
        { from: 100, retail: 4000, reseller: 3400 },
      ],
    },
    setupFen: 0,
    artworkFactor: { custom: '1', blank: '0.6' },
    limits: { minMm: 100, maxLongMm: 20000, rollWidthMm: 1520, maxQuantity: 5000 },
    seamFenPerMetre: null,
    gramsPerM2: 310,
    gramsPerPiece: 0,
    cm3PerM2: 480,
    cm3PerPiece: 0,
    finishes: {
      'laminated-matte': { fenPerM2: 800 },
      'bleed-edges': {},
      'raw-edges': {},
    },
    bulk: { quantity: 200, areaM2: 150 },
  },
  properties: { printerType: 'eco-solvent', resolution: 1440, waterproof: true, uvResistant: true },
  scene: 'lightbox-shelter',
  detail: 'backlit-film',
  text: {
    en: {
      name: 'Backlit PVC film',
      summary: 'Milky film with dense, even colour for light boxes.',
      description:
        'Translucent PVC film, 0.22 mm, printed with a double layer of ink so that the colours stay full with the light on. For boxes with a clear front cover.',
      notes: [
        'The shorter side is at most 1.52 m; the film is not joined.',
        'Check whether your frame’s visible size or its film size is what you enter.',
        'For surfaces up to 45 °C; LED light boxes stay well below.',
      ],
      uses: ['Bus shelters', 'Airports', 'Menu boards', 'Poster frames'],
    },
    ja: {
      name: '電飾用PVCフィルム',
      summary: '光を均一に通す乳半フィルム。ライトボックス用です。',
      description:
        '厚さ0.22mmの乳半PVCフィルムに濃度を上げて印刷し、点灯時も色が薄くなりません。透明カバー付きのボックスに入れて使います。',
      notes: [
        '短辺は最大1.52mです。つなぎ合わせはできません。',
        'ご入力のサイズがフレームの見え寸か、フィルム寸法かをご確認ください。',
        '表面温度45℃まで。LEDのボックスで問題なく使えます。',
      ],
      uses: ['バス停', '空港', 'メニューボード', 'ポスターフレーム'],
    },
    fr: {
      name: 'Film PVC rétroéclairé',
      summary: 'Film opalin aux couleurs denses et régulières pour caissons lumineux.',
      description:
        'Film PVC translucide, 0,22 mm, imprimé d’une double couche d’encre : les couleurs restent pleines une fois la lumière allumée. Pour caissons à face transparente.',
      notes: [
        'Le petit côté mesure 1,52 m au plus ; le film ne se raccorde pas.',
        'Vérifiez si vous saisissez le format visible du cadre ou celui du film.',
        'Surface à 45 °C au plus ; les caissons LED restent bien en dessous.',
      ],
      uses: ['Abribus', 'Aéroports', 'Menus lumineux', 'Cadres d’affichage'],
    },
    es: {
      name: 'Película PVC retroiluminada',
      summary: 'Película opalina de color denso y uniforme para cajas de luz.',
      description:
        'PVC translúcido, 0,22 mm, impreso con doble capa de tinta para que los colores sigan llenos con la luz encendida. Para cajas con tapa transparente.',
      notes: [
        'El lado corto mide 1,52 m como máximo; la película no se une.',
        'Compruebe si indica la medida visible del marco o la de la película.',
        'Superficie hasta 45 °C; las cajas LED quedan muy por debajo.',
      ],
      uses: ['Marquesinas', 'Aeropuertos', 'Menús luminosos', 'Marcos de carteles'],
    },
    de: {
      name: 'Backlit-Folie, PVC',
      summary: 'Milchige Folie mit satten, gleichmäßigen Farben für Leuchtkästen.',
      description:
        'Transluzente PVC-Folie, 0,22 mm, mit doppeltem Farbauftrag, damit die Farben auch bei Licht voll bleiben. Für Kästen mit klarer Abdeckung.',
      notes: [
        'Die kürzere Seite misst höchstens 1,52 m; die Folie wird nicht gestoßen.',
        'Prüfen Sie, ob Sie das Sichtmaß des Rahmens oder das Folienmaß eingeben.',
        'Bis 45 °C Oberfläche; LED-Kästen bleiben weit darunter.',
      ],
      uses: ['Wartehäuschen', 'Flughäfen', 'Menütafeln', 'Plakatrahmen'],
    },
  },
};
