import type { Finishes } from './finish-text';

/** What becomes of the edge of a banner, a film or a cloth. */
export const edges = {
  'hem-grommet': {
    en: {
      name: 'Hem and grommets',
      note: 'Edges folded 5 cm and joined; grommets every 30 cm and at the four corners.',
    },
    ja: { name: '周囲縫製＋ハトメ', note: '周囲を5cm折り返して始末し、四隅と30cm以内の間隔でハトメを打ちます。' },
    fr: {
      name: 'Ourlet et œillets',
      note: 'Bords repliés sur 5 cm et assemblés ; un œillet à chaque angle, puis tous les 30 cm.',
    },
    es: {
      name: 'Dobladillo y ojales',
      note: 'Bordes doblados 5 cm y unidos; un ojal en cada esquina y otro cada 30 cm.',
    },
    de: {
      name: 'Saum und Ösen',
      note: 'Kanten 5 cm umgeschlagen und verbunden; Ösen an den vier Ecken und alle 30 cm.',
    },
  },
  'pole-pocket': {
    en: { name: 'Pole pocket', note: 'Top and bottom edges folded into a 9 cm pocket for a pole.' },
    ja: { name: '袋縫い（ポール通し）', note: '上下の端を折り返し、ポールを通す幅9cmの袋にします。' },
    fr: { name: 'Fourreau', note: 'Haut et bas repliés en un fourreau de 9 cm où glisser une barre.' },
    es: {
      name: 'Vaina para barra',
      note: 'Los bordes superior e inferior forman una vaina de 9 cm para pasar una barra.',
    },
    de: { name: 'Hohlsaum', note: 'Ober- und Unterkante zu einem 9 cm breiten Hohlsaum für eine Stange umgelegt.' },
  },
  'bleed-edges': {
    en: { name: 'Bleed edges', note: 'Cut 5 cm outside the finished size, for finishing on site.' },
    ja: { name: '余白残し', note: '仕上がり線の外側に5cm残して断裁します。現場で加工する場合に選びます。' },
    fr: { name: 'Marge à finir', note: 'Coupe à 5 cm du format fini, pour une finition sur place.' },
    es: { name: 'Margen sobrante', note: 'Se corta 5 cm por fuera de la medida final, para rematar en obra.' },
    de: { name: 'Mit Überstand', note: '5 cm außerhalb des Endformats geschnitten, zum Fertigstellen vor Ort.' },
  },
  'raw-edges': {
    en: { name: 'Raw edges', note: 'Cut at the finished size, nothing else done to the edge.' },
    ja: { name: '切りっぱなし', note: '仕上がり線で断裁し、端の加工はしません。' },
    fr: { name: 'Coupe franche', note: 'Coupe au format fini, sans autre travail du bord.' },
    es: { name: 'Corte limpio', note: 'Se corta a la medida final, sin más trabajo en el borde.' },
    de: { name: 'Glatt geschnitten', note: 'Auf Endformat geschnitten, die Kante bleibt unbearbeitet.' },
  },
  'sewn-hem': {
    en: { name: 'Sewn hem', note: 'Edges folded twice and sewn.' },
    ja: { name: '三巻縫製', note: '周囲を三つ折りにして縫います。' },
    fr: { name: 'Ourlet cousu', note: 'Bords repliés deux fois et piqués.' },
    es: { name: 'Dobladillo cosido', note: 'Bordes doblados dos veces y cosidos.' },
    de: { name: 'Genähter Saum', note: 'Kanten doppelt umgeschlagen und vernäht.' },
  },
  webbing: {
    en: { name: 'Webbing in the hem', note: 'A 5 cm polyester strap sewn into the hem takes the pull of the wind.' },
    ja: { name: '補強ベルト入り', note: '幅5cmのポリエステルベルトを縫い込み、風の引っ張りに耐えるようにします。' },
    fr: {
      name: 'Sangle de renfort',
      note: 'Une sangle polyester de 5 cm cousue dans l’ourlet encaisse la traction du vent.',
    },
    es: {
      name: 'Cincha de refuerzo',
      note: 'Una cincha de poliéster de 5 cm cosida en el borde aguanta el tirón del viento.',
    },
    de: { name: 'Gurtband im Saum', note: 'Ein 5 cm breites Polyesterband im Saum nimmt den Zug des Windes auf.' },
  },
  'hook-tape': {
    en: { name: 'Hook tape', note: 'Hook tape sewn around the back, for frames and walls with loop tape.' },
    ja: {
      name: '面ファスナー縫製',
      note: '裏面の周囲に面ファスナー（オス）を縫い付けます。メス付きのフレームや壁に。',
    },
    fr: {
      name: 'Bande auto-agrippante',
      note: 'Face crochet cousue au dos, sur tout le tour, pour cadres et murs à boucles.',
    },
    es: {
      name: 'Cinta de gancho',
      note: 'Cinta de gancho cosida por detrás en todo el borde, para marcos con cinta de rizo.',
    },
    de: {
      name: 'Klettband',
      note: 'Hakenband ringsum auf der Rückseite vernäht, für Rahmen und Wände mit Flauschband.',
    },
  },
  'rope-heading': {
    en: { name: 'Heading and rope', note: 'A white heading band with rope and toggle on the pole side.' },
    ja: { name: '旗棒側ロープ付き', note: '旗棒側に白帯を縫い付け、ロープとトグルを通します。' },
    fr: { name: 'Gaine et cordon', note: 'Gaine blanche côté mât, avec cordon et cabillot.' },
    es: { name: 'Vaina y driza', note: 'Vaina blanca del lado del mástil, con cuerda y cazonete.' },
    de: { name: 'Besatzband und Seil', note: 'Weißes Besatzband an der Mastseite, mit Seil und Knebel.' },
  },
  'silicone-edge': {
    en: { name: 'Silicone edge', note: 'A flat silicone strip sewn around the edge, to press into a frame’s groove.' },
    ja: { name: 'シリコンエッジ縫製', note: '周囲に平型シリコンを縫い付けます。フレームの溝に押し込んで張ります。' },
    fr: {
      name: 'Jonc silicone',
      note: 'Un jonc plat en silicone cousu sur le tour, à presser dans la rainure du cadre.',
    },
    es: {
      name: 'Borde de silicona',
      note: 'Una tira plana de silicona cosida alrededor, que entra a presión en el marco.',
    },
    de: {
      name: 'Keder (Silikon)',
      note: 'Flacher Silikonkeder ringsum angenäht, wird in die Nut des Rahmens gedrückt.',
    },
  },
  'stretcher-frame': {
    en: { name: 'Stretched on a frame', note: 'Wrapped around a 3.8 cm deep pine frame and stapled behind.' },
    ja: { name: '木枠張り', note: '厚さ3.8cmのパイン材の木枠に張り、裏側で留めます。' },
    fr: { name: 'Tendu sur châssis', note: 'Tendu sur un châssis en pin de 3,8 cm et agrafé au dos.' },
    es: { name: 'Montado en bastidor', note: 'Tensado sobre un bastidor de pino de 3,8 cm y grapado por detrás.' },
    de: { name: 'Auf Keilrahmen', note: 'Auf einen 3,8 cm tiefen Kiefernrahmen gespannt und hinten geklammert.' },
  },
} as const satisfies Finishes;
