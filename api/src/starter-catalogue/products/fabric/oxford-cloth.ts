import type { StarterAreaProduct } from '../../starter-product';

export const oxfordCloth: StarterAreaProduct = {
  sku: 'oxford-210',
  category: 'fabric',
  slug: 'oxford-cloth',
  kind: 'area',
  uvInkjet: false,
  tariff: {
    pricing: {
      kind: 'area',
      minBillableMm2: 500000,
      tiers: [
        { from: 0, retail: 4700, reseller: 3900 },
        { from: 5, retail: 4300, reseller: 3600 },
        { from: 20, retail: 3900, reseller: 3250 },
        { from: 100, retail: 3500, reseller: 3000 },
      ],
    },
    setupFen: 0,
    artworkFactor: { custom: '1', blank: '0.55', black: '0.85' },
    limits: { minMm: 200, maxLongMm: 20000, rollWidthMm: 1500, maxQuantity: 5000 },
    seamFenPerMetre: 800,
    gramsPerM2: 180,
    gramsPerPiece: 0,
    cm3PerM2: 290,
    cm3PerPiece: 0,
    finishes: {
      'sewn-hem': { fenPerMetre: 180 },
      'hem-grommet': { fenPerMetre: 200, fenPerGrommet: 35, gramsPerPiece: 15 },
      webbing: { fenPerMetre: 320 },
      'pole-pocket': { fenPerMetre: 210 },
      'raw-edges': {},
    },
    bulk: { quantity: 200, areaM2: 200 },
  },
  properties: { printerType: 'dye-sublimation', resolution: 720, waterproof: true, uvResistant: true },
  scene: 'flag-cloth-hall',
  detail: 'flag-cloth',
  text: {
    en: {
      name: 'Oxford cloth',
      summary: 'Tight waterproof weave for covers, awnings and outdoor cloths.',
      description:
        '210 denier polyester with a PU coating behind, 180 g a square metre. Rain runs off, the cloth does not stretch, and seams are double-stitched.',
      notes: [
        'Waterproof as cloth; water may come through the stitches of a seam.',
        'Wider than 1.5 m, lengths are sewn together.',
        'Dry it before you fold it away: damp cloth marks.',
        'Take it down when the wind rises above force 4.',
      ],
      uses: ['Awnings and canopies', 'Covers', 'Beach and picnic cloths', 'Bags'],
    },
    ja: {
      name: 'オックスフォード生地',
      summary: 'カバーや日よけに。目の詰まった防水織物。',
      description:
        '裏面にPUコーティングを施した210デニールのポリエステル（180g/m²）です。雨をはじき、伸びにくく、縫い目は二重縫製です。',
      notes: [
        '生地は防水ですが、縫い目から水がしみることがあります。',
        '幅1.5mを超える場合は縫い合わせます。',
        'しまう前に乾かしてください。湿ったままではしみになります。',
        '風力4を超える場合は取り外してください。',
      ],
      uses: ['日よけ・庇', 'カバー', 'レジャーシート', 'バッグ'],
    },
    fr: {
      name: 'Toile Oxford',
      summary: 'Tissage serré et étanche pour housses, stores et toiles d’extérieur.',
      description:
        'Polyester 210 deniers enduit PU au dos, 180 g/m². La pluie glisse, la toile ne s’étire pas, les coutures sont doubles.',
      notes: [
        'La toile est étanche ; l’eau peut passer par les points d’une couture.',
        'Au-delà de 1,5 m de large, les lés sont cousus.',
        'Séchez-la avant de la plier : humide, elle se tache.',
        'Décrochez-la quand le vent dépasse force 4.',
      ],
      uses: ['Stores et auvents', 'Housses', 'Nappes de plage', 'Sacs'],
    },
    es: {
      name: 'Tela Oxford',
      summary: 'Tejido denso e impermeable para fundas, toldos y telas de exterior.',
      description:
        'Poliéster de 210 deniers con recubrimiento PU por detrás, 180 g/m². La lluvia resbala, la tela no cede y las costuras son dobles.',
      notes: [
        'La tela es impermeable; por las puntadas puede pasar agua.',
        'A partir de 1,5 m de ancho, los paños se cosen.',
        'Hay que secarla antes de doblarla: húmeda se mancha.',
        'Se retira cuando el viento supera fuerza 4.',
      ],
      uses: ['Toldos', 'Fundas', 'Playa y picnic', 'Bolsas'],
    },
    de: {
      name: 'Oxford-Gewebe',
      summary: 'Dichtes, wasserfestes Gewebe für Hüllen, Markisen und Tücher im Freien.',
      description:
        'Polyester mit 210 Denier, hinten PU-beschichtet, 180 g/m². Regen perlt ab, das Tuch dehnt sich nicht, die Nähte sind doppelt.',
      notes: [
        'Das Tuch ist dicht; durch Nahtstiche kann Wasser kommen.',
        'Über 1,5 m Breite werden die Bahnen vernäht.',
        'Vor dem Zusammenlegen trocknen: Feuchtes Tuch bekommt Flecken.',
        'Ab Windstärke 5 abnehmen.',
      ],
      uses: ['Markisen und Vordächer', 'Hüllen', 'Strand und Picknick', 'Taschen'],
    },
  },
};
