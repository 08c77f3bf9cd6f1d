import type { StarterAreaProduct } from '../../starter-product';

export const meshFlag: StarterAreaProduct = {
  sku: 'mesh-flag',
  category: 'fabric',
  slug: 'mesh-flag-cloth',
  kind: 'area',
  uvInkjet: false,
  tariff: {
    pricing: {
      kind: 'area',
      minBillableMm2: 250000,
      tiers: [
        { from: 0, retail: 4100, reseller: 3400 },
        { from: 5, retail: 3700, reseller: 3100 },
        { from: 20, retail: 3300, reseller: 2750 },
        { from: 100, retail: 2900, reseller: 2450 },
      ],
    },
    setupFen: 0,
    artworkFactor: { custom: '1', blank: '0.5', black: '0.85' },
    limits: { minMm: 100, maxLongMm: 30000, rollWidthMm: 3200, maxQuantity: 10000 },
    seamFenPerMetre: 650,
    gramsPerM2: 115,
    gramsPerPiece: 0,
    cm3PerM2: 210,
    cm3PerPiece: 0,
    finishes: {
      'sewn-hem': { fenPerMetre: 160 },
      'hem-grommet': { fenPerMetre: 190, fenPerGrommet: 35, gramsPerPiece: 15 },
      'rope-heading': { fenPerPiece: 850, gramsPerPiece: 60 },
      webbing: { fenPerMetre: 320 },
      'pole-pocket': { fenPerMetre: 200 },
      'raw-edges': {},
    },
    bulk: { quantity: 300, areaM2: 300 },
  },
  properties: { printerType: 'dye-sublimation', resolution: 1440, waterproof: true, uvResistant: true },
  scene: 'flag-cloth-hall',
  detail: 'mesh-holes',
  text: {
    en: {
      name: 'Mesh flag cloth',
      summary: 'Open knit for large flags in steady wind: lighter pull, longer life.',
      description:
        'Open-knit polyester, 115 g a square metre, printed by sublimation on one side. Air goes through, so a big flag hangs quieter and its free end lasts about half as long again.',
      notes: [
        'Text reads mirrored on the back.',
        'From 6 m² take webbing along the pole side.',
        'Take flags and bands down when the wind rises above force 4.',
        'Wash at 30 °C, dry hanging.',
      ],
      uses: ['House flags on tall poles', 'Coast and mountain sites', 'Fence bands', 'Boat shows'],
    },
    ja: {
      name: 'メッシュフラッグ生地',
      summary: '風の強い場所の大型旗に。風を逃がし、長持ちします。',
      description:
        '115g/m²の目の開いたポリエステルニットに片面から昇華転写で印刷します。風が抜けるため大きな旗でもばたつきが少なく、端の傷みが約1.5倍遅くなります。',
      notes: [
        '裏面の文字は反転します。',
        '6m²以上は旗棒側に補強ベルトをお選びください。',
        '旗も帯幕も、風力4を超える場合は取り外してください。',
        '30℃の水で洗い、吊り干ししてください。',
      ],
      uses: ['高いポールの社旗', '海辺・山の施設', 'フェンスの帯幕', 'ボートショー'],
    },
    fr: {
      name: 'Maille drapeau ajourée',
      summary: 'Maille ouverte des grands drapeaux : moins de traction, plus de durée.',
      description:
        'Maille polyester ajourée de 115 g/m², imprimée par sublimation sur une face. L’air traverse : un grand drapeau claque moins et son bord libre dure moitié plus.',
      notes: [
        'Au dos, les textes se lisent à l’envers.',
        'Dès 6 m², prenez la sangle côté mât.',
        'Rentrez drapeaux et bandeaux quand le vent dépasse force 4.',
        'Lavage à 30 °C, séchage suspendu.',
      ],
      uses: ['Grands mâts', 'Côtes et montagne', 'Bandeaux de clôture', 'Salons nautiques'],
    },
    es: {
      name: 'Bandera de malla',
      summary: 'Punto abierto para banderas grandes con viento: menos tirón, más vida.',
      description:
        'Punto abierto de poliéster, 115 g/m², impreso por sublimación por una cara. El aire lo atraviesa: la bandera grande se mueve menos y su extremo dura la mitad más.',
      notes: [
        'En el reverso, el texto se lee al revés.',
        'Desde 6 m², con cincha del lado del mástil.',
        'Banderas y bandas se recogen cuando el viento supera fuerza 4.',
        'Lavar a 30 °C y secar colgada.',
      ],
      uses: ['Mástiles altos', 'Costa y montaña', 'Bandas de valla', 'Salones náuticos'],
    },
    de: {
      name: 'Fahnenstoff, offen',
      summary: 'Offene Wirkware für große Fahnen im Wind: weniger Zug, längeres Leben.',
      description:
        'Offene Polyester-Wirkware, 115 g/m², einseitig per Sublimation bedruckt. Luft geht hindurch, große Fahnen schlagen weniger, die freie Kante hält etwa anderthalbmal so lang.',
      notes: [
        'Auf der Rückseite steht Text spiegelverkehrt.',
        'Ab 6 m² Gurtband an der Mastseite nehmen.',
        'Fahnen und Bänder ab Windstärke 5 einholen.',
        'Bei 30 °C waschen, hängend trocknen.',
      ],
      uses: ['Hohe Masten', 'Küste und Gebirge', 'Zaunbänder', 'Bootsmessen'],
    },
  },
};
