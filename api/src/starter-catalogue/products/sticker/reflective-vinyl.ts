import type { StarterAreaProduct } from '../../starter-product';

export const reflectiveVinyl: StarterAreaProduct = {
  sku: 'reflective',
  category: 'sticker',
  slug: 'reflective-vinyl',
  kind: 'area',
  uvInkjet: false,
  tariff: {
    pricing: {
      kind: 'area',
      minBillableMm2: 250000,
      tiers: [
        { from: 0, retail: 8500, reseller: 7000 },
        { from: 5, retail: 8100, reseller: 6700 },
        { from: 20, retail: 7700, reseller: 6400 },
        { from: 100, retail: 7200, reseller: 6100 },
      ],
    },
    setupFen: 0,
    artworkFactor: { custom: '1', blank: '0.7' },
    limits: { minMm: 50, maxLongMm: 20000, rollWidthMm: 1220, maxQuantity: 5000 },
    seamFenPerMetre: 400,
    gramsPerM2: 360,
    gramsPerPiece: 0,
    cm3PerM2: 470,
    cm3PerPiece: 0,
    finishes: {
      'laminated-gloss': { fenPerM2: 1500 },
      'cut-to-shape': { fenPerMetre: 320 },
      'rounded-corners': { fenPerPiece: 40 },
      'raw-edges': {},
    },
    bulk: { quantity: 200, areaM2: 100 },
  },
  properties: { printerType: 'eco-solvent', resolution: 1440, waterproof: true, uvResistant: true },
  scene: 'night-road',
  detail: 'reflective-beads',
  text: {
    en: {
      name: 'Reflective vinyl',
      summary: 'Throws headlights back to the driver, in your colours.',
      description:
        'Engineer-grade film, 0.2 mm, with glass beads under a clear face. Yellow and white return most light; dark inks cover the beads and stay dark.',
      notes: [
        'No substitute for approved traffic signs or vehicle markings.',
        'Round the corners and seal the edges outdoors; water dulls the beads.',
        'Keep letters above 5 cm to be read from 30 m.',
        'Apply from 15 °C; the film does not stretch around curves.',
      ],
      uses: ['Service vehicles', 'Yards and car parks', 'House numbers', 'Bicycle and safety gear'],
    },
    ja: {
      name: '反射シート',
      summary: 'ヘッドライトを運転者に返す、フルカラー印刷の反射フィルム。',
      description:
        '透明層の下にガラスビーズを並べた厚さ0.2mmのエンジニアグレード。黄と白がもっとも明るく反射し、濃い色は光を返しません。',
      notes: [
        '道路標識や法定の車両表示の代わりにはなりません。',
        '屋外では角を丸くし、端をシールしてください。水が入ると反射が鈍ります。',
        '30mから読ませる文字は高さ5cm以上にしてください。',
        '15℃以上で貼ってください。曲面には追従しません。',
      ],
      uses: ['作業車両', '構内・駐車場', '番地表示', '自転車・安全用品'],
    },
    fr: {
      name: 'Vinyle réfléchissant',
      summary: 'Renvoie les phares au conducteur, dans vos couleurs.',
      description:
        'Film de classe Engineer, 0,2 mm, à billes de verre sous une face claire. Le jaune et le blanc renvoient le plus ; les encres foncées couvrent les billes.',
      notes: [
        'Ne remplace ni panneau homologué ni marquage réglementaire.',
        'Dehors, arrondissez les coins et scellez les bords : l’eau ternit les billes.',
        'Lettres de 5 cm au minimum pour être lues à 30 m.',
        'Posez dès 15 °C ; le film ne suit pas les courbes.',
      ],
      uses: ['Véhicules de service', 'Cours et parkings', 'Numéros de maison', 'Vélos et sécurité'],
    },
    es: {
      name: 'Vinilo reflectante',
      summary: 'Devuelve la luz de los faros al conductor, en sus colores.',
      description:
        'Película de grado ingeniería, 0,2 mm, con microesferas de vidrio bajo una capa clara. El amarillo y el blanco son los que más reflejan; las tintas oscuras cubren las esferas.',
      notes: [
        'No sustituye a las señales homologadas ni al marcaje obligatorio.',
        'Al exterior, esquinas redondeadas y bordes sellados: el agua apaga el reflejo.',
        'Letras de más de 5 cm para leerse a 30 m.',
        'Se aplica desde 15 °C; no se adapta a curvas.',
      ],
      uses: ['Vehículos de servicio', 'Patios y aparcamientos', 'Números de casa', 'Bicicletas y seguridad'],
    },
    de: {
      name: 'Reflexfolie',
      summary: 'Wirft Scheinwerferlicht zum Fahrer zurück, in Ihren Farben.',
      description:
        'Folie der Reflexklasse Engineer Grade, 0,2 mm, mit Glasperlen unter klarer Deckschicht. Gelb und Weiß leuchten am stärksten; dunkle Farben decken die Perlen ab.',
      notes: [
        'Kein Ersatz für zugelassene Verkehrszeichen oder Warnmarkierungen.',
        'Draußen Ecken runden und Kanten versiegeln; Wasser macht die Perlen stumpf.',
        'Buchstaben höher als 5 cm, damit man sie aus 30 m liest.',
        'Ab 15 °C verkleben; die Folie folgt keinen Wölbungen.',
      ],
      uses: ['Servicefahrzeuge', 'Höfe und Parkplätze', 'Hausnummern', 'Fahrrad und Sicherheit'],
    },
  },
};
