import type { DetailMap, PageArea } from './facts';

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';

/** The value of each char by its code; -1 for other codes. */
const VALUES = new Int8Array(128).fill(-1);
for (const [value, char] of [...ALPHABET].entries()) VALUES[char.charCodeAt(0)] = value;

/** Contrast in percent above which a cell has an edge that is seen. */
const EDGE_CONTRAST = 25;

/** The largest number of cells of a map. */
const MAX_CELLS = 400 * 400;

/** The cells with an edge of more than 25 % contrast, as areas of the page; none for a map that is not valid. */
export function busyCells(map: DetailMap | null): PageArea[] {
  if (!map || !isCount(map.columns) || !isCount(map.rows) || map.columns * map.rows > MAX_CELLS) return [];
  const { columns, rows } = map;
  const bytes = decode(map.cells, columns * rows);
  const [width, height] = [1 / columns, 1 / rows];
  const areas: PageArea[] = [];
  bytes?.forEach((contrast, index) => {
    if (contrast > EDGE_CONTRAST)
      areas.push({ x: (index % columns) * width, y: Math.floor(index / columns) * height, width, height });
  });
  return areas;
}

const isCount = (value: number) => Number.isInteger(value) && value > 0;

/** Decodes base64; null if it is not base64 of exactly `length` bytes. */
function decode(text: string, length: number): Uint8Array | null {
  const bytes = new Uint8Array(length);
  let [at, bits, count] = [0, 0, 0];
  for (let index = 0; index < text.length && text[index] !== '='; index += 1) {
    const value = VALUES[text.charCodeAt(index)] ?? -1;
    if (value < 0) return null;
    bits = ((bits << 6) | value) & 0xffff;
    count += 6;
    if (count < 8) continue;
    count -= 8;
    if (at >= length) return null;
    bytes[at] = (bits >> count) & 0xff;
    at += 1;
  }
  return at === length ? bytes : null;
}
