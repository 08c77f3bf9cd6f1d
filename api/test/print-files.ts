import { buffer } from 'node:stream/consumers';
import { deflateSync } from 'node:zlib';
import PdfKit from 'pdfkit';
import sharp, { type Sharp } from 'sharp';
import { type Options, ZipFile } from 'yazl';

// Print files for the tests of the preflight check, each made when it is needed.

/** A dark square on a light ground, 600 × 300 px; 254 × 127 mm at 60 dpi. */
export function drawing(dpi = 60): Sharp {
  const square = { create: { width: 60, height: 60, channels: 3, background: '#303030' } } as const;
  return sharp({ create: { width: 600, height: 300, channels: 3, background: '#e8dcc8' } })
    .composite([{ input: square, left: 30, top: 30 }])
    .withMetadata({ density: dpi });
}

export async function cmykTiff(dpi = 118.11): Promise<Buffer> {
  const picture = await drawing(dpi).png().toBuffer();
  return sharp(picture).withMetadata({ density: dpi }).withIccProfile('cmyk').tiff({ compression: 'lzw' }).toBuffer();
}

export interface PhotoshopFile {
  width?: number;
  height?: number;
  /** Number of the mode: 3 is RGB, 4 CMYK. */
  mode?: number;
  isPacked?: boolean;
}

/** A Photoshop document with one colour, at 150 dpi. */
export function photoshopFile({ width = 60, height = 30, mode = 4, isPacked = true }: PhotoshopFile = {}): Buffer {
  const channels = mode === 4 ? 4 : 3;
  const head = Buffer.alloc(26);
  head.write('8BPS');
  head.writeUInt16BE(1, 4);
  head.writeUInt16BE(channels, 12);
  head.writeUInt32BE(height, 14);
  head.writeUInt32BE(width, 18);
  head.writeUInt16BE(8, 22);
  head.writeUInt16BE(mode, 24);
  const resolution = Buffer.alloc(28);
  resolution.write('8BIM');
  resolution.writeUInt16BE(1005, 4);
  resolution.writeUInt32BE(16, 8);
  resolution.writeUInt32BE(150 * 65_536, 12);
  resolution.writeUInt32BE(150 * 65_536, 20);
  const rows = Array.from({ length: channels * height }, () => Buffer.from([257 - width, 100]));
  const lengths = rows.map(({ length }) => Buffer.from([0, length]));
  const picture = isPacked
    ? Buffer.concat([Buffer.from([0, 1]), ...lengths, ...rows])
    : Buffer.concat([Buffer.from([0, 0]), Buffer.alloc(channels * width * height, 100)]);
  return Buffer.concat([head, uint32(0), uint32(resolution.length), resolution, uint32(0), picture]);
}

/** A BMP of 24 bits at 100 dpi: the lower half is red. */
export function bitmapFile(width = 40, height = 20): Buffer {
  const rowBytes = Math.ceil((width * 3) / 4) * 4;
  const file = Buffer.alloc(54 + rowBytes * height);
  file.write('BM');
  file.writeUInt32LE(54, 10);
  file.writeUInt32LE(40, 14);
  file.writeInt32LE(width, 18);
  file.writeInt32LE(height, 22);
  file.writeUInt16LE(1, 26);
  file.writeUInt16LE(24, 28);
  file.writeInt32LE(3937, 38);
  file.writeInt32LE(3937, 42);
  for (let at = 54; at + 2 < 54 + (rowBytes * height) / 2; at += 3) file[at + 2] = 255;
  return file;
}

/** A PDF of pdfkit's, with what `draw` puts on its first page. */
export async function pdfFile(
  size: [number, number],
  draw: (document: PDFKit.PDFDocument) => void,
  options: PDFKit.PDFDocumentOptions = {},
): Promise<Buffer> {
  const document = new PdfKit({ size, margin: 0, ...options });
  draw(document);
  document.end();
  return buffer(document);
}

/** A PDF of these objects, numbered from 1; the first is the catalogue. */
export function rawPdf(objects: readonly string[], trailer = ''): Buffer {
  const bodies = objects.map((body, index) => `${index + 1} 0 obj\n${body}\nendobj\n`);
  const head = '%PDF-1.7\n';
  let at = head.length;
  const offsets = bodies.map((body) => {
    const offset = at;
    at += body.length;
    return `${String(offset).padStart(10, '0')} 00000 n \n`;
  });
  const table = `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${offsets.join('')}`;
  const end = `trailer\n<</Root 1 0 R /Size ${objects.length + 1} ${trailer}>>\nstartxref\n${at}\n%%EOF`;
  return Buffer.from(head + bodies.join('') + table + end, 'latin1');
}

/** @param options of each file, for example the mode of a symbolic link */
export async function zipFile(files: Readonly<Record<string, Buffer>>, options?: Partial<Options>): Promise<Buffer> {
  const zip = new ZipFile();
  for (const [name, bytes] of Object.entries(files)) zip.addBuffer(bytes, name, options);
  zip.end();
  return buffer(zip.outputStream);
}

/** A PNG with a colour profile if one is given; without pixels, its header only. */
export function pngFile(width: number, height: number, pixels?: Buffer, profile?: Buffer): Buffer {
  const header = Buffer.concat([uint32(width), uint32(height), Buffer.from([8, 0, 0, 0, 0])]);
  const signature = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1');
  return Buffer.concat([
    ...[
      signature,
      pngChunk('IHDR', header),
      ...(profile ? [pngChunk('iCCP', Buffer.concat([Buffer.from('press\0\0', 'latin1'), deflateSync(profile)]))] : []),
      pngChunk('pHYs', Buffer.concat([uint32(3937), uint32(3937), Buffer.of(1)])),
    ],
    ...(pixels ? [pngChunk('IDAT', deflateSync(pixels)), pngChunk('IEND', Buffer.of())] : []),
  ]);
}

function pngChunk(type: string, body: Buffer): Buffer {
  const typed = Buffer.concat([Buffer.from(type, 'latin1'), body]);
  return Buffer.concat([uint32(body.length), typed, uint32(checksum(typed))]);
}

/** CRC-32. */
function checksum(bytes: Buffer): number {
  let crc = 0xffffffff;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit++) crc = (crc >>> 1) ^ (crc & 1 ? 0xedb88320 : 0);
  }
  return ~crc >>> 0;
}

function uint32(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(value);
  return bytes;
}
