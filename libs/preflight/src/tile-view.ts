import type { FindingArea } from './finding';
import type { Placement } from './placement';
import { type PictureSize, TILE_PX, tileLevels } from './tiles';

/** How the tiles of a file lie on a plane, on which a millimetre of the piece is one unit across. */
export interface TileView {
  /** The rectangle of the picture before it is turned by `degrees` around its middle. */
  picture: FindingArea;
  degrees: 0 | 90;
  /**
   * Units for a millimetre down. It differs from 1 where the proportions of the file differ a little from those of what
   * it covers: tiles are not stretched.
   */
  stretch: number;
}

/** Lays the tiles of a picture where the file lies on the piece. */
export function viewTiles(size: PictureSize, { covers, isTurned }: Pick<Placement, 'covers' | 'isTurned'>): TileView {
  const ratio = isTurned ? size.width / size.height : size.height / size.width;
  const [width, height] = [covers.width, covers.width * ratio];
  const stretch = height / covers.height;
  const [x, y] = [covers.x, covers.y * stretch];
  if (!isTurned) return { picture: { x, y, width, height }, degrees: 0, stretch };
  const picture = { x: x + (width - height) / 2, y: y + (height - width) / 2, width: height, height: width };
  return { picture, degrees: 90, stretch };
}

/** A rectangle on the piece, in mm, on the plane. */
export function onPlane({ x, y, width, height }: FindingArea, { stretch }: TileView): FindingArea {
  return { x, y: y * stretch, width, height: height * stretch };
}

/** A rectangle on the plane, in mm on the piece. */
export function onPieceOf({ x, y, width, height }: FindingArea, { stretch }: TileView): FindingArea {
  return { x, y: y / stretch, width, height: height / stretch };
}

/** The tiles of a picture, as viewers of tiled pictures request them. */
export interface TileSource extends PictureSize {
  tileSize: number;
  minLevel: number;
  maxLevel: number;
  getTileUrl: (level: number, column: number, row: number) => string;
}

/** @param link of a tile, without its address */
export function tileSource(size: PictureSize, link: string): TileSource {
  const getTileUrl = (level: number, column: number, row: number) => `${link}/${level}/${column}/${row}`;
  const { width, height } = size;
  return { width, height, tileSize: TILE_PX, minLevel: 0, maxLevel: tileLevels(size).length - 1, getTileUrl };
}

/** An SVG transformation that moves a unit square, the page, to its place on the piece; a turned file is turned clockwise. */
export function pageTransform({ covers, isTurned }: Pick<Placement, 'covers' | 'isTurned'>): string {
  const { x, y, width, height } = covers;
  return `matrix(${(isTurned ? [0, height, -width, 0, x + width, y] : [width, 0, 0, height, x, y]).join(' ')})`;
}
