import type { StarterAreaProduct } from '../../starter-product';

export const translucentVinyl: StarterAreaProduct = {
  sku: 'translucent-vinyl',
  category: 'lightbox',
  slug: 'translucent-vinyl',
  kind: 'area',
  uvInkjet: false,
  tariff: {
    pricing: {
      kind: 'area',
      minBillableMm2: 250000,
      tiers: [
        { from: 0, retail: 4800, reseller: 3950 },
        { from: 5, retail: 4600, reseller: 3800 },
        { from: 20, retail: 4300, reseller: 3600 },
        { from: 100, retail: 3900, reseller: 3300 },
      ],
    },
    setupFen: 0,
    artworkFactor: { custom: '1', blank: '0.65' },
    limits: { minMm: 50, maxLongMm: 20000, rollWidthMm: 1370, maxQuantity: 5000 },
    seamFenPerMetre: 350,
    gramsPerM2: 260,
    gramsPerPiece: 0,
    cm3PerM2: 380,
    cm3PerPiece: 0,
    finishes: {
      'laminated-matte': { fenPerM2: 800 },
      'cut-to-shape': { fenPerMetre: 280 },
      'application-tape': { fenPerM2: 600 },
      'raw-edges': {},
    },
    bulk: { quantity: 200, areaM2: 120 },
  },
  properties: { printerType: 'eco-solvent', resolution: 1440, waterproof: true, uvResistant: true },
  scene: 'night-fascia',
  detail: 'sticker-peel',
  text: {
    en: {
      name: 'Translucent sticker',
      summary: 'Self-adhesive film for acrylic sign faces that light up.',
      description:
        'White translucent polymeric PVC, 0.08 mm, with a clear permanent adhesive, printed with double ink. One film evens out what a row of LEDs leaves uneven.',
      notes: [
        'Apply wet on clean acrylic or glass; bubbles show as bright spots.',
        'Let new acrylic rest a day without its film: it gives off gas.',
        'Outdoors take matte lamination; it doubles the life to about five years.',
        'Wider than 1.37 m panels overlap by 5 mm, which shows as a line.',
      ],
      uses: ['Acrylic light boxes', 'Channel letters', 'Totems', 'Illuminated counters'],
    },
    ja: {
      name: '内照式ステッカー',
      summary: '光るアクリル看板の面板に貼る半透明シート。',
      description:
        '厚さ0.08mmの白色半透明塩ビ（透明強粘着糊）に、濃度を上げて印刷します。LEDの粒ムラも1枚でなだらかになります。',
      notes: [
        '汚れのないアクリルやガラスに水貼りします。気泡は明るい点に見えます。',
        '新しいアクリルは保護紙をはがし、1日置いてガスを抜いてください。',
        '屋外ではマットラミネートを。寿命が約2倍の5年になります。',
        '幅1.37mを超える場合は5mm重ねになり、線が見えます。',
      ],
      uses: ['アクリル内照看板', 'チャンネル文字', '自立看板', '光るカウンター'],
    },
    fr: {
      name: 'Adhésif translucide',
      summary: 'Film adhésif pour faces d’enseigne en acrylique éclairées.',
      description:
        'PVC polymère blanc translucide, 0,08 mm, à colle claire permanente, imprimé en double encrage. Un seul film lisse ce qu’une rangée de LED laisse inégal.',
      notes: [
        'Pose à l’eau sur acrylique ou verre propre ; une bulle fait un point clair.',
        'Laissez l’acrylique neuf un jour sans film : il dégaze.',
        'Dehors, prenez le pelliculage mat : il porte la durée à cinq ans environ.',
        'Au-delà de 1,37 m, les lés se recouvrent de 5 mm, ce qui se voit.',
      ],
      uses: ['Caissons acryliques', 'Lettres boîtiers', 'Totems', 'Comptoirs lumineux'],
    },
    es: {
      name: 'Adhesivo translúcido',
      summary: 'Película adhesiva para rótulos de metacrilato con luz.',
      description:
        'PVC polimérico blanco translúcido, 0,08 mm, con adhesivo permanente claro y doble tinta. Una sola película iguala lo que una fila de LED deja desigual.',
      notes: [
        'Se aplica con agua sobre metacrilato o cristal limpio; una burbuja se ve como punto claro.',
        'El metacrilato nuevo debe reposar un día sin protector: desprende gas.',
        'Al exterior, con laminado mate: dura el doble, unos cinco años.',
        'A partir de 1,37 m los paños se solapan 5 mm y se nota una línea.',
      ],
      uses: ['Cajas de metacrilato', 'Letras corpóreas', 'Tótems', 'Mostradores con luz'],
    },
    de: {
      name: 'Transluzente Folie',
      summary: 'Klebefolie für Acrylschilder, die leuchten.',
      description:
        'Weißes, transluzentes polymeres PVC, 0,08 mm, mit klarem Permanentkleber und doppeltem Farbauftrag. Eine Folie gleicht aus, was eine LED-Reihe ungleich lässt.',
      notes: [
        'Nass auf sauberes Acryl oder Glas kleben; Blasen leuchten als helle Punkte.',
        'Neues Acryl einen Tag ohne Schutzfolie liegen lassen: Es gast aus.',
        'Draußen mattes Laminat nehmen; es verdoppelt die Haltbarkeit auf rund fünf Jahre.',
        'Über 1,37 m überlappen die Bahnen um 5 mm, das zeigt sich als Linie.',
      ],
      uses: ['Acryl-Leuchtkästen', 'Leuchtbuchstaben', 'Pylone', 'Leuchttheken'],
    },
  },
};
