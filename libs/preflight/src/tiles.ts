/** px; the sides of a tile. Those at the right and at the bottom may be smaller. */
export const TILE_PX = 512;

/** The size of a picture in pixels. */
export interface PictureSize {
  width: number;
  height: number;
}

/** One of the sizes in which a picture is cut into tiles. */
export interface TileLevel extends PictureSize {
  columns: number;
  rows: number;
  /** Number of its first tile among the tiles of all levels. */
  first: number;
}

/** Where a tile is. */
export interface TileAddress {
  level: number;
  column: number;
  row: number;
}

/**
 * The levels of a picture, each half as large as the next, rounded up. The first fits into one tile, the last has the
 * size of the picture.
 */
export function tileLevels({ width, height }: PictureSize): TileLevel[] {
  const sizes = [{ width, height }];
  for (let size = { width, height }; Math.max(size.width, size.height) > TILE_PX;) {
    size = { width: Math.ceil(size.width / 2), height: Math.ceil(size.height / 2) };
    sizes.unshift(size);
  }
  let first = 0;
  return sizes.map((size) => {
    const level = { ...size, columns: Math.ceil(size.width / TILE_PX), rows: Math.ceil(size.height / TILE_PX), first };
    first += level.columns * level.rows;
    return level;
  });
}

/** How many tiles a picture has in all levels. */
export function countTiles(size: PictureSize): number {
  const last = tileLevels(size).at(-1);
  return last ? last.first + last.columns * last.rows : 0;
}

/** The number of a tile: level by level, row by row; null where there is no tile. */
export function tileNumber(size: PictureSize, { level, column, row }: TileAddress): number | null {
  const found = tileLevels(size)[level];
  const isInside = (at: number, count: number) => Number.isInteger(at) && at >= 0 && at < count;
  if (!found || !isInside(column, found.columns) || !isInside(row, found.rows)) return null;
  return found.first + row * found.columns + column;
}

/** The largest size of the same proportions with at most so many pixels; the size itself if it has no more. */
export function limitPixels({ width, height }: PictureSize, pixels: number): PictureSize {
  const scale = Math.min(1, Math.sqrt(pixels / (width * height)));
  const side = (length: number) => Math.max(1, Math.floor(length * scale));
  return scale === 1 ? { width, height } : { width: side(width), height: side(height) };
}
