import type { StarterAreaProduct } from '../../starter-product';

export const backlitFlex: StarterAreaProduct = {
  sku: 'backlit-flex',
  category: 'lightbox',
  slug: 'backlit-flex-banner',
  kind: 'area',
  uvInkjet: false,
  tariff: {
    pricing: {
      kind: 'area',
      minBillableMm2: 1000000,
      tiers: [
        { from: 0, retail: 4400, reseller: 3650 },
        { from: 5, retail: 4100, reseller: 3400 },
        { from: 20, retail: 3700, reseller: 3100 },
        { from: 100, retail: 3300, reseller: 2800 },
      ],
    },
    setupFen: 0,
    artworkFactor: { custom: '1', blank: '0.55' },
    limits: { minMm: 300, maxLongMm: 30000, rollWidthMm: 3200, maxQuantity: 2000 },
    seamFenPerMetre: 1200,
    gramsPerM2: 510,
    gramsPerPiece: 0,
    cm3PerM2: 660,
    cm3PerPiece: 0,
    finishes: {
      'bleed-edges': {},
      'raw-edges': {},
    },
    bulk: { quantity: 50, areaM2: 200 },
  },
  properties: { printerType: 'eco-solvent', resolution: 1440, waterproof: true, uvResistant: true },
  scene: 'night-fascia',
  detail: 'vinyl-scrim',
  text: {
    en: {
      name: 'Backlit flex, 510 g',
      summary: 'Translucent banner vinyl for tensioned sign faces, in one piece up to 3.2 m.',
      description:
        'Translucent PVC on an open 1000 denier scrim, 0.48 mm and 510 g a square metre, printed with double ink. Stretched in the sign’s frame it spans fascias that no film can.',
      notes: [
        'Order with bleed edges: 5 cm all around to clamp and pull.',
        'A weld shows as a fine dark line when lit; put it where a letter ends.',
        'Tension it above 10 °C; in the cold it creases, in the sun it sags.',
        'Outdoors the print holds its colour for about three years.',
      ],
      uses: ['Shop fascias', 'Fuel station canopies', 'Roof signs', 'Large light boxes'],
    },
    ja: {
      name: '電飾用FFシート 510g',
      summary: '張り込み式の内照看板用。幅3.2mまで継ぎ目なし。',
      description:
        '1000デニールの基布を使った厚さ0.48mm、510g/m²の半透明PVCに、濃度を上げて印刷します。フレームに張り込み、フィルムでは作れない長い看板に使えます。',
      notes: [
        '余白残しをお選びください。周囲5cmを挟んで張り込みます。',
        '溶着部は点灯時に細い線として見えます。文字の切れ目に合わせてください。',
        '10℃以上で張ってください。低温ではシワ、日射の下ではたるみが出ます。',
        '屋外での色もちの目安は約3年です。',
      ],
      uses: ['店舗の欄間看板', '給油所のキャノピー', '屋上看板', '大型ライトボックス'],
    },
    fr: {
      name: 'Bâche rétroéclairée',
      summary: 'Bâche translucide pour façades d’enseigne tendues, d’un tenant jusqu’à 3,2 m.',
      description:
        'PVC translucide sur trame ouverte de 1000 deniers, 0,48 mm et 510 g/m², imprimé en double encrage. Tendue dans le caisson, elle couvre des enseignes qu’aucun film n’atteint.',
      notes: [
        'Commandez avec marge à finir : 5 cm tout autour pour pincer et tendre.',
        'Allumée, une soudure se voit en fin trait sombre ; placez-la où finit une lettre.',
        'Tendez au-dessus de 10 °C ; au froid elle plisse, au soleil elle se détend.',
        'Dehors, les couleurs tiennent environ trois ans.',
      ],
      uses: ['Bandeaux de magasin', 'Auvents de station', 'Enseignes de toit', 'Grands caissons'],
    },
    es: {
      name: 'Lona retroiluminada, 510 g',
      summary: 'Lona translúcida para rótulos tensados, de una pieza hasta 3,2 m.',
      description:
        'PVC translúcido sobre malla abierta de 1000 deniers, 0,48 mm y 510 g/m², con doble tinta. Tensada en el marco cubre rótulos a los que ninguna película llega.',
      notes: [
        'Pídala con margen sobrante: 5 cm alrededor para sujetar y tensar.',
        'Encendida, la soldadura se ve como una línea fina; hágala caer entre letras.',
        'Se tensa por encima de 10 °C; con frío se arruga y al sol se afloja.',
        'Al exterior, el color aguanta unos tres años.',
      ],
      uses: ['Rótulos de tienda', 'Marquesinas de gasolinera', 'Rótulos de azotea', 'Grandes cajas de luz'],
    },
    de: {
      name: 'Backlit-Plane, 510 g',
      summary: 'Transluzente Plane für Spanntransparente, bis 3,2 m aus einem Stück.',
      description:
        'Transluzentes PVC auf offenem 1000-Denier-Gewebe, 0,48 mm stark, 510 g/m², mit doppeltem Farbauftrag. Im Rahmen gespannt reicht sie, wo keine Folie mehr reicht.',
      notes: [
        'Mit Überstand bestellen: 5 cm ringsum zum Klemmen und Spannen.',
        'Beleuchtet zeigt sich eine Naht als feine Linie; legen Sie sie ans Ende eines Buchstabens.',
        'Über 10 °C spannen; kalt wirft sie Falten, in der Sonne hängt sie durch.',
        'Im Freien hält der Druck seine Farbe rund drei Jahre.',
      ],
      uses: ['Ladenfassaden', 'Tankstellendächer', 'Dachwerbung', 'Große Leuchtkästen'],
    },
  },
};
