import type { StarterAreaProduct } from '../../starter-product';

export const blackoutCloth: StarterAreaProduct = {
  sku: 'blackout-cloth',
  category: 'fabric',
  slug: 'blackout-fabric',
  kind: 'area',
  uvInkjet: false,
  tariff: {
    pricing: {
      kind: 'area',
      minBillableMm2: 500000,
      tiers: [
        { from: 0, retail: 6600, reseller: 5500 },
        { from: 5, retail: 6200, reseller: 5150 },
        { from: 20, retail: 5800, reseller: 4850 },
        { from: 100, retail: 5300, reseller: 4500 },
      ],
    },
    setupFen: 0,
    artworkFactor: { custom: '1', blank: '0.55' },
    limits: { minMm: 300, maxLongMm: 15000, rollWidthMm: 3000, maxQuantity: 2000 },
    seamFenPerMetre: null,
    gramsPerM2: 280,
    gramsPerPiece: 0,
    cm3PerM2: 420,
    cm3PerPiece: 0,
    finishes: {
      'sewn-hem': { fenPerMetre: 210 },
      'silicone-edge': { fenPerMetre: 480, gramsPerPiece: 120 },
      'hook-tape': { fenPerMetre: 420 },
      'pole-pocket': { fenPerMetre: 230 },
      'raw-edges': {},
    },
    bulk: { quantity: 100, areaM2: 150 },
  },
  properties: { printerType: 'dye-sublimation', resolution: 1440, waterproof: false, uvResistant: true },
  scene: 'backdrop-stage',
  detail: 'blockout-layers',
  text: {
    en: {
      name: 'Blackout fabric',
      summary: 'Woven cloth with a black back: nothing behind it shows through.',
      description:
        'Matte polyester, 280 g a square metre, with a black coating on the back. Walls, frames and windows disappear behind the picture, and it does not reflect spotlights.',
      notes: [
        'The back is black and is not printed.',
        'The shorter side is at most 3 m; the cloth is not joined.',
        'Roll it, print outwards: the coating keeps folds.',
        'Keep 1 m from spotlights; the surface may reach 45 °C at most.',
      ],
      uses: ['Stage backdrops', 'Exhibition walls', 'Window blinds', 'Film and photo sets'],
    },
    ja: {
      name: '遮光クロス',
      summary: '裏面が黒い織物。背後のものが透けません。',
      description:
        '裏面に黒いコーティングを施した280g/m²のマットなポリエステルです。壁やフレーム、窓が絵柄の裏に隠れ、スポットライトも反射しません。',
      notes: [
        '裏面は黒で、印刷はできません。',
        '短辺は最大3mです。つなぎ合わせはできません。',
        '印刷面を外側にして巻いてください。コーティングに折り跡が残ります。',
        'スポットライトから1m以上離し、表面は45℃以下でお使いください。',
      ],
      uses: ['ステージの背景', '展示会の壁面', '窓のブラインド', '撮影セット'],
    },
    fr: {
      name: 'Tissu occultant',
      summary: 'Un tissu à dos noir : rien ne transparaît derrière.',
      description:
        'Polyester mat de 280 g/m², enduit de noir au dos. Murs, cadres et fenêtres disparaissent derrière l’image, et les projecteurs ne s’y reflètent pas.',
      notes: [
        'Le dos est noir et ne s’imprime pas.',
        'Le petit côté mesure 3 m au plus ; le tissu ne se raccorde pas.',
        'Roulez-le, image dehors : l’enduction garde les plis.',
        'Restez à 1 m des projecteurs ; surface à 45 °C au plus.',
      ],
      uses: ['Fonds de scène', 'Murs de salon', 'Stores', 'Décors de tournage'],
    },
    es: {
      name: 'Tela opaca',
      summary: 'Tejido con el dorso negro: nada de lo que hay detrás se ve.',
      description:
        'Poliéster mate de 280 g/m², recubierto de negro por detrás. Paredes, marcos y ventanas desaparecen tras la imagen, y los focos no se reflejan.',
      notes: [
        'El dorso es negro y no se imprime.',
        'El lado corto mide 3 m como máximo; la tela no se une.',
        'Se enrolla con la imagen hacia fuera: el recubrimiento guarda los pliegues.',
        'A 1 m de los focos; la superficie, hasta 45 °C.',
      ],
      uses: ['Fondos de escenario', 'Paredes de feria', 'Estores', 'Decorados de rodaje'],
    },
    de: {
      name: 'Verdunklungsstoff',
      summary: 'Gewebe mit schwarzer Rückseite: Nichts dahinter scheint durch.',
      description:
        'Matter Polyester, 280 g/m², hinten schwarz beschichtet. Wände, Rahmen und Fenster verschwinden hinter dem Bild, Scheinwerfer spiegeln sich nicht.',
      notes: [
        'Die Rückseite ist schwarz und wird nicht bedruckt.',
        'Die kürzere Seite misst höchstens 3 m; der Stoff wird nicht gestoßen.',
        'Mit dem Druck nach außen rollen: Die Beschichtung behält Knicke.',
        '1 m Abstand zu Scheinwerfern; höchstens 45 °C an der Oberfläche.',
      ],
      uses: ['Bühnenhintergründe', 'Messewände', 'Rollos', 'Film- und Fotosets'],
    },
  },
};
