import type { StarterUnitProduct } from '../../starter-product';

export const backdropFrame: StarterUnitProduct = {
  sku: 'backdrop-frame',
  category: 'exhibition',
  slug: 'backdrop-frame',
  kind: 'unit',
  uvInkjet: false,
  tariff: {
    pricing: {
      kind: 'unit',
      variants: {
        '240x240': {
          grams: 9800,
          cm3: 27000,
          tiers: [
            { from: 1, retail: 49800, reseller: 40800 },
            { from: 5, retail: 45800, reseller: 38200 },
            { from: 20, retail: 41200, reseller: 35000 },
          ],
        },
        '300x240': {
          grams: 11400,
          cm3: 31000,
          tiers: [
            { from: 1, retail: 59800, reseller: 49000 },
            { from: 5, retail: 55000, reseller: 45900 },
            { from: 20, retail: 49500, reseller: 42100 },
          ],
        },
      },
    },
    setupFen: 1000,
    artworkFactor: { custom: '1', blank: '0.7' },
    limits: { maxQuantity: 200 },
    finishes: { 'carry-bag': { fenPerPiece: 1800, gramsPerPiece: 420 } },
    bulk: { quantity: 20 },
  },
  form: 'backdrop',
  variants: {
    '240x240': {
      label: { en: '240 × 240 cm', ja: '240×240cm', fr: '240 × 240 cm', es: '240 × 240 cm', de: '240 × 240 cm' },
      widthMm: 2560,
      heightMm: 2440,
      depthMm: 480,
      print: { widthMm: 2400, heightMm: 2400 },
    },
    '300x240': {
      label: { en: '300 × 240 cm', ja: '300×240cm', fr: '300 × 240 cm', es: '300 × 240 cm', de: '300 × 240 cm' },
      widthMm: 3160,
      heightMm: 2440,
      depthMm: 480,
      print: { widthMm: 3000, heightMm: 2400 },
    },
  },
  properties: { printerType: 'latex', resolution: 1440, waterproof: true, uvResistant: true },
  scene: 'backdrop-stage',
  detail: 'pole-pocket',
  text: {
    en: {
      name: 'Backdrop frame',
      summary: 'A telescopic frame with a matte banner on poles: the press wall that fits a car.',
      description:
        'Steel tubes, 32 mm thick, adjustable from 1.2 to 3 m in width and 0.9 to 2.4 m in height. The matte vinyl, 460 g a square metre, has a pocket above and below and gives no flash back.',
      notes: [
        'The banner can be changed: order one with pole pockets of 9 cm.',
        'Hang it taut: pull the upper pole up last.',
        'Indoors, or outdoors with weights on the feet up to wind force 3.',
      ],
      uses: ['Press walls', 'Weddings', 'Stage backgrounds', 'Photo corners'],
    },
    ja: {
      name: 'バックドロップフレーム',
      summary: '伸縮フレームにマットバナーを張る、車に積める記者会見パネル。',
      description:
        '太さ32mmのスチールパイプで、幅1.2〜3m、高さ0.9〜2.4mに調整できます。460g/m²のマットターポリンは上下が袋縫いで、フラッシュが反射しません。',
      notes: [
        'バナーは交換できます。幅9cmの袋縫いでご注文ください。',
        '最後に上のポールを持ち上げると、たるみなく張れます。',
        '屋内用です。屋外では脚に重りを載せ、風力3までにしてください。',
      ],
      uses: ['記者会見', '結婚式', '舞台の背景', '撮影コーナー'],
    },
    fr: {
      name: 'Cadre pour fond d’image',
      summary: 'Un cadre télescopique et une bâche mate sur barres : le mur presse qui tient en voiture.',
      description:
        'Des tubes d’acier de 32 mm, réglables de 1,2 à 3 m en largeur et de 0,9 à 2,4 m en hauteur. La bâche mate de 460 g/m² a un fourreau en haut et en bas et ne renvoie pas le flash.',
      notes: [
        'La bâche se remplace : commandez-la avec des fourreaux de 9 cm.',
        'Pour bien la tendre, montez la barre haute en dernier.',
        'À l’intérieur, ou dehors avec des poids sur les pieds, jusqu’à force 3.',
      ],
      uses: ['Murs de presse', 'Mariages', 'Fonds de scène', 'Coins photo'],
    },
    es: {
      name: 'Estructura para photocall',
      summary: 'Estructura telescópica con lona mate sobre barras: el photocall que cabe en el coche.',
      description:
        'Tubos de acero de 32 mm, ajustables de 1,2 a 3 m de ancho y de 0,9 a 2,4 m de alto. La lona mate de 460 g/m² lleva vaina arriba y abajo y no devuelve el flash.',
      notes: [
        'La lona se puede cambiar: pídala con vainas de 9 cm.',
        'Para tensarla, suba la barra superior al final.',
        'En interior, o al exterior con pesos en los pies hasta fuerza 3.',
      ],
      uses: ['Ruedas de prensa', 'Bodas', 'Fondos de escenario', 'Rincones de fotos'],
    },
    de: {
      name: 'Fotowand-Gestell',
      summary: 'Teleskoprahmen mit matter Plane auf Stangen: die Pressewand, die ins Auto passt.',
      description:
        'Stahlrohre von 32 mm, in der Breite von 1,2 bis 3 m und in der Höhe von 0,9 bis 2,4 m verstellbar. Die matte Plane, 460 g/m², hat oben und unten einen Hohlsaum und wirft keinen Blitz zurück.',
      notes: [
        'Die Plane ist austauschbar: mit 9 cm Hohlsaum bestellen.',
        'Für straffen Sitz die obere Stange zuletzt hochziehen.',
        'Für innen; draußen mit Gewichten auf den Füßen bis Windstärke 3.',
      ],
      uses: ['Pressewände', 'Hochzeiten', 'Bühnenrückwände', 'Fotoecken'],
    },
  },
};
