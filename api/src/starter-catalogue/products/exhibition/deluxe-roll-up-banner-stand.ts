import type { StarterUnitProduct } from '../../starter-product';

export const deluxeRollUpBannerStand: StarterUnitProduct = {
  sku: 'roll-up-deluxe',
  category: 'exhibition',
  slug: 'deluxe-roll-up-banner-stand',
  kind: 'unit',
  uvInkjet: false,
  tariff: {
    pricing: {
      kind: 'unit',
      variants: {
        '85x200': {
          grams: 4800,
          cm3: 14500,
          tiers: [
            { from: 1, retail: 24800, reseller: 20300 },
            { from: 10, retail: 22400, reseller: 18700 },
            { from: 50, retail: 20200, reseller: 17200 },
          ],
        },
        '100x200': {
          grams: 5600,
          cm3: 17000,
          tiers: [
            { from: 1, retail: 28600, reseller: 23500 },
            { from: 10, retail: 25800, reseller: 21500 },
            { from: 50, retail: 23400, reseller: 19900 },
          ],
        },
        '120x200': {
          grams: 6700,
          cm3: 20500,
          tiers: [
            { from: 1, retail: 34200, reseller: 28000 },
            { from: 10, retail: 30900, reseller: 25800 },
            { from: 50, retail: 28200, reseller: 24000 },
          ],
        },
      },
    },
    setupFen: 500,
    artworkFactor: { custom: '1', blank: '0.86' },
    limits: { maxQuantity: 500 },
    finishes: { 'clip-lamp': { fenPerPiece: 5800, gramsPerPiece: 420 } },
    bulk: { quantity: 30 },
  },
  form: 'wide-roll-up',
  variants: {
    '85x200': {
      label: { en: '85 × 200 cm', ja: '85×200cm', fr: '85 × 200 cm', es: '85 × 200 cm', de: '85 × 200 cm' },
      widthMm: 880,
      heightMm: 2090,
      depthMm: 210,
      print: { widthMm: 850, heightMm: 2000 },
    },
    '100x200': {
      label: { en: '100 × 200 cm', ja: '100×200cm', fr: '100 × 200 cm', es: '100 × 200 cm', de: '100 × 200 cm' },
      widthMm: 1030,
      heightMm: 2090,
      depthMm: 210,
      print: { widthMm: 1000, heightMm: 2000 },
    },
    '120x200': {
      label: { en: '120 × 200 cm', ja: '120×200cm', fr: '120 × 200 cm', es: '120 × 200 cm', de: '120 × 200 cm' },
      widthMm: 1230,
      heightMm: 2090,
      depthMm: 210,
      print: { widthMm: 1200, heightMm: 2000 },
    },
  },
  properties: { printerType: 'eco-solvent', resolution: 1440, waterproof: true, uvResistant: true },
  scene: 'roll-up-mall',
  detail: 'clip-rail',
  text: {
    en: {
      name: 'Deluxe roll-up banner stand',
      summary: 'Broad base without feet, tensioned for years of fairs.',
      description:
        'A moulded aluminium base, 21 cm deep, stands on its own weight: nothing to turn out, nothing to trip over. A telescopic pole sets any height from 1.6 to 2.2 m. The print is blockout film; a padded bag is included.',
      notes: [
        'Leave 15 cm at the foot of your file: it stays in the base.',
        'The spring takes a print up to 2.2 m; say in the order notes if you want it taller than 2 m.',
        'Indoor stand, for 0 to 35 °C.',
        'The print slides out of a leader strip and can be changed without tools.',
      ],
      uses: ['Touring fairs', 'Showrooms', 'Hotel lobbies', 'Press desks'],
    },
    ja: {
      name: 'ロールアップバナー デラックス',
      summary: '脚のない幅広ベース。展示会で何年も使える高耐久タイプ。',
      description:
        '奥行き21cmのアルミ製ベースが自重で安定します。脚を開く手間がなく、つまずく心配もありません。伸縮ポールで高さを1.6〜2.2mに調整できます。メディアは遮光フィルム、クッション入りバッグ付きです。',
      notes: [
        'データの下端15cmは本体に巻き込まれます。余白にしてください。',
        '高さは最大2.2mです。2mを超える場合は注文備考にご記入ください。',
        '屋内用です。使用温度は0〜35℃です。',
        'メディアはリーダーから抜き差しでき、工具なしで交換できます。',
      ],
      uses: ['巡回展示', 'ショールーム', 'ホテルのロビー', '記者受付'],
    },
    fr: {
      name: 'Roll-up de luxe',
      summary: 'Une base large sans pieds, faite pour des années de salons.',
      description:
        'La base en aluminium de 21 cm de profondeur tient par son poids : rien à déplier, rien où trébucher. Un mât télescopique règle la hauteur de 1,6 à 2,2 m. Visuel sur film occultant, sac matelassé compris.',
      notes: [
        'Laissez 15 cm libres au bas du fichier : ils restent dans la base.',
        'Le ressort accepte jusqu’à 2,2 m ; au-delà de 2 m, précisez-le dans la commande.',
        'Pour l’intérieur, de 0 à 35 °C.',
        'Le visuel coulisse dans une amorce et se change sans outil.',
      ],
      uses: ['Salons itinérants', 'Showrooms', 'Halls d’hôtel', 'Accueil presse'],
    },
    es: {
      name: 'Roll-up de lujo',
      summary: 'Base ancha sin pies, pensada para años de ferias.',
      description:
        'La base de aluminio, de 21 cm de fondo, se sostiene por su peso: sin pies que girar ni con los que tropezar. El mástil telescópico se ajusta de 1,6 a 2,2 m. La gráfica es película opaca; incluye bolsa acolchada.',
      notes: [
        'Deje libres los 15 cm inferiores del archivo: quedan en la base.',
        'El muelle admite hasta 2,2 m; si quiere más de 2 m, indíquelo en el pedido.',
        'Para interior, de 0 a 35 °C.',
        'La gráfica se desliza en una tira guía y se cambia sin herramientas.',
      ],
      uses: ['Ferias itinerantes', 'Salas de exposición', 'Vestíbulos de hotel', 'Mesas de prensa'],
    },
    de: {
      name: 'Roll-up Deluxe',
      summary: 'Breiter Fuß ohne Ausleger, gebaut für viele Messejahre.',
      description:
        'Der 21 cm tiefe Fuß aus Aluminium steht durch sein Gewicht: nichts auszudrehen, nichts zum Stolpern. Die Teleskopstange reicht von 1,6 bis 2,2 m. Der Druck ist blickdichter Film; eine gepolsterte Tasche liegt bei.',
      notes: [
        'Die unteren 15 cm der Datei freilassen: Sie bleiben im Fuß.',
        'Die Feder zieht bis 2,2 m; über 2 m bitte in der Bestellung angeben.',
        'Für innen, bei 0 bis 35 °C.',
        'Der Druck sitzt in einer Einzugsleiste und wird ohne Werkzeug gewechselt.',
      ],
      uses: ['Wandermessen', 'Ausstellungsräume', 'Hotelhallen', 'Presseempfang'],
    },
  },
};
