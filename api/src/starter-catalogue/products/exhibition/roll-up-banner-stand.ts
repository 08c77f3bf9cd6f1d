import type { StarterUnitProduct } from '../../starter-product';

export const rollUpBannerStand: StarterUnitProduct = {
  sku: 'roll-up',
  category: 'exhibition',
  slug: 'roll-up-banner-stand',
  kind: 'unit',
  uvInkjet: false,
  featured: true,
  tariff: {
    pricing: {
      kind: 'unit',
      variants: {
        '85x200': {
          grams: 2900,
          cm3: 9000,
          tiers: [
            { from: 1, retail: 14800, reseller: 11900 },
            { from: 10, retail: 13200, reseller: 10800 },
            { from: 50, retail: 11900, reseller: 9900 },
          ],
        },
        '100x200': {
          grams: 3500,
          cm3: 11200,
          tiers: [
            { from: 1, retail: 18200, reseller: 14800 },
            { from: 10, retail: 16400, reseller: 13500 },
            { from: 50, retail: 14900, reseller: 12500 },
          ],
        },
        '120x200': {
          grams: 4600,
          cm3: 14500,
          tiers: [
            { from: 1, retail: 22800, reseller: 18600 },
            { from: 10, retail: 20400, reseller: 17200 },
            { from: 50, retail: 18700, reseller: 16100 },
          ],
        },
      },
    },
    setupFen: 500,
    artworkFactor: { custom: '1', blank: '0.82' },
    limits: { maxQuantity: 1000 },
    finishes: { 'carry-bag': { fenPerPiece: 900, gramsPerPiece: 310 } },
    bulk: { quantity: 50 },
  },
  form: 'roll-up',
  variants: {
    '85x200': {
      label: { en: '85 × 200 cm', ja: '85×200cm', fr: '85 × 200 cm', es: '85 × 200 cm', de: '85 × 200 cm' },
      widthMm: 870,
      heightMm: 2060,
      depthMm: 300,
      print: { widthMm: 850, heightMm: 2000 },
    },
    '100x200': {
      label: { en: '100 × 200 cm', ja: '100×200cm', fr: '100 × 200 cm', es: '100 × 200 cm', de: '100 × 200 cm' },
      widthMm: 1020,
      heightMm: 2060,
      depthMm: 320,
      print: { widthMm: 1000, heightMm: 2000 },
    },
    '120x200': {
      label: { en: '120 × 200 cm', ja: '120×200cm', fr: '120 × 200 cm', es: '120 × 200 cm', de: '120 × 200 cm' },
      widthMm: 1220,
      heightMm: 2060,
      depthMm: 360,
      print: { widthMm: 1200, heightMm: 2000 },
    },
  },
  properties: { printerType: 'eco-solvent', resolution: 1440, waterproof: true, uvResistant: true },
  scene: 'roll-up-lobby',
  detail: 'roll-up-cassette',
  text: {
    en: {
      name: 'Roll-up banner stand',
      summary: 'Aluminium cassette with a print that rolls in; set up in a minute.',
      description:
        'An aluminium cassette on two turned-out feet, a three-part pole and a clip rail. The print on 0.28 mm grey-back film hides the light from behind and lies flat. The stand comes with its print mounted.',
      notes: [
        'Leave 10 cm at the foot of your file: it stays in the cassette.',
        'Indoor stand: a draught can tip it over.',
        'The print can be changed; order film of the same width.',
      ],
      uses: ['Exhibitions', 'Lobbies', 'Conferences', 'Points of sale'],
    },
    ja: {
      name: 'ロールアップバナースタンド',
      summary: 'メディアを巻き取るアルミ製スタンド。1分で設置できます。',
      description:
        '回転式の脚が付いたアルミ製本体、3分割ポール、上部クリップのセットです。メディアは裏面グレーの遮光フィルム（厚さ0.28mm）で、反りにくく後ろの光を通しません。メディアを取り付けた状態でお届けします。',
      notes: [
        'データの下端10cmは本体に巻き込まれます。余白にしてください。',
        '屋内用です。風が当たると倒れることがあります。',
        'メディアの交換ができます。同じ幅のフィルムをご注文ください。',
      ],
      uses: ['展示会', 'ロビー', '会議・セミナー', '店頭'],
    },
    fr: {
      name: 'Roll-up',
      summary: 'Cassette en aluminium où s’enroule le visuel ; monté en une minute.',
      description:
        'Cassette en aluminium sur deux pieds pivotants, mât en trois parties et profilé pinceur. Le visuel, sur film à dos gris de 0,28 mm, arrête la lumière et reste plat. Il est livré monté.',
      notes: [
        'Laissez 10 cm libres au bas du fichier : ils restent dans la cassette.',
        'Pour l’intérieur : un courant d’air peut le renverser.',
        'Le visuel se remplace ; commandez un film de la même largeur.',
      ],
      uses: ['Salons', 'Halls d’accueil', 'Conférences', 'Points de vente'],
    },
    es: {
      name: 'Roll-up',
      summary: 'Base de aluminio con la gráfica enrollada dentro; se monta en un minuto.',
      description:
        'Base de aluminio con dos pies giratorios, mástil de tres tramos y perfil de pinza. La gráfica, en película de 0,28 mm con dorso gris, no deja pasar la luz y queda plana. Se entrega montada.',
      notes: [
        'Deje libres los 10 cm inferiores del archivo: quedan dentro de la base.',
        'Para interior: una corriente de aire puede volcarlo.',
        'La gráfica se puede cambiar; pida película del mismo ancho.',
      ],
      uses: ['Ferias', 'Vestíbulos', 'Congresos', 'Puntos de venta'],
    },
    de: {
      name: 'Roll-up',
      summary: 'Alu-Kassette mit eingerolltem Druck; in einer Minute aufgebaut.',
      description:
        'Eine Kassette aus Aluminium auf zwei ausdrehbaren Füßen, ein dreiteiliger Stab und eine Klemmschiene. Der Druck auf 0,28 mm Film mit grauem Rücken lässt kein Licht durch und liegt flach. Er ist bei Lieferung eingebaut.',
      notes: [
        'Die unteren 10 cm der Datei freilassen: Sie bleiben in der Kassette.',
        'Für innen: Zugluft kann das System umwerfen.',
        'Der Druck ist austauschbar; bestellen Sie Film in derselben Breite.',
      ],
      uses: ['Messen', 'Foyers', 'Tagungen', 'Verkaufsflächen'],
    },
  },
};
