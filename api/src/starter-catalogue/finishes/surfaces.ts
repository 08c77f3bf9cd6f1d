import type { Finishes } from './finish-text';

/** What is done to the face, and how a film or board is cut. */
export const surfaces = {
  'laminated-gloss': {
    en: { name: 'Gloss lamination', note: 'A clear gloss film over the print.' },
    ja: { name: 'グロスラミネート', note: '印刷面に光沢の透明フィルムを貼ります。' },
    fr: { name: 'Pelliculage brillant', note: 'Un film transparent brillant protège l’impression.' },
    es: { name: 'Laminado brillante', note: 'Una película transparente brillante cubre la impresión.' },
    de: { name: 'Laminat glänzend', note: 'Eine klare, glänzende Folie über dem Druck.' },
  },
  'laminated-matte': {
    en: { name: 'Matte lamination', note: 'A clear matte film over the print, without reflections.' },
    ja: { name: 'マットラミネート', note: '印刷面に反射を抑えたつや消しフィルムを貼ります。' },
    fr: { name: 'Pelliculage mat', note: 'Un film transparent mat protège l’impression, sans reflets.' },
    es: { name: 'Laminado mate', note: 'Una película transparente mate cubre la impresión, sin reflejos.' },
    de: { name: 'Laminat matt', note: 'Eine klare, matte Folie über dem Druck, ohne Spiegelungen.' },
  },
  'no-lamination': {
    en: { name: 'No lamination', note: 'The cured ink stays uncovered.' },
    ja: { name: 'ラミネートなし', note: '硬化したインクのまま仕上げます。' },
    fr: { name: 'Sans pelliculage', note: 'L’encre séchée reste à nu.' },
    es: { name: 'Sin laminar', note: 'La tinta curada queda al descubierto.' },
    de: { name: 'Ohne Laminat', note: 'Die gehärtete Farbe bleibt unbedeckt.' },
  },
  'white-ink': {
    en: { name: 'White ink', note: 'White printed under the colours, so that they cover on clear or dark material.' },
    ja: { name: '白インク（白版）', note: '透明や濃色の素材で発色させるため、カラーの下に白を印刷します。' },
    fr: {
      name: 'Encre blanche',
      note: 'Un blanc sous les couleurs les rend couvrantes sur support transparent ou foncé.',
    },
    es: { name: 'Tinta blanca', note: 'Blanco bajo los colores, para que cubran en material transparente u oscuro.' },
    de: { name: 'Weißdruck', note: 'Weiß unter den Farben, damit sie auf klarem oder dunklem Material decken.' },
  },
  mirrored: {
    en: {
      name: 'Mirrored',
      note: 'Printed the other way round, to be read through the glass it is stuck to from inside.',
    },
    ja: { name: '反転印刷', note: '左右を反転して印刷します。ガラスの内側に貼り、外から読む場合に選びます。' },
    fr: {
      name: 'Impression en miroir',
      note: 'Imprimé à l’envers pour être lu de l’extérieur, une fois collé derrière la vitre.',
    },
    es: {
      name: 'Impresión en espejo',
      note: 'Se imprime al revés, para pegar por dentro del cristal y leer desde fuera.',
    },
    de: {
      name: 'Spiegelverkehrt',
      note: 'Seitenverkehrt gedruckt, zum Hinterkleben: von außen durch das Glas lesbar.',
    },
  },
  'cut-to-shape': {
    en: { name: 'Cut to shape', note: 'Cut along the outline in your file.' },
    ja: { name: '輪郭カット', note: 'データのカットラインに沿って切り抜きます。' },
    fr: { name: 'Découpe à la forme', note: 'Découpe suivant le contour de votre fichier.' },
    es: { name: 'Corte de contorno', note: 'Se corta por el contorno de su archivo.' },
    de: { name: 'Konturschnitt', note: 'Entlang der Konturlinie Ihrer Datei geschnitten.' },
  },
  'rounded-corners': {
    en: { name: 'Rounded corners', note: 'Four corners cut to a radius of 10 mm; they lift less easily.' },
    ja: { name: '角丸', note: '四隅を半径10mmで丸くします。端がめくれにくくなります。' },
    fr: { name: 'Coins arrondis', note: 'Les quatre coins coupés au rayon de 10 mm se décollent moins.' },
    es: { name: 'Esquinas redondeadas', note: 'Las cuatro esquinas con radio de 10 mm; así se levantan menos.' },
    de: { name: 'Runde Ecken', note: 'Vier Ecken mit 10 mm Radius; sie lösen sich weniger leicht.' },
  },
  'application-tape': {
    en: { name: 'Application tape', note: 'Carrier paper over the cut pieces keeps them in place until they stick.' },
    ja: { name: 'アプリケーションシート', note: 'カット済みの文字や絵柄を位置を保ったまま貼れる転写シートです。' },
    fr: { name: 'Film de transfert', note: 'Un papier porteur garde les pièces découpées en place jusqu’à la pose.' },
    es: {
      name: 'Cinta transportadora',
      note: 'Un papel adhesivo mantiene las piezas cortadas en su sitio hasta pegarlas.',
    },
    de: { name: 'Übertragungspapier', note: 'Trägerpapier hält geschnittene Teile bis zum Verkleben an ihrem Platz.' },
  },
  drilled: {
    en: { name: 'Drilled corners', note: 'Four 8 mm holes, 2 cm from the edges.' },
    ja: { name: '四隅穴あけ', note: '端から2cmの位置に直径8mmの穴を4か所あけます。' },
    fr: { name: 'Coins percés', note: 'Quatre trous de 8 mm, à 2 cm des bords.' },
    es: { name: 'Esquinas taladradas', note: 'Cuatro agujeros de 8 mm, a 2 cm de los bordes.' },
    de: { name: 'Gebohrte Ecken', note: 'Vier Löcher mit 8 mm, 2 cm von den Kanten.' },
  },
} as const satisfies Finishes;
