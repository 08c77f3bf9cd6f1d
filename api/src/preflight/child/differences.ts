import type { FindingArea, Piece, Placement } from '@shop/preflight';
import pixelmatch from 'pixelmatch';

type PictureName = 'first' | 'second';
type Size = Pick<Piece, 'widthMm' | 'heightMm'>;

/** How two pictures lie on one piece. */
export interface PiecesToCompare {
  piece: Size;
  placements: Record<PictureName, Pick<Placement, 'covers' | 'isTurned'>>;
  /** Rectangles on the piece in which differences do not count, in mm. */
  ignored: FindingArea[];
}

/** px; the longer side of the piece as it is compared. */
const MOST_PX = 2000;
const LEAST_PX = 200;
/** mm; the least distance between two areas, and the least side of one. */
const AREA_MM = 5;
const MAX_AREAS = 200;
/** How different two colours must be, of 1. Pictures that were compressed once more stay below it. */
const THRESHOLD = 0.15;
/** Two values of one channel, of 255, that differ by less count as the same when a pixel is sought nearby. */
const SAME = 56;
/** An area of fewer pixels is a speck that compression left. */
const LEAST_PIXELS = 3;
/** The share of a cell's pixels that must differ. */
const CHANGED_CELL = 0.03;

/** The longer side at which both pictures have all of their detail: a picture that is enlarged differs at every edge. */
export function commonSize(
  { widthMm, heightMm }: Size,
  placements: readonly Pick<Placement, 'covers' | 'isTurned'>[],
  sizes: readonly { width: number; height: number }[],
): number {
  const longer = Math.max(widthMm, heightMm);
  const available = placements.map(({ covers, isTurned }, index) => {
    const { width = 0, height = 0 } = sizes[index] ?? {};
    return (isTurned ? height : width) / covers.width;
  });
  return Math.round(Math.min(MOST_PX, Math.max(LEAST_PX, longer * Math.min(...available))));
}

/** What differs between two pictures of a piece: RGBA, 8 bits a channel, of the same size. */
export function findDifferences(
  { width, height }: { width: number; height: number },
  [first, second]: readonly [Uint8Array, Uint8Array],
  { piece, ignored }: Pick<PiecesToCompare, 'piece' | 'ignored'>,
): { areas: FindingArea[]; changedShare: number } {
  const mask = new Uint8Array(width * height * 4);
  pixelmatch(first, second, mask, width, height, { threshold: THRESHOLD, diffMask: true });
  clearShifted(mask, { width, height }, [first, second]);
  const [x, y] = [piece.widthMm / width, piece.heightMm / height];
  for (const area of ignored) clear(mask, width, toPixels(area, { x, y, width, height }));
  const cell = Math.max(1, Math.round(AREA_MM / Math.max(x, y)));
  const { areas, changed } = group(mask, { width, height, cell });
  const largest = areas.toSorted((a, b) => sizeOf(b) - sizeOf(a)).slice(0, MAX_AREAS);
  return {
    areas: largest.map((area) => enlarge(area, { x, y }, piece)).filter(isNotInside),
    changedShare: Math.round((changed / (width * height)) * 1e6) / 1e6,
  };
}

interface PixelArea {
  left: number;
  top: number;
  /** The first column and row after it. */
  right: number;
  bottom: number;
}

function toPixels(area: FindingArea, { x, y, width, height }: FindingArea): PixelArea {
  return {
    left: Math.max(0, Math.floor(area.x / x)),
    top: Math.max(0, Math.floor(area.y / y)),
    right: Math.min(width, Math.ceil((area.x + area.width) / x)),
    bottom: Math.min(height, Math.ceil((area.y + area.height) / y)),
  };
}

/** Clears pixels whose colour the other picture has within a pixel's distance: the pictures lie on the piece to a pixel. */
function clearShifted(
  mask: Uint8Array,
  size: { width: number; height: number },
  [first, second]: readonly [Uint8Array, Uint8Array],
): void {
  for (let row = 0; row < size.height; row++)
    for (let column = 0; column < size.width; column++) {
      const at = (row * size.width + column) * 4 + 3;
      if (mask[at] === 0) continue;
      const place = { row, column };
      if (isAround(first, second, place, size) && isAround(second, first, place, size)) mask[at] = 0;
    }
}

/**
 * Whether the channels of a pixel are between the least and the most of those around its place in another picture. Called
 * for millions of pixels, so it creates no arrays.
 */
function isAround(
  picture: Uint8Array,
  other: Uint8Array,
  { row, column }: { row: number; column: number },
  { width, height }: { width: number; height: number },
): boolean {
  const [top, bottom] = [Math.max(0, row - 1), Math.min(height - 1, row + 1)];
  const [left, right] = [Math.max(0, column - 1), Math.min(width - 1, column + 1)];
  for (let channel = 0; channel < 3; channel++) {
    let least = 255;
    let most = 0;
    for (let y = top; y <= bottom; y++)
      for (let x = left; x <= right; x++) {
        const value = other[(y * width + x) * 4 + channel] ?? 0;
        if (value < least) least = value;
        if (value > most) most = value;
      }
    const value = picture[(row * width + column) * 4 + channel] ?? 0;
    if (value < least - SAME || value > most + SAME) return false;
  }
  return true;
}

function clear(mask: Uint8Array, width: number, { left, top, right, bottom }: PixelArea): void {
  if (right <= left) return;
  for (let row = top; row < bottom; row++) mask.fill(0, (row * width + left) * 4, (row * width + right) * 4);
}

interface Grid {
  width: number;
  height: number;
  /** px. */
  cell: number;
}

/** Rectangles around changed pixels that lie in neighbouring cells. */
function group(mask: Uint8Array, { width, height, cell }: Grid): { areas: PixelArea[]; changed: number } {
  const [columns, rows] = [Math.ceil(width / cell), Math.ceil(height / cell)];
  const cells = measureCells(mask, { width, height, cell });
  const least = Math.max(1, cell * cell * CHANGED_CELL);
  const areas: PixelArea[] = [];
  let changed = 0;
  const take = (index: number): CellContent | null => {
    const content = cells[index];
    if (!content || content.count < least) return null;
    cells[index] = undefined;
    return content;
  };
  for (let start = 0; start < columns * rows; start++) {
    const content = take(start);
    if (!content) continue;
    const area: PixelArea = { ...content.area };
    let { count } = content;
    const waiting = [start];
    for (let index = waiting.pop(); index !== undefined; index = waiting.pop())
      for (const next of neighbours(index, columns, rows)) {
        const found = take(next);
        if (!found) continue;
        include(area, found.area);
        count += found.count;
        waiting.push(next);
      }
    if (count < LEAST_PIXELS) continue;
    changed += count;
    areas.push(area);
  }
  return { areas, changed };
}

interface CellContent {
  count: number;
  area: PixelArea;
}

function measureCells(mask: Uint8Array, { width, height, cell }: Grid): (CellContent | undefined)[] {
  const columns = Math.ceil(width / cell);
  const cells: (CellContent | undefined)[] = [];
  for (let row = 0; row < height; row++)
    for (let column = 0; column < width; column++) {
      if (mask[(row * width + column) * 4 + 3] === 0) continue;
      const pixel = { left: column, top: row, right: column + 1, bottom: row + 1 };
      const index = Math.floor(row / cell) * columns + Math.floor(column / cell);
      const content = (cells[index] ??= { count: 0, area: { ...pixel } });
      content.count++;
      include(content.area, pixel);
    }
  return cells;
}

function include(area: PixelArea, other: PixelArea): void {
  area.left = Math.min(area.left, other.left);
  area.top = Math.min(area.top, other.top);
  area.right = Math.max(area.right, other.right);
  area.bottom = Math.max(area.bottom, other.bottom);
}

function neighbours(index: number, columns: number, rows: number): number[] {
  const [column, row] = [index % columns, Math.floor(index / columns)];
  return [-1, 0, 1].flatMap((down) =>
    [-1, 0, 1].flatMap((across) => {
      const [x, y] = [column + across, row + down];
      return x >= 0 && y >= 0 && x < columns && y < rows ? [y * columns + x] : [];
    }),
  );
}

const sizeOf = ({ left, top, right, bottom }: PixelArea) => (right - left) * (bottom - top);

/** Leaves out what lies in a larger area. */
function isNotInside(area: FindingArea, index: number, areas: readonly FindingArea[]): boolean {
  return !areas
    .slice(0, index)
    .some(
      ({ x, y, width, height }) =>
        area.x >= x && area.y >= y && area.x + area.width <= x + width && area.y + area.height <= y + height,
    );
}

/** In mm, at least 5 mm wide and tall, and on the piece. */
function enlarge({ left, top, right, bottom }: PixelArea, mm: { x: number; y: number }, piece: Size): FindingArea {
  const [across, width] = span(left * mm.x, right * mm.x, piece.widthMm);
  const [down, height] = span(top * mm.y, bottom * mm.y, piece.heightMm);
  return { x: across, y: down, width, height };
}

function span(from: number, to: number, all: number): [start: number, length: number] {
  const length = Math.min(all, Math.max(AREA_MM, to - from));
  const start = Math.min(all - length, Math.max(0, (from + to - length) / 2));
  return [round(start), round(length)];
}

const round = (mm: number) => Math.round(mm * 10) / 10;
