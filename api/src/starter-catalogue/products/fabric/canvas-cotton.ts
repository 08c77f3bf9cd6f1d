import type { StarterAreaProduct } from '../../starter-product';

export const canvasCotton: StarterAreaProduct = {
  sku: 'canvas-cotton',
  category: 'fabric',
  slug: 'cotton-canvas',
  kind: 'area',
  uvInkjet: false,
  tariff: {
    pricing: {
      kind: 'area',
      minBillableMm2: 250000,
      tiers: [
        { from: 0, retail: 8600, reseller: 7150 },
        { from: 5, retail: 8200, reseller: 6850 },
        { from: 20, retail: 7800, reseller: 6500 },
        { from: 50, retail: 7300, reseller: 6200 },
      ],
    },
    setupFen: 0,
    artworkFactor: { custom: '1', blank: '0.65' },
    limits: { minMm: 150, maxLongMm: 8000, rollWidthMm: 1370, maxQuantity: 1000 },
    seamFenPerMetre: null,
    gramsPerM2: 410,
    gramsPerPiece: 0,
    cm3PerM2: 760,
    cm3PerPiece: 0,
    finishes: {
      'stretcher-frame': { fenPerMetre: 2400, gramsPerPiece: 1150 },
      'bleed-edges': {},
      'raw-edges': {},
    },
    bulk: { quantity: 50, areaM2: 50 },
  },
  properties: { printerType: 'latex', resolution: 2880, waterproof: false, uvResistant: true },
  scene: 'canvas-room',
  detail: 'canvas-weave',
  text: {
    en: {
      name: 'Cotton canvas',
      summary: 'Pure cotton for editions and reproductions, printed at 2880 dpi.',
      description:
        'Woven from cotton alone, 410 g a square metre, with a coating free of optical brighteners: the white stays as warm as it is on the first day. Twelve inks reach tones that four do not.',
      notes: [
        'Send RGB pictures with their profile; we keep their colours, not their numbers.',
        'The shorter side is at most 1.37 m.',
        'Hang it out of the sun; behind glass it is not needed.',
        'Stretched pieces need 5 cm more on each side of your file.',
      ],
      uses: ['Editions of artists', 'Museum shops', 'Reproductions', 'Portraits'],
    },
    ja: {
      name: '綿キャンバス',
      summary: '綿100%。版画や複製画を2880dpiで印刷します。',
      description:
        '綿だけで織った410g/m²のキャンバスに、蛍光増白剤を含まない下地を施しました。温かみのある白が長く変わりません。12色のインクで4色では出せない階調を再現します。',
      notes: [
        'プロファイル付きのRGB画像をお送りください。数値ではなく見た目の色を合わせます。',
        '短辺は最大1.37mです。',
        '直射日光の当たらない場所に。ガラスは不要です。',
        '木枠張りはデータの四辺に5cmずつ追加してください。',
      ],
      uses: ['作家のエディション', 'ミュージアムショップ', '複製画', '肖像画'],
    },
    fr: {
      name: 'Toile pur coton',
      summary: 'Pur coton pour éditions et reproductions, imprimé à 2880 dpi.',
      description:
        'Tissée de coton seul, 410 g/m², à couche sans azurant optique : le blanc reste aussi chaud qu’au premier jour. Douze encres atteignent des tons que quatre ne donnent pas.',
      notes: [
        'Envoyez des images RVB avec leur profil ; nous gardons leurs couleurs, pas leurs chiffres.',
        'Le petit côté mesure 1,37 m au plus.',
        'À l’abri du soleil ; un verre n’est pas nécessaire.',
        'Tendue, elle demande 5 cm de plus de chaque côté du fichier.',
      ],
      uses: ['Éditions d’artistes', 'Boutiques de musée', 'Reproductions', 'Portraits'],
    },
    es: {
      name: 'Lienzo de algodón',
      summary: 'Puro algodón para ediciones y reproducciones, impreso a 2880 ppp.',
      description:
        'Tejido solo con algodón, 410 g/m², y capa sin blanqueantes ópticos: el blanco sigue tan cálido como el primer día. Doce tintas llegan a tonos que cuatro no alcanzan.',
      notes: [
        'Envíe imágenes RGB con su perfil; respetamos los colores, no los números.',
        'El lado corto mide 1,37 m como máximo.',
        'Lejos del sol directo; no necesita cristal.',
        'En bastidor, el archivo necesita 5 cm más por lado.',
      ],
      uses: ['Ediciones de artista', 'Tiendas de museo', 'Reproducciones', 'Retratos'],
    },
    de: {
      name: 'Baumwoll-Leinwand',
      summary: 'Reine Baumwolle für Editionen und Reproduktionen, mit 2880 dpi.',
      description:
        'Nur aus Baumwolle gewebt, 410 g/m², mit einer Beschichtung ohne optische Aufheller: Das Weiß bleibt so warm wie am ersten Tag. Zwölf Farben erreichen Töne, die vier nicht treffen.',
      notes: [
        'Senden Sie RGB-Bilder mit Profil; wir halten ihre Farben, nicht ihre Zahlen.',
        'Die kürzere Seite misst höchstens 1,37 m.',
        'Nicht in die Sonne hängen; Glas braucht sie nicht.',
        'Gespannt braucht Ihre Datei je Seite 5 cm mehr.',
      ],
      uses: ['Künstlereditionen', 'Museumsshops', 'Reproduktionen', 'Porträts'],
    },
  },
};
