import type { StarterAreaProduct } from '../../starter-product';

export const vinyl340: StarterAreaProduct = {
  sku: 'vinyl-340',
  category: 'banner',
  slug: 'economy-vinyl',
  kind: 'area',
  uvInkjet: false,
  tariff: {
    pricing: {
      kind: 'area',
      minBillableMm2: 500000,
      tiers: [
        { from: 0, retail: 2600, reseller: 2150 },
        { from: 5, retail: 2300, reseller: 1900 },
        { from: 20, retail: 2000, reseller: 1680 },
        { from: 100, retail: 1700, reseller: 1450 },
        { from: 500, retail: 1500, reseller: 1300 },
      ],
    },
    setupFen: 0,
    artworkFactor: { custom: '1', blank: '0.55', black: '0.85' },
    limits: { minMm: 100, maxLongMm: 50000, rollWidthMm: 3200, maxQuantity: 10000 },
    seamFenPerMetre: 900,
    gramsPerM2: 340,
    gramsPerPiece: 0,
    cm3PerM2: 500,
    cm3PerPiece: 0,
    finishes: {
      'hem-grommet': { fenPerMetre: 160, fenPerGrommet: 35, gramsPerPiece: 20 },
      'pole-pocket': { fenPerMetre: '212.5' },
      'bleed-edges': {},
      'raw-edges': {},
    },
    bulk: { quantity: 200, areaM2: 300 },
  },
  properties: { printerType: 'eco-solvent', resolution: 720, waterproof: true, uvResistant: true },
  scene: 'banner-fence',
  detail: 'vinyl-scrim',
  text: {
    en: {
      name: 'Economy vinyl, 340 g',
      summary: 'The light banner for a sale, a match or one weekend.',
      description:
        'Laminated frontlit vinyl on an open scrim, 0.30 mm and 340 g a square metre, printed on one side at 720 dpi. It weighs a quarter less than our standard vinyl, which also brings the freight down.',
      notes: [
        'Made for up to three months outdoors; for longer, take the 440 g vinyl.',
        'Keep text at least 5 cm from the grommets.',
        'Hang it between 0 and 35 °C; cold vinyl cracks at the fold.',
        'Take the banner down when the wind rises above force 4.',
      ],
      uses: ['Sales and openings', 'Weekend events', 'Election notices', 'Indoor signs'],
    },
    ja: {
      name: 'エコノミーターポリン 340g',
      summary: 'セールや大会など、短期間の掲示に向く軽量タイプ。',
      description:
        '厚さ0.30mm、340g/m²の軽量ターポリンに、720dpiで片面印刷します。標準品より約4分の1軽く、送料も抑えられます。',
      notes: [
        '屋外での使用は3か月までが目安です。長期の場合は440gをお選びください。',
        '文字はハトメから5cm以上離して配置してください。',
        '取り付けは0〜35℃で。低温では折り目から割れることがあります。',
        '風力4を超える場合は取り外してください。',
      ],
      uses: ['セール・開店告知', '週末のイベント', '選挙の告知', '屋内サイン'],
    },
    fr: {
      name: 'Bâche éco 340 g',
      summary: 'La bâche légère d’une promotion, d’un match ou d’un week-end.',
      description:
        'Bâche frontlit sur trame ouverte, 0,30 mm et 340 g/m², imprimée sur une face à 720 dpi. Un quart plus légère que notre bâche standard : le port baisse d’autant.',
      notes: [
        'Prévue pour trois mois dehors au plus ; au-delà, prenez la 440 g.',
        'Gardez les textes à 5 cm au moins des œillets.',
        'Posez-la entre 0 et 35 °C : à froid, le pli casse.',
        'Décrochez-la quand le vent dépasse force 4.',
      ],
      uses: ['Promotions et ouvertures', 'Événements du week-end', 'Affichage électoral', 'Signalétique intérieure'],
    },
    es: {
      name: 'Lona económica, 340 g',
      summary: 'La lona ligera para unas rebajas, un partido o un fin de semana.',
      description:
        'Lona frontlit de trama abierta, 0,30 mm y 340 g/m², impresa por una cara a 720 ppp. Pesa una cuarta parte menos que la lona estándar, y eso también abarata el envío.',
      notes: [
        'Pensada para un máximo de tres meses al exterior; para más tiempo, la de 440 g.',
        'Los textos, a 5 cm de los ojales como mínimo.',
        'Se monta entre 0 y 35 °C; en frío se agrieta por los pliegues.',
        'Hay que retirarla cuando el viento supera fuerza 4.',
      ],
      uses: ['Rebajas e inauguraciones', 'Eventos de fin de semana', 'Carteles electorales', 'Rótulos de interior'],
    },
    de: {
      name: 'Plane Economy, 340 g',
      summary: 'Die leichte Plane für Aktion, Spieltag oder ein Wochenende.',
      description:
        'Frontlit-Plane auf offenem Trägergewebe, 0,30 mm stark, 340 g/m², einseitig mit 720 dpi bedruckt. Ein Viertel leichter als unsere Standardplane, das senkt auch die Fracht.',
      notes: [
        'Für höchstens drei Monate im Freien; für länger nehmen Sie die Plane mit 440 g.',
        'Halten Sie mit Text mindestens 5 cm Abstand zu den Ösen.',
        'Bei 0 bis 35 °C montieren; kalt bricht die Plane am Knick.',
        'Ab Windstärke 5 bitte abnehmen.',
      ],
      uses: ['Aktionen und Eröffnungen', 'Wochenend-Events', 'Wahlwerbung', 'Hinweise im Innenraum'],
    },
  },
};
