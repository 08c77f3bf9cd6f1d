import type { StarterAreaProduct } from '../../starter-product';

export const backlitPet: StarterAreaProduct = {
  sku: 'backlit-pet',
  category: 'lightbox',
  slug: 'backlit-pet-film',
  kind: 'area',
  uvInkjet: false,
  tariff: {
    pricing: {
      kind: 'area',
      minBillableMm2: 250000,
      tiers: [
        { from: 0, retail: 5400, reseller: 4450 },
        { from: 5, retail: 5100, reseller: 4250 },
        { from: 20, retail: 4800, reseller: 4000 },
        { from: 100, retail: 4400, reseller: 3700 },
      ],
    },
    setupFen: 0,
    artworkFactor: { custom: '1', blank: '0.65' },
    limits: { minMm: 100, maxLongMm: 10000, rollWidthMm: 1270, maxQuantity: 5000 },
    seamFenPerMetre: null,
    gramsPerM2: 260,
    gramsPerPiece: 0,
    cm3PerM2: 360,
    cm3PerPiece: 0,
    finishes: {
      'laminated-matte': { fenPerM2: 900 },
      'rounded-corners': { fenPerPiece: 40 },
      'bleed-edges': {},
      'raw-edges': {},
    },
    bulk: { quantity: 200, areaM2: 100 },
  },
  properties: { printerType: 'latex', resolution: 2880, waterproof: true, uvResistant: true },
  scene: 'menu-boards',
  detail: 'backlit-film',
  text: {
    en: {
      name: 'Backlit PET film',
      summary: 'Stiff, flat film for thin LED frames and small print.',
      description:
        'Matte translucent polyester, 0.19 mm, printed at 2880 dpi. It lies flat in a snap frame, does not wave with the warmth of the lamps and shows text from 8 point on.',
      notes: [
        'The shorter side is at most 1.27 m; the film is not joined.',
        'Enter the film’s size: usually 1 cm more than the visible opening on each side.',
        'Between 0 and 35 °C; the surface may reach 45 °C.',
        'Change it with clean hands or gloves: fingerprints show in the light.',
      ],
      uses: ['Menu boards', 'Snap frames', 'Cinema posters', 'Vending machines'],
    },
    ja: {
      name: '電飾用PETフィルム',
      summary: '薄型LEDフレームや小さな文字に。コシのある平らなフィルム。',
      description:
        '厚さ0.19mmのマットな半透明ポリエステルに2880dpiで印刷します。開閉式フレームの中で平らに保ち、ランプの熱で波打たず、8ポイントの文字から読めます。',
      notes: [
        '短辺は最大1.27mです。つなぎ合わせはできません。',
        'フィルム寸法をご入力ください。通常は見え寸より各辺1cm大きくなります。',
        '0〜35℃、表面温度45℃までの場所でお使いください。',
        '交換は清潔な手か手袋で。指紋は点灯時に目立ちます。',
      ],
      uses: ['メニューボード', '開閉式フレーム', '映画ポスター', '自動販売機'],
    },
    fr: {
      name: 'Film PET rétroéclairé',
      summary: 'Un film raide et plan pour cadres LED minces et petits textes.',
      description:
        'Polyester mat translucide, 0,19 mm, imprimé à 2880 dpi. À plat dans un cadre clic-clac, il n’ondule pas à la chaleur des lampes et se lit dès 8 points.',
      notes: [
        'Le petit côté mesure 1,27 m au plus ; le film ne se raccorde pas.',
        'Saisissez le format du film : en général 1 cm de plus par côté que l’ouverture.',
        'Entre 0 et 35 °C ; la surface peut atteindre 45 °C.',
        'Changez-le mains propres ou gantées : les traces se voient à la lumière.',
      ],
      uses: ['Menus lumineux', 'Cadres clic-clac', 'Affiches de cinéma', 'Distributeurs'],
    },
    es: {
      name: 'Película PET retroiluminada',
      summary: 'Película rígida y plana para marcos LED finos y letra pequeña.',
      description:
        'Poliéster mate translúcido, 0,19 mm, impreso a 2880 ppp. Queda plano en el marco abatible, no se ondula con el calor y se lee desde 8 puntos.',
      notes: [
        'El lado corto mide 1,27 m como máximo; la película no se une.',
        'Indique la medida de la película: suele ser 1 cm más por lado que el hueco.',
        'Entre 0 y 35 °C; la superficie puede llegar a 45 °C.',
        'Se cambia con manos limpias o guantes: las huellas se ven con la luz.',
      ],
      uses: ['Menús luminosos', 'Marcos abatibles', 'Carteles de cine', 'Máquinas expendedoras'],
    },
    de: {
      name: 'Backlit-Folie, PET',
      summary: 'Steife, plane Folie für flache LED-Rahmen und kleine Schrift.',
      description:
        'Matter, transluzenter Polyester, 0,19 mm, mit 2880 dpi bedruckt. Liegt plan im Klapprahmen, wellt sich in der Lampenwärme nicht und zeigt Schrift ab 8 Punkt.',
      notes: [
        'Die kürzere Seite misst höchstens 1,27 m; die Folie wird nicht gestoßen.',
        'Geben Sie das Folienmaß ein: meist 1 cm mehr je Seite als die Öffnung.',
        'Zwischen 0 und 35 °C; die Oberfläche verträgt 45 °C.',
        'Mit sauberen Händen wechseln: Fingerabdrücke sieht man im Licht.',
      ],
      uses: ['Menütafeln', 'Klapprahmen', 'Kinoplakate', 'Automaten'],
    },
  },
};
