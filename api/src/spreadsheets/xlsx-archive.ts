import { inflateRawSync } from 'node:zlib';

/** A file that is not a workbook, is damaged or is too large. */
export class UnreadableWorkbook extends Error {}

export class WorkbookTooLarge extends UnreadableWorkbook {}

const END_OF_DIRECTORY = 0x06054b50;
const ENTRY = 0x02014b50;
const FILE = 0x04034b50;
const [STORED, DEFLATED] = [0, 8];
const MAX_COMMENT_BYTES = 65_535;
const MAX_ENTRIES = 500;

interface Entry {
  name: string;
  method: number;
  packed: number;
  unpacked: number;
  offset: number;
}

/**
 * The XML parts of a workbook by name. The limit is enforced while unpacking, whatever sizes the archive declares.
 * @param maxBytes of all parts together, unpacked
 * @throws UnreadableWorkbook
 */
export function readXmlParts(file: Buffer, maxBytes: number): Map<string, Buffer> {
  const entries = readDirectory(file);
  const declared = entries.reduce((sum, { unpacked }) => sum + unpacked, 0);
  if (declared > maxBytes) throw new WorkbookTooLarge(`${declared} bytes unpacked`);
  const parts = new Map<string, Buffer>();
  let left = maxBytes;
  for (const entry of entries) {
    if (parts.has(entry.name)) throw new UnreadableWorkbook(`${entry.name} twice`);
    const content = readContent(file, entry, left);
    left -= content.length;
    parts.set(entry.name, content);
  }
  return parts;
}

/** Only XML parts are unpacked; pictures, macros and everything else are ignored. */
const isXml = (name: string) => name.endsWith('.xml') || name.endsWith('.xml.rels');

function readDirectory(file: Buffer): Entry[] {
  const end = findDirectoryEnd(file);
  const count = file.readUInt16LE(end + 10);
  if (count > MAX_ENTRIES) throw new UnreadableWorkbook(`${count} parts`);
  const entries: Entry[] = [];
  let at = file.readUInt32LE(end + 16);
  for (let place = 0; place < count; place += 1) {
    if (at + 46 > end || file.readUInt32LE(at) !== ENTRY) throw new UnreadableWorkbook('a broken directory');
    const nameLength = file.readUInt16LE(at + 28);
    const after = at + 46 + nameLength + file.readUInt16LE(at + 30) + file.readUInt16LE(at + 32);
    if (after > end) throw new UnreadableWorkbook('a broken directory');
    if ((file.readUInt16LE(at + 8) & 1) === 1) throw new UnreadableWorkbook('encrypted');
    entries.push({
      name: file.toString('utf8', at + 46, at + 46 + nameLength),
      method: file.readUInt16LE(at + 10),
      packed: file.readUInt32LE(at + 20),
      unpacked: file.readUInt32LE(at + 24),
      offset: file.readUInt32LE(at + 42),
    });
    at = after;
  }
  return entries.filter(({ name }) => isXml(name));
}

function findDirectoryEnd(file: Buffer): number {
  for (let at = file.length - 22; at >= 0 && at >= file.length - 22 - MAX_COMMENT_BYTES; at -= 1) {
    if (file.readUInt32LE(at) === END_OF_DIRECTORY) return at;
  }
  throw new UnreadableWorkbook('not an archive');
}

function readContent(file: Buffer, { name, method, packed, unpacked, offset: at }: Entry, left: number): Buffer {
  if (at + 30 > file.length || file.readUInt32LE(at) !== FILE) throw new UnreadableWorkbook(`${name} is missing`);
  const from = at + 30 + file.readUInt16LE(at + 26) + file.readUInt16LE(at + 28);
  if (from + packed > file.length) throw new UnreadableWorkbook(`${name} is cut short`);
  const content = inflate(file.subarray(from, from + packed), method, Math.min(unpacked, left));
  if (content.length !== unpacked) throw new UnreadableWorkbook(`${name} is not as long as declared`);
  return content;
}

function inflate(raw: Buffer, method: number, maxBytes: number): Buffer {
  if (method === STORED && raw.length <= maxBytes) return raw;
  if (method !== DEFLATED) throw new UnreadableWorkbook('an unknown compression');
  try {
    return inflateRawSync(raw, { maxOutputLength: maxBytes + 1 });
  } catch {
    throw new UnreadableWorkbook('compressed wrongly, or longer than declared');
  }
}
