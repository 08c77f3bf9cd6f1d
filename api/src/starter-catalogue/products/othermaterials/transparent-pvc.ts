import type { StarterAreaProduct } from '../../starter-product';

export const transparentPvc: StarterAreaProduct = {
  sku: 'transparent-pvc',
  category: 'othermaterials',
  slug: 'transparent-pvc',
  kind: 'area',
  uvInkjet: true,
  tariff: {
    pricing: {
      kind: 'area',
      minBillableMm2: 250000,
      tiers: [
        { from: 0, retail: 5600, reseller: 4600 },
        { from: 5, retail: 5200, reseller: 4300 },
        { from: 20, retail: 4800, reseller: 4000 },
        { from: 100, retail: 4400, reseller: 3700 },
      ],
    },
    setupFen: 500,
    artworkFactor: { custom: '1', blank: '0.55' },
    limits: { minMm: 50, maxLongMm: 20000, rollWidthMm: 1370, maxQuantity: 5000 },
    seamFenPerMetre: 1100,
    gramsPerM2: 390,
    gramsPerPiece: 0,
    cm3PerM2: 520,
    cm3PerPiece: 0,
    finishes: {
      'white-ink': { fenPerM2: 2200 },
      'hem-grommet': { fenPerMetre: 220, fenPerGrommet: 40, gramsPerPiece: 20 },
      'cut-to-shape': { fenPerMetre: 300 },
      'no-lamination': {},
      'raw-edges': {},
    },
    bulk: { quantity: 200, areaM2: 150 },
  },
  properties: { printerType: 'uv-roll', resolution: 1440, waterproof: true, uvResistant: true },
  scene: 'clear-film-counter',
  detail: 'clear-film',
  text: {
    en: {
      name: 'Transparent PVC',
      summary: 'Clear flexible film, printed with or without white.',
      description:
        'Clear soft PVC, 0.3 mm and 390 g a square metre, without adhesive. Colours alone are translucent; white ink under them makes them cover. Wider than 1.37 m, lengths are welded.',
      notes: [
        'Mark the areas for white ink in a spot colour named White.',
        'Fold marks go out in the warmth: unroll a day before hanging.',
        'The film stiffens below 0 °C.',
      ],
      uses: ['Counter screens', 'Partitions', 'Window hangings', 'Overlays'],
    },
    ja: {
      name: '透明PVCシート',
      summary: '柔らかい透明シート。白インクの有無を選べます。',
      description:
        '厚さ0.3mm、390g/m²の透明軟質PVCシートです（粘着なし）。カラーのみでは透過色、白インクを敷くと透けない色になります。幅1.37mを超える場合は溶着します。',
      notes: [
        '白インクの範囲は「White」という特色で指定してください。',
        '折りじわは温めると取れます。設置の前日に広げてください。',
        '0℃以下では硬くなります。',
      ],
      uses: ['カウンター仕切り', 'パーテーション', 'ウィンドウ装飾', '重ね見せ'],
    },
    fr: {
      name: 'PVC transparent',
      summary: 'Un film souple et clair, imprimé avec ou sans blanc.',
      description:
        'PVC souple et clair de 0,3 mm, 390 g/m², sans adhésif. Seules, les couleurs sont translucides ; un blanc de soutien les rend opaques. Au-delà de 1,37 m, les lés sont soudés.',
      notes: [
        'Indiquez les zones de blanc par un ton direct nommé White.',
        'Les plis partent à la chaleur : déroulez-le la veille.',
        'Le film durcit sous 0 °C.',
      ],
      uses: ['Écrans de comptoir', 'Séparations', 'Suspensions de vitrine', 'Superpositions'],
    },
    es: {
      name: 'PVC transparente',
      summary: 'Película flexible y clara, impresa con o sin blanco.',
      description:
        'PVC blando y transparente, 0,3 mm y 390 g/m², sin adhesivo. Los colores solos son translúcidos; con tinta blanca debajo cubren. A más de 1,37 m de ancho, los paños se sueldan.',
      notes: [
        'Marque las zonas de blanco con una tinta plana llamada White.',
        'Los pliegues desaparecen con el calor: desenróllelo un día antes.',
        'La película se endurece bajo 0 °C.',
      ],
      uses: ['Mamparas de mostrador', 'Separadores', 'Colgantes de escaparate', 'Superposiciones'],
    },
    de: {
      name: 'Transparente PVC-Folie',
      summary: 'Klare, weiche Folie, mit oder ohne Weiß bedruckt.',
      description:
        'Klares Weich-PVC, 0,3 mm und 390 g/m², ohne Kleber. Farben allein sind durchscheinend; Weiß darunter macht sie deckend. Ab 1,37 m Breite werden Bahnen verschweißt.',
      notes: [
        'Flächen für Weiß in einer Sonderfarbe namens White anlegen.',
        'Knicke gehen in der Wärme heraus: am Vortag ausrollen.',
        'Unter 0 °C wird die Folie steif.',
      ],
      uses: ['Thekenschutz', 'Trennwände', 'Fensterbehang', 'Überlagerungen'],
    },
  },
};
