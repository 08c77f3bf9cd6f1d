import type { StarterAreaProduct } from '../../starter-product';

export const bluebackPaper: StarterAreaProduct = {
  sku: 'blueback-115',
  category: 'othermaterials',
  slug: 'blueback-paper',
  kind: 'area',
  uvInkjet: false,
  tariff: {
    pricing: {
      kind: 'area',
      minBillableMm2: 1000000,
      tiers: [
        { from: 0, retail: 1700, reseller: 1390 },
        { from: 20, retail: 1520, reseller: 1270 },
        { from: 100, retail: 1340, reseller: 1140 },
        { from: 500, retail: 1180, reseller: 1010 },
      ],
    },
    setupFen: 0,
    artworkFactor: { custom: '1', blank: '0.45' },
    limits: { minMm: 500, maxLongMm: 20000, rollWidthMm: 1600, maxQuantity: 10000 },
    seamFenPerMetre: null,
    gramsPerM2: 118,
    gramsPerPiece: 0,
    cm3PerM2: 150,
    cm3PerPiece: 0,
    finishes: { 'raw-edges': {}, 'bleed-edges': {} },
    bulk: { quantity: 300, areaM2: 400 },
  },
  properties: { printerType: 'latex', resolution: 720, waterproof: true, uvResistant: true },
  scene: 'poster-hoarding',
  detail: 'poster-roll',
  text: {
    en: {
      name: 'Blueback paper, 115 g',
      summary: 'The billboard paper: its blue back hides the poster below.',
      description:
        'Wet-strength paper, 115 g a square metre, white in front and blue behind. It is soaked, pasted with cellulose glue and brushed out without bubbles. Outdoors it lasts about three months.',
      notes: [
        'Sheets wider than 1.6 m come in strips with 2 cm overlap, numbered from the left.',
        'Soak it in water for ten minutes before pasting.',
        'Do not paste below 5 °C or on a wall in the sun.',
        'Sent folded unless your order notes ask for rolls.',
      ],
      uses: ['Billboards', 'Hoardings', 'Elections', 'Construction fences'],
    },
    ja: {
      name: 'ブルーバック紙 115g',
      summary: '裏面が青い屋外ビルボード用紙。下の絵柄が透けません。',
      description:
        '115g/m²の耐水紙で、表は白、裏は青です。水に浸してからでんぷん系の糊で貼り、刷毛で空気を抜きます。屋外で約3か月もちます。',
      notes: [
        '幅1.6mを超える場合は2cm重ねの短冊に分け、左から番号を振ります。',
        '貼る前に10分間水に浸してください。',
        '5℃以下や直射日光の当たる壁には貼らないでください。',
        '折りたたんで発送します。巻きをご希望の場合は注文備考にご記入ください。',
      ],
      uses: ['屋外ビルボード', '仮囲い', '選挙', '工事フェンス'],
    },
    fr: {
      name: 'Papier dos bleu 115 g',
      summary: 'Le papier d’affichage : son dos bleu masque l’affiche dessous.',
      description:
        'Papier résistant à l’état humide de 115 g/m², blanc devant, bleu derrière. On le mouille, on l’encolle à la cellulose et on le maroufle sans bulles. Il tient environ trois mois dehors.',
      notes: [
        'Au-delà de 1,6 m, il est livré en lés numérotés, avec 2 cm de recouvrement.',
        'Trempez-le dix minutes avant la pose.',
        'Pas de pose sous 5 °C ni sur un mur au soleil.',
        'Expédié plié, sauf demande de rouleaux dans la commande.',
      ],
      uses: ['Panneaux 4 × 3', 'Palissades', 'Élections', 'Clôtures de chantier'],
    },
    es: {
      name: 'Papel blueback 115 g',
      summary: 'El papel de valla: su dorso azul tapa el cartel de abajo.',
      description:
        'Papel resistente al agua de 115 g/m², blanco por delante y azul por detrás. Se moja, se encola con celulosa y se alisa sin burbujas. Al exterior dura unos tres meses.',
      notes: [
        'A más de 1,6 m se entrega en tiras numeradas con 2 cm de solape.',
        'Déjelo diez minutos en agua antes de pegarlo.',
        'No lo pegue bajo 5 °C ni en una pared al sol.',
        'Se envía plegado, salvo que el pedido pida rollos.',
      ],
      uses: ['Vallas', 'Cercados', 'Elecciones', 'Cierres de obra'],
    },
    de: {
      name: 'Blueback-Papier, 115 g',
      summary: 'Das Papier der Großfläche: Sein blauer Rücken verdeckt das alte Plakat.',
      description:
        'Nassfestes Papier, 115 g/m², vorn weiß, hinten blau. Es wird gewässert, mit Zelluloseleim geklebt und blasenfrei ausgestrichen. Draußen hält es rund drei Monate.',
      notes: [
        'Über 1,6 m Breite kommt es in nummerierten Bahnen mit 2 cm Überlappung.',
        'Vor dem Kleben zehn Minuten wässern.',
        'Nicht unter 5 °C und nicht auf sonnige Wände kleben.',
        'Gefalzt verschickt; Rollen bitte in der Bestellung wünschen.',
      ],
      uses: ['Großflächen', 'Bauzäune', 'Wahlen', 'Plakatwände'],
    },
  },
};
