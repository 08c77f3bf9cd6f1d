import type { StarterAreaProduct } from '../../starter-product';

export const mesh340: StarterAreaProduct = {
  sku: 'mesh-340',
  category: 'banner',
  slug: 'mesh-vinyl',
  kind: 'area',
  uvInkjet: false,
  tariff: {
    pricing: {
      kind: 'area',
      minBillableMm2: 500000,
      tiers: [
        { from: 0, retail: 3800, reseller: 3100 },
        { from: 5, retail: 3400, reseller: 2800 },
        { from: 20, retail: 3000, reseller: 2500 },
        { from: 100, retail: 2600, reseller: 2200 },
        { from: 500, retail: 2300, reseller: 2000 },
      ],
    },
    setupFen: 0,
    artworkFactor: { custom: '1', blank: '0.6', black: '0.85' },
    limits: { minMm: 200, maxLongMm: 50000, rollWidthMm: 3200, maxQuantity: 10000 },
    seamFenPerMetre: 1000,
    gramsPerM2: 340,
    gramsPerPiece: 0,
    cm3PerM2: 560,
    cm3PerPiece: 0,
    finishes: {
      'hem-grommet': { fenPerMetre: 180, fenPerGrommet: 35, gramsPerPiece: 20 },
      'pole-pocket': { fenPerMetre: 230 },
      'bleed-edges': {},
      'raw-edges': {},
    },
    bulk: { quantity: 200, areaM2: 300 },
  },
  properties: { printerType: 'eco-solvent', resolution: 720, waterproof: true, uvResistant: true },
  scene: 'mesh-scaffold',
  detail: 'mesh-holes',
  text: {
    en: {
      name: 'Mesh banner, 340 g',
      summary: 'Perforated vinyl that lets the wind through, for scaffolds and high fences.',
      description:
        'PVC-coated polyester mesh, 340 g a square metre, about 30% open. It reads as a closed picture from 5 m and takes far less wind than solid vinyl. The hem is reinforced with solid vinyl.',
      notes: [
        'Fine lines and text under 3 cm are lost in the holes.',
        'Fasten every grommet; spread the load of large pieces over the scaffold.',
        'Outdoors the print holds its colour for about two years.',
      ],
      uses: ['Scaffolds', 'Stadium fences', 'Windy sites', 'Building wraps'],
    },
    ja: {
      name: 'メッシュターポリン 340g',
      summary: '風を通すメッシュ生地。足場や高所のフェンスに。',
      description:
        'PVCコーティングしたポリエステルメッシュ（340g/m²、開口率約30%）に印刷します。5m離れると一枚の絵に見え、通常のターポリンより風の影響が小さくなります。周囲はターポリンで補強します。',
      notes: [
        '細い線や3cm未満の文字は網目でつぶれます。',
        'ハトメはすべて固定し、大判は足場全体に荷重を分散させてください。',
        '屋外での色もちの目安は約2年です。',
      ],
      uses: ['足場シート', '球技場のフェンス', '風の強い場所', '建物ラッピング'],
    },
    fr: {
      name: 'Bâche micro-perforée 340 g',
      summary: 'La bâche ajourée qui laisse passer le vent, pour échafaudages et hautes clôtures.',
      description:
        'Maille polyester enduite de PVC, 340 g/m², ouverte à 30 % environ. À 5 m, l’image paraît pleine, et la prise au vent est bien moindre. L’ourlet est doublé de bâche pleine.',
      notes: [
        'Les filets fins et les textes de moins de 3 cm se perdent dans les trous.',
        'Fixez chaque œillet et répartissez la charge des grands formats sur l’échafaudage.',
        'Dehors, les couleurs tiennent environ deux ans.',
      ],
      uses: ['Échafaudages', 'Clôtures de stade', 'Sites ventés', 'Habillage d’immeuble'],
    },
    es: {
      name: 'Lona de malla, 340 g',
      summary: 'Lona perforada que deja pasar el viento, para andamios y vallas altas.',
      description:
        'Malla de poliéster recubierta de PVC, 340 g/m², con un 30 % de hueco. A 5 m se ve como una imagen cerrada y recibe mucho menos viento que la lona lisa. El dobladillo va reforzado con lona.',
      notes: [
        'Las líneas finas y los textos de menos de 3 cm se pierden en los huecos.',
        'Hay que fijar todos los ojales y repartir la carga por el andamio.',
        'Al exterior, el color aguanta unos dos años.',
      ],
      uses: ['Andamios', 'Vallas de estadio', 'Lugares con viento', 'Edificios forrados'],
    },
    de: {
      name: 'Mesh-Banner, 340 g',
      summary: 'Gelochte Plane, die den Wind durchlässt, für Gerüste und hohe Zäune.',
      description:
        'PVC-beschichtetes Polyestergewebe, 340 g/m², zu etwa 30 % offen. Aus 5 m wirkt das Bild geschlossen, die Windlast ist weit geringer als bei geschlossener Plane. Der Saum ist mit Plane verstärkt.',
      notes: [
        'Feine Linien und Text unter 3 cm verlieren sich in den Löchern.',
        'Befestigen Sie jede Öse und verteilen Sie die Last großer Stücke auf das Gerüst.',
        'Im Freien hält der Druck seine Farbe rund zwei Jahre.',
      ],
      uses: ['Gerüste', 'Stadionzäune', 'Windige Plätze', 'Gebäudeverhüllung'],
    },
  },
};
