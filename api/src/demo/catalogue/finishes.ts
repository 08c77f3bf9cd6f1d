import type { Translated } from './demo-product';

interface FinishText {
  readonly name: string;
  /** The trade's term explained, in a sentence. */
  readonly note: string;
}

/** The finishes of all products: what they are called and what they mean. */
export const finishes = {
  'hem-grommet': {
    en: {
      name: 'Hem and grommets',
      note: 'Edges folded 5 cm and joined; grommets every 30 cm and at the four corners.',
    },
    ja: { name: '周囲縫製＋ハトメ', note: '周囲を5cm折り返して始末し、四隅と30cm以内の間隔でハトメを打ちます。' },
  },
  'pole-pocket': {
    en: { name: 'Pole pocket', note: 'Top and bottom edges folded into a 9 cm pocket for a pole.' },
    ja: { name: '袋縫い（ポール通し）', note: '上下の端を折り返し、ポールを通す幅9cmの袋にします。' },
  },
  'bleed-edges': {
    en: { name: 'Bleed edges', note: 'Cut 5 cm outside the finished size, for finishing on site.' },
    ja: { name: '余白残し', note: '仕上がり線の外側に5cm残して断裁します。現場で加工する場合に選びます。' },
  },
  'raw-edges': {
    en: { name: 'Raw edges', note: 'Cut at the finished size, nothing else done to the edge.' },
    ja: { name: '切りっぱなし', note: '仕上がり線で断裁し、端の加工はしません。' },
  },
  'sewn-hem': {
    en: { name: 'Sewn hem', note: 'Edges folded twice and sewn.' },
    ja: { name: '三巻縫製', note: '周囲を三つ折りにして縫います。' },
  },
  'rope-heading': {
    en: { name: 'Heading and rope', note: 'A white heading band with rope and toggle on the pole side.' },
    ja: { name: '旗棒側ロープ付き', note: '旗棒側に白帯を縫い付け、ロープとトグルを通します。' },
  },
  'silicone-edge': {
    en: { name: 'Silicone edge', note: 'A flat silicone strip sewn around the edge, to press into a frame’s groove.' },
    ja: { name: 'シリコンエッジ縫製', note: '周囲に平型シリコンを縫い付けます。フレームの溝に押し込んで張ります。' },
  },
  'stretcher-frame': {
    en: { name: 'Stretched on a frame', note: 'Wrapped around a 3.8 cm deep pine frame and stapled behind.' },
    ja: { name: '木枠張り', note: '厚さ3.8cmのパイン材の木枠に張り、裏側で留めます。' },
  },
  'laminated-gloss': {
    en: { name: 'Gloss lamination', note: 'A clear gloss film over the print.' },
    ja: { name: 'グロスラミネート', note: '印刷面に光沢の透明フィルムを貼ります。' },
  },
  'laminated-matte': {
    en: { name: 'Matte lamination', note: 'A clear matte film over the print, without reflections.' },
    ja: { name: 'マットラミネート', note: '印刷面に反射を抑えたつや消しフィルムを貼ります。' },
  },
  'no-lamination': {
    en: { name: 'No lamination', note: 'The cured ink stays uncovered.' },
    ja: { name: 'ラミネートなし', note: '硬化したインクのまま仕上げます。' },
  },
  'white-ink': {
    en: { name: 'White ink', note: 'White printed under the colours, so that they cover on clear or dark material.' },
    ja: { name: '白インク（白版）', note: '透明や濃色の素材で発色させるため、カラーの下に白を印刷します。' },
  },
  'cut-to-shape': {
    en: { name: 'Cut to shape', note: 'Cut along the outline in your file.' },
    ja: { name: '輪郭カット', note: 'データのカットラインに沿って切り抜きます。' },
  },
  drilled: {
    en: { name: 'Drilled corners', note: 'Four 8 mm holes, 2 cm from the edges.' },
    ja: { name: '四隅穴あけ', note: '端から2cmの位置に直径8mmの穴を4か所あけます。' },
  },
  standoffs: {
    en: {
      name: 'Stand-offs',
      note: 'Four stainless stand-offs, 19 mm wide, holding the sheet 25 mm off the wall. Needs drilled corners.',
    },
    ja: { name: '化粧ビスセット', note: '直径19mmのステンレス化粧ビス4個。壁から25mm浮かせて取り付けます。四隅穴あけが必要です。' },
  },
  'carry-bag': {
    en: { name: 'Carry bag', note: 'A padded bag for the stand and its print.' },
    ja: { name: 'キャリーバッグ', note: '本体とメディアを収納するクッション入りバッグです。' },
  },
  spotlights: {
    en: { name: 'Two LED spotlights', note: 'Clip to the frame’s upper edge; 100–240 V.' },
    ja: { name: 'LEDスポットライト2灯', note: 'フレーム上部に取り付けます。100〜240V対応。' },
  },
  'wheeled-case': {
    en: { name: 'Wheeled case with wrap', note: 'A hard case that becomes a counter under its printed wrap.' },
    ja: { name: 'キャスター付きケース（巻きシート付き）', note: '印刷シートを巻くとカウンターになるハードケースです。' },
  },
  'cross-base': {
    en: { name: 'Cross base', note: 'A folding steel base with a turning spigot, for hard ground.' },
    ja: { name: 'クロスベース', note: '回転軸付きの折りたたみスチールベース。舗装面用です。' },
  },
  'ground-spike': {
    en: { name: 'Ground spike', note: 'A steel spike with a turning spigot, for grass and sand.' },
    ja: { name: '地面用スパイク', note: '回転軸付きのスチール杭。芝や砂地に差し込みます。' },
  },
  'water-ring': {
    en: { name: 'Water ring', note: 'A 10 litre ring that weighs down the cross base; sent empty.' },
    ja: { name: '注水リング', note: 'クロスベースの重りになる10Lのリング。空の状態でお届けします。' },
  },
  'nobori-pole': {
    en: { name: 'Telescopic pole', note: 'A 2.4 m pole in two parts with cross arm.' },
    ja: { name: 'のぼりポール', note: '横棒付き2段伸縮ポール、全長2.4mです。' },
  },
  'nobori-base': {
    en: { name: 'Water base', note: 'A 13 litre base to fill with water; sent empty.' },
    ja: { name: '注水スタンド', note: '容量13Lの注水式スタンド。空の状態でお届けします。' },
  },
  'double-sided': {
    en: { name: 'Printed on both sides', note: 'A second print on the back, the same or from a file of its own.' },
    ja: { name: '両面印刷', note: '裏面にも印刷します。表と同じデータでも、別のデータでも承ります。' },
    fr: { name: 'Impression recto verso', note: 'Le dos est imprimé aussi, avec le même fichier ou avec un autre.' },
    es: { name: 'Impresión a doble cara', note: 'También se imprime el dorso, con el mismo archivo o con otro.' },
    de: {
      name: 'Beidseitig bedruckt',
      note: 'Auch die Rückseite wird bedruckt, mit demselben Motiv oder einem eigenen.',
    },
  },
  'rounded-corners': {
    en: { name: 'Rounded corners', note: 'All four corners cut to a radius of 10 mm.' },
    ja: { name: '角丸加工', note: '四隅を半径10mmの丸角に仕上げます。' },
    fr: { name: 'Coins arrondis', note: 'Les quatre coins sont découpés au rayon de 10 mm.' },
    es: { name: 'Esquinas redondeadas', note: 'Las cuatro esquinas se cortan con un radio de 10 mm.' },
    de: { name: 'Runde Ecken', note: 'Alle vier Ecken mit 10 mm Radius.' },
  },
  'easel-back': {
    en: { name: 'Strut at the back', note: 'A folding cardboard strut, glued on, so that the board stands on its own.' },
    ja: { name: '紙足（自立脚）', note: '折りたたみ式の紙製スタンドを裏面に貼り、自立させます。' },
    fr: { name: 'Chevalet au dos', note: 'Une béquille pliante en carton, collée au dos : le panneau tient debout seul.' },
    es: { name: 'Pie trasero', note: 'Un soporte plegable de cartón pegado al dorso: el panel se sostiene solo.' },
    de: { name: 'Aufsteller hinten', note: 'Eine klappbare Pappstütze auf der Rückseite: Die Platte steht von allein.' },
  },
  'h-stake': {
    en: { name: 'Ground stake', note: 'A steel wire stake, 25 × 75 cm, whose ends push into the board’s flutes.' },
    ja: { name: '差し込み杭', note: '25×75cmのスチール線の杭。先をボードの中空部に差し込みます。' },
    fr: { name: 'Piquet', note: 'Un piquet en fil d’acier de 25 × 75 cm, à glisser dans les alvéoles du panneau.' },
    es: { name: 'Estaca', note: 'Una estaca de alambre de acero de 25 × 75 cm que entra en los canales del panel.' },
    de: { name: 'Erdspieß', note: 'Ein Spieß aus Stahldraht, 25 × 75 cm, dessen Enden in den Kammern der Platte stecken.' },
  },
  'hanging-battens': {
    en: { name: 'Hanging battens', note: 'Two bevelled battens: one glued to the back, one for the wall; 15 mm deep.' },
    ja: { name: '壁掛け用桟', note: '斜めに切った桟2本。1本は裏面に接着済み、もう1本を壁に留めます。奥行き15mm。' },
    fr: { name: 'Tasseaux d’accrochage', note: 'Deux tasseaux biseautés, l’un collé au dos, l’autre pour le mur ; 15 mm.' },
    es: { name: 'Listones para colgar', note: 'Dos listones biselados, uno pegado al dorso y otro para la pared; 15 mm.' },
    de: { name: 'Aufhängeleisten', note: 'Zwei schräge Leisten, eine auf der Rückseite, eine für die Wand; 15 mm tief.' },
  },
  'clip-lamp': {
    en: { name: 'LED clip lamp', note: 'One 9 W lamp on an arm that clips to the top rail; 100–240 V.' },
    ja: { name: 'LEDクリップライト', note: '上部レールに挟むアーム付きライト1灯。9W、100〜240V対応。' },
    fr: { name: 'Lampe LED à pince', note: 'Une lampe de 9 W sur bras, à pincer sur le profilé haut ; 100–240 V.' },
    es: { name: 'Foco LED con pinza', note: 'Un foco de 9 W con brazo que se engancha al perfil superior; 100–240 V.' },
    de: { name: 'LED-Klemmleuchte', note: 'Eine Leuchte mit 9 W am Arm, zum Klemmen an die obere Schiene; 100–240 V.' },
  },
  'tyre-base': {
    en: { name: 'Tyre base', note: 'A flat steel base with a spigot; a car’s wheel stands on it.' },
    ja: { name: 'タイヤ踏みベース', note: '車のタイヤで踏んで固定する、回転軸付きの平型スチールベースです。' },
    fr: { name: 'Platine pour roue', note: 'Une platine d’acier avec pivot, sur laquelle on gare une roue de voiture.' },
    es: { name: 'Base para rueda', note: 'Una placa de acero con pivote que se sujeta con la rueda de un coche.' },
    de: { name: 'Autofuß', note: 'Eine flache Stahlplatte mit Drehzapfen, auf der ein Autorad steht.' },
  },
  'tent-back-wall': {
    en: { name: 'Printed back wall', note: 'A full wall behind, printed on the inside, with hook-and-loop edges.' },
    ja: { name: '後幕（印刷付き）', note: '背面を覆う幕です。内側に印刷し、面ファスナーで取り付けます。' },
    fr: { name: 'Paroi arrière imprimée', note: 'Une paroi pleine à l’arrière, imprimée côté intérieur, fixée par velcro.' },
    es: { name: 'Pared trasera impresa', note: 'Una pared completa detrás, impresa por dentro, con cierre de velcro.' },
    de: { name: 'Bedruckte Rückwand', note: 'Eine ganze Wand hinten, innen bedruckt, mit Klettband befestigt.' },
  },
  'tent-half-walls': {
    en: { name: 'Two half walls', note: 'Printed walls of 95 cm for both sides, each with its clamp bar.' },
    ja: { name: '横幕ハーフ2枚', note: '左右に付ける高さ95cmの印刷付き横幕。取り付けバーが付きます。' },
    fr: { name: 'Deux demi-parois', note: 'Des parois imprimées de 95 cm pour les deux côtés, barre de fixation comprise.' },
    es: { name: 'Dos medias paredes', note: 'Paredes impresas de 95 cm para ambos lados, con su barra de sujeción.' },
    de: { name: 'Zwei Halbwände', note: 'Bedruckte Wände von 95 cm für beide Seiten, samt Klemmstangen.' },
  },
  'weight-bags': {
    en: { name: 'Four weight bags', note: 'Bags to fill with 15 kg of sand each, one a leg; sent empty.' },
    ja: { name: 'ウエイトバッグ4個', note: '1脚に1個、砂を15kgずつ入れる袋です。空の状態でお届けします。' },
    fr: { name: 'Quatre sacs de lestage', note: 'À remplir de 15 kg de sable chacun, un par pied ; livrés vides.' },
    es: { name: 'Cuatro bolsas de lastre', note: 'Para llenar con 15 kg de arena cada una, una por pata; se envían vacías.' },
    de: { name: 'Vier Gewichtstaschen', note: 'Für je 15 kg Sand, eine an jedes Bein; sie kommen leer.' },
  },
} as const satisfies Readonly<Record<string, Translated<FinishText>>>;

export type FinishCode = keyof typeof finishes;
