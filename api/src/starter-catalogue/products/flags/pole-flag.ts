import type { StarterUnitProduct } from '../../starter-product';

export const poleFlag: StarterUnitProduct = {
  sku: 'pole-flag',
  category: 'flags',
  slug: 'pole-flag',
  kind: 'unit',
  uvInkjet: false,
  tariff: {
    pricing: {
      kind: 'unit',
      variants: {
        '60x90': {
          grams: 85,
          cm3: 260,
          tiers: [
            { from: 1, retail: 3200, reseller: 2600 },
            { from: 10, retail: 2700, reseller: 2250 },
            { from: 100, retail: 2200, reseller: 1850 },
          ],
        },
        '90x150': {
          grams: 180,
          cm3: 520,
          tiers: [
            { from: 1, retail: 4800, reseller: 3950 },
            { from: 10, retail: 4200, reseller: 3500 },
            { from: 100, retail: 3500, reseller: 3000 },
          ],
        },
        '120x180': {
          grams: 290,
          cm3: 820,
          tiers: [
            { from: 1, retail: 6800, reseller: 5600 },
            { from: 10, retail: 6000, reseller: 5000 },
            { from: 100, retail: 5100, reseller: 4350 },
          ],
        },
        '150x250': {
          grams: 500,
          cm3: 1400,
          tiers: [
            { from: 1, retail: 10800, reseller: 8850 },
            { from: 10, retail: 9600, reseller: 8000 },
            { from: 100, retail: 8300, reseller: 7050 },
          ],
        },
      },
    },
    setupFen: 300,
    artworkFactor: { custom: '1', blank: '0.5', black: '0.85' },
    limits: { maxQuantity: 5000 },
    finishes: {
      'double-sided': { fenPerPiece: 5600, gramsPerPiece: 210 },
      'rope-heading': { fenPerPiece: 600, gramsPerPiece: 60 },
    },
    bulk: { quantity: 200 },
  },
  form: 'flag-pole',
  variants: {
    '60x90': {
      label: { en: '60 × 90 cm', ja: '60×90cm', fr: '60 × 90 cm', es: '60 × 90 cm', de: '60 × 90 cm' },
      widthMm: 960,
      heightMm: 4000,
      depthMm: 200,
      print: { widthMm: 900, heightMm: 600 },
    },
    '90x150': {
      label: { en: '90 × 150 cm', ja: '90×150cm', fr: '90 × 150 cm', es: '90 × 150 cm', de: '90 × 150 cm' },
      widthMm: 1560,
      heightMm: 6000,
      depthMm: 200,
      print: { widthMm: 1500, heightMm: 900 },
    },
    '120x180': {
      label: { en: '120 × 180 cm', ja: '120×180cm', fr: '120 × 180 cm', es: '120 × 180 cm', de: '120 × 180 cm' },
      widthMm: 1860,
      heightMm: 7000,
      depthMm: 200,
      print: { widthMm: 1800, heightMm: 1200 },
    },
    '150x250': {
      label: { en: '150 × 250 cm', ja: '150×250cm', fr: '150 × 250 cm', es: '150 × 250 cm', de: '150 × 250 cm' },
      widthMm: 2560,
      heightMm: 9000,
      depthMm: 240,
      print: { widthMm: 2500, heightMm: 1500 },
    },
  },
  properties: { printerType: 'dye-sublimation', resolution: 1440, waterproof: true, uvResistant: true },
  scene: 'flag-pole-plaza',
  detail: 'mast-halyard',
  text: {
    en: {
      name: 'National and pole flag',
      summary: 'A flag for the mast: any country, any company, sewn to last a season.',
      description:
        'Knitted polyester, 115 g a square metre, dyed through, hemmed twice on three sides, with a white heading band and two snap hooks on the fourth. The drawing shows the cloth on a mast of fitting height; the mast is not included.',
      notes: [
        'Mast height: about four times the flag’s longer side.',
        'Lower it above wind force 6; a flag in storm lasts days, not months.',
        'Send national flags in the proportions that their law gives; the proof shows the colours.',
        'A flag wears at its free corners: order two and take turns.',
      ],
      uses: ['Company gates', 'Town halls', 'Hotels', 'Harbours', 'Stadiums'],
    },
    ja: {
      name: '国旗・社旗（ポール用）',
      summary: '掲揚ポール用の旗。国旗も社旗も丈夫に縫製します。',
      description:
        '115g/m²のポリエステルニットを裏まで染め、三辺を二重縫い、ポール側は白帯にナスカン2個付きです。図は旗に合う高さのポールに掲げた状態で、ポールは付属しません。',
      notes: [
        'ポールの高さは旗の長辺の約4倍が目安です。',
        '風力6を超えたら降ろしてください。暴風では数日で傷みます。',
        '国旗は各国の法定比率でデータをご用意ください。色は校正でご確認いただけます。',
        '旗は外側の角から傷みます。2枚を交互に使うと長持ちします。',
      ],
      uses: ['会社の門前', '市役所', 'ホテル', '港', 'スタジアム'],
    },
    fr: {
      name: 'Drapeau de mât et pavillon',
      summary: 'Le drapeau pour mât : tous pays, toutes enseignes, cousu pour une saison.',
      description:
        'Maille de polyester de 115 g/m², teinte dans la masse, trois côtés à double ourlet, le quatrième à sangle blanche et deux mousquetons. Le dessin montre la toile sur un mât à sa mesure ; le mât n’est pas fourni.',
      notes: [
        'Hauteur du mât : environ quatre fois le grand côté du drapeau.',
        'Amenez-le au-delà de force 6 ; en tempête, il ne dure que quelques jours.',
        'Envoyez un drapeau national dans ses proportions légales ; l’épreuve montre les couleurs.',
        'L’usure commence aux coins libres : prenez-en deux et alternez.',
      ],
      uses: ['Entrées d’entreprise', 'Mairies', 'Hôtels', 'Ports', 'Stades'],
    },
    es: {
      name: 'Bandera para mástil',
      summary: 'La bandera del mástil: de cualquier país o empresa, cosida para una temporada.',
      description:
        'Punto de poliéster de 115 g/m², teñido a través, con doble dobladillo en tres lados y, en el cuarto, banda blanca con dos mosquetones. El dibujo muestra la tela en un mástil de altura adecuada; el mástil no se incluye.',
      notes: [
        'Altura del mástil: unas cuatro veces el lado largo de la bandera.',
        'Arríela con más de fuerza 6; en un temporal dura días, no meses.',
        'Envíe las banderas nacionales en su proporción legal; la prueba muestra los colores.',
        'Se gasta por las esquinas libres: pida dos y altérnelas.',
      ],
      uses: ['Entradas de empresa', 'Ayuntamientos', 'Hoteles', 'Puertos', 'Estadios'],
    },
    de: {
      name: 'Hissfahne',
      summary: 'Die Fahne für den Mast: jedes Land, jede Firma, für eine Saison genäht.',
      description:
        'Polyester-Wirkware, 115 g/m², durchgefärbt, an drei Seiten doppelt gesäumt, an der vierten mit weißem Besatzband und zwei Karabinern. Die Zeichnung zeigt das Tuch an einem passenden Mast; der Mast gehört nicht dazu.',
      notes: [
        'Masthöhe: etwa das Vierfache der langen Fahnenseite.',
        'Über Windstärke 6 einholen; im Sturm hält eine Fahne Tage, nicht Monate.',
        'Nationalfahnen im gesetzlichen Seitenverhältnis schicken; die Farben zeigt der Proof.',
        'Fahnen verschleißen an den freien Ecken: zwei bestellen und abwechseln.',
      ],
      uses: ['Firmeneinfahrten', 'Rathäuser', 'Hotels', 'Häfen', 'Stadien'],
    },
  },
};
