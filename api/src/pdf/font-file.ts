import { readCharacterMap } from './cmap';
import { getTable, readWoff, type Tables, writeTrueType } from './sfnt';

/** One file of a typeface: a subset of its characters in one weight. */
export interface Font {
  name: string;
  /** The TrueType file to embed. */
  file: Buffer;
  /** Advance width of a character in em; undefined if the font does not contain the character. */
  advanceOf(codePoint: number): number | undefined;
}

const DIGIT_ZERO = 0x30;
const DIGIT_ONE = 0x31;

export function parseFont(name: string, woff: Buffer): Font {
  const tables = readWoff(woff);
  const glyphs = readCharacterMap(getTable(tables, 'cmap'));
  widenDigitOne(tables, glyphs);
  const hmtx = getTable(tables, 'hmtx');
  const lastMetric = getTable(tables, 'hhea').readUInt16BE(34) - 1;
  const unitsPerEm = getTable(tables, 'head').readUInt16BE(18);
  return {
    name,
    file: writeTrueType(tables),
    advanceOf(codePoint) {
      const glyph = glyphs.get(codePoint);
      return glyph === undefined ? undefined : hmtx.readUInt16BE(4 * Math.min(glyph, lastMetric)) / unitsPerEm;
    },
  };
}

/**
 * Gives the digit 1 the width of the digit 0 and centers it, so that amounts align in columns. The typeface has no
 * tabular figures (`tnum`) and its 1 is narrower than its other digits.
 */
function widenDigitOne(tables: Tables, glyphs: ReadonlyMap<number, number>): void {
  const [zero, one] = [glyphs.get(DIGIT_ZERO), glyphs.get(DIGIT_ONE)];
  if (zero === undefined || one === undefined) return;
  const hmtx = getTable(tables, 'hmtx');
  const difference = hmtx.readUInt16BE(4 * zero) - hmtx.readUInt16BE(4 * one);
  if (difference <= 0) return;
  hmtx.writeUInt16BE(hmtx.readUInt16BE(4 * zero), 4 * one);
  hmtx.writeInt16BE(hmtx.readInt16BE(4 * one + 2) + Math.round(difference / 2), 4 * one + 2);
}
