import type { StarterUnitProduct } from '../../starter-product';

export const promotionTable: StarterUnitProduct = {
  sku: 'promotion-table',
  category: 'exhibition',
  slug: 'promotion-table',
  kind: 'unit',
  uvInkjet: false,
  tariff: {
    pricing: {
      kind: 'unit',
      variants: {
        standard: {
          grams: 6800,
          cm3: 26000,
          tiers: [
            { from: 1, retail: 21800, reseller: 17900 },
            { from: 10, retail: 19600, reseller: 16350 },
            { from: 50, retail: 17600, reseller: 14950 },
          ],
        },
        wide: {
          grams: 9400,
          cm3: 38000,
          tiers: [
            { from: 1, retail: 29800, reseller: 24400 },
            { from: 10, retail: 26800, reseller: 22400 },
            { from: 50, retail: 24200, reseller: 20600 },
          ],
        },
      },
    },
    setupFen: 800,
    artworkFactor: { custom: '1', blank: '0.74' },
    limits: { maxQuantity: 500 },
    finishes: {},
    bulk: { quantity: 30 },
  },
  form: 'promotion-table',
  variants: {
    standard: {
      label: {
        en: 'Round front, 82 cm',
        ja: '前面ラウンド、幅82cm',
        fr: 'Face arrondie, 82 cm',
        es: 'Frente curvo, 82 cm',
        de: 'Runde Front, 82 cm',
      },
      widthMm: 820,
      heightMm: 2080,
      depthMm: 420,
      print: { widthMm: 1600, heightMm: 780 },
    },
    wide: {
      label: {
        en: 'Round front, 120 cm',
        ja: '前面ラウンド、幅120cm',
        fr: 'Face arrondie, 120 cm',
        es: 'Frente curvo, 120 cm',
        de: 'Runde Front, 120 cm',
      },
      widthMm: 1200,
      heightMm: 2080,
      depthMm: 480,
      print: { widthMm: 2100, heightMm: 780 },
    },
  },
  properties: { printerType: 'eco-solvent', resolution: 1440, waterproof: true, uvResistant: true },
  scene: 'promotion-table-shop',
  detail: 'tube-connector',
  text: {
    en: {
      name: 'Promotion table',
      summary: 'A counter with a printed front and a header: set up without tools in three minutes.',
      description:
        'An ABS table top and base with a wrap of PVC between them, a shelf behind it, and a header board on two poles. The counter carries 15 kg. Everything fits into a bag of 85 × 45 cm, which is included.',
      notes: [
        'Two prints: the wrap around the front and the header, 80 × 30 cm. Send both as one zip.',
        'Put the header’s text in its upper two thirds, above the heads of those who stand behind it.',
        'Indoors, or outdoors in calm and dry weather; not above wind force 2.',
      ],
      uses: ['Tastings', 'Samplings', 'Shop promotions', 'Fair counters'],
    },
    ja: {
      name: 'プロモーションテーブル',
      summary: '前面とヘッダーに印刷。工具なし3分で組み立てられるカウンター。',
      description:
        'ABS製の天板と底板の間に印刷シートを巻き、内側に棚板、2本のポールにヘッダーを付けます。耐荷重は15kg。85×45cmの付属バッグにすべて収まります。',
      notes: [
        '印刷は前面シートとヘッダー（80×30cm）の2点です。1つのzipにまとめてお送りください。',
        'ヘッダーの文字は上3分の2に入れると、スタッフの頭に隠れません。',
        '屋内用です。屋外では風が弱く雨のない日に限り、風力2を超えたら片付けてください。',
      ],
      uses: ['試飲・試食', 'サンプリング', '店頭販促', '展示会の受付'],
    },
    fr: {
      name: 'Comptoir promotionnel',
      summary: 'Un comptoir à face imprimée et fronton, monté sans outil en trois minutes.',
      description:
        'Un plateau et un socle en ABS, un habillage en PVC entre les deux, une tablette à l’arrière et un fronton sur deux mâts. Le plateau porte 15 kg. L’ensemble tient dans un sac de 85 × 45 cm, compris.',
      notes: [
        'Deux visuels : l’habillage et le fronton de 80 × 30 cm. Envoyez les deux dans un seul zip.',
        'Placez le texte du fronton dans les deux tiers supérieurs, au-dessus des têtes.',
        'Pour l’intérieur, ou dehors par temps sec et calme ; jamais au-delà de force 2.',
      ],
      uses: ['Dégustations', 'Distribution d’échantillons', 'Animations', 'Accueil de stand'],
    },
    es: {
      name: 'Mostrador de promoción',
      summary: 'Un mostrador con frente impreso y cabecera, montado sin herramientas en tres minutos.',
      description:
        'Tablero y base de ABS con un frente de PVC entre ambos, una balda detrás y una cabecera sobre dos mástiles. El tablero aguanta 15 kg. Todo cabe en una bolsa de 85 × 45 cm, incluida.',
      notes: [
        'Lleva dos gráficas: el frente y la cabecera de 80 × 30 cm. Envíe ambas en un solo zip.',
        'Ponga el texto de la cabecera en los dos tercios superiores, por encima de las cabezas.',
        'Para interior, o al aire libre con tiempo seco y en calma; nunca con más de fuerza 2.',
      ],
      uses: ['Degustaciones', 'Muestras gratis', 'Promociones', 'Recepción de stand'],
    },
    de: {
      name: 'Promotiontheke',
      summary: 'Theke mit bedruckter Front und Kopfschild, ohne Werkzeug in drei Minuten aufgebaut.',
      description:
        'Platte und Boden aus ABS, dazwischen eine bedruckte Front aus PVC, dahinter ein Fach, darüber ein Kopfschild auf zwei Stäben. Die Platte trägt 15 kg. Alles passt in die beiliegende Tasche von 85 × 45 cm.',
      notes: [
        'Zwei Drucke: die Front und das Kopfschild, 80 × 30 cm. Senden Sie beide in einer ZIP-Datei.',
        'Den Text des Kopfschilds in die oberen zwei Drittel setzen, über die Köpfe dahinter.',
        'Für innen; draußen nur bei trockenem, ruhigem Wetter und höchstens Windstärke 2.',
      ],
      uses: ['Verkostungen', 'Warenproben', 'Verkaufsaktionen', 'Messeempfang'],
    },
  },
};
