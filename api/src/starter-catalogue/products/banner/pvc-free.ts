import type { StarterAreaProduct } from '../../starter-product';

export const pvcFree: StarterAreaProduct = {
  sku: 'pvc-free',
  category: 'banner',
  slug: 'pvc-free-banner',
  kind: 'area',
  uvInkjet: false,
  tariff: {
    pricing: {
      kind: 'area',
      minBillableMm2: 500000,
      tiers: [
        { from: 0, retail: 4900, reseller: 4050 },
        { from: 5, retail: 4600, reseller: 3800 },
        { from: 20, retail: 4200, reseller: 3500 },
        { from: 100, retail: 3800, reseller: 3200 },
      ],
    },
    setupFen: 0,
    artworkFactor: { custom: '1', blank: '0.6', black: '0.88' },
    limits: { minMm: 200, maxLongMm: 30000, rollWidthMm: 3200, maxQuantity: 5000 },
    seamFenPerMetre: 1100,
    gramsPerM2: 240,
    gramsPerPiece: 0,
    cm3PerM2: 420,
    cm3PerPiece: 0,
    finishes: {
      'sewn-hem': { fenPerMetre: 190 },
      'hem-grommet': { fenPerMetre: 200, fenPerGrommet: 35, gramsPerPiece: 20 },
      'bleed-edges': {},
      'raw-edges': {},
    },
    bulk: { quantity: 200, areaM2: 200 },
  },
  properties: { printerType: 'latex', resolution: 1440, waterproof: true, uvResistant: true },
  scene: 'banner-facade',
  detail: 'pole-pocket',
  text: {
    en: {
      name: 'PVC-free banner, 240 g',
      summary: 'Woven polyethylene without PVC or plasticisers, half the weight of vinyl.',
      description:
        'Polyethylene tape woven and coated white, 240 g a square metre, printed with water-based latex ink. It goes into the recycling for polyethylene once the grommets are cut out.',
      notes: [
        'The weave shows from close by; it disappears from 2 m.',
        'Outdoors the print holds its colour for about eighteen months.',
        'Do not weld or iron it: it softens at 80 °C.',
        'Take the banner down when the wind rises above force 4.',
      ],
      uses: ['Brands with a policy', 'Schools and councils', 'Farmers’ markets', 'Events of a season'],
    },
    ja: {
      name: 'PVCフリーバナー 240g',
      summary: 'PVCも可塑剤も使わないポリエチレン織物。重さは塩ビの約半分。',
      description:
        'ポリエチレンのテープを織り、白くコーティングした240g/m²の生地に、水性ラテックスインクで印刷します。ハトメを外せばポリエチレンとして再資源化できます。',
      notes: [
        '近くでは織り目が見えますが、2m離れると気になりません。',
        '屋外での色もちの目安は約1年半です。',
        '80℃で軟化します。溶着やアイロンはしないでください。',
        '風力4を超える場合は取り外してください。',
      ],
      uses: ['環境方針のある企業', '学校・自治体', '朝市・マルシェ', '季節のイベント'],
    },
    fr: {
      name: 'Bâche sans PVC 240 g',
      summary: 'Polyéthylène tissé, sans PVC ni plastifiant, moitié moins lourd qu’une bâche.',
      description:
        'Bandelettes de polyéthylène tissées et enduites de blanc, 240 g/m², imprimées à l’encre latex à base d’eau. Œillets retirés, elle part au recyclage du polyéthylène.',
      notes: [
        'Le tissage se voit de près ; à 2 m, il disparaît.',
        'Dehors, les couleurs tiennent environ dix-huit mois.',
        'Ne la soudez ni ne la repassez : elle ramollit à 80 °C.',
        'Décrochez-la quand le vent dépasse force 4.',
      ],
      uses: ['Marques engagées', 'Écoles et mairies', 'Marchés de producteurs', 'Événements d’une saison'],
    },
    es: {
      name: 'Lona sin PVC, 240 g',
      summary: 'Polietileno tejido, sin PVC ni plastificantes, con la mitad de peso.',
      description:
        'Cinta de polietileno tejida y recubierta en blanco, 240 g/m², impresa con tinta látex al agua. Sin los ojales, se recicla como polietileno.',
      notes: [
        'De cerca se aprecia el tejido; a 2 m desaparece.',
        'Al exterior, el color aguanta año y medio.',
        'No debe soldarse ni plancharse: se ablanda a 80 °C.',
        'Hay que retirarla cuando el viento supera fuerza 4.',
      ],
      uses: ['Marcas comprometidas', 'Colegios y municipios', 'Mercados locales', 'Eventos de temporada'],
    },
    de: {
      name: 'PVC-freies Banner, 240 g',
      summary: 'Polyethylengewebe ohne PVC und Weichmacher, halb so schwer wie Plane.',
      description:
        'Gewebte Polyethylenbändchen, weiß beschichtet, 240 g/m², mit wasserbasierter Latextinte bedruckt. Ohne Ösen gehört es in die Wertstoffsammlung für Polyethylen.',
      notes: [
        'Aus der Nähe sieht man das Gewebe, ab 2 m nicht mehr.',
        'Im Freien hält der Druck seine Farbe rund anderthalb Jahre.',
        'Nicht schweißen oder bügeln: Es wird bei 80 °C weich.',
        'Nehmen Sie das Banner ab Windstärke 5 ab.',
      ],
      uses: ['Marken mit Anspruch', 'Schulen und Kommunen', 'Wochenmärkte', 'Saison-Events'],
    },
  },
};
