/** A rectangle as shares of the page or picture, from its top left corner: `0` to `1` in both directions. */
export interface PageArea {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** The colour mode of a file; `mixed` for a document whose pictures differ. */
export type ColourMode = 'cmyk' | 'rgb' | 'grey' | 'lab' | 'indexed' | 'spot' | 'mixed';

/** Why a file, or a part of it, could not be examined. */
export type NotExaminedReason = 'archive' | 'damaged' | 'encrypted' | 'no_reader' | 'out_of_memory' | 'out_of_time';

/**
 * How busy each part of the picture is: rows of equal cells from the top left corner, one byte a cell, 0 to 100: the
 * greatest contrast between neighbouring pixels in percent.
 */
export interface DetailMap {
  columns: number;
  rows: number;
  /** Base64 of `columns × rows` bytes, row by row. */
  cells: string;
}

/** The area whose total ink is at least a limit: 41 shares (0 to 1), one for each 10 % from 0 % to 400 %. */
export type InkShares = number[];

/** How much of the picture the printer cannot reach, and the colour that changes most. */
export interface GamutFacts {
  /** Share of the picture, 0 to 1, that changes by more than ΔE00 5. */
  share: number;
  /** sRGB as `#rrggbb`: as it is on the screen, and as it prints. */
  worst: { screen: string; print: string } | null;
}

/**
 * What is known about a file, independent of the piece that it is printed on. Lengths are at the file's own size, from
 * the first page. A fact that the format cannot have, or that was not determined, is null.
 */
export interface FileFacts {
  /** The format detected from the content, as `jpeg`, `tiff`, `pdf`. */
  format: string;
  /** `header`: sizes and colour mode only; `full`: everything the format allows. */
  depth: 'header' | 'full';
  notExamined: NotExaminedReason | null;
  pages: number | null;
  widthPx: number | null;
  heightPx: number | null;
  widthMm: number | null;
  heightMm: number | null;
  /** Lowest resolution of a picture at the file's own size, in pixels an inch; null without pictures. */
  dpi: number | null;
  colour: ColourMode | null;
  /** Name of the embedded colour profile or output intent. */
  profile: string | null;
  ink: InkShares | null;
  gamut: GamutFacts | null;
  spotColours: string[];
  embeddedFonts: string[];
  missingFonts: string[];
  /** Some of the picture is transparent, or objects are blended with what is below them. */
  hasTransparency: boolean;
  /** Names of layers that are not shown. */
  hiddenLayers: string[];
  activeContent: ('javascript' | 'form' | 'attachment' | 'launch')[];
  /** The thinnest stroke in mm. */
  thinnestStrokeMm: number | null;
  /** The height of the smallest letters in mm. */
  smallestTextMm: number | null;
  /** Text objects of a document; at most 500. */
  textAreas: PageArea[];
  detail: DetailMap | null;
  /** The trim box of a page with bleed; not set where the page ends at its trim box or has none. */
  trim?: PageArea;
  /** What is printed of a page that has bleed without saying so, in points from its lower left corner. */
  pageBox?: { left: number; bottom: number; right: number; top: number };
  /** The guides of the shop's own templates are still visible. */
  hasTemplateGuides: boolean;
  /** One colour covers everything. */
  isEmpty: boolean;
}
