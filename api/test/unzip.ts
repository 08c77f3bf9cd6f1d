import { crc32, inflateRawSync } from 'node:zlib';

const END_OF_DIRECTORY = 0x06054b50;
const ENTRY = 0x02014b50;
const FILE = 0x04034b50;
const DEFLATED = 8;

/** The files of a zip by name, each checked against its length and checksum; throws where the archive is broken. */
export function unzip(zip: Buffer): Map<string, Buffer> {
  const end = zip.length - 22;
  if (zip.readUInt32LE(end) !== END_OF_DIRECTORY) throw new Error('no end of the directory');
  const files = new Map<string, Buffer>();
  let at = zip.readUInt32LE(end + 16);
  for (let left = zip.readUInt16LE(end + 10); left > 0; left -= 1) {
    if (zip.readUInt32LE(at) !== ENTRY) throw new Error('no entry of the directory');
    const method = zip.readUInt16LE(at + 10);
    const [checksum, packed, length] = [16, 20, 24].map((offset) => zip.readUInt32LE(at + offset));
    const [nameLength, extraLength, commentLength] = [28, 30, 32].map((offset) => zip.readUInt16LE(at + offset));
    const file = zip.readUInt32LE(at + 42);
    const name = zip.toString('utf8', at + 46, at + 46 + (nameLength ?? 0));
    if (zip.readUInt32LE(file) !== FILE) throw new Error(`no file ${name}`);
    const from = file + 30 + zip.readUInt16LE(file + 26) + zip.readUInt16LE(file + 28);
    const raw = zip.subarray(from, from + (packed ?? 0));
    const content = method === DEFLATED ? inflateRawSync(raw) : raw;
    if (content.length !== length || crc32(content) !== checksum) throw new Error(`${name} is broken`);
    files.set(name, content);
    at += 46 + (nameLength ?? 0) + (extraLength ?? 0) + (commentLength ?? 0);
  }
  return files;
}
