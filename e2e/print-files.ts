import { randomBytes } from 'node:crypto';
import { crc32, deflateSync } from 'node:zlib';

export interface PrintFile {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

/** Creates a PDF of 1 MB with random content. */
export function createArtwork(name: string): PrintFile {
  const content = randomBytes(512 * 1024).toString('hex');
  return { name, mimeType: 'application/pdf', buffer: Buffer.from(`%PDF-1.7\n% ${content}\n%%EOF\n`) };
}

/** Creates a PNG of 120 × 60 pixels in one colour (red, green, blue). */
export function createProof(name: string, colour: readonly [number, number, number]): PrintFile {
  const [width, height] = [120, 60];
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 2], 8);
  const row = [0, ...Array.from({ length: width }, () => colour).flat()];
  const rows = deflateSync(Buffer.from(Array.from({ length: height }, () => row).flat()));
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return {
    name,
    mimeType: 'image/png',
    buffer: Buffer.concat([signature, chunk('IHDR', header), chunk('IDAT', rows), chunk('IEND')]),
  };
}

function chunk(type: string, data: Buffer = Buffer.alloc(0)): Buffer {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(data.length, 0);
  frame.writeUInt32BE(crc32(named), 4);
  return Buffer.concat([frame.subarray(0, 4), named, frame.subarray(4)]);
}
