import type { StarterUnitProduct } from '../../starter-product';

export const doubleSidedRollUpBannerStand: StarterUnitProduct = {
  sku: 'roll-up-double',
  category: 'exhibition',
  slug: 'double-sided-roll-up-banner-stand',
  kind: 'unit',
  uvInkjet: false,
  tariff: {
    pricing: {
      kind: 'unit',
      variants: {
        '85x200': {
          grams: 4900,
          cm3: 15500,
          tiers: [
            { from: 1, retail: 27600, reseller: 22600 },
            { from: 10, retail: 24900, reseller: 20800 },
            { from: 50, retail: 22400, reseller: 19000 },
          ],
        },
        '100x200': {
          grams: 5900,
          cm3: 18800,
          tiers: [
            { from: 1, retail: 32800, reseller: 26900 },
            { from: 10, retail: 29600, reseller: 24700 },
            { from: 50, retail: 26900, reseller: 22900 },
          ],
        },
      },
    },
    setupFen: 1000,
    artworkFactor: { custom: '1', blank: '0.78' },
    limits: { maxQuantity: 500 },
    finishes: { 'carry-bag': { fenPerPiece: 1100, gramsPerPiece: 380 } },
    bulk: { quantity: 30 },
  },
  form: 'roll-up',
  variants: {
    '85x200': {
      label: { en: '85 × 200 cm', ja: '85×200cm', fr: '85 × 200 cm', es: '85 × 200 cm', de: '85 × 200 cm' },
      widthMm: 880,
      heightMm: 2060,
      depthMm: 400,
      print: { widthMm: 850, heightMm: 2000 },
    },
    '100x200': {
      label: { en: '100 × 200 cm', ja: '100×200cm', fr: '100 × 200 cm', es: '100 × 200 cm', de: '100 × 200 cm' },
      widthMm: 1030,
      heightMm: 2060,
      depthMm: 420,
      print: { widthMm: 1000, heightMm: 2000 },
    },
  },
  properties: { printerType: 'eco-solvent', resolution: 1440, waterproof: true, uvResistant: true },
  scene: 'roll-up-mall',
  detail: 'roll-up-cassette',
  text: {
    en: {
      name: 'Double-sided roll-up banner stand',
      summary: 'Two prints back to back, seen from both ends of an aisle.',
      description:
        'One base holds two rollers. Front and back are drawn up to the same pole and may differ. Each is printed on blockout film, so that neither shows through the other.',
      notes: [
        'Send two files, named front and back; one file is printed on both sides.',
        'Leave 10 cm at the foot of each file: it stays in the cassette.',
        'Place it where people pass on both sides, at least 1 m from doors that open.',
        'Indoor stand.',
      ],
      uses: ['Aisles', 'Shopping centres', 'Airports', 'Libraries'],
    },
    ja: {
      name: 'ロールアップバナー 両面',
      summary: '2枚を背中合わせに。通路のどちら側からも見えます。',
      description:
        '1台に2本のローラーを内蔵し、表と裏を同じポールに引き上げます。左右で違う絵柄も可能です。遮光フィルムに印刷するため、互いに透けません。',
      notes: [
        'データは表・裏の2点をご用意ください。1点の場合は両面とも同じ絵柄になります。',
        '各データの下端10cmは本体に巻き込まれます。余白にしてください。',
        '人が両側を通る場所に向いています。開き戸からは1m以上離してください。',
        '屋内用です。',
      ],
      uses: ['通路', 'ショッピングセンター', '空港', '図書館'],
    },
    fr: {
      name: 'Roll-up recto verso',
      summary: 'Deux visuels dos à dos, lus des deux bouts de l’allée.',
      description:
        'Une seule base pour deux rouleaux. Le recto et le verso montent au même mât et peuvent différer. Tous deux sont imprimés sur film occultant : rien ne transparaît.',
      notes: [
        'Envoyez deux fichiers, recto et verso ; un seul fichier sera imprimé des deux côtés.',
        'Laissez 10 cm libres au bas de chaque fichier : ils restent dans la cassette.',
        'À placer dans un passage, à 1 m au moins des portes battantes.',
        'Pour l’intérieur.',
      ],
      uses: ['Allées', 'Centres commerciaux', 'Aéroports', 'Bibliothèques'],
    },
    es: {
      name: 'Roll-up a doble cara',
      summary: 'Dos gráficas espalda con espalda, visibles desde los dos lados del pasillo.',
      description:
        'Una base con dos rodillos. El anverso y el reverso suben por el mismo mástil y pueden ser distintos. Ambos van en película opaca, así que ninguno se transparenta.',
      notes: [
        'Envíe dos archivos, anverso y reverso; si hay uno solo, se imprime en las dos caras.',
        'Deje libres los 10 cm inferiores de cada archivo: quedan en la base.',
        'Colóquelo en zonas de paso, a 1 m como mínimo de las puertas.',
        'Para interior.',
      ],
      uses: ['Pasillos', 'Centros comerciales', 'Aeropuertos', 'Bibliotecas'],
    },
    de: {
      name: 'Roll-up, beidseitig',
      summary: 'Zwei Drucke Rücken an Rücken, von beiden Enden des Gangs zu sehen.',
      description:
        'Eine Kassette mit zwei Rollen. Vorder- und Rückseite hängen an derselben Stange und dürfen verschieden sein. Beide sind auf blickdichten Film gedruckt, sodass nichts durchscheint.',
      notes: [
        'Zwei Dateien schicken, Vorder- und Rückseite; eine einzige wird auf beide Seiten gedruckt.',
        'Die unteren 10 cm jeder Datei freilassen: Sie bleiben in der Kassette.',
        'Passt in Durchgänge; zu Türen mindestens 1 m Abstand halten.',
        'Für innen.',
      ],
      uses: ['Gänge', 'Einkaufszentren', 'Flughäfen', 'Bibliotheken'],
    },
  },
};
