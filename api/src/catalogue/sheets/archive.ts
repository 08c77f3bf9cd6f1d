import { inflateRawSync } from 'node:zlib';

/** Why a file is no workbook that is read here. */
export class UnreadableWorkbook extends Error {}

const END_OF_DIRECTORY = 0x06054b50;
const ENTRY = 0x02014b50;
const FILE = 0x04034b50;
const [STORED, DEFLATED] = [0, 8];
const LONGEST_COMMENT = 65_535;
const MOST_ENTRIES = 500;
/** Of all parts together, unpacked. The whole demo catalogue needs a fortieth of it. */
export const MOST_UNPACKED = 40 * 1024 * 1024;

interface Entry {
  name: string;
  method: number;
  packed: number;
  unpacked: number;
  at: number;
}

/**
 * The XML parts of a workbook, by name. What the archive's directory says is believed only as far as it refuses sooner:
 * no more is unpacked than may be, whatever was declared. Throws `UnreadableWorkbook`.
 */
export function workbookParts(file: Buffer): Map<string, Buffer> {
  const entries = directoryOf(file);
  const declared = entries.reduce((sum, { unpacked }) => sum + unpacked, 0);
  if (declared > MOST_UNPACKED) throw new UnreadableWorkbook(`${declared} bytes unpacked`);
  const parts = new Map<string, Buffer>();
  let left = MOST_UNPACKED;
  for (const entry of entries) {
    if (parts.has(entry.name)) throw new UnreadableWorkbook(`${entry.name} twice`);
    const content = contentOf(file, entry, left);
    left -= content.length;
    parts.set(entry.name, content);
  }
  return parts;
}

/** What a workbook's words and figures are in; pictures, macros and whatever else is packed with it stay packed. */
const isXml = (name: string) => name.endsWith('.xml') || name.endsWith('.xml.rels');

function directoryOf(file: Buffer): Entry[] {
  const end = endOf(file);
  const count = file.readUInt16LE(end + 10);
  if (count > MOST_ENTRIES) throw new UnreadableWorkbook(`${count} parts`);
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
      at: file.readUInt32LE(at + 42),
    });
    at = after;
  }
  return entries.filter(({ name }) => isXml(name));
}

function endOf(file: Buffer): number {
  for (let at = file.length - 22; at >= 0 && at >= file.length - 22 - LONGEST_COMMENT; at -= 1) {
    if (file.readUInt32LE(at) === END_OF_DIRECTORY) return at;
  }
  throw new UnreadableWorkbook('no archive');
}

function contentOf(file: Buffer, { name, method, packed, unpacked, at }: Entry, left: number): Buffer {
  if (at + 30 > file.length || file.readUInt32LE(at) !== FILE) throw new UnreadableWorkbook(`no ${name}`);
  const from = at + 30 + file.readUInt16LE(at + 26) + file.readUInt16LE(at + 28);
  if (from + packed > file.length) throw new UnreadableWorkbook(`${name} is cut short`);
  const content = unpack(file.subarray(from, from + packed), method, Math.min(unpacked, left));
  if (content.length !== unpacked) throw new UnreadableWorkbook(`${name} is not as long as declared`);
  return content;
}

function unpack(raw: Buffer, method: number, most: number): Buffer {
  if (method === STORED && raw.length <= most) return raw;
  if (method !== DEFLATED) throw new UnreadableWorkbook('an unknown packing');
  try {
    return inflateRawSync(raw, { maxOutputLength: most + 1 });
  } catch {
    throw new UnreadableWorkbook('packed wrongly, or longer than declared');
  }
}
