import type { StarterAreaProduct } from '../../starter-product';

export const photoPaper: StarterAreaProduct = {
  sku: 'photo-paper-260',
  category: 'othermaterials',
  slug: 'photo-paper',
  kind: 'area',
  uvInkjet: false,
  tariff: {
    pricing: {
      kind: 'area',
      minBillableMm2: 250000,
      tiers: [
        { from: 0, retail: 4800, reseller: 3950 },
        { from: 5, retail: 4400, reseller: 3650 },
        { from: 20, retail: 3950, reseller: 3350 },
        { from: 100, retail: 3550, reseller: 3050 },
      ],
    },
    setupFen: 0,
    artworkFactor: { custom: '1' },
    limits: { minMm: 100, maxLongMm: 15000, rollWidthMm: 1520, maxQuantity: 5000 },
    seamFenPerMetre: null,
    gramsPerM2: 265,
    gramsPerPiece: 0,
    cm3PerM2: 320,
    cm3PerPiece: 0,
    finishes: { 'laminated-gloss': { fenPerM2: 700 }, 'laminated-matte': { fenPerM2: 700 }, 'raw-edges': {} },
    bulk: { quantity: 200, areaM2: 100 },
  },
  properties: { printerType: 'pigment', resolution: 2880, waterproof: false, uvResistant: true },
  scene: 'photo-gallery',
  detail: 'poster-roll',
  text: {
    en: {
      name: 'Satin photo paper, 260 g',
      summary: 'Resin-coated paper for pictures that are looked at closely.',
      description:
        'Microporous photo paper, 260 g a square metre, printed with eleven pigment inks at 2880 dpi. The satin surface shows neither fingerprints nor glare; framed behind glass the colours hold for decades.',
      notes: [
        'Files of 200 dpi and more at full size bring out what the paper can do.',
        'Not waterproof without lamination: handle it with dry hands or gloves.',
        'The shorter side is at most 1.52 m.',
        'Sent rolled around a core of 10 cm under tissue.',
      ],
      uses: ['Exhibitions', 'Portraits', 'Architects’ renderings', 'Shop windows'],
    },
    ja: {
      name: 'フォトペーパー 半光沢 260g',
      summary: '近くで見る写真のためのRCペーパー。',
      description:
        '260g/m²の微多孔質フォトペーパーに、11色の顔料インクで2880dpi印刷します。半光沢の表面は指紋や映り込みが目立たず、額に入れれば何十年も色を保ちます。',
      notes: [
        '原寸200dpi以上のデータで、紙の性能が生きます。',
        'ラミネートなしでは耐水性がありません。乾いた手か手袋で扱ってください。',
        '短辺は最大1.52mです。',
        '直径10cmの紙管に薄紙とともに巻いて発送します。',
      ],
      uses: ['写真展', 'ポートレート', '建築パース', 'ショーウィンドウ'],
    },
    fr: {
      name: 'Papier photo satiné 260 g',
      summary: 'Un papier RC pour des images que l’on regarde de près.',
      description:
        'Papier photo microporeux de 260 g/m², imprimé à 2880 dpi par onze encres pigmentaires. Sa surface satinée ne marque ni doigts ni reflets ; encadrées sous verre, les couleurs tiennent des décennies.',
      notes: [
        'À partir de 200 dpi à taille réelle, le papier donne toute sa mesure.',
        'Il craint l’eau sans lamination : mains sèches ou gants.',
        'Petit côté de 1,52 m au plus.',
        'Expédié roulé sur mandrin de 10 cm, sous papier de soie.',
      ],
      uses: ['Expositions', 'Portraits', 'Rendus d’architecte', 'Vitrines'],
    },
    es: {
      name: 'Papel fotográfico satinado',
      summary: 'Papel RC de 260 g para imágenes que se miran de cerca.',
      description:
        'Papel fotográfico microporoso de 260 g/m², impreso con once tintas pigmentadas a 2880 ppp. La superficie satinada no marca huellas ni reflejos; enmarcado con cristal, el color aguanta décadas.',
      notes: [
        'Con archivos de 200 ppp o más a tamaño real, el papel da todo de sí.',
        'Sin laminado no resiste el agua: manos secas o guantes.',
        'El lado corto mide 1,52 m como máximo.',
        'Se envía enrollado en un tubo de 10 cm con papel de seda.',
      ],
      uses: ['Exposiciones', 'Retratos', 'Renders de arquitectura', 'Escaparates'],
    },
    de: {
      name: 'Fotopapier, seidenmatt',
      summary: 'RC-Papier, 260 g, für Bilder, die man aus der Nähe ansieht.',
      description:
        'Mikroporöses Fotopapier, 260 g/m², mit elf Pigmenttinten bei 2880 dpi bedruckt. Die seidenmatte Oberfläche zeigt weder Finger noch Spiegelung; hinter Glas halten die Farben Jahrzehnte.',
      notes: [
        'Ab 200 dpi in Originalgröße zeigt das Papier, was es kann.',
        'Ohne Laminat nicht wasserfest: trockene Hände oder Handschuhe.',
        'Die kurze Seite misst höchstens 1,52 m.',
        'Gerollt auf einem 10-cm-Kern unter Seidenpapier verschickt.',
      ],
      uses: ['Ausstellungen', 'Porträts', 'Architekturbilder', 'Schaufenster'],
    },
  },
};
