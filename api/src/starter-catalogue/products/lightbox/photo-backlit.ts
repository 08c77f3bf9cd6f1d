import type { StarterAreaProduct } from '../../starter-product';

export const photoBacklit: StarterAreaProduct = {
  sku: 'photo-backlit',
  category: 'lightbox',
  slug: 'photo-backlit-film',
  kind: 'area',
  uvInkjet: false,
  tariff: {
    pricing: {
      kind: 'area',
      minBillableMm2: 250000,
      tiers: [
        { from: 0, retail: 8800, reseller: 7300 },
        { from: 5, retail: 8400, reseller: 7000 },
        { from: 20, retail: 7900, reseller: 6600 },
        { from: 50, retail: 7400, reseller: 6300 },
      ],
    },
    setupFen: 0,
    artworkFactor: { custom: '1' },
    limits: { minMm: 100, maxLongMm: 6000, rollWidthMm: 1220, maxQuantity: 1000 },
    seamFenPerMetre: null,
    gramsPerM2: 290,
    gramsPerPiece: 0,
    cm3PerM2: 380,
    cm3PerPiece: 0,
    finishes: {
      'laminated-matte': { fenPerM2: 1000 },
      'bleed-edges': {},
      'raw-edges': {},
    },
    bulk: { quantity: 100, areaM2: 60 },
  },
  properties: { printerType: 'uv-roll', resolution: 2880, waterproof: true, uvResistant: true },
  scene: 'menu-boards',
  detail: 'backlit-film',
  text: {
    en: {
      name: 'Photo backlit film',
      summary: 'For skin, food and jewellery: deep blacks, no visible dots.',
      description:
        'Polyester film, 0.2 mm, printed front and back in register, so that black stays black in front of the lamp and the picture still looks right when it is off.',
      notes: [
        'Send RGB pictures with their profile, at least 200 dpi at full size.',
        'We make a 20 cm trial strip with orders from 5 m²; ask for it in the notes.',
        'The shorter side is at most 1.22 m.',
        'For boxes of 4000 to 5500 lux; tell us if yours is brighter.',
      ],
      uses: ['Cosmetics and jewellery', 'Restaurants', 'Museums', 'Airport lounges'],
    },
    ja: {
      name: 'フォト電飾フィルム',
      summary: '人物、料理、宝飾に。深い黒と、粒の見えない階調。',
      description:
        '厚さ0.2mmのポリエステルフィルムの表裏に位置を合わせて印刷します。点灯時も黒が締まり、消灯時も自然に見えます。',
      notes: [
        'プロファイル付きのRGB画像（原寸200dpi以上）をお送りください。',
        '5m²以上のご注文では20cmの試し刷りを承ります。備考にお書きください。',
        '短辺は最大1.22mです。',
        '4000〜5500ルクスのボックス用です。それより明るい場合はお知らせください。',
      ],
      uses: ['化粧品・宝飾', 'レストラン', '美術館・博物館', '空港ラウンジ'],
    },
    fr: {
      name: 'Film photo rétroéclairé',
      summary: 'Pour la peau, la table et les bijoux : noirs profonds, aucun point visible.',
      description:
        'Film polyester, 0,2 mm, imprimé recto et verso en repérage : le noir reste noir devant la lampe, et l’image garde son allure une fois éteinte.',
      notes: [
        'Envoyez des images RVB avec leur profil, 200 dpi au moins à taille réelle.',
        'Dès 5 m², nous tirons une bande d’essai de 20 cm ; demandez-la dans les notes.',
        'Le petit côté mesure 1,22 m au plus.',
        'Pour caissons de 4000 à 5500 lux ; dites-nous si le vôtre est plus fort.',
      ],
      uses: ['Cosmétique et bijoux', 'Restaurants', 'Musées', 'Salons d’aéroport'],
    },
    es: {
      name: 'Película foto retroiluminada',
      summary: 'Para piel, platos y joyas: negros profundos y sin puntos visibles.',
      description:
        'Poliéster, 0,2 mm, impreso por delante y por detrás en registro: el negro sigue negro ante la lámpara y la imagen se ve bien también apagada.',
      notes: [
        'Envíe imágenes RGB con su perfil, a 200 ppp como mínimo en tamaño real.',
        'Desde 5 m² hacemos una tira de prueba de 20 cm; pídala en las notas.',
        'El lado corto mide 1,22 m como máximo.',
        'Para cajas de 4000 a 5500 lux; avísenos si la suya es más potente.',
      ],
      uses: ['Cosmética y joyería', 'Restaurantes', 'Museos', 'Salas de aeropuerto'],
    },
    de: {
      name: 'Foto-Backlit-Folie',
      summary: 'Für Haut, Speisen und Schmuck: tiefes Schwarz, keine sichtbaren Punkte.',
      description:
        'Polyesterfolie, 0,2 mm, vorn und hinten passgenau bedruckt: Schwarz bleibt vor der Lampe schwarz, und auch ausgeschaltet stimmt das Bild.',
      notes: [
        'Senden Sie RGB-Bilder mit Profil, mindestens 200 dpi in Originalgröße.',
        'Ab 5 m² drucken wir einen Probestreifen von 20 cm; bitte in den Notizen verlangen.',
        'Die kürzere Seite misst höchstens 1,22 m.',
        'Für Kästen mit 4000 bis 5500 Lux; sagen Sie uns, wenn Ihrer heller ist.',
      ],
      uses: ['Kosmetik und Schmuck', 'Restaurants', 'Museen', 'Flughafen-Lounges'],
    },
  },
};
