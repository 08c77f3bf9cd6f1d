import type { StarterAreaProduct } from '../../starter-product';

export const backlitFabric: StarterAreaProduct = {
  sku: 'backlit-fabric',
  category: 'lightbox',
  slug: 'backlit-fabric',
  kind: 'area',
  uvInkjet: false,
  tariff: {
    pricing: {
      kind: 'area',
      minBillableMm2: 500000,
      tiers: [
        { from: 0, retail: 7200, reseller: 5900 },
        { from: 5, retail: 6700, reseller: 5500 },
        { from: 20, retail: 6200, reseller: 5200 },
        { from: 100, retail: 5600, reseller: 4800 },
      ],
    },
    setupFen: 0,
    artworkFactor: { custom: '1', blank: '0.65' },
    limits: { minMm: 200, maxLongMm: 30000, rollWidthMm: 3200, maxQuantity: 2000 },
    seamFenPerMetre: null,
    gramsPerM2: 235,
    gramsPerPiece: 0,
    cm3PerM2: 420,
    cm3PerPiece: 0,
    finishes: {
      'silicone-edge': { fenPerMetre: 480, gramsPerPiece: 120 },
      'sewn-hem': { fenPerMetre: 220 },
      'raw-edges': {},
    },
    bulk: { quantity: 100, areaM2: 150 },
  },
  properties: { printerType: 'dye-sublimation', resolution: 1440, waterproof: false, uvResistant: true },
  scene: 'backlit-fabric-mall',
  detail: 'backlit-fabric',
  text: {
    en: {
      name: 'Backlit fabric',
      summary: 'Stretch fabric for light frames, with a silicone edge on request.',
      description:
        'Knitted polyester, 235 g a square metre, printed by sublimation: the ink is in the fibre, so it can be folded and washed. Spreads the light evenly and does not reflect.',
      notes: [
        'Give the frame’s inner groove size; the allowance for stretch is ours.',
        'The shorter side is at most 3.2 m; fabric is not joined.',
        'Iron from the back at low heat.',
      ],
      uses: ['Shopping malls', 'Exhibition walls', 'Shop fittings'],
    },
    ja: {
      name: '電飾用クロス（バックリット）',
      summary: 'ライトフレーム用の伸縮クロス。シリコンエッジ縫製に対応します。',
      description:
        '235g/m²のポリエステルニットに昇華転写で印刷します。インクが繊維に染み込むため、折りたたみや洗濯ができます。光を均一に拡散し、反射しません。',
      notes: [
        'フレームの溝の内寸をご入力ください。伸び分は当方で調整します。',
        '短辺は最大3.2mです。つなぎ合わせはできません。',
        'アイロンは裏面から低温でかけてください。',
      ],
      uses: ['商業施設', '展示会の壁面', '店舗什器'],
    },
    fr: {
      name: 'Toile rétroéclairée',
      summary: 'Textile extensible pour cadres lumineux, avec jonc silicone au choix.',
      description:
        'Maille polyester de 235 g/m² imprimée par sublimation : l’encre est dans la fibre, la toile se plie et se lave. Elle diffuse la lumière sans tache et ne brille pas.',
      notes: [
        'Donnez la cote intérieure de la rainure ; nous déduisons l’élasticité.',
        'Le petit côté mesure 3,2 m au plus ; la toile ne se raccorde pas.',
        'Repassez à l’envers, à fer doux.',
      ],
      uses: ['Centres commerciaux', 'Murs de salon', 'Agencement'],
    },
    es: {
      name: 'Tela retroiluminada',
      summary: 'Tejido elástico para marcos de luz, con borde de silicona opcional.',
      description:
        'Punto de poliéster de 235 g/m² impreso por sublimación: la tinta está en la fibra y la tela se puede doblar y lavar. Reparte la luz por igual y no refleja.',
      notes: [
        'Indique la medida interior de la ranura; el ajuste por elasticidad es cosa nuestra.',
        'El lado corto mide 3,2 m como máximo; la tela no se une.',
        'Se plancha por el revés, a baja temperatura.',
      ],
      uses: ['Centros comerciales', 'Paredes de feria', 'Mobiliario de tienda'],
    },
    de: {
      name: 'Backlit-Stoff',
      summary: 'Elastischer Stoff für Leuchtrahmen, auf Wunsch mit Silikonkeder.',
      description:
        'Polyester-Maschenware, 235 g/m², per Sublimation bedruckt: Die Farbe sitzt in der Faser, der Stoff lässt sich falten und waschen. Er streut das Licht gleichmäßig und spiegelt nicht.',
      notes: [
        'Geben Sie das Innenmaß der Nut an; die Zugabe für die Dehnung ist unsere Sache.',
        'Die kürzere Seite misst höchstens 3,2 m; der Stoff wird nicht gestoßen.',
        'Von links bei niedriger Temperatur bügeln.',
      ],
      uses: ['Einkaufszentren', 'Messewände', 'Ladenbau'],
    },
  },
};
