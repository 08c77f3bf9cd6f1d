import type { StarterAreaProduct } from '../../starter-product';

export const frostedFilm: StarterAreaProduct = {
  sku: 'frosted-film',
  category: 'sticker',
  slug: 'frosted-window-film',
  kind: 'area',
  uvInkjet: false,
  tariff: {
    pricing: {
      kind: 'area',
      minBillableMm2: 250000,
      tiers: [
        { from: 0, retail: 5200, reseller: 4300 },
        { from: 5, retail: 4900, reseller: 4050 },
        { from: 20, retail: 4600, reseller: 3850 },
        { from: 100, retail: 4200, reseller: 3550 },
      ],
    },
    setupFen: 0,
    artworkFactor: { custom: '1', blank: '0.7' },
    limits: { minMm: 50, maxLongMm: 20000, rollWidthMm: 1220, maxQuantity: 5000 },
    seamFenPerMetre: 200,
    gramsPerM2: 230,
    gramsPerPiece: 0,
    cm3PerM2: 350,
    cm3PerPiece: 0,
    finishes: {
      'cut-to-shape': { fenPerMetre: 280 },
      mirrored: {},
      'application-tape': { fenPerM2: 600 },
      'raw-edges': {},
    },
    bulk: { quantity: 200, areaM2: 120 },
  },
  properties: { printerType: 'latex', resolution: 1440, waterproof: true, uvResistant: true },
  scene: 'meeting-room',
  detail: 'frosted-film',
  text: {
    en: {
      name: 'Frosted window film',
      summary: 'Looks like sandblasted glass: lets light in and keeps looks out.',
      description:
        'Translucent PVC, 0.08 mm, with a fine silver grain. Order it plain, printed in colour, or cut to shape so that letters stay clear glass.',
      notes: [
        'Apply wet: water with a drop of washing-up liquid, then the squeegee.',
        'For the inner side of the glass; take mirrored prints if it is read from outside.',
        'Leave 2 mm free along seals so that the film can move.',
        'Wider than 1.22 m it is butted, edge to edge.',
      ],
      uses: ['Meeting rooms', 'Surgeries and clinics', 'Shower and door glass', 'Safety bands on glass'],
    },
    ja: {
      name: 'すりガラス調フィルム',
      summary: 'サンドブラストのような見た目。光は通し、視線を遮ります。',
      description:
        '細かな銀粒を含む厚さ0.08mmの半透明塩ビ。無地、カラー印刷、または輪郭カットで文字だけ透明に抜くこともできます。',
      notes: [
        '水に中性洗剤を1滴加えて吹き、スキージで水貼りします。',
        'ガラスの内側に貼ります。外から読む場合は反転印刷をお選びください。',
        'パッキン際は2mmあけてください。',
        '幅1.22mを超える場合は突き合わせになります。',
      ],
      uses: ['会議室', '医院・クリニック', '浴室・ドアのガラス', '衝突防止の帯'],
    },
    fr: {
      name: 'Film dépoli',
      summary: 'L’aspect du verre sablé : la lumière entre, les regards non.',
      description:
        'PVC translucide, 0,08 mm, à fin grain argenté. Uni, imprimé en couleur, ou découpé pour que les lettres restent en verre clair.',
      notes: [
        'Pose à l’eau : une goutte de liquide vaisselle, puis la raclette.',
        'Sur la face intérieure ; choisissez l’impression en miroir si on la lit du dehors.',
        'Laissez 2 mm le long des joints, le film travaille.',
        'Au-delà de 1,22 m, les lés sont posés bord à bord.',
      ],
      uses: ['Salles de réunion', 'Cabinets et cliniques', 'Douches et portes', 'Bandes de sécurité'],
    },
    es: {
      name: 'Vinilo esmerilado',
      summary: 'Parece cristal arenado: entra la luz y no las miradas.',
      description:
        'PVC translúcido, 0,08 mm, de fino grano plateado. Liso, impreso a color o con corte de contorno, para que las letras queden en cristal claro.',
      notes: [
        'Se aplica con agua y una gota de lavavajillas, y después la espátula.',
        'Por la cara interior; en espejo si se lee desde fuera.',
        'Deje 2 mm junto a las juntas para que la película se mueva.',
        'A partir de 1,22 m de ancho se une a tope.',
      ],
      uses: ['Salas de reuniones', 'Consultas y clínicas', 'Mamparas y puertas', 'Bandas de seguridad'],
    },
    de: {
      name: 'Milchglasfolie',
      summary: 'Wirkt wie sandgestrahltes Glas: Licht kommt hinein, Blicke nicht.',
      description:
        'Transluzentes PVC, 0,08 mm, mit feinem Silberkorn. Glatt, farbig bedruckt oder auf Kontur geschnitten, sodass Buchstaben klares Glas bleiben.',
      notes: [
        'Nass verkleben: Wasser mit einem Tropfen Spülmittel, dann rakeln.',
        'Für die Innenseite; spiegelverkehrt, wenn man von außen liest.',
        'An Dichtungen 2 mm frei lassen, die Folie arbeitet.',
        'Über 1,22 m Breite auf Stoß verklebt.',
      ],
      uses: ['Besprechungsräume', 'Praxen und Kliniken', 'Duschen und Glastüren', 'Schutzstreifen auf Glas'],
    },
  },
};
