import type { Category, PrinterType } from './starter-product';
import type { Translated } from './translated';

/** In the order of the menu. */
export const categories: Readonly<Record<Category, Translated<{ readonly name: string; readonly summary: string }>>> = {
  banner: {
    en: { name: 'Banners', summary: 'Vinyl and mesh for fences, façades and scaffolds, in any size.' },
    ja: { name: '横断幕・懸垂幕', summary: 'フェンス、壁面、足場用のターポリンとメッシュ。サイズ自由。' },
    fr: {
      name: 'Bâches',
      summary: 'Bâches pleines et micro-perforées pour clôtures, façades et échafaudages, à tout format.',
    },
    es: { name: 'Lonas', summary: 'Lona y malla para vallas, fachadas y andamios, en cualquier medida.' },
    de: { name: 'Banner', summary: 'Plane und Mesh für Zäune, Fassaden und Gerüste, in jeder Größe.' },
  },
  sticker: {
    en: { name: 'Stickers and window graphics', summary: 'Self-adhesive vinyl for walls, vehicles and glass.' },
    ja: { name: 'ステッカー・ウィンドウサイン', summary: '壁、車両、ガラスに貼る粘着シート。' },
    fr: { name: 'Adhésifs et vitrophanie', summary: 'Vinyle adhésif pour murs, véhicules et vitrines.' },
    es: { name: 'Vinilos y escaparates', summary: 'Vinilo adhesivo para paredes, vehículos y cristales.' },
    de: { name: 'Aufkleber und Fensterfolien', summary: 'Klebefolien für Wände, Fahrzeuge und Glas.' },
  },
  exhibition: {
    en: { name: 'Exhibition stands', summary: 'Stands and display walls with their prints.' },
    ja: { name: '展示会用スタンド', summary: '印刷メディア付きのスタンドとバックウォール。' },
    fr: { name: 'Stands d’exposition', summary: 'Supports et murs d’image, visuel compris.' },
    es: { name: 'Expositores', summary: 'Soportes y paneles de feria con su gráfica.' },
    de: { name: 'Messesysteme', summary: 'Aufsteller und Präsentationswände samt Druck.' },
  },
  flags: {
    en: { name: 'Flags', summary: 'Feather flags and nobori, with or without hardware.' },
    ja: { name: '旗・のぼり', summary: 'バナーフラッグとのぼり旗。器具の有無を選べます。' },
    fr: { name: 'Drapeaux', summary: 'Beach flags et nobori, avec ou sans structure.' },
    es: { name: 'Banderas', summary: 'Banderas publicitarias y nobori, con o sin soporte.' },
    de: { name: 'Fahnen', summary: 'Beachflags und Nobori, mit oder ohne Gestänge.' },
  },
  lightbox: {
    en: { name: 'Backlit prints', summary: 'Film and fabric that are lit from behind.' },
    ja: { name: '電飾看板用メディア', summary: '背面から照らす電飾フィルムと電飾クロス。' },
    fr: { name: 'Rétroéclairage', summary: 'Films et toiles éclairés par l’arrière.' },
    es: { name: 'Retroiluminados', summary: 'Películas y telas que se iluminan por detrás.' },
    de: { name: 'Leuchtwerbung', summary: 'Folien und Stoffe, die von hinten beleuchtet werden.' },
  },
  fabric: {
    en: { name: 'Fabric and canvas', summary: 'Cloth printed by the square metre.' },
    ja: { name: '布・キャンバス', summary: '平方メートル単位で印刷する布素材。' },
    fr: { name: 'Textile et toile', summary: 'Tissus imprimés au mètre carré.' },
    es: { name: 'Telas y lienzos', summary: 'Tejidos impresos por metro cuadrado.' },
    de: { name: 'Stoffe und Leinwand', summary: 'Textilien, nach Quadratmetern bedruckt.' },
  },
  uvinkjet: {
    en: { name: 'UV inkjet', summary: 'Rigid sheets and boards, printed directly.' },
    ja: { name: 'UVインクジェット', summary: '板材へのUV直接印刷。' },
    fr: { name: 'Impression UV', summary: 'Plaques et panneaux rigides, imprimés en direct.' },
    es: { name: 'Impresión UV', summary: 'Planchas y paneles rígidos, impresos directamente.' },
    de: { name: 'UV-Direktdruck', summary: 'Platten und Tafeln, direkt bedruckt.' },
  },
  othermaterials: {
    en: { name: 'Other materials', summary: 'Clear film, synthetic paper and more.' },
    ja: { name: 'その他の素材', summary: '透明フィルム、合成紙など。' },
    fr: { name: 'Autres supports', summary: 'Film transparent, papier synthétique et plus encore.' },
    es: { name: 'Otros materiales', summary: 'Película transparente, papel sintético y más.' },
    de: { name: 'Weitere Materialien', summary: 'Klarfolie, Synthetikpapier und mehr.' },
  },
};

export const printerTypes: Readonly<Record<PrinterType, Translated<string>>> = {
  'eco-solvent': {
    en: 'Eco-solvent inkjet',
    ja: 'エコソルベントインクジェット',
    fr: 'Jet d’encre éco-solvant',
    es: 'Inyección ecosolvente',
    de: 'Eco-Solvent-Druck',
  },
  latex: {
    en: 'Latex inkjet',
    ja: 'ラテックスインクジェット',
    fr: 'Jet d’encre latex',
    es: 'Inyección de látex',
    de: 'Latexdruck',
  },
  'dye-sublimation': {
    en: 'Dye sublimation',
    ja: '昇華転写',
    fr: 'Sublimation',
    es: 'Sublimación',
    de: 'Thermosublimation',
  },
  'uv-roll': {
    en: 'UV roll inkjet',
    ja: 'UVロールインクジェット',
    fr: 'Jet d’encre UV rouleau',
    es: 'Inyección UV en bobina',
    de: 'UV-Rollendruck',
  },
  pigment: {
    en: 'Pigment inkjet',
    ja: '水性顔料インクジェット',
    fr: 'Jet d’encre pigmentaire',
    es: 'Inyección de pigmento',
    de: 'Pigmenttintendruck',
  },
  'uv-flatbed': {
    en: 'UV flatbed inkjet',
    ja: 'UVフラットベッドインクジェット',
    fr: 'Jet d’encre UV à plat',
    es: 'Inyección UV plana',
    de: 'UV-Flachbettdruck',
  },
};
