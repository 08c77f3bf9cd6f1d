import { glyphsOf } from './cmap';
import { packed, table, unpacked, type Tables } from './sfnt';

/** One file of a typeface: some of its characters in one weight. */
export interface Face {
  name: string;
  /** TrueType, to be embedded. */
  file: Buffer;
  /** How far a character moves the pen, in parts of the type's size; undefined for one that the face does not have. */
  advanceOf(codePoint: number): number | undefined;
}

const ZERO = 0x30;
const ONE = 0x31;

export function readFace(name: string, woff: Buffer): Face {
  const tables = unpacked(woff);
  const glyphs = glyphsOf(table(tables, 'cmap'));
  widenOne(tables, glyphs);
  const hmtx = table(tables, 'hmtx');
  const last = table(tables, 'hhea').readUInt16BE(34) - 1;
  const em = table(tables, 'head').readUInt16BE(18);
  return {
    name,
    file: packed(tables),
    advanceOf(codePoint) {
      const glyph = glyphs.get(codePoint);
      return glyph === undefined ? undefined : hmtx.readUInt16BE(4 * Math.min(glyph, last)) / em;
    },
  };
}

/** The face's 1 is narrower than its other figures: in columns of amounts it must take as much room, and stand in its middle. */
function widenOne(tables: Tables, glyphs: ReadonlyMap<number, number>): void {
  const [zero, one] = [glyphs.get(ZERO), glyphs.get(ONE)];
  if (zero === undefined || one === undefined) return;
  const hmtx = table(tables, 'hmtx');
  const missing = hmtx.readUInt16BE(4 * zero) - hmtx.readUInt16BE(4 * one);
  if (missing <= 0) return;
  hmtx.writeUInt16BE(hmtx.readUInt16BE(4 * zero), 4 * one);
  hmtx.writeInt16BE(hmtx.readInt16BE(4 * one + 2) + Math.round(missing / 2), 4 * one + 2);
}
