import type { DemoUnitProduct } from '../demo-product';

export const concaveFeatherFlag: DemoUnitProduct = {
  sku: 'feather-concave',
  category: 'flags',
  slug: 'concave-feather-flag',
  kind: 'unit',
  uvInkjet: false,
  tariff: {
    pricing: {
      kind: 'unit',
      variants: {
        s: {
          grams: 950,
          cm3: 4700,
          tiers: [
            { from: 1, retail: 6700, reseller: 5500 },
            { from: 10, retail: 5900, reseller: 4950 },
            { from: 50, retail: 5300, reseller: 4500 },
          ],
        },
        m: {
          grams: 1350,
          cm3: 6600,
          tiers: [
            { from: 1, retail: 8500, reseller: 6950 },
            { from: 10, retail: 7500, reseller: 6250 },
            { from: 50, retail: 6700, reseller: 5700 },
          ],
        },
        l: {
          grams: 1850,
          cm3: 8800,
          tiers: [
            { from: 1, retail: 11300, reseller: 9250 },
            { from: 10, retail: 10000, reseller: 8350 },
            { from: 50, retail: 9000, reseller: 7650 },
          ],
        },
        xl: {
          grams: 2450,
          cm3: 11500,
          tiers: [
            { from: 1, retail: 14900, reseller: 12200 },
            { from: 10, retail: 13300, reseller: 11100 },
            { from: 50, retail: 12000, reseller: 10200 },
          ],
        },
      },
    },
    setupFen: 500,
    artworkFactor: { custom: '1', blank: '0.75', black: '0.9' },
    limits: { maxQuantity: 2000 },
    finishes: {
      'cross-base': { fenPerPiece: 3200, gramsPerPiece: 2900 },
      'ground-spike': { fenPerPiece: 1300, gramsPerPiece: 850 },
      'water-ring': { fenPerPiece: 900, gramsPerPiece: 320 },
      'tyre-base': { fenPerPiece: 3600, gramsPerPiece: 3400 },
      'double-sided': { fenPerPiece: 5200, gramsPerPiece: 260 },
      'carry-bag': { fenPerPiece: 700, gramsPerPiece: 180 },
    },
    bulk: { quantity: 50 },
  },
  form: 'feather-concave',
  variants: {
    s: {
      label: { en: 'S, 2.3 m', ja: 'S（全高2.3m）', fr: 'S, 2,3 m', es: 'S, 2,3 m', de: 'S, 2,3 m' },
      widthMm: 560,
      heightMm: 2300,
      depthMm: 760,
      print: { widthMm: 560, heightMm: 1950 },
    },
    m: {
      label: { en: 'M, 3.4 m', ja: 'M（全高3.4m）', fr: 'M, 3,4 m', es: 'M, 3,4 m', de: 'M, 3,4 m' },
      widthMm: 720,
      heightMm: 3400,
      depthMm: 760,
      print: { widthMm: 720, heightMm: 2890 },
    },
    l: {
      label: { en: 'L, 4.5 m', ja: 'L（全高4.5m）', fr: 'L, 4,5 m', es: 'L, 4,5 m', de: 'L, 4,5 m' },
      widthMm: 870,
      heightMm: 4500,
      depthMm: 760,
      print: { widthMm: 870, heightMm: 3820 },
    },
    xl: {
      label: { en: 'XL, 5.5 m', ja: 'XL（全高5.5m）', fr: 'XL, 5,5 m', es: 'XL, 5,5 m', de: 'XL, 5,5 m' },
      widthMm: 970,
      heightMm: 5500,
      depthMm: 760,
      print: { widthMm: 970, heightMm: 4680 },
    },
  },
  properties: { printerType: 'dye-sublimation', resolution: 1440, waterproof: true, uvResistant: true },
  scene: 'feather-concave',
  detail: 'feather-base',
  text: {
    en: {
      name: 'Concave feather flag',
      summary: 'A lower edge curved inwards: the classic feather.',
      description:
        'Knitted polyester, 110 g a square metre, on a pole of fibreglass and aluminium. The hollow lower edge puts tension into both corners, so the cloth flutters less and wears longer at the hem.',
      notes: [
        'The base is a finish of its own: cross base, ground spike or tyre base.',
        'The curve is 12 to 26 cm deep; the template shows it for every size.',
        'Take flags in when the wind rises above force 4.',
        'Wash at 30 °C, never bleach; dry before you roll it up.',
      ],
      uses: ['Golf tournaments', 'Beaches', 'Furniture stores', 'Open days'],
    },
    ja: {
      name: 'バナーフラッグ 凹カーブ型',
      summary: '裾が内側に弧を描く、定番のフェザー型。',
      description:
        '110g/m²のポリエステルトリコットを、グラスファイバーとアルミのポールに張ります。内側にえぐれた裾が両角を引き締め、ばたつきが少なく裾が長持ちします。',
      notes: [
        '台座は加工オプションです。クロスベース、スパイク、タイヤ踏みから選べます。',
        '裾のえぐりは12〜26cmです。各サイズのテンプレートをご覧ください。',
        '風力4を超える場合は取り込んでください。',
        '洗濯は30℃、漂白はできません。乾かしてから巻いてください。',
      ],
      uses: ['ゴルフ大会', '海辺', '家具店', 'オープンデー'],
    },
    fr: {
      name: 'Beach flag concave',
      summary: 'Un bas incurvé vers l’intérieur : la plume classique.',
      description:
        'Maille de polyester de 110 g/m² sur un mât de fibre de verre et d’aluminium. Le bas creusé tend les deux angles : la toile bat moins et l’ourlet s’use moins vite.',
      notes: [
        'Le pied est une finition à part : pied croix, pique ou platine pour roue.',
        'Le creux mesure 12 à 26 cm ; le gabarit le montre pour chaque taille.',
        'Rentrez les drapeaux au-delà de force 4.',
        'Lavage à 30 °C, sans javel ; séchez avant de rouler.',
      ],
      uses: ['Tournois de golf', 'Plages', 'Magasins de meubles', 'Portes ouvertes'],
    },
    es: {
      name: 'Bandera pluma cóncava',
      summary: 'El borde inferior se curva hacia dentro: la pluma clásica.',
      description:
        'Punto de poliéster de 110 g/m² en un mástil de fibra de vidrio y aluminio. El borde hundido tensa las dos esquinas: la tela aletea menos y el dobladillo dura más.',
      notes: [
        'La base es un acabado aparte: base en cruz, pica o base para rueda.',
        'La curva entra de 12 a 26 cm; la plantilla la muestra en cada talla.',
        'Recoja las banderas cuando el viento pase de fuerza 4.',
        'Se lava a 30 °C, sin lejía; séquela antes de enrollarla.',
      ],
      uses: ['Torneos de golf', 'Playas', 'Tiendas de muebles', 'Puertas abiertas'],
    },
    de: {
      name: 'Beachflag konkav',
      summary: 'Nach innen gebogene Unterkante: die klassische Feder.',
      description:
        'Polyester-Wirkware, 110 g/m², an einem Stab aus Glasfaser und Aluminium. Die hohle Kante spannt beide Ecken; das Tuch flattert weniger, und der Saum hält länger.',
      notes: [
        'Der Fuß ist eine eigene Ausstattung: Kreuzfuß, Erdspieß oder Autofuß.',
        'Die Biegung ist 12 bis 26 cm tief; die Vorlage zeigt sie für jede Größe.',
        'Ab Windstärke 4 hereinholen.',
        'Bei 30 °C waschen, nicht bleichen; trocken aufrollen.',
      ],
      uses: ['Golfturniere', 'Strände', 'Möbelhäuser', 'Tage der offenen Tür'],
    },
  },
};
