export { parseColourProfile, type OutputColours } from './colour-profile';
export type { ColourMode, DetailMap, FileFacts, GamutFacts, InkShares, NotExaminedReason, PageArea } from './facts';
export { examine, summarize, verdict, type FileSummary, type Verdict } from './examine';
export { FINDING_CODES, type Finding, type FindingArea, type FindingCode, type Severity } from './finding';
export { GROMMET_ZONE_MM } from './finish-checks';
export type { Piece, PointMm } from './piece';
export { hatching } from './hatching';
export { intersect, place, type Placement } from './placement';
export { largestSizes, type LargestSize } from './resolution';
export { pageTransform } from './tile-view';
export { openTileViewer, type TilesToShow, type TileViewer, type ViewerLibrary, type VisibleArea } from './tile-viewer';
export {
  countTiles,
  limitPixels,
  TILE_PX,
  tileLevels,
  tileNumber,
  type PictureSize,
  type TileAddress,
  type TileLevel,
} from './tiles';
export { textName, textValues, type Reader } from './text-values';
