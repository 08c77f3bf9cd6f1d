const SEGMENTS = 4;
const GROUPS = 12;

/** Character → glyph, as a font's `cmap` says; of its tables the widest that is of Unicode. */
export function glyphsOf(cmap: Buffer): Map<number, number> {
  const offsets = Array.from({ length: cmap.readUInt16BE(2) }, (_, entry) => cmap.readUInt32BE(8 + 8 * entry));
  const formats = new Map(offsets.map((offset) => [cmap.readUInt16BE(offset), cmap.subarray(offset)]));
  const [groups, segments] = [formats.get(GROUPS), formats.get(SEGMENTS)];
  if (groups) return fromGroups(groups);
  if (segments) return fromSegments(segments);
  throw new Error('a font whose characters cannot be told');
}

function fromGroups(map: Buffer): Map<number, number> {
  const glyphs = new Map<number, number>();
  for (let group = 0; group < map.readUInt32BE(12); group++) {
    const [first = 0, last = 0, glyph = 0] = [0, 4, 8].map((field) => map.readUInt32BE(16 + 12 * group + field));
    for (let code = first; code <= last; code++) glyphs.set(code, glyph + code - first);
  }
  return glyphs;
}

function fromSegments(map: Buffer): Map<number, number> {
  const glyphs = new Map<number, number>();
  const doubled = map.readUInt16BE(6);
  for (let segment = 0; segment < doubled; segment += 2) {
    const last = map.readUInt16BE(14 + segment);
    const first = map.readUInt16BE(16 + doubled + segment);
    const delta = map.readUInt16BE(16 + 2 * doubled + segment);
    const rangeAt = 16 + 3 * doubled + segment;
    const range = map.readUInt16BE(rangeAt);
    for (let code = first; code <= last && code !== 0xffff; code++) {
      const read = range === 0 ? code : map.readUInt16BE(rangeAt + range + 2 * (code - first));
      const glyph = read === 0 ? 0 : (read + delta) & 0xffff;
      if (glyph !== 0) glyphs.set(code, glyph);
    }
  }
  return glyphs;
}
