import type { StarterAreaProduct } from '../../starter-product';

export const backdropMatte: StarterAreaProduct = {
  sku: 'backdrop-matte',
  category: 'banner',
  slug: 'backdrop',
  kind: 'area',
  uvInkjet: false,
  tariff: {
    pricing: {
      kind: 'area',
      minBillableMm2: 1000000,
      tiers: [
        { from: 0, retail: 4200, reseller: 3450 },
        { from: 5, retail: 3900, reseller: 3200 },
        { from: 20, retail: 3500, reseller: 2950 },
        { from: 100, retail: 3100, reseller: 2650 },
      ],
    },
    setupFen: 0,
    artworkFactor: { custom: '1', blank: '0.55', black: '0.85' },
    limits: { minMm: 500, maxLongMm: 20000, rollWidthMm: 5000, maxQuantity: 2000 },
    seamFenPerMetre: 1000,
    gramsPerM2: 460,
    gramsPerPiece: 0,
    cm3PerM2: 640,
    cm3PerPiece: 0,
    finishes: {
      'hem-grommet': { fenPerMetre: 170, fenPerGrommet: 35, gramsPerPiece: 20 },
      'pole-pocket': { fenPerMetre: 225 },
      'bleed-edges': {},
      'raw-edges': {},
    },
    bulk: { quantity: 100, areaM2: 200 },
  },
  properties: { printerType: 'latex', resolution: 1440, waterproof: true, uvResistant: true },
  scene: 'photo-wall',
  detail: 'pole-pocket',
  text: {
    en: {
      name: 'Photo backdrop, matte',
      summary: 'Matte vinyl that gives no flash back: for press walls and photo corners.',
      description:
        'Matte frontlit vinyl, 460 g a square metre, printed with latex ink that has no smell in the room. Up to 5 m high it has no seam in the picture.',
      notes: [
        'A logo every 40 cm leaves one in every frame of a camera.',
        'Take a pole pocket above and below: the weight of the lower pole pulls folds out.',
        'Roll it, print outwards; folds show under a flash.',
        'For use indoors, or outdoors for a day.',
      ],
      uses: ['Press conferences', 'Red carpets', 'Weddings', 'Photo studios'],
    },
    ja: {
      name: '撮影用バックドロップ',
      summary: 'フラッシュが反射しないマットターポリン。記者会見や撮影コーナーに。',
      description:
        '460g/m²のマットターポリンに、室内でもにおわないラテックスインクで印刷します。高さ5mまで絵柄に継ぎ目が入りません。',
      notes: [
        'ロゴを40cm間隔で並べると、どの写真にも必ず1つ写ります。',
        '上下を袋縫いにすると、下のポールの重みでシワが伸びます。',
        '印刷面を外側にして巻いてください。折り目はフラッシュで目立ちます。',
        '屋内用です。屋外では1日程度の使用にとどめてください。',
      ],
      uses: ['記者会見', 'レッドカーペット', '結婚式', '撮影スタジオ'],
    },
    fr: {
      name: 'Fond photo mat',
      summary: 'Une bâche mate qui ne renvoie pas le flash : murs presse et coins photo.',
      description:
        'Bâche mate de 460 g/m², imprimée à l’encre latex, sans odeur dans la pièce. Jusqu’à 5 m de haut, l’image n’a pas de couture.',
      notes: [
        'Un logo tous les 40 cm : chaque cliché en garde un.',
        'Prenez un fourreau en haut et en bas ; le poids de la barre efface les plis.',
        'Roulez-la, impression dehors : les plis ressortent au flash.',
        'Pour l’intérieur, ou dehors une journée.',
      ],
      uses: ['Conférences de presse', 'Tapis rouges', 'Mariages', 'Studios photo'],
    },
    es: {
      name: 'Fondo de fotos mate',
      summary: 'Lona mate que no devuelve el flash: para ruedas de prensa y photocalls.',
      description:
        'Lona mate de 460 g/m², impresa con tinta látex, sin olor en la sala. Hasta 5 m de alto, la imagen no lleva costura.',
      notes: [
        'Con un logotipo cada 40 cm, todas las fotos se llevan uno.',
        'Conviene una vaina arriba y otra abajo: el peso de la barra quita las arrugas.',
        'Se enrolla con la impresión hacia fuera; los pliegues se notan con el flash.',
        'Para interior, o un día al exterior.',
      ],
      uses: ['Ruedas de prensa', 'Alfombras rojas', 'Bodas', 'Estudios de fotografía'],
    },
    de: {
      name: 'Fotowand-Plane, matt',
      summary: 'Matte Plane, die keinen Blitz zurückwirft: für Pressewände und Fotoecken.',
      description:
        'Matte Plane, 460 g/m², mit Latextinte bedruckt, die im Raum nicht riecht. Bis 5 m Höhe läuft keine Naht durchs Bild.',
      notes: [
        'Ein Logo alle 40 cm: So ist auf jedem Foto eines zu sehen.',
        'Hohlsaum oben und unten nehmen; das Gewicht der Stange zieht Falten heraus.',
        'Mit dem Druck nach außen rollen; Knicke zeigen sich im Blitz.',
        'Für innen, draußen höchstens für einen Tag.',
      ],
      uses: ['Pressekonferenzen', 'Roter Teppich', 'Hochzeiten', 'Fotostudios'],
    },
  },
};
