/** Pixels an inch in both directions, as the header of a picture says. */
export interface Resolution {
  x: number;
  y: number;
}

/**
 * The resolution in the header of a picture, exactly; `sharp` rounds it to whole numbers. Null if the header has none.
 * @param head the first bytes of the file; a directory of a TIFF further back is read with `readAt`
 */
export function readResolution(
  format: string,
  head: Buffer,
  readAt: (offset: number, length: number) => Buffer,
): Resolution | null {
  try {
    if (format === 'png') return readPng(head);
    if (format === 'jpeg') return readJpeg(head);
    if (format === 'tiff') return readTiff(head, readAt);
  } catch (error) {
    // The header points past its own end.
    if (!(error instanceof RangeError)) throw error;
  }
  return null;
}

const MM_PER_INCH = 25.4;
export const INCHES_PER_METRE = 1000 / MM_PER_INCH;

/** More is an error in the file. */
export const MAX_DPI = 100_000;

/** Null if no picture has such a resolution. */
export function resolution(x: number, y: number): Resolution | null {
  const isPossible = (dpi: number) => dpi >= 0.1 && dpi <= MAX_DPI;
  return isPossible(x) && isPossible(y) ? { x, y } : null;
}

function readPng(head: Buffer): Resolution | null {
  for (let at = 8; at + 12 <= head.length; at += 12 + head.readUInt32BE(at)) {
    const type = head.toString('latin1', at + 4, at + 8);
    if (type === 'IDAT') return null;
    if (type !== 'pHYs') continue;
    const isMetric = head[at + 16] === 1;
    return isMetric
      ? resolution(head.readUInt32BE(at + 8) / INCHES_PER_METRE, head.readUInt32BE(at + 12) / INCHES_PER_METRE)
      : null;
  }
  return null;
}

/** From the JFIF header, else from Exif, else from Photoshop's resources. */
function readJpeg(head: Buffer): Resolution | null {
  let exif: Resolution | null = null;
  let photoshop: Resolution | null = null;
  for (let at = 2; at + 4 <= head.length && head[at] === 0xff;) {
    const marker = head[at + 1] ?? 0;
    if (marker === 0xda) break;
    const length = head.readUInt16BE(at + 2);
    const body = head.subarray(at + 4, at + 2 + length);
    if (marker === 0xe0 && body.toString('latin1', 0, 5) === 'JFIF\0') {
      const unit = body[7] === 1 ? 1 : body[7] === 2 ? 2.54 : 0;
      const jfif = resolution(body.readUInt16BE(8) * unit, body.readUInt16BE(10) * unit);
      if (jfif) return jfif;
    }
    if (marker === 0xe1 && body.toString('latin1', 0, 6) === 'Exif\0\0') exif ??= readExif(body.subarray(6));
    if (marker === 0xed && body.toString('latin1', 0, 14) === 'Photoshop 3.0\0')
      photoshop ??= readPhotoshopResolution(body.subarray(14));
    at += 2 + Math.max(2, length);
  }
  return exif ?? photoshop;
}

function readExif(tiff: Buffer): Resolution | null {
  try {
    return readTiff(tiff, (offset, length) => tiff.subarray(offset, offset + length));
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
}

/** The resolution in Photoshop's image resources: number 1005, as fixed-point numbers of pixels an inch. */
export function readPhotoshopResolution(resources: Buffer): Resolution | null {
  const found = photoshopResources(resources).get(1005);
  if (!found || found.length < 16) return null;
  return resolution(found.readUInt32BE(0) / 65_536, found.readUInt32BE(8) / 65_536);
}

/** Photoshop's image resources by number. */
export function photoshopResources(resources: Buffer): Map<number, Buffer> {
  const found = new Map<number, Buffer>();
  for (let at = 0; at + 12 <= resources.length && resources.toString('latin1', at, at + 4) === '8BIM';) {
    const id = resources.readUInt16BE(at + 4);
    const nameLength = (resources[at + 6] ?? 0) + 1;
    const start = at + 6 + nameLength + (nameLength % 2);
    if (start + 4 > resources.length) break;
    const size = resources.readUInt32BE(start);
    found.set(id, resources.subarray(start + 4, start + 4 + size));
    at = start + 4 + size + (size % 2);
  }
  return found;
}

/** The first directory of a classic TIFF or a BigTIFF. */
function readTiff(head: Buffer, readAt: (offset: number, length: number) => Buffer): Resolution | null {
  const isLittle = head[0] === 0x49;
  const u16 = (bytes: Buffer, at: number) => (isLittle ? bytes.readUInt16LE(at) : bytes.readUInt16BE(at));
  const u32 = (bytes: Buffer, at: number) => (isLittle ? bytes.readUInt32LE(at) : bytes.readUInt32BE(at));
  const u64 = (bytes: Buffer, at: number) => Number(isLittle ? bytes.readBigUInt64LE(at) : bytes.readBigUInt64BE(at));
  const isBig = u16(head, 2) === 43;
  const offset = isBig ? u64(head, 8) : u32(head, 4);
  const count = isBig ? u64(readAt(offset, 8), 0) : u16(readAt(offset, 2), 0);
  const [entrySize, valueAt] = isBig ? [20, 12] : [12, 8];
  const entries = readAt(offset + (isBig ? 8 : 2), Math.min(count, MAX_TAGS) * entrySize);
  const rational = (at: number): number => {
    // BigTIFF keeps the eight bytes of a rational number in the entry itself.
    const bytes = isBig ? entries.subarray(at + valueAt, at + valueAt + 8) : readAt(u32(entries, at + valueAt), 8);
    return u32(bytes, 0) / u32(bytes, 4);
  };
  let [x, y, unit] = [Number.NaN, Number.NaN, 2];
  for (let at = 0; at + entrySize <= entries.length; at += entrySize) {
    const tag = u16(entries, at);
    if (tag === 282) x = rational(at);
    if (tag === 283) y = rational(at);
    if (tag === 296) unit = u16(entries, at + valueAt);
  }
  const perInch = unit === 3 ? 2.54 : unit === 2 ? 1 : 0;
  return resolution(x * perInch, y * perInch);
}

const MAX_TAGS = 1000;
