import type { StarterUnitProduct } from '../../starter-product';

export const aBoard: StarterUnitProduct = {
  sku: 'a-board',
  category: 'exhibition',
  slug: 'a-board',
  kind: 'unit',
  uvInkjet: false,
  tariff: {
    pricing: {
      kind: 'unit',
      variants: {
        a2: {
          grams: 5200,
          cm3: 19000,
          tiers: [
            { from: 1, retail: 14800, reseller: 12150 },
            { from: 10, retail: 13400, reseller: 11200 },
            { from: 50, retail: 12100, reseller: 10300 },
          ],
        },
        a1: {
          grams: 7900,
          cm3: 31000,
          tiers: [
            { from: 1, retail: 18800, reseller: 15400 },
            { from: 10, retail: 17000, reseller: 14200 },
            { from: 50, retail: 15400, reseller: 13100 },
          ],
        },
        b1: {
          grams: 9600,
          cm3: 39000,
          tiers: [
            { from: 1, retail: 22600, reseller: 18500 },
            { from: 10, retail: 20500, reseller: 17100 },
            { from: 50, retail: 18600, reseller: 15800 },
          ],
        },
      },
    },
    setupFen: 300,
    artworkFactor: { custom: '1', blank: '0.92' },
    limits: { maxQuantity: 500 },
    finishes: {},
    bulk: { quantity: 30 },
  },
  form: 'a-board',
  variants: {
    a2: {
      label: {
        en: 'A2, 42 × 59.4 cm',
        ja: 'A2、42×59.4cm',
        fr: 'A2, 42 × 59,4 cm',
        es: 'A2, 42 × 59,4 cm',
        de: 'A2, 42 × 59,4 cm',
      },
      widthMm: 490,
      heightMm: 900,
      depthMm: 480,
      print: { widthMm: 420, heightMm: 594 },
    },
    a1: {
      label: {
        en: 'A1, 59.4 × 84.1 cm',
        ja: 'A1、59.4×84.1cm',
        fr: 'A1, 59,4 × 84,1 cm',
        es: 'A1, 59,4 × 84,1 cm',
        de: 'A1, 59,4 × 84,1 cm',
      },
      widthMm: 660,
      heightMm: 1190,
      depthMm: 640,
      print: { widthMm: 594, heightMm: 841 },
    },
    b1: {
      label: {
        en: 'B1, 70 × 100 cm',
        ja: 'B1、70×100cm',
        fr: 'B1, 70 × 100 cm',
        es: 'B1, 70 × 100 cm',
        de: 'B1, 70 × 100 cm',
      },
      widthMm: 770,
      heightMm: 1340,
      depthMm: 700,
      print: { widthMm: 700, heightMm: 1000 },
    },
  },
  properties: { printerType: 'latex', resolution: 1440, waterproof: true, uvResistant: true },
  scene: 'a-board-pavement',
  detail: 'snap-frame',
  text: {
    en: {
      name: 'A-board',
      summary: 'Two snap frames on a hinge: a poster on either side of the pavement sign.',
      description:
        'Aluminium snap frames, 32 mm wide, with a galvanised back and rounded corners. Two posters on 180 g synthetic paper and two clear covers are included. Open the four edges, change the poster, snap them shut.',
      notes: [
        'Allow 1 cm on each side of the poster: the frame covers it.',
        'Use it outdoors up to wind force 4; take it in when the wind rises.',
        'Ask your town whether a sign on the pavement needs a permit.',
        'The covers scratch under dry cloth: wipe them wet.',
      ],
      uses: ['Cafés', 'Estate agents', 'Kiosks', 'Car parks'],
    },
    ja: {
      name: 'A型看板',
      summary: '開閉フレーム2枚を蝶番でつなぎ、両面にポスターを入れる看板。',
      description:
        '幅32mmのアルミ製スナップフレームに、亜鉛めっき鋼板の背板と丸い角を備えます。180gの合成紙ポスター2枚と透明カバー2枚が付属します。四辺を開けてポスターを替え、閉じるだけです。',
      notes: [
        'ポスターの四辺1cmはフレームに隠れます。',
        '屋外では風力4まで使えます。風が強まったら取り込んでください。',
        '歩道に置く場合は、自治体の許可が必要か確認してください。',
        'カバーは乾拭きすると傷が付きます。水拭きしてください。',
      ],
      uses: ['カフェ', '不動産店', '売店', '駐車場'],
    },
    fr: {
      name: 'Chevalet de trottoir',
      summary: 'Deux cadres clic-clac sur charnière : une affiche de chaque côté.',
      description:
        'Des cadres clic-clac en aluminium de 32 mm, au dos galvanisé et aux coins arrondis. Deux affiches sur papier synthétique de 180 g et deux films de protection sont compris. On ouvre les quatre bords, on change l’affiche, on referme.',
      notes: [
        'Prévoyez 1 cm de marge par côté : le cadre le recouvre.',
        'Dehors jusqu’à force 4 ; rentrez-le quand le vent monte.',
        'Renseignez-vous en mairie : l’occupation du trottoir est souvent soumise à autorisation.',
        'Essuyez les films à l’eau : à sec, ils se rayent.',
      ],
      uses: ['Cafés', 'Agences immobilières', 'Kiosques', 'Parkings'],
    },
    es: {
      name: 'Caballete de acera',
      summary: 'Dos marcos de clic con bisagra: un cartel a cada lado.',
      description:
        'Marcos de aluminio de 32 mm con apertura de clic, trasera galvanizada y esquinas redondeadas. Incluye dos carteles en papel sintético de 180 g y dos protectores transparentes. Se abren los cuatro lados, se cambia el cartel y se cierra.',
      notes: [
        'Deje 1 cm por lado: el marco lo tapa.',
        'Al exterior hasta fuerza 4; recójalo si aumenta el viento.',
        'Pregunte en su ayuntamiento si hace falta permiso para la acera.',
        'Limpie los protectores con agua: en seco se rayan.',
      ],
      uses: ['Cafeterías', 'Inmobiliarias', 'Quioscos', 'Aparcamientos'],
    },
    de: {
      name: 'Kundenstopper',
      summary: 'Zwei Klapprahmen am Scharnier: ein Plakat auf jeder Seite.',
      description:
        'Klapprahmen aus Aluminium, 32 mm breit, mit verzinkter Rückwand und runden Ecken. Zwei Plakate auf 180-g-Synthetikpapier und zwei Schutzscheiben liegen bei. Vier Kanten aufklappen, Plakat wechseln, zuklappen.',
      notes: [
        'Je Seite 1 cm Rand einplanen: Der Rahmen deckt ihn ab.',
        'Draußen bis Windstärke 4; bei mehr Wind hereinholen.',
        'Fragen Sie die Gemeinde, ob der Gehweg eine Genehmigung braucht.',
        'Die Scheiben feucht abwischen: Trocken verkratzen sie.',
      ],
      uses: ['Cafés', 'Maklerbüros', 'Kioske', 'Parkplätze'],
    },
  },
};
