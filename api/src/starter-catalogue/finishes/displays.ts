import type { Finishes } from './finish-text';

/** What stands, tents, flags and boards take beside their print: a second side, a strut, a weight, a light. */
export const displays = {
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
  'easel-back': {
    en: {
      name: 'Strut at the back',
      note: 'A folding cardboard strut, glued on, so that the board stands on its own.',
    },
    ja: { name: '紙足（自立脚）', note: '折りたたみ式の紙製スタンドを裏面に貼り、自立させます。' },
    fr: {
      name: 'Chevalet au dos',
      note: 'Une béquille pliante en carton, collée au dos : le panneau tient debout seul.',
    },
    es: { name: 'Pie trasero', note: 'Un soporte plegable de cartón pegado al dorso: el panel se sostiene solo.' },
    de: {
      name: 'Aufsteller hinten',
      note: 'Eine klappbare Pappstütze auf der Rückseite: Die Platte steht von allein.',
    },
  },
  'h-stake': {
    en: { name: 'Ground stake', note: 'A steel wire stake, 25 × 75 cm, whose ends push into the board’s flutes.' },
    ja: { name: '差し込み杭', note: '25×75cmのスチール線の杭。先をボードの中空部に差し込みます。' },
    fr: { name: 'Piquet', note: 'Un piquet en fil d’acier de 25 × 75 cm, à glisser dans les alvéoles du panneau.' },
    es: { name: 'Estaca', note: 'Una estaca de alambre de acero de 25 × 75 cm que entra en los canales del panel.' },
    de: {
      name: 'Erdspieß',
      note: 'Ein Spieß aus Stahldraht, 25 × 75 cm, dessen Enden in den Kammern der Platte stecken.',
    },
  },
  'hanging-battens': {
    en: { name: 'Hanging battens', note: 'Two bevelled battens: one glued to the back, one for the wall; 15 mm deep.' },
    ja: { name: '壁掛け用桟', note: '斜めに切った桟2本。1本は裏面に接着済み、もう1本を壁に留めます。奥行き15mm。' },
    fr: {
      name: 'Tasseaux d’accrochage',
      note: 'Deux tasseaux biseautés, l’un collé au dos, l’autre pour le mur ; 15 mm.',
    },
    es: {
      name: 'Listones para colgar',
      note: 'Dos listones biselados, uno pegado al dorso y otro para la pared; 15 mm.',
    },
    de: {
      name: 'Aufhängeleisten',
      note: 'Zwei schräge Leisten, eine auf der Rückseite, eine für die Wand; 15 mm tief.',
    },
  },
  'clip-lamp': {
    en: { name: 'LED clip lamp', note: 'One 9 W lamp on an arm that clips to the top rail; 100–240 V.' },
    ja: { name: 'LEDクリップライト', note: '上部レールに挟むアーム付きライト1灯。9W、100〜240V対応。' },
    fr: { name: 'Lampe LED à pince', note: 'Une lampe de 9 W sur bras, à pincer sur le profilé haut ; 100–240 V.' },
    es: { name: 'Foco LED con pinza', note: 'Un foco de 9 W con brazo que se engancha al perfil superior; 100–240 V.' },
    de: { name: 'LED-Klemmleuchte', note: 'Eine Leuchte mit 9 W am Arm, zum Klemmen an die obere Schiene; 100–240 V.' },
  },
  'tyre-base': {
    en: { name: 'Tyre base', note: 'A flat steel base with a spigot; a car’s wheel stands on it.' },
    ja: { name: 'タイヤ踏みベース', note: '車のタイヤで踏んで固定する、回転軸付きの平型スチールベースです。' },
    fr: {
      name: 'Platine pour roue',
      note: 'Une platine d’acier avec pivot, sur laquelle on gare une roue de voiture.',
    },
    es: { name: 'Base para rueda', note: 'Una placa de acero con pivote que se sujeta con la rueda de un coche.' },
    de: { name: 'Autofuß', note: 'Eine flache Stahlplatte mit Drehzapfen, auf der ein Autorad steht.' },
  },
  'tent-back-wall': {
    en: { name: 'Printed back wall', note: 'A full wall behind, printed on the inside, with hook-and-loop edges.' },
    ja: { name: '後幕（印刷付き）', note: '背面を覆う幕です。内側に印刷し、面ファスナーで取り付けます。' },
    fr: {
      name: 'Paroi arrière imprimée',
      note: 'Une paroi pleine à l’arrière, imprimée côté intérieur, fixée par velcro.',
    },
    es: { name: 'Pared trasera impresa', note: 'Una pared completa detrás, impresa por dentro, con cierre de velcro.' },
    de: { name: 'Bedruckte Rückwand', note: 'Eine ganze Wand hinten, innen bedruckt, mit Klettband befestigt.' },
  },
  'tent-half-walls': {
    en: { name: 'Two half walls', note: 'Printed walls of 95 cm for both sides, each with its clamp bar.' },
    ja: { name: '横幕ハーフ2枚', note: '左右に付ける高さ95cmの印刷付き横幕。取り付けバーが付きます。' },
    fr: {
      name: 'Deux demi-parois',
      note: 'Des parois imprimées de 95 cm pour les deux côtés, barre de fixation comprise.',
    },
    es: { name: 'Dos medias paredes', note: 'Paredes impresas de 95 cm para ambos lados, con su barra de sujeción.' },
    de: { name: 'Zwei Halbwände', note: 'Bedruckte Wände von 95 cm für beide Seiten, samt Klemmstangen.' },
  },
  'weight-bags': {
    en: { name: 'Four weight bags', note: 'Bags to fill with 15 kg of sand each, one a leg; sent empty.' },
    ja: { name: 'ウエイトバッグ4個', note: '1脚に1個、砂を15kgずつ入れる袋です。空の状態でお届けします。' },
    fr: { name: 'Quatre sacs de lestage', note: 'À remplir de 15 kg de sable chacun, un par pied ; livrés vides.' },
    es: {
      name: 'Cuatro bolsas de lastre',
      note: 'Para llenar con 15 kg de arena cada una, una por pata; se envían vacías.',
    },
    de: { name: 'Vier Gewichtstaschen', note: 'Für je 15 kg Sand, eine an jedes Bein; sie kommen leer.' },
  },
} as const satisfies Finishes;
