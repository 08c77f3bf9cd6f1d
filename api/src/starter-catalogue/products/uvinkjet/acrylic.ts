import type { StarterAreaProduct } from '../../starter-product';

export const acrylic: StarterAreaProduct = {
  sku: 'acrylic-3mm',
  category: 'uvinkjet',
  slug: 'acrylic',
  kind: 'area',
  uvInkjet: true,
  featured: true,
  tariff: {
    pricing: {
      kind: 'area',
      minBillableMm2: 100000,
      tiers: [
        { from: 0, retail: 31000, reseller: 26000 },
        { from: 2, retail: 28500, reseller: 24300 },
        { from: 10, retail: 25200, reseller: 22100 },
      ],
    },
    setupFen: 1500,
    artworkFactor: { custom: '1', blank: '0.7' },
    limits: { minMm: 50, maxLongMm: 2440, rollWidthMm: 1220, maxQuantity: 500 },
    seamFenPerMetre: null,
    gramsPerM2: 3570,
    gramsPerPiece: 60,
    cm3PerM2: 9000,
    cm3PerPiece: 400,
    finishes: {
      'white-ink': { fenPerM2: 6500 },
      'no-lamination': {},
      drilled: { fenPerPiece: 800 },
      standoffs: { fenPerPiece: 2400, gramsPerPiece: 180 },
      'cut-to-shape': { fenPerMetre: 1200 },
    },
    bulk: { quantity: 100, areaM2: 50 },
  },
  properties: { printerType: 'uv-flatbed', resolution: 1440, waterproof: true, uvResistant: true },
  scene: 'acrylic-reception',
  detail: 'acrylic-standoff',
  text: {
    en: {
      name: 'Acrylic sheet, 3 mm',
      summary: 'Clear cast acrylic with polished edges, printed directly.',
      description:
        'Clear cast acrylic, 3 mm and 3.57 kg a square metre, printed with UV-cured ink on the back or the front. White ink under the colours makes them cover; without it they are translucent.',
      notes: [
        'Largest sheet 1.22 × 2.44 m.',
        'Say in the order notes whether to print the back (mirrored) or the front.',
        'Both sides travel under protective film; take it off on site.',
      ],
      uses: ['Reception signs', 'Door plates', 'Displays', 'Photographs'],
    },
    ja: {
      name: 'アクリル板 3mm',
      summary: '端面を磨いた透明キャストアクリルへのUV直接印刷。',
      description:
        '厚さ3mm、3.57kg/m²の透明キャストアクリル板の裏面または表面にUV硬化インクで印刷します。白インクを敷くと色が透けず、敷かないと透過色になります。',
      notes: [
        '最大サイズは1.22×2.44mです。',
        '裏面印刷（反転）か表面印刷かを注文備考にご記入ください。',
        '両面に保護フィルムを付けてお届けします。設置時にはがしてください。',
      ],
      uses: ['受付サイン', '表札・室名札', '什器', '写真パネル'],
    },
    fr: {
      name: 'Plaque acrylique 3 mm',
      summary: 'Acrylique coulé transparent, chants polis, imprimé en direct.',
      description:
        'Acrylique coulé transparent de 3 mm, 3,57 kg/m², imprimé à l’encre UV au dos ou en façade. Un blanc de soutien rend les couleurs opaques ; sans lui, elles restent translucides.',
      notes: [
        'Plaque de 1,22 × 2,44 m au plus.',
        'Précisez dans la commande : impression au dos (en miroir) ou en façade.',
        'Les deux faces voyagent sous film ; retirez-le à la pose.',
      ],
      uses: ['Enseignes d’accueil', 'Plaques de porte', 'Présentoirs', 'Photographies'],
    },
    es: {
      name: 'Metacrilato 3 mm',
      summary: 'Metacrilato de colada transparente, cantos pulidos, impresión directa.',
      description:
        'Metacrilato de colada transparente, 3 mm y 3,57 kg/m², impreso con tinta UV por detrás o por delante. Con tinta blanca debajo los colores cubren; sin ella quedan translúcidos.',
      notes: [
        'Plancha máxima de 1,22 × 2,44 m.',
        'Indique en el pedido si se imprime por detrás (en espejo) o por delante.',
        'Las dos caras viajan con película protectora; retírela al montar.',
      ],
      uses: ['Rótulos de recepción', 'Placas de puerta', 'Expositores', 'Fotografías'],
    },
    de: {
      name: 'Acrylplatte, 3 mm',
      summary: 'Klares gegossenes Acryl mit polierten Kanten, direkt bedruckt.',
      description:
        'Klares gegossenes Acryl, 3 mm und 3,57 kg/m², mit UV-Tinte auf der Rück- oder Vorderseite bedruckt. Weiß unter den Farben macht sie deckend; ohne Weiß bleiben sie durchscheinend.',
      notes: [
        'Größte Platte 1,22 × 2,44 m.',
        'In der Bestellung angeben: Rückseite (gespiegelt) oder Vorderseite.',
        'Beide Seiten reisen unter Schutzfolie; erst bei der Montage abziehen.',
      ],
      uses: ['Empfangsschilder', 'Türschilder', 'Aufsteller', 'Fotografien'],
    },
  },
};
