import type { StarterAreaProduct } from '../../starter-product';

export const spunbondPaper: StarterAreaProduct = {
  sku: 'spunbond-105',
  category: 'othermaterials',
  slug: 'spunbond-paper',
  kind: 'area',
  uvInkjet: true,
  tariff: {
    pricing: {
      kind: 'area',
      minBillableMm2: 250000,
      tiers: [
        { from: 0, retail: 5200, reseller: 4250 },
        { from: 5, retail: 4800, reseller: 4000 },
        { from: 20, retail: 4300, reseller: 3650 },
        { from: 100, retail: 3850, reseller: 3300 },
      ],
    },
    setupFen: 300,
    artworkFactor: { custom: '1', blank: '0.6' },
    limits: { minMm: 100, maxLongMm: 20000, rollWidthMm: 1500, maxQuantity: 5000 },
    seamFenPerMetre: null,
    gramsPerM2: 105,
    gramsPerPiece: 0,
    cm3PerM2: 210,
    cm3PerPiece: 0,
    finishes: {
      'sewn-hem': { fenPerMetre: 260 },
      'hem-grommet': { fenPerMetre: 240, fenPerGrommet: 40, gramsPerPiece: 10 },
      'no-lamination': {},
      'raw-edges': {},
      'cut-to-shape': { fenPerMetre: 260 },
    },
    bulk: { quantity: 200, areaM2: 150 },
  },
  properties: { printerType: 'uv-roll', resolution: 1440, waterproof: true, uvResistant: true },
  scene: 'poster-hoarding',
  detail: 'wall-fabric',
  text: {
    en: {
      name: 'Spunbond paper, 105 g',
      summary: 'Feels like paper, wears like cloth: it cannot be torn by hand.',
      description:
        'Polyethylene fibres bonded by heat and pressure, 105 g a square metre, matte and slightly marbled. It breathes, keeps water out, and takes folds, seams and eyelets.',
      notes: [
        'Ironing ruins it: the fibres melt at 135 °C.',
        'Its marbling shows under even tints; photographs hide it.',
        'The shorter side is at most 1.5 m.',
        'Outdoors it lasts about one year.',
      ],
      uses: ['Maps', 'Race numbers', 'Bags', 'Hanging banners'],
    },
    ja: {
      name: '不織布ペーパー 105g',
      summary: '紙の手触りで、手では破れない素材。',
      description:
        'ポリエチレン繊維を熱と圧力で結合した105g/m²のシートです。マットで、かすかな繊維模様があります。通気性と防水性を備え、折り、縫製、ハトメ加工ができます。',
      notes: [
        'アイロンは使えません。135℃で溶けます。',
        '平坦な淡い色では繊維模様が見えます。写真では目立ちません。',
        '短辺は最大1.5mです。',
        '屋外耐候は約1年です。',
      ],
      uses: ['地図', 'ゼッケン', 'バッグ', '吊り下げバナー'],
    },
    fr: {
      name: 'Papier non-tissé 105 g',
      summary: 'La main du papier, la tenue du tissu : il ne se déchire pas à la main.',
      description:
        'Fibres de polyéthylène liées à chaud sous pression, 105 g/m², mates et légèrement marbrées. Il respire, arrête l’eau et accepte plis, coutures et œillets.',
      notes: [
        'Pas de fer à repasser : les fibres fondent à 135 °C.',
        'Le marbrage se voit sous les aplats clairs ; une photo le masque.',
        'Petit côté de 1,5 m au plus.',
        'Environ un an dehors.',
      ],
      uses: ['Cartes', 'Dossards', 'Sacs', 'Bannières suspendues'],
    },
    es: {
      name: 'Papel de fibra 105 g',
      summary: 'Tacto de papel y aguante de tela: no se rasga con la mano.',
      description:
        'Fibras de polietileno unidas con calor y presión, 105 g/m², mates y con un leve jaspeado. Transpira, no deja pasar el agua y admite pliegues, costuras y ojales.',
      notes: [
        'No lo planche: las fibras se funden a 135 °C.',
        'El jaspeado se nota en tonos claros lisos; una foto lo oculta.',
        'El lado corto mide 1,5 m como máximo.',
        'Dura cerca de un año al exterior.',
      ],
      uses: ['Mapas', 'Dorsales', 'Bolsas', 'Colgantes'],
    },
    de: {
      name: 'Vliespapier, 105 g',
      summary: 'Fühlt sich an wie Papier, hält wie Stoff: von Hand nicht zu zerreißen.',
      description:
        'Fasern aus Polyethylen, unter Hitze und Druck verbunden, 105 g/m², matt und leicht marmoriert. Es atmet, hält Wasser ab und lässt sich falzen, nähen und mit Ösen versehen.',
      notes: [
        'Nicht bügeln: Die Fasern schmelzen bei 135 °C.',
        'Die Marmorierung zeigt sich in hellen Flächen; ein Foto verdeckt sie.',
        'Die kurze Seite misst höchstens 1,5 m.',
        'Draußen hält es etwa ein Jahr.',
      ],
      uses: ['Landkarten', 'Startnummern', 'Taschen', 'Hängebanner'],
    },
  },
};
