import { inflateSync } from 'node:zlib';

/** A font's tables by their tags. */
export type Tables = Map<string, Buffer>;

/** What a PDF's text is made of; joined letters, kerning and vertical writing stay out, so that a text is as long as its letters. */
const KEPT = ['OS/2', 'cmap', 'cvt ', 'fpgm', 'glyf', 'head', 'hhea', 'hmtx', 'loca', 'maxp', 'name', 'post', 'prep'];

const WOFF_HEADER = 44;
const WOFF_ENTRY = 20;
const SFNT_HEADER = 12;
const SFNT_ENTRY = 16;

/** The tables of a WOFF file. */
export function unpacked(woff: Buffer): Tables {
  const tables: Tables = new Map();
  for (let entry = 0; entry < woff.readUInt16BE(12); entry++) {
    const at = WOFF_HEADER + WOFF_ENTRY * entry;
    const tag = woff.toString('latin1', at, at + 4);
    if (!KEPT.includes(tag)) continue;
    const [offset, packedLength, length] = [4, 8, 12].map((field) => woff.readUInt32BE(at + field));
    const raw = woff.subarray(offset, (offset ?? 0) + (packedLength ?? 0));
    tables.set(tag, raw.length < (length ?? 0) ? inflateSync(raw) : Buffer.from(raw));
  }
  return tables;
}

/** A TrueType file of these tables; readers of it look at neither checksums nor search hints. */
export function packed(tables: Tables): Buffer {
  const header = Buffer.alloc(SFNT_HEADER + SFNT_ENTRY * tables.size);
  header.writeUInt32BE(0x00010000, 0);
  header.writeUInt16BE(tables.size, 4);
  const parts: Buffer[] = [header];
  let [entry, at] = [SFNT_HEADER, header.length];
  for (const [tag, data] of [...tables].sort(([a], [b]) => (a < b ? -1 : 1))) {
    header.write(tag, entry, 'latin1');
    header.writeUInt32BE(at, entry + 8);
    header.writeUInt32BE(data.length, entry + 12);
    const padding = Buffer.alloc((4 - (data.length % 4)) % 4);
    parts.push(data, padding);
    at += data.length + padding.length;
    entry += SFNT_ENTRY;
  }
  return Buffer.concat(parts);
}

export function table(tables: Tables, tag: string): Buffer {
  const found = tables.get(tag);
  if (!found) throw new Error(`a font without ${tag}`);
  return found;
}
