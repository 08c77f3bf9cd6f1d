import type { Category, PrinterType, Translated } from './demo-product';

/** The categories in the order of the menu. */
export const categories: Readonly<Record<Category, Translated<{ readonly name: string; readonly summary: string }>>> = {
  banner: {
    en: { name: 'Banners', summary: 'Vinyl and mesh for fences, façades and scaffolds, in any size.' },
    ja: { name: '横断幕・懸垂幕', summary: 'フェンス、壁面、足場用のターポリンとメッシュ。サイズ自由。' },
  },
  sticker: {
    en: { name: 'Stickers and window graphics', summary: 'Self-adhesive vinyl for walls, vehicles and glass.' },
    ja: { name: 'ステッカー・ウィンドウサイン', summary: '壁、車両、ガラスに貼る粘着シート。' },
  },
  exhibition: {
    en: { name: 'Exhibition stands', summary: 'Stands and display walls with their prints.' },
    ja: { name: '展示会用スタンド', summary: '印刷メディア付きのスタンドとバックウォール。' },
  },
  flags: {
    en: { name: 'Flags', summary: 'Feather flags and nobori, with or without hardware.' },
    ja: { name: '旗・のぼり', summary: 'バナーフラッグとのぼり旗。器具の有無を選べます。' },
  },
  lightbox: {
    en: { name: 'Backlit prints', summary: 'Film and fabric that are lit from behind.' },
    ja: { name: '電飾看板用メディア', summary: '背面から照らす電飾フィルムと電飾クロス。' },
  },
  fabric: {
    en: { name: 'Fabric and canvas', summary: 'Cloth printed by the square metre.' },
    ja: { name: '布・キャンバス', summary: '平方メートル単位で印刷する布素材。' },
  },
  uvinkjet: {
    en: { name: 'UV inkjet', summary: 'Rigid sheets and boards, printed directly.' },
    ja: { name: 'UVインクジェット', summary: '板材へのUV直接印刷。' },
  },
  othermaterials: {
    en: { name: 'Other materials', summary: 'Clear film, synthetic paper and more.' },
    ja: { name: 'その他の素材', summary: '透明フィルム、合成紙など。' },
  },
};

export const printerTypes: Readonly<Record<PrinterType, Translated<string>>> = {
  'eco-solvent': { en: 'Eco-solvent inkjet', ja: 'エコソルベントインクジェット' },
  latex: { en: 'Latex inkjet', ja: 'ラテックスインクジェット' },
  'dye-sublimation': { en: 'Dye sublimation', ja: '昇華転写' },
  'uv-roll': { en: 'UV roll inkjet', ja: 'UVロールインクジェット' },
  pigment: {
    en: 'Pigment inkjet',
    ja: '水性顔料インクジェット',
    fr: 'Jet d’encre pigmentaire',
    es: 'Inyección de pigmento',
    de: 'Pigmenttintendruck',
  },
  'uv-flatbed': { en: 'UV flatbed inkjet', ja: 'UVフラットベッドインクジェット' },
};
