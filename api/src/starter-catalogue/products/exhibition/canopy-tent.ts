import type { StarterUnitProduct } from '../../starter-product';

export const canopyTent: StarterUnitProduct = {
  sku: 'canopy-tent',
  category: 'exhibition',
  slug: 'canopy-tent',
  kind: 'unit',
  uvInkjet: false,
  tariff: {
    pricing: {
      kind: 'unit',
      variants: {
        '3x3': {
          grams: 22500,
          cm3: 86000,
          tiers: [
            { from: 1, retail: 98000, reseller: 80400 },
            { from: 5, retail: 89000, reseller: 74300 },
            { from: 20, retail: 80000, reseller: 68000 },
          ],
        },
        '3x4.5': {
          grams: 30500,
          cm3: 112000,
          tiers: [
            { from: 1, retail: 146000, reseller: 119700 },
            { from: 5, retail: 133000, reseller: 111100 },
            { from: 20, retail: 120000, reseller: 102000 },
          ],
        },
        '3x6': {
          grams: 39000,
          cm3: 138000,
          tiers: [
            { from: 1, retail: 189000, reseller: 155000 },
            { from: 5, retail: 172000, reseller: 143600 },
            { from: 20, retail: 155000, reseller: 131800 },
          ],
        },
      },
    },
    setupFen: 2000,
    artworkFactor: { custom: '1', blank: '0.66', black: '0.85' },
    limits: { maxQuantity: 100 },
    finishes: {
      'tent-back-wall': { fenPerPiece: 26000, gramsPerPiece: 2100 },
      'tent-half-walls': { fenPerPiece: 24000, gramsPerPiece: 2900 },
      'weight-bags': { fenPerPiece: 4800, gramsPerPiece: 900 },
    },
    bulk: { quantity: 10 },
  },
  form: 'tent',
  variants: {
    '3x3': {
      label: { en: '3 × 3 m', ja: '3×3m', fr: '3 × 3 m', es: '3 × 3 m', de: '3 × 3 m' },
      widthMm: 3000,
      heightMm: 3250,
      depthMm: 3000,
      print: { widthMm: 3000, heightMm: 1500 },
    },
    '3x4.5': {
      label: { en: '3 × 4.5 m', ja: '3×4.5m', fr: '3 × 4,5 m', es: '3 × 4,5 m', de: '3 × 4,5 m' },
      widthMm: 4500,
      heightMm: 3250,
      depthMm: 3000,
      print: { widthMm: 4500, heightMm: 1500 },
    },
    '3x6': {
      label: { en: '3 × 6 m', ja: '3×6m', fr: '3 × 6 m', es: '3 × 6 m', de: '3 × 6 m' },
      widthMm: 6000,
      heightMm: 3250,
      depthMm: 3000,
      print: { widthMm: 6000, heightMm: 1500 },
    },
  },
  properties: { printerType: 'dye-sublimation', resolution: 720, waterproof: true, uvResistant: true },
  scene: 'tent-market',
  detail: 'tent-joint',
  text: {
    en: {
      name: 'Canopy tent',
      summary: 'A folding tent with a roof and valance printed all over.',
      description:
        'Six-sided aluminium legs, 40 mm thick, in three heights; the frame opens like scissors in one minute with two people. Roof and valance are 300 g polyester with a PU coating, sealed at the seams and treated against fire.',
      notes: [
        'Unsafe above wind force 4: lower the roof, then take it down.',
        'Peg or weight every leg, even in calm weather.',
        'Dry the roof before you pack it; wet cloth stains within two days.',
        'Eight prints: four roof fields and four valances. Send them as one zip.',
        'Snow and pools of water must come off at once.',
      ],
      uses: ['Markets', 'Races', 'Club days', 'Open-air sales'],
    },
    ja: {
      name: 'ワンタッチテント',
      summary: '屋根と垂れ幕の全面に印刷できる折りたたみテント。',
      description:
        '太さ40mmの六角アルミ脚は高さ3段階。2人で1分ほどで開きます。屋根と垂れ幕は300gのポリエステルにPUコーティングを施し、縫い目を防水処理した防炎生地です。',
      notes: [
        '風力4を超えると危険です。屋根を下げ、撤去してください。',
        '無風でも、すべての脚を杭か重りで固定してください。',
        '乾かしてから収納してください。濡れたままでは2日でしみになります。',
        '印刷は屋根4面と垂れ幕4面の計8点です。1つのzipにまとめてお送りください。',
        '雪や溜まった水はすぐに落としてください。',
      ],
      uses: ['マルシェ', '大会', '部活動・クラブ行事', '屋外販売'],
    },
    fr: {
      name: 'Tente pliante',
      summary: 'Un barnum au toit et aux lambrequins imprimés en totalité.',
      description:
        'Des pieds hexagonaux en aluminium de 40 mm, trois hauteurs ; la structure s’ouvre en ciseaux, à deux, en une minute. Toit et lambrequins en polyester de 300 g enduit PU, coutures étanchées, classé non feu.',
      notes: [
        'Dangereuse au-delà de force 4 : abaissez le toit, puis démontez.',
        'Haubanez ou lestez chaque pied, même par temps calme.',
        'Séchez le toit avant de le ranger : humide, il se tache en deux jours.',
        'Huit visuels : quatre pans de toit et quatre lambrequins. Envoyez-les dans un seul zip.',
        'Retirez aussitôt la neige et les poches d’eau.',
      ],
      uses: ['Marchés', 'Courses', 'Fêtes de club', 'Ventes en plein air'],
    },
    es: {
      name: 'Carpa plegable',
      summary: 'Carpa con techo y faldón impresos por completo.',
      description:
        'Patas hexagonales de aluminio de 40 mm con tres alturas; la estructura se abre en tijera, entre dos, en un minuto. Techo y faldón son de poliéster de 300 g con capa de PU, costuras selladas y tratamiento ignífugo.',
      notes: [
        'Peligrosa con más de fuerza 4: baje el techo y desmóntela.',
        'Fije o lastre cada pata, también sin viento.',
        'Seque el techo antes de guardarlo: mojado se mancha en dos días.',
        'Lleva ocho gráficas: cuatro paños de techo y cuatro faldones. Envíelas en un solo zip.',
        'Retire enseguida la nieve y las bolsas de agua.',
      ],
      uses: ['Mercados', 'Carreras', 'Fiestas de club', 'Ventas al aire libre'],
    },
    de: {
      name: 'Faltpavillon',
      summary: 'Ein Pavillon, dessen Dach und Volant ganz bedruckt sind.',
      description:
        'Sechskantbeine aus Aluminium, 40 mm stark, in drei Höhen; das Scherengestell öffnen zwei Personen in einer Minute. Dach und Volant sind Polyester, 300 g mit PU-Beschichtung, an den Nähten gedichtet und schwer entflammbar.',
      notes: [
        'Über Windstärke 4 unsicher: Dach absenken, dann abbauen.',
        'Jedes Bein verankern oder beschweren, auch bei Windstille.',
        'Das Dach trocken einpacken: Nasser Stoff bekommt in zwei Tagen Flecken.',
        'Acht Drucke: vier Dachfelder und vier Volants. Senden Sie sie in einer ZIP-Datei.',
        'Schnee und Wassersäcke sofort entfernen.',
      ],
      uses: ['Märkte', 'Wettläufe', 'Vereinsfeste', 'Freiluftverkauf'],
    },
  },
};
