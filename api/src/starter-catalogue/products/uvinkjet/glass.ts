import type { StarterAreaProduct } from '../../starter-product';

export const glass: StarterAreaProduct = {
  sku: 'glass-5mm',
  category: 'uvinkjet',
  slug: 'glass',
  kind: 'area',
  uvInkjet: true,
  tariff: {
    pricing: {
      kind: 'area',
      minBillableMm2: 250000,
      tiers: [
        { from: 0, retail: 38000, reseller: 31200 },
        { from: 2, retail: 35000, reseller: 29200 },
        { from: 10, retail: 31500, reseller: 26800 },
        { from: 50, retail: 28500, reseller: 24500 },
      ],
    },
    setupFen: 2000,
    artworkFactor: { custom: '1', blank: '0.75' },
    limits: { minMm: 150, maxLongMm: 2400, rollWidthMm: 1200, maxQuantity: 200 },
    seamFenPerMetre: null,
    gramsPerM2: 12500,
    gramsPerPiece: 120,
    cm3PerM2: 24000,
    cm3PerPiece: 1500,
    finishes: {
      'white-ink': { fenPerM2: 6500 },
      'no-lamination': {},
      drilled: { fenPerPiece: 3200 },
      standoffs: { fenPerPiece: 2800, gramsPerPiece: 220 },
      'rounded-corners': { fenPerPiece: 1800 },
    },
    bulk: { quantity: 50, areaM2: 30 },
  },
  properties: { printerType: 'uv-flatbed', resolution: 1440, waterproof: true, uvResistant: true },
  scene: 'glass-office',
  detail: 'acrylic-standoff',
  text: {
    en: {
      name: 'Tempered glass, 5 mm',
      summary: 'Safety glass with the picture printed on its back.',
      description:
        'Tempered float glass, 5 mm and 12.5 kg a square metre, edges ground and polished. The print lies behind the glass, on a primer and under a sealing white; nothing touches it when you wipe the front.',
      notes: [
        'Tempered glass cannot be cut or drilled afterwards: order holes and corners with it.',
        'Largest sheet 1.2 × 2.4 m; above 1 m² two people must hang it.',
        'Travels in a wooden crate; its volume counts for shipping.',
        'Behind a hob keep 10 cm from the flame; the surface may reach 45 °C.',
      ],
      uses: ['Splashbacks', 'Meeting rooms', 'Table tops', 'Wall pictures'],
    },
    ja: {
      name: '強化ガラス 5mm',
      summary: '裏面に印刷した安全ガラス。',
      description:
        '厚さ5mm、12.5kg/m²の強化ガラスの端面を磨き、裏面にプライマー、カラー、白の順に印刷します。表面を拭いても印刷面に触れません。',
      notes: [
        '強化後の切断や穴あけはできません。穴や角の加工は同時にご注文ください。',
        '最大サイズは1.2×2.4mです。1m²を超える場合は2人で設置してください。',
        '木箱で発送します。送料は容積で計算します。',
        'コンロの炎から10cm離してください。表面温度は45℃までです。',
      ],
      uses: ['キッチンパネル', '会議室', 'テーブル天板', '壁面アート'],
    },
    fr: {
      name: 'Verre trempé 5 mm',
      summary: 'Un verre de sécurité, l’image imprimée au dos.',
      description:
        'Verre flotté trempé de 5 mm, 12,5 kg/m², chants meulés et polis. L’image est derrière le verre, sur primaire et sous un blanc de protection : le chiffon ne la touche jamais.',
      notes: [
        'Le verre trempé ne se coupe ni ne se perce ensuite : commandez trous et coins avec lui.',
        'Plaque de 1,2 × 2,4 m au plus ; au-delà de 1 m², posez-la à deux.',
        'Il voyage en caisse de bois, dont le volume compte.',
        'Derrière une plaque de cuisson, 10 cm de la flamme ; 45 °C au plus en surface.',
      ],
      uses: ['Crédences', 'Salles de réunion', 'Plateaux de table', 'Tableaux muraux'],
    },
    es: {
      name: 'Vidrio templado 5 mm',
      summary: 'Vidrio de seguridad con la imagen impresa por detrás.',
      description:
        'Vidrio flotado templado de 5 mm y 12,5 kg/m², con cantos pulidos. La imagen va detrás, sobre imprimación y bajo un blanco de sellado: el paño nunca la toca.',
      notes: [
        'El vidrio templado no se corta ni se taladra después: pida agujeros y esquinas a la vez.',
        'Plancha máxima de 1,2 × 2,4 m; con más de 1 m² se cuelga entre dos.',
        'Viaja en caja de madera; cuenta su volumen.',
        'Tras una cocina, a 10 cm de la llama; hasta 45 °C en superficie.',
      ],
      uses: ['Frentes de cocina', 'Salas de reunión', 'Tableros de mesa', 'Cuadros'],
    },
    de: {
      name: 'Sicherheitsglas, 5 mm',
      summary: 'Gehärtetes Glas mit dem Bild auf der Rückseite.',
      description:
        'Einscheiben-Sicherheitsglas, 5 mm und 12,5 kg/m², Kanten geschliffen und poliert. Der Druck liegt hinter dem Glas, auf Haftgrund und unter schützendem Weiß; beim Wischen berührt ihn nichts.',
      notes: [
        'Gehärtetes Glas lässt sich nachträglich nicht schneiden oder bohren: Löcher und Ecken mitbestellen.',
        'Größte Scheibe 1,2 × 2,4 m; über 1 m² zu zweit aufhängen.',
        'Reist in der Holzkiste, deren Volumen zählt.',
        'Hinter dem Herd 10 cm Abstand zur Flamme; Oberfläche höchstens 45 °C.',
      ],
      uses: ['Küchenrückwände', 'Besprechungsräume', 'Tischplatten', 'Wandbilder'],
    },
  },
};
