import { randomBytes } from 'node:crypto';
import { writeFileSync } from 'node:fs';
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

/** A picture in one ink, uncompressed, row by row from the top: 255 is white. */
export interface GreyPicture {
  width: number;
  height: number;
  /** Draws a row that is light grey already. */
  draw: (row: Buffer, y: number) => void;
}

const ROWS_OF_STRIP = 64;

type TiffField = readonly [tag: number, type: number, count: number, value: number];

/** Writes a TIFF, because browsers are not given more than 50 MB from memory. */
export function writeTiff(path: string, { width, height, draw }: GreyPicture): void {
  const strips = Math.ceil(height / ROWS_OF_STRIP);
  const pixels = Buffer.alloc(width * height, 200);
  for (let y = 0; y < height; y++) draw(pixels.subarray(y * width, (y + 1) * width), y);
  const lists = 8 + 2 + 9 * 12 + 4;
  const start = lists + strips * 8;
  const stripBytes = (strip: number) => width * Math.min(ROWS_OF_STRIP, height - strip * ROWS_OF_STRIP);
  const head = Buffer.alloc(start);
  head.write('II*\0', 'latin1');
  head.writeUInt32LE(8, 4);
  const [short, long] = [3, 4];
  const fields: readonly TiffField[] = [
    [256, long, 1, width],
    [257, long, 1, height],
    [258, short, 1, 8],
    [259, short, 1, 1],
    [262, short, 1, 1],
    [273, long, strips, lists],
    [277, short, 1, 1],
    [278, long, 1, ROWS_OF_STRIP],
    [279, long, strips, lists + strips * 4],
  ];
  head.writeUInt16LE(fields.length, 8);
  fields.forEach(([tag, type, count, value], index) => {
    const at = 10 + index * 12;
    head.writeUInt16LE(tag, at);
    head.writeUInt16LE(type, at + 2);
    head.writeUInt32LE(count, at + 4);
    head.writeUInt32LE(value, at + 8);
  });
  for (let strip = 0; strip < strips; strip++) {
    head.writeUInt32LE(start + strip * ROWS_OF_STRIP * width, lists + strip * 4);
    head.writeUInt32LE(stripBytes(strip), lists + (strips + strip) * 4);
  }
  writeFileSync(path, Buffer.concat([head, pixels]));
}
