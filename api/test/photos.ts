import { deflateSync } from 'node:zlib';
import sharp from 'sharp';

/** A landscape photo with EXIF data: the place, and with `turned` an orientation that rotates it. */
export function createPhoto(width: number, height: number, { turned = false } = {}): Promise<Buffer> {
  return sharp(sky(width, height))
    .jpeg()
    .withExif({
      IFD0: { Make: 'Test camera' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '51/1 30/1 0/1', GPSLongitudeRef: 'W', GPSLongitude: '0/1 7/1 0/1' },
    })
    .withMetadata(turned ? { orientation: 6 } : {})
    .toBuffer();
}

/** The same motif in another format. */
export const createPhotoAs = (format: 'png' | 'webp' | 'avif' | 'tiff'): Promise<Buffer> =>
  sharp(sky(500, 300)).toFormat(format).toBuffer();

const sky = (width: number, height: number): Buffer =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="60%" fill="#6ab"/>` +
      `<rect y="60%" width="100%" height="40%" fill="#5a3"/><circle cx="70%" cy="25%" r="10%" fill="#fd3"/></svg>`,
  );

/** A PNG of one colour with one bit per pixel: a small file with many pixels. */
export function createPlainPng(width: number, height: number): Buffer {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head[8] = 1;
  const rows = Buffer.alloc((Math.ceil(width / 8) + 1) * height);
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', head),
    chunk('IDAT', deflateSync(rows, { level: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function chunk(name: string, content: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(name), content]);
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(content.length, 0);
  frame.writeUInt32BE(crc(body), 4);
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)]);
}

/** CRC-32 as PNG requires; Node 20.19 does not export zlib's. */
function crc(bytes: Buffer): number {
  let value = 0xffffffff;
  for (const byte of bytes) {
    value ^= byte;
    for (let bit = 0; bit < 8; bit++) value = value & 1 ? (value >>> 1) ^ 0xedb88320 : value >>> 1;
  }
  return (value ^ 0xffffffff) >>> 0;
}
