import type { StarterUnitProduct } from '../../starter-product';

export const curvedPopUpDisplay: StarterUnitProduct = {
  sku: 'pop-up-curved',
  category: 'exhibition',
  slug: 'curved-pop-up-display',
  kind: 'unit',
  uvInkjet: false,
  tariff: {
    pricing: {
      kind: 'unit',
      variants: {
        '8ft': {
          grams: 17900,
          cm3: 73000,
          tiers: [
            { from: 1, retail: 124000, reseller: 101700 },
            { from: 5, retail: 114000, reseller: 95200 },
            { from: 20, retail: 103000, reseller: 87600 },
          ],
        },
        '10ft': {
          grams: 22000,
          cm3: 86000,
          tiers: [
            { from: 1, retail: 149000, reseller: 122200 },
            { from: 5, retail: 137000, reseller: 114400 },
            { from: 20, retail: 124000, reseller: 105400 },
          ],
        },
      },
    },
    setupFen: 2000,
    artworkFactor: { custom: '1', blank: '0.7' },
    limits: { maxQuantity: 200 },
    finishes: {
      spotlights: { fenPerPiece: 9800, gramsPerPiece: 1300 },
      'wheeled-case': { fenPerPiece: 32000, gramsPerPiece: 7800 },
    },
    bulk: { quantity: 10 },
  },
  form: 'curved-pop-up',
  variants: {
    '8ft': {
      label: {
        en: '8 ft, 3 × 3 frame',
        ja: '8フィート（3×3フレーム）',
        fr: '8 pi, structure 3 × 3',
        es: '8 pies, estructura 3 × 3',
        de: '8 ft, Gestell 3 × 3',
      },
      widthMm: 2300,
      heightMm: 2250,
      depthMm: 800,
      print: { widthMm: 3060, heightMm: 2230 },
    },
    '10ft': {
      label: {
        en: '10 ft, 3 × 4 frame',
        ja: '10フィート（3×4フレーム）',
        fr: '10 pi, structure 3 × 4',
        es: '10 pies, estructura 3 × 4',
        de: '10 ft, Gestell 3 × 4',
      },
      widthMm: 2850,
      heightMm: 2250,
      depthMm: 950,
      print: { widthMm: 3740, heightMm: 2230 },
    },
  },
  properties: { printerType: 'eco-solvent', resolution: 1440, waterproof: true, uvResistant: true },
  scene: 'curved-pop-up-booth',
  detail: 'pop-up-joint',
  text: {
    en: {
      name: 'Curved pop-up display',
      summary: 'The folding wall in an arc that draws people in.',
      description:
        'The same aluminium lattice as the straight wall, bent to an arc of 80 to 95 cm depth. Its panels are laminated 0.45 mm film with magnetic tape; the rounded ends are printed too. The curve steadies the wall, so it needs no feet.',
      notes: [
        'Use the template: on a curve the panels are narrower at the back than the wall looks.',
        'Keep faces and text off the joints, which lie every 68 cm.',
        'Opens to its width plus 80 cm of depth; ask the fair for the stand’s inner size.',
        'Indoor stand, for 0 to 35 °C.',
      ],
      uses: ['Corner booths', 'Presentations', 'Product launches', 'Photo walls'],
    },
    ja: {
      name: 'ポップアップディスプレイ カーブ型',
      summary: '弧を描く折りたたみバックウォール。人を引き込む形です。',
      description:
        'ストレート型と同じアルミフレームを、奥行き80〜95cmの弧に組みます。パネルはマグネットテープ付きの厚さ0.45mmラミネートフィルムで、丸い側面にも印刷します。曲面で自立するため脚は不要です。',
      notes: [
        'テンプレートをお使いください。曲面ではパネル寸法が見かけと異なります。',
        '継ぎ目は68cm間隔です。顔や文字を重ねないでください。',
        '幅のほかに奥行き80cm以上が必要です。小間の内寸をご確認ください。',
        '屋内用です。使用温度は0〜35℃です。',
      ],
      uses: ['角小間', 'プレゼンテーション', '新製品発表', 'フォトウォール'],
    },
    fr: {
      name: 'Stand parapluie courbe',
      summary: 'Le mur pliant en arc, qui attire les visiteurs.',
      description:
        'Le même treillis d’aluminium que le mur droit, cintré sur 80 à 95 cm de profondeur. Les lés sont en film laminé de 0,45 mm à bande magnétique ; les retours arrondis sont imprimés aussi. La courbe assure l’équilibre, sans pieds.',
      notes: [
        'Utilisez le gabarit : sur un arc, les lés n’ont pas la largeur apparente du mur.',
        'Pas de visage ni de texte sur les jonctions, tous les 68 cm.',
        'Prévoyez 80 cm de profondeur ; demandez au salon les cotes intérieures.',
        'Pour l’intérieur, de 0 à 35 °C.',
      ],
      uses: ['Stands d’angle', 'Présentations', 'Lancements', 'Murs photo'],
    },
    es: {
      name: 'Pop-up curvo',
      summary: 'La pared plegable en arco, que invita a entrar.',
      description:
        'La misma retícula de aluminio que la pared recta, curvada con un fondo de 80 a 95 cm. Los paneles son de película laminada de 0,45 mm con cinta magnética; los laterales redondeados también van impresos. La curva le da estabilidad, sin pies.',
      notes: [
        'Use la plantilla: en un arco los paneles no miden lo que aparenta la pared.',
        'Evite caras y textos en las uniones, que están cada 68 cm.',
        'Necesita 80 cm de fondo; pida a la feria la medida interior del stand.',
        'Para interior, de 0 a 35 °C.',
      ],
      uses: ['Stands en esquina', 'Presentaciones', 'Lanzamientos', 'Fondos de fotos'],
    },
    de: {
      name: 'Pop-up-Wand, gebogen',
      summary: 'Die Faltwand als Bogen, der Besucher hereinholt.',
      description:
        'Dasselbe Scherengitter wie bei der geraden Wand, zu einem Bogen von 80 bis 95 cm Tiefe gestellt. Die Bahnen sind 0,45 mm laminierter Film mit Magnetband; auch die runden Enden sind bedruckt. Der Bogen steht von selbst, ohne Füße.',
      notes: [
        'Die Vorlage benutzen: Im Bogen sind die Bahnen anders breit, als die Wand wirkt.',
        'Gesichter und Text von den Stößen fernhalten; sie liegen alle 68 cm.',
        'Braucht 80 cm Tiefe; fragen Sie die Messe nach dem Innenmaß des Standes.',
        'Für innen, bei 0 bis 35 °C.',
      ],
      uses: ['Eckstände', 'Vorträge', 'Produktstarts', 'Fotowände'],
    },
  },
};
