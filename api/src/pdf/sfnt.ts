import { inflateSync } from 'node:zlib';

/** A font's tables by tag. */
export type Tables = Map<string, Buffer>;

/**
 * The tables that a PDF needs. Tables for ligatures, kerning and vertical writing are dropped, so that the width of a
 * text is the sum of its advance widths.
 */
const KEPT_TABLES = [
  'OS/2',
  'cmap',
  'cvt ',
  'fpgm',
  'glyf',
  'head',
  'hhea',
  'hmtx',
  'loca',
  'maxp',
  'name',
  'post',
  'prep',
];

const WOFF_HEADER = 44;
const WOFF_ENTRY = 20;
const SFNT_HEADER = 12;
const SFNT_ENTRY = 16;

/** Unpacks the tables of a WOFF 1.0 file. */
export function readWoff(woff: Buffer): Tables {
  const tables: Tables = new Map();
  for (let entry = 0; entry < woff.readUInt16BE(12); entry++) {
    const at = WOFF_HEADER + WOFF_ENTRY * entry;
    const tag = woff.toString('latin1', at, at + 4);
    if (!KEPT_TABLES.includes(tag)) continue;
    const [offset = 0, packedLength = 0, length = 0] = [4, 8, 12].map((field) => woff.readUInt32BE(at + field));
    const raw = woff.subarray(offset, offset + packedLength);
    tables.set(tag, raw.length < length ? inflateSync(raw) : Buffer.from(raw));
  }
  return tables;
}

/** Writes a TrueType file. Checksums and search hints stay 0: PDF readers ignore them. */
export function writeTrueType(tables: Tables): Buffer {
  const header = Buffer.alloc(SFNT_HEADER + SFNT_ENTRY * tables.size);
  header.writeUInt32BE(0x00010000, 0);
  header.writeUInt16BE(tables.size, 4);
  const parts: Buffer[] = [header];
  let [entryAt, dataAt] = [SFNT_HEADER, header.length];
  for (const [tag, data] of [...tables].sort(([a], [b]) => (a < b ? -1 : 1))) {
    header.write(tag, entryAt, 'latin1');
    header.writeUInt32BE(dataAt, entryAt + 8);
    header.writeUInt32BE(data.length, entryAt + 12);
    const padding = Buffer.alloc((4 - (data.length % 4)) % 4);
    parts.push(data, padding);
    dataAt += data.length + padding.length;
    entryAt += SFNT_ENTRY;
  }
  return Buffer.concat(parts);
}

/** @throws Error if the font has no such table */
export function getTable(tables: Tables, tag: string): Buffer {
  const table = tables.get(tag);
  if (!table) throw new Error(`the font has no ${tag} table`);
  return table;
}
