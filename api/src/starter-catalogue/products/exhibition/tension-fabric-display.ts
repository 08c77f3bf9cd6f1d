import type { StarterUnitProduct } from '../../starter-product';

export const tensionFabricDisplay: StarterUnitProduct = {
  sku: 'tension-fabric',
  category: 'exhibition',
  slug: 'tension-fabric-display',
  kind: 'unit',
  uvInkjet: false,
  tariff: {
    pricing: {
      kind: 'unit',
      variants: {
        '240x230': {
          grams: 8600,
          cm3: 42000,
          tiers: [
            { from: 1, retail: 86000, reseller: 70500 },
            { from: 5, retail: 79000, reseller: 66000 },
            { from: 20, retail: 71000, reseller: 60400 },
          ],
        },
        '300x230': {
          grams: 10200,
          cm3: 48000,
          tiers: [
            { from: 1, retail: 102000, reseller: 83600 },
            { from: 5, retail: 94000, reseller: 78500 },
            { from: 20, retail: 85000, reseller: 72300 },
          ],
        },
        '400x230': {
          grams: 13400,
          cm3: 61000,
          tiers: [
            { from: 1, retail: 138000, reseller: 113200 },
            { from: 5, retail: 127000, reseller: 106000 },
            { from: 20, retail: 115000, reseller: 97800 },
          ],
        },
      },
    },
    setupFen: 1500,
    artworkFactor: { custom: '1', blank: '0.72' },
    limits: { maxQuantity: 200 },
    finishes: {
      'double-sided': { fenPerPiece: 24000, gramsPerPiece: 900 },
      'clip-lamp': { fenPerPiece: 5800, gramsPerPiece: 420 },
    },
    bulk: { quantity: 10 },
  },
  form: 'tension-fabric',
  variants: {
    '240x230': {
      label: { en: '240 × 230 cm', ja: '240×230cm', fr: '240 × 230 cm', es: '240 × 230 cm', de: '240 × 230 cm' },
      widthMm: 2400,
      heightMm: 2300,
      depthMm: 400,
      print: { widthMm: 2400, heightMm: 2240 },
    },
    '300x230': {
      label: { en: '300 × 230 cm', ja: '300×230cm', fr: '300 × 230 cm', es: '300 × 230 cm', de: '300 × 230 cm' },
      widthMm: 3000,
      heightMm: 2300,
      depthMm: 400,
      print: { widthMm: 3000, heightMm: 2240 },
    },
    '400x230': {
      label: { en: '400 × 230 cm', ja: '400×230cm', fr: '400 × 230 cm', es: '400 × 230 cm', de: '400 × 230 cm' },
      widthMm: 4000,
      heightMm: 2300,
      depthMm: 400,
      print: { widthMm: 4000, heightMm: 2240 },
    },
  },
  properties: { printerType: 'dye-sublimation', resolution: 1440, waterproof: false, uvResistant: false },
  scene: 'tension-fabric-booth',
  detail: 'tube-connector',
  text: {
    en: {
      name: 'Tension fabric display',
      summary: 'A fabric cover pulled over a tube frame: no joints, no creases.',
      description:
        'Aluminium tubes, 32 mm thick, plug together with snap buttons and colour marks. The stretch fabric, 240 g a square metre, slips over like a pillowcase and closes with a zip below. Packs into one bag of 90 cm; the cover goes into a washing machine at 30 °C.',
      notes: [
        'The picture has no joints, but fabric stretches: keep fine rules 5 cm from the edge.',
        'The double-sided finish prints the back of the cover.',
        'For use indoors, away from open flame and hot lamps; the surface may reach 45 °C.',
        'Two people set up the 4 m wall.',
      ],
      uses: ['Fair booths', 'Interview walls', 'Stage sets', 'Shop fittings'],
    },
    ja: {
      name: 'テンションファブリックディスプレイ',
      summary: 'パイプフレームに布カバーをかぶせるだけ。継ぎ目もシワもありません。',
      description:
        '太さ32mmのアルミパイプを、色分けされたボタンで差し込んで組みます。240g/m²のストレッチ生地を枕カバーのようにかぶせ、下のファスナーで閉じます。90cmのバッグ1つに収まり、カバーは30℃で洗濯できます。',
      notes: [
        '絵柄に継ぎ目はありませんが、生地が伸びます。細い線は端から5cm離してください。',
        '両面印刷を選ぶと、カバーの裏側にも印刷します。',
        '屋内用です。火気や高温の照明から離してください。表面温度は45℃までです。',
        '幅4mは2人で設置してください。',
      ],
      uses: ['展示会ブース', 'インタビューの背景', '舞台装置', '店舗内装'],
    },
    fr: {
      name: 'Mur d’image textile',
      summary: 'Une housse tendue sur une structure tubulaire : ni joint, ni pli.',
      description:
        'Des tubes d’aluminium de 32 mm s’emboîtent par boutons-poussoirs et repères de couleur. La maille extensible de 240 g/m² s’enfile comme une taie et se ferme par une glissière en bas. Tout tient dans un sac de 90 cm ; la housse se lave à 30 °C.',
      notes: [
        'L’image n’a pas de joint, mais la maille s’étire : filets fins à 5 cm du bord.',
        'Avec la finition recto verso, le dos de la housse est imprimé aussi.',
        'Pour l’intérieur, loin des flammes et des projecteurs ; 45 °C au plus en surface.',
        'Le mur de 4 m se monte à deux.',
      ],
      uses: ['Stands de salon', 'Fonds d’interview', 'Décors de scène', 'Agencement'],
    },
    es: {
      name: 'Pared textil tensada',
      summary: 'Una funda sobre una estructura de tubos: sin uniones ni arrugas.',
      description:
        'Tubos de aluminio de 32 mm que encajan con botones y marcas de color. El tejido elástico de 240 g/m² se pone como una funda de almohada y se cierra con cremallera por abajo. Cabe en una bolsa de 90 cm; la funda se lava a 30 °C.',
      notes: [
        'La imagen no tiene uniones, pero el tejido cede: líneas finas a 5 cm del borde.',
        'Con la doble cara se imprime también el dorso de la funda.',
        'Para interior, lejos de llamas y focos calientes; hasta 45 °C en superficie.',
        'La pared de 4 m se monta entre dos.',
      ],
      uses: ['Stands de feria', 'Fondos de entrevista', 'Escenografía', 'Interiorismo'],
    },
    de: {
      name: 'Textil-Spannwand',
      summary: 'Ein Stoffbezug über einem Rohrrahmen: keine Stöße, keine Falten.',
      description:
        'Alurohre von 32 mm stecken mit Druckknöpfen und Farbmarken zusammen. Der dehnbare Stoff, 240 g/m², wird wie ein Kissenbezug übergezogen und unten mit einem Reißverschluss geschlossen. Alles passt in eine Tasche von 90 cm; der Bezug ist bei 30 °C waschbar.',
      notes: [
        'Das Bild hat keine Stöße, aber Stoff dehnt sich: feine Linien 5 cm vom Rand halten.',
        'Beidseitig bestellt wird auch der Rücken des Bezugs bedruckt.',
        'Für innen, fern von Flammen und heißen Lampen; Oberfläche höchstens 45 °C.',
        'Die 4-m-Wand bauen zwei Personen auf.',
      ],
      uses: ['Messestände', 'Interviewwände', 'Bühnenbilder', 'Ladenbau'],
    },
  },
};
