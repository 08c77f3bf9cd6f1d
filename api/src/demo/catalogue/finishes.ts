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
} as const satisfies Readonly<Record<string, Translated<FinishText>>>;

export type FinishCode = keyof typeof finishes;
