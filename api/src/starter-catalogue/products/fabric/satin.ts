import type { StarterAreaProduct } from '../../starter-product';

export const satin: StarterAreaProduct = {
  sku: 'satin-130',
  category: 'fabric',
  slug: 'satin',
  kind: 'area',
  uvInkjet: false,
  tariff: {
    pricing: {
      kind: 'area',
      minBillableMm2: 250000,
      tiers: [
        { from: 0, retail: 4200, reseller: 3500 },
        { from: 5, retail: 3800, reseller: 3150 },
        { from: 20, retail: 3500, reseller: 2900 },
        { from: 100, retail: 3100, reseller: 2650 },
      ],
    },
    setupFen: 0,
    artworkFactor: { custom: '1', blank: '0.5' },
    limits: { minMm: 100, maxLongMm: 20000, rollWidthMm: 1600, maxQuantity: 5000 },
    seamFenPerMetre: 700,
    gramsPerM2: 130,
    gramsPerPiece: 0,
    cm3PerM2: 220,
    cm3PerPiece: 0,
    finishes: {
      'sewn-hem': { fenPerMetre: 170 },
      'pole-pocket': { fenPerMetre: 210 },
      'rope-heading': { fenPerPiece: 850, gramsPerPiece: 60 },
      'raw-edges': {},
    },
    bulk: { quantity: 200, areaM2: 200 },
  },
  properties: { printerType: 'dye-sublimation', resolution: 1440, waterproof: false, uvResistant: false },
  scene: 'atrium-cloths',
  detail: 'satin-fold',
  text: {
    en: {
      name: 'Satin',
      summary: 'A silk gloss for banners that hang in rooms and processions.',
      description:
        'Woven polyester satin, 130 g a square metre, glossy on the printed side and matte behind. It falls in soft folds and takes fine lines better than a knit.',
      notes: [
        'For use indoors, or outdoors on a dry day.',
        'Hang it from a pocket and a pole; grommets pull folds into it.',
        'Iron from the back at low heat, never on the gloss.',
        'The picture shows through at about half; line it where light comes from behind.',
      ],
      uses: ['Atriums and foyers', 'Table pennants', 'Sashes and ceremonies', 'Decoration'],
    },
    ja: {
      name: 'サテン',
      summary: '絹のような光沢。室内の垂れ幕や式典に。',
      description:
        '130g/m²のポリエステルサテン。印刷面に光沢があり、裏はマットです。柔らかく垂れ、ニットより細い線まで表現できます。',
      notes: [
        '屋内用です。屋外では晴れた日の使用にとどめてください。',
        '袋縫いにポールを通して吊ってください。ハトメはシワの原因になります。',
        'アイロンは裏面から低温で。光沢面にはかけないでください。',
        '裏には約半分の濃度で透けます。逆光の場所では裏地をご検討ください。',
      ],
      uses: ['アトリウム・ロビー', '卓上ペナント', '式典・たすき', '装飾'],
    },
    fr: {
      name: 'Satin',
      summary: 'L’éclat de la soie, pour bannières d’intérieur et de cortège.',
      description:
        'Satin de polyester tissé, 130 g/m², brillant côté image, mat au dos. Il tombe en plis souples et rend les traits fins mieux qu’une maille.',
      notes: [
        'À l’intérieur, ou dehors par temps sec.',
        'Suspendez-le par un fourreau et une barre ; les œillets marquent des plis.',
        'Repassez à l’envers, à fer doux, jamais sur le brillant.',
        'L’image transparaît à moitié ; doublez-le à contre-jour.',
      ],
      uses: ['Atriums et halls', 'Fanions de table', 'Écharpes et cérémonies', 'Décoration'],
    },
    es: {
      name: 'Satén',
      summary: 'Brillo de seda para estandartes de interior y desfiles.',
      description:
        'Satén tejido de poliéster, 130 g/m², brillante por la cara impresa y mate por detrás. Cae en pliegues suaves y da las líneas finas mejor que el punto.',
      notes: [
        'Para interior, o al exterior en día seco.',
        'Se cuelga de una vaina con barra; los ojales marcan pliegues.',
        'Se plancha por el revés a baja temperatura, nunca sobre el brillo.',
        'La imagen se transparenta a medias; a contraluz conviene forrarlo.',
      ],
      uses: ['Atrios y vestíbulos', 'Banderines de mesa', 'Bandas y ceremonias', 'Decoración'],
    },
    de: {
      name: 'Satin',
      summary: 'Seidenglanz für Banner in Räumen und auf Umzügen.',
      description:
        'Gewebter Polyestersatin, 130 g/m², auf der Druckseite glänzend, hinten matt. Er fällt in weichen Falten und zeigt feine Linien besser als Wirkware.',
      notes: [
        'Für innen, draußen nur an einem trockenen Tag.',
        'Im Hohlsaum an einer Stange aufhängen; Ösen ziehen Falten.',
        'Von links bei niedriger Temperatur bügeln, nie auf dem Glanz.',
        'Das Motiv scheint zur Hälfte durch; bei Gegenlicht füttern lassen.',
      ],
      uses: ['Atrien und Foyers', 'Tischwimpel', 'Schärpen und Feiern', 'Dekoration'],
    },
  },
};
