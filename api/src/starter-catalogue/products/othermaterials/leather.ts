import type { StarterAreaProduct } from '../../starter-product';

export const leather: StarterAreaProduct = {
  sku: 'pu-leather-1mm',
  category: 'othermaterials',
  slug: 'leather',
  kind: 'area',
  uvInkjet: true,
  tariff: {
    pricing: {
      kind: 'area',
      minBillableMm2: 250000,
      tiers: [
        { from: 0, retail: 10800, reseller: 8850 },
        { from: 5, retail: 9900, reseller: 8250 },
        { from: 20, retail: 8900, reseller: 7550 },
        { from: 50, retail: 8100, reseller: 6950 },
      ],
    },
    setupFen: 800,
    artworkFactor: { custom: '1', blank: '0.65' },
    limits: { minMm: 100, maxLongMm: 10000, rollWidthMm: 1370, maxQuantity: 1000 },
    seamFenPerMetre: null,
    gramsPerM2: 620,
    gramsPerPiece: 0,
    cm3PerM2: 900,
    cm3PerPiece: 0,
    finishes: {
      'white-ink': { fenPerM2: 3200 },
      'no-lamination': {},
      'cut-to-shape': { fenPerMetre: 420 },
      'raw-edges': {},
    },
    bulk: { quantity: 100, areaM2: 80 },
  },
  properties: { printerType: 'uv-roll', resolution: 1440, waterproof: true, uvResistant: true },
  scene: 'leather-atelier',
  detail: 'leather-grain',
  text: {
    en: {
      name: 'Synthetic leather, 1 mm',
      summary: 'Grained PU on a woven back, printed for bags, stools and walls.',
      description:
        'Polyurethane with a fine grain on cotton-polyester, 1 mm and 620 g a square metre, printed with flexible UV ink. It bends around edges of 5 mm without cracking and takes 20,000 rubs.',
      notes: [
        'White ink is laid under all colours on dark leather.',
        'Wipe it with water and soap; alcohol dulls the ink.',
        'Sew with a round needle, stitches of 4 mm: a dense row tears it.',
        'The print feels slightly raised.',
      ],
      uses: ['Bags', 'Upholstery', 'Wall panels', 'Notebook covers'],
    },
    ja: {
      name: '合成皮革 1mm',
      summary: 'シボのあるPUレザーへの印刷。バッグ、椅子、壁に。',
      description:
        '綿とポリエステルの基布に細かなシボのポリウレタンを重ねた、厚さ1mm、620g/m²の合皮です。柔軟なUVインクは5mmの角に沿って曲げても割れず、2万回の摩擦に耐えます。',
      notes: [
        '濃色の合皮では、カラーの下に白インクを敷きます。',
        '石けん水で拭けます。アルコールではインクの艶が落ちます。',
        '丸針、4mm間隔で縫ってください。細かい縫い目では裂けます。',
        '印刷面はわずかに盛り上がります。',
      ],
      uses: ['バッグ', '椅子張り', '壁面パネル', '手帳カバー'],
    },
    fr: {
      name: 'Simili cuir 1 mm',
      summary: 'Un PU grainé sur support tissé, imprimé pour sacs, sièges et murs.',
      description:
        'Polyuréthane à grain fin sur coton-polyester, 1 mm et 620 g/m², imprimé à l’encre UV souple. Il épouse une arête de 5 mm sans craqueler et supporte 20 000 frottements.',
      notes: [
        'Sur un fond foncé, un blanc soutient toutes les couleurs.',
        'Nettoyez à l’eau savonneuse ; l’alcool ternit l’encre.',
        'Aiguille ronde, points de 4 mm : trop serrée, la couture déchire.',
        'L’impression forme un léger relief.',
      ],
      uses: ['Sacs', 'Sièges', 'Panneaux muraux', 'Couvertures de carnet'],
    },
    es: {
      name: 'Polipiel 1 mm',
      summary: 'PU con grano sobre base tejida, impreso para bolsos, asientos y paredes.',
      description:
        'Poliuretano de grano fino sobre algodón y poliéster, 1 mm y 620 g/m², impreso con tinta UV flexible. Rodea cantos de 5 mm sin agrietarse y aguanta 20.000 roces.',
      notes: [
        'En polipiel oscura va tinta blanca bajo todos los colores.',
        'Límpiela con agua y jabón; el alcohol apaga la tinta.',
        'Cosa con aguja redonda y puntadas de 4 mm: más juntas, se rasga.',
        'La impresión tiene un ligero relieve.',
      ],
      uses: ['Bolsos', 'Tapicería', 'Paneles de pared', 'Tapas de cuaderno'],
    },
    de: {
      name: 'Kunstleder, 1 mm',
      summary: 'Genarbtes PU auf Gewebe, bedruckt für Taschen, Hocker und Wände.',
      description:
        'Polyurethan mit feiner Narbung auf Baumwoll-Polyester, 1 mm und 620 g/m², mit biegsamer UV-Tinte bedruckt. Es legt sich ohne Risse um Kanten von 5 mm und verträgt 20.000 Scheuertouren.',
      notes: [
        'Auf dunklem Leder liegt Weiß unter allen Farben.',
        'Mit Wasser und Seife abwischen; Alkohol macht die Tinte stumpf.',
        'Mit Rundnadel und 4-mm-Stichen nähen: Enge Nähte reißen aus.',
        'Der Druck ist leicht erhaben.',
      ],
      uses: ['Taschen', 'Polster', 'Wandpaneele', 'Notizbuchhüllen'],
    },
  },
};
