const FORMAT_SEGMENTS = 4;
const FORMAT_GROUPS = 12;

/** Reads a font's `cmap` table as a map from code point to glyph index; prefers the format that covers all of Unicode. */
export function readCharacterMap(cmap: Buffer): Map<number, number> {
  const offsets = Array.from({ length: cmap.readUInt16BE(2) }, (_, entry) => cmap.readUInt32BE(8 + 8 * entry));
  const formats = new Map(offsets.map((offset) => [cmap.readUInt16BE(offset), cmap.subarray(offset)]));
  const [groups, segments] = [formats.get(FORMAT_GROUPS), formats.get(FORMAT_SEGMENTS)];
  if (groups) return readGroups(groups);
  if (segments) return readSegments(segments);
  throw new Error('the font has no cmap subtable of format 4 or 12');
}

function readGroups(subtable: Buffer): Map<number, number> {
  const glyphs = new Map<number, number>();
  for (let group = 0; group < subtable.readUInt32BE(12); group++) {
    const [first = 0, last = 0, glyph = 0] = [0, 4, 8].map((field) => subtable.readUInt32BE(16 + 12 * group + field));
    for (let code = first; code <= last; code++) glyphs.set(code, glyph + code - first);
  }
  return glyphs;
}

function readSegments(subtable: Buffer): Map<number, number> {
  const glyphs = new Map<number, number>();
  const size = subtable.readUInt16BE(6);
  for (let segment = 0; segment < size; segment += 2) {
    const last = subtable.readUInt16BE(14 + segment);
    const first = subtable.readUInt16BE(16 + size + segment);
    const delta = subtable.readUInt16BE(16 + 2 * size + segment);
    const offsetAt = 16 + 3 * size + segment;
    const offset = subtable.readUInt16BE(offsetAt);
    for (let code = first; code <= last && code !== 0xffff; code++) {
      const index = offset === 0 ? code : subtable.readUInt16BE(offsetAt + offset + 2 * (code - first));
      const glyph = index === 0 ? 0 : (index + delta) & 0xffff;
      if (glyph !== 0) glyphs.set(code, glyph);
    }
  }
  return glyphs;
}
