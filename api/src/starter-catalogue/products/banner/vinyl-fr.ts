import type { StarterAreaProduct } from '../../starter-product';

export const vinylFr: StarterAreaProduct = {
  sku: 'vinyl-fr',
  category: 'banner',
  slug: 'fire-rated-vinyl',
  kind: 'area',
  uvInkjet: false,
  tariff: {
    pricing: {
      kind: 'area',
      minBillableMm2: 500000,
      tiers: [
        { from: 0, retail: 4600, reseller: 3800 },
        { from: 5, retail: 4200, reseller: 3500 },
        { from: 20, retail: 3800, reseller: 3200 },
        { from: 100, retail: 3400, reseller: 2900 },
      ],
    },
    setupFen: 0,
    artworkFactor: { custom: '1', blank: '0.6', black: '0.88' },
    limits: { minMm: 100, maxLongMm: 40000, rollWidthMm: 3200, maxQuantity: 5000 },
    seamFenPerMetre: 950,
    gramsPerM2: 450,
    gramsPerPiece: 0,
    cm3PerM2: 640,
    cm3PerPiece: 0,
    finishes: {
      'hem-grommet': { fenPerMetre: 170, fenPerGrommet: 35, gramsPerPiece: 20 },
      'pole-pocket': { fenPerMetre: 225 },
      'bleed-edges': {},
      'raw-edges': {},
    },
    bulk: { quantity: 200, areaM2: 300 },
  },
  properties: { printerType: 'latex', resolution: 1440, waterproof: true, uvResistant: true },
  scene: 'backdrop-stage',
  detail: 'pole-pocket',
  text: {
    en: {
      name: 'Fire-rated vinyl, 450 g',
      summary: 'Flame-retardant vinyl for halls, stations and theatres, with its certificate.',
      description:
        'Matte vinyl, 450 g a square metre, that stops burning when the flame is taken away: B1 to DIN 4102 and M2 to NF P92-507. Printed with odourless latex ink. A copy of the test report travels with the parcel.',
      notes: [
        'The rating is the material’s; do not paint or laminate it afterwards.',
        'Ask the hall which class it requires before you order.',
        'Keep 1 m from spotlights; the surface may reach 45 °C at most.',
        'Keep text at least 5 cm from the grommets.',
      ],
      uses: ['Trade fairs', 'Theatres and stages', 'Airports and stations', 'Shopping centres'],
    },
    ja: {
      name: '防炎ターポリン 450g',
      summary: '展示会場、駅、劇場向けの難燃ターポリン。試験成績書付き。',
      description:
        '炎を離すと燃え広がらないマットな450g/m²のターポリンです。DIN 4102 B1、NF P92-507 M2に適合。においのないラテックスインクで印刷し、試験成績書の写しを同梱します。',
      notes: [
        '等級は生地に対するものです。後から塗装やラミネートをしないでください。',
        'ご注文前に、会場が求める等級をご確認ください。',
        'スポットライトから1m以上離し、表面は45℃以下でお使いください。',
        '文字はハトメから5cm以上離して配置してください。',
      ],
      uses: ['展示会', '劇場・ステージ', '空港・駅', '商業施設'],
    },
    fr: {
      name: 'Bâche ignifugée 450 g',
      summary: 'La bâche M2 pour salons, gares et théâtres, certificat compris.',
      description:
        'Bâche mate de 450 g/m² qui s’éteint dès qu’on retire la flamme : M2 selon NF P92-507, B1 selon DIN 4102. Imprimée à l’encre latex, sans odeur. Une copie du procès-verbal d’essai accompagne le colis.',
      notes: [
        'Le classement vaut pour la matière : ni peinture ni pelliculage ensuite.',
        'Demandez à la salle le classement exigé avant de commander.',
        'Restez à 1 m des projecteurs ; la surface ne doit pas dépasser 45 °C.',
        'Gardez les textes à 5 cm au moins des œillets.',
      ],
      uses: ['Salons', 'Théâtres et scènes', 'Aéroports et gares', 'Centres commerciaux'],
    },
    es: {
      name: 'Lona ignífuga, 450 g',
      summary: 'Lona ignífuga para recintos, estaciones y teatros, con su certificado.',
      description:
        'Lona mate de 450 g/m² que se apaga al retirar la llama: B1 según DIN 4102 y M2 según NF P92-507. Se imprime con tinta látex, sin olor. El paquete incluye copia del informe de ensayo.',
      notes: [
        'La clase es la del material; no debe pintarse ni laminarse después.',
        'Conviene preguntar al recinto qué clase exige antes de pedir.',
        'A 1 m de los focos como mínimo; la superficie, hasta 45 °C.',
        'Los textos, a 5 cm de los ojales como mínimo.',
      ],
      uses: ['Ferias', 'Teatros y escenarios', 'Aeropuertos y estaciones', 'Centros comerciales'],
    },
    de: {
      name: 'B1-Plane, 450 g',
      summary: 'Schwer entflammbare Plane für Hallen, Bahnhöfe und Theater, mit Zertifikat.',
      description:
        'Matte Plane, 450 g/m², die erlischt, sobald die Flamme weg ist: B1 nach DIN 4102, M2 nach NF P92-507. Mit geruchloser Latextinte bedruckt. Eine Kopie des Prüfzeugnisses liegt dem Paket bei.',
      notes: [
        'Die Klasse gilt für das Material; bitte nicht nachträglich streichen oder laminieren.',
        'Fragen Sie vor der Bestellung, welche Klasse die Halle verlangt.',
        '1 m Abstand zu Scheinwerfern; die Oberfläche verträgt höchstens 45 °C.',
        'Halten Sie mit Text mindestens 5 cm Abstand zu den Ösen.',
      ],
      uses: ['Messen', 'Theater und Bühnen', 'Flughäfen und Bahnhöfe', 'Einkaufszentren'],
    },
  },
};
