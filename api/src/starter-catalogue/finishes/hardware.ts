import type { Finishes } from './finish-text';

/** What comes along with a print to carry, stand or mount it. */
export const hardware = {
  standoffs: {
    en: {
      name: 'Stand-offs',
      note: 'Four stainless stand-offs, 19 mm wide, holding the sheet 25 mm off the wall. Needs drilled corners.',
    },
    ja: {
      name: '化粧ビスセット',
      note: '直径19mmのステンレス化粧ビス4個。壁から25mm浮かせて取り付けます。四隅穴あけが必要です。',
    },
    fr: {
      name: 'Entretoises',
      note: 'Quatre entretoises inox de 19 mm tiennent la plaque à 25 mm du mur. Coins percés requis.',
    },
    es: {
      name: 'Separadores',
      note: 'Cuatro separadores de acero inoxidable de 19 mm, a 25 mm de la pared. Requiere esquinas taladradas.',
    },
    de: {
      name: 'Abstandhalter',
      note: 'Vier Abstandhalter aus Edelstahl, 19 mm, halten die Platte 25 mm vor der Wand. Nur mit gebohrten Ecken.',
    },
  },
  'carry-bag': {
    en: { name: 'Carry bag', note: 'A padded bag for the stand and its print.' },
    ja: { name: 'キャリーバッグ', note: '本体とメディアを収納するクッション入りバッグです。' },
    fr: { name: 'Sac de transport', note: 'Un sac matelassé pour la structure et son visuel.' },
    es: { name: 'Bolsa de transporte', note: 'Una bolsa acolchada para el soporte y su gráfica.' },
    de: { name: 'Tragetasche', note: 'Eine gepolsterte Tasche für das System und seinen Druck.' },
  },
  spotlights: {
    en: { name: 'Two LED spotlights', note: 'Clip to the frame’s upper edge; 100–240 V.' },
    ja: { name: 'LEDスポットライト2灯', note: 'フレーム上部に取り付けます。100〜240V対応。' },
    fr: { name: 'Deux spots LED', note: 'À clipser en haut du cadre ; 100–240 V.' },
    es: { name: 'Dos focos LED', note: 'Se fijan al borde superior del marco; 100–240 V.' },
    de: { name: 'Zwei LED-Strahler', note: 'Zum Anklemmen an die Oberkante des Rahmens; 100–240 V.' },
  },
  'wheeled-case': {
    en: { name: 'Wheeled case with wrap', note: 'A hard case that becomes a counter under its printed wrap.' },
    ja: {
      name: 'キャスター付きケース（巻きシート付き）',
      note: '印刷シートを巻くとカウンターになるハードケースです。',
    },
    fr: {
      name: 'Malle à roulettes habillée',
      note: 'Une malle rigide qui devient comptoir sous son habillage imprimé.',
    },
    es: { name: 'Maleta con ruedas y forro', note: 'Una maleta rígida que con su forro impreso se vuelve mostrador.' },
    de: {
      name: 'Rollkoffer mit Banderole',
      note: 'Ein Hartschalenkoffer, der mit bedruckter Banderole zur Theke wird.',
    },
  },
  'cross-base': {
    en: { name: 'Cross base', note: 'A folding steel base with a turning spigot, for hard ground.' },
    ja: { name: 'クロスベース', note: '回転軸付きの折りたたみスチールベース。舗装面用です。' },
    fr: { name: 'Pied croix', note: 'Pied pliant en acier à axe pivotant, pour sol dur.' },
    es: { name: 'Base en cruz', note: 'Base plegable de acero con eje giratorio, para suelo duro.' },
    de: { name: 'Kreuzfuß', note: 'Klappbarer Stahlfuß mit drehbarem Dorn, für festen Boden.' },
  },
  'ground-spike': {
    en: { name: 'Ground spike', note: 'A steel spike with a turning spigot, for grass and sand.' },
    ja: { name: '地面用スパイク', note: '回転軸付きのスチール杭。芝や砂地に差し込みます。' },
    fr: { name: 'Piquet', note: 'Piquet en acier à axe pivotant, pour herbe et sable.' },
    es: { name: 'Pica para suelo', note: 'Pica de acero con eje giratorio, para césped y arena.' },
    de: { name: 'Erdspieß', note: 'Stahlspieß mit drehbarem Dorn, für Rasen und Sand.' },
  },
  'water-ring': {
    en: { name: 'Water ring', note: 'A 10 litre ring that weighs down the cross base; sent empty.' },
    ja: { name: '注水リング', note: 'クロスベースの重りになる10Lのリング。空の状態でお届けします。' },
    fr: { name: 'Bouée de lestage', note: 'Bouée de 10 litres qui leste le pied croix ; livrée vide.' },
    es: { name: 'Anillo de agua', note: 'Anillo de 10 litros que da peso a la base en cruz; se envía vacío.' },
    de: { name: 'Wasserring', note: '10-Liter-Ring, der den Kreuzfuß beschwert; wird leer geliefert.' },
  },
  'nobori-pole': {
    en: { name: 'Telescopic pole', note: 'A 2.4 m pole in two parts with cross arm.' },
    ja: { name: 'のぼりポール', note: '横棒付き2段伸縮ポール、全長2.4mです。' },
    fr: { name: 'Mât télescopique', note: 'Mât de 2,4 m en deux parties, avec potence.' },
    es: { name: 'Mástil telescópico', note: 'Mástil de 2,4 m en dos tramos, con brazo transversal.' },
    de: { name: 'Teleskopmast', note: '2,4 m hoher, zweiteiliger Mast mit Querstange.' },
  },
  'nobori-base': {
    en: { name: 'Water base', note: 'A 13 litre base to fill with water; sent empty.' },
    ja: { name: '注水スタンド', note: '容量13Lの注水式スタンド。空の状態でお届けします。' },
    fr: { name: 'Pied à lester', note: 'Pied de 13 litres à remplir d’eau ; livré vide.' },
    es: { name: 'Base de agua', note: 'Base de 13 litros que se llena de agua; se envía vacía.' },
    de: { name: 'Wasserfuß', note: '13-Liter-Fuß zum Befüllen mit Wasser; wird leer geliefert.' },
  },
} as const satisfies Finishes;
