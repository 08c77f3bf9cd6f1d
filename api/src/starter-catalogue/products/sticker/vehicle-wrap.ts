import type { StarterAreaProduct } from '../../starter-product';

export const vehicleWrap: StarterAreaProduct = {
  sku: 'cast-wrap',
  category: 'sticker',
  slug: 'vehicle-wrap',
  kind: 'area',
  uvInkjet: false,
  tariff: {
    pricing: {
      kind: 'area',
      minBillableMm2: 500000,
      tiers: [
        { from: 0, retail: 9200, reseller: 7600 },
        { from: 5, retail: 8800, reseller: 7300 },
        { from: 20, retail: 8400, reseller: 7000 },
        { from: 100, retail: 7800, reseller: 6600 },
      ],
    },
    setupFen: 0,
    artworkFactor: { custom: '1', blank: '0.7' },
    limits: { minMm: 100, maxLongMm: 25000, rollWidthMm: 1520, maxQuantity: 2000 },
    seamFenPerMetre: 400,
    gramsPerM2: 210,
    gramsPerPiece: 0,
    cm3PerM2: 330,
    cm3PerPiece: 0,
    finishes: {
      'laminated-gloss': { fenPerM2: 1800 },
      'laminated-matte': { fenPerM2: 1800 },
      'cut-to-shape': { fenPerMetre: 280 },
      'raw-edges': {},
    },
    bulk: { quantity: 100, areaM2: 150 },
  },
  properties: { printerType: 'latex', resolution: 1440, waterproof: true, uvResistant: true },
  scene: 'sticker-van',
  detail: 'sticker-peel',
  text: {
    en: {
      name: 'Vehicle wrap film',
      summary: 'Cast film that follows curves and rivets and comes off after years.',
      description:
        'Cast PVC, 0.05 mm, with an air-channel adhesive: bubbles leave towards the edge under the squeegee. It stretches around bumpers and beads without springing back.',
      notes: [
        'Always take the cast laminate; unprotected ink does not survive a car wash.',
        'Apply between 15 and 25 °C and heat curves to 90 °C at the end.',
        'Comes off with warm air within five years, without residue on original paint.',
        'Our templates carry no vehicles; measure the panels or send a scale drawing.',
      ],
      uses: ['Vans and cars', 'Buses and trams', 'Boats above the waterline', 'Machine housings'],
    },
    ja: {
      name: 'カーラッピングフィルム',
      summary: '曲面やリベットに追従し、数年後にきれいにはがせるキャストフィルム。',
      description:
        '厚さ0.05mmのキャスト塩ビ。糊面のエアフリー溝から、スキージで空気を端へ抜けます。バンパーや凹凸に沿わせても戻りません。',
      notes: [
        '専用ラミネートを必ずお選びください。保護のない印刷は洗車に耐えません。',
        '施工は15〜25℃で。曲面は最後に90℃まで温めて定着させます。',
        '5年以内なら温風ではがせ、純正塗装に糊残りしません。',
        '車種別テンプレートはありません。実測値または縮尺図面をお送りください。',
      ],
      uses: ['バン・乗用車', 'バス・路面電車', '船体（喫水線より上）', '機械のカバー'],
    },
    fr: {
      name: 'Film covering véhicule',
      summary: 'Film coulé qui épouse courbes et rivets, et se retire des années après.',
      description:
        'PVC coulé, 0,05 mm, à colle structurée : sous la raclette, l’air file vers le bord. Il s’étire sur pare-chocs et nervures sans revenir.',
      notes: [
        'Prenez toujours la plastification coulée ; une encre nue ne survit pas au lavage.',
        'Posez entre 15 et 25 °C et chauffez les courbes à 90 °C pour finir.',
        'Se retire à l’air chaud dans les cinq ans, sans trace sur peinture d’origine.',
        'Pas de gabarits de véhicules : mesurez les panneaux ou joignez un plan à l’échelle.',
      ],
      uses: ['Utilitaires et voitures', 'Bus et trams', 'Coques hors de l’eau', 'Carters de machine'],
    },
    es: {
      name: 'Vinilo para vehículos',
      summary: 'Vinilo fundido que sigue curvas y remaches y se quita años después.',
      description:
        'PVC fundido, 0,05 mm, con adhesivo de canales: el aire sale hacia el borde al pasar la espátula. Se estira sobre parachoques y nervios sin volver atrás.',
      notes: [
        'Siempre con laminado fundido; la tinta sin proteger no resiste el lavado.',
        'Se aplica entre 15 y 25 °C y al final se calientan las curvas a 90 °C.',
        'Se retira con aire caliente dentro de cinco años, sin restos en pintura original.',
        'No hay plantillas de vehículos: mida los paneles o envíe un plano a escala.',
      ],
      uses: ['Furgonetas y coches', 'Autobuses y tranvías', 'Barcos sobre la línea de agua', 'Carcasas de máquinas'],
    },
    de: {
      name: 'Car-Wrapping-Folie',
      summary: 'Gegossene Folie, die Wölbungen und Nieten folgt und sich nach Jahren löst.',
      description:
        'Gegossenes PVC, 0,05 mm, mit Luftkanälen im Kleber: Unter dem Rakel entweichen Blasen zum Rand. Sie legt sich um Stoßfänger und Sicken, ohne zurückzufedern.',
      notes: [
        'Immer mit gegossenem Laminat bestellen; blanker Druck übersteht keine Waschanlage.',
        'Bei 15 bis 25 °C verkleben, Wölbungen zuletzt auf 90 °C erwärmen.',
        'Innerhalb von fünf Jahren mit Warmluft ablösbar, rückstandsfrei auf Originallack.',
        'Fahrzeugvorlagen führen wir nicht; messen Sie nach oder senden Sie eine Zeichnung.',
      ],
      uses: ['Transporter und Pkw', 'Busse und Bahnen', 'Boote über Wasser', 'Maschinengehäuse'],
    },
  },
};
