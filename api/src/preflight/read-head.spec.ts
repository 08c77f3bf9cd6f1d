import { randomBytes } from 'node:crypto';
import { Readable } from 'node:stream';
import sharp from 'sharp';
import { bitmapFile, drawing, photoshopFile } from '../../test/print-files';
import type { HeadFormat } from './head-formats';
import { readHead } from './read-head';
import { runChild } from './run-child';

const MEBIBYTE = 1024 * 1024;

const SIZE = { width: 1250, height: 1000 };

/** A picture that does not become smaller by compression: 3.75 MB without it. */
const noise = () =>
  sharp(randomBytes(SIZE.width * SIZE.height * 3), { raw: { ...SIZE, channels: 3 } }).withMetadata({ density: 150 });

const padded = (bytes: Buffer) => Buffer.concat([bytes, Buffer.alloc(4 * MEBIBYTE)]);

async function read(format: HeadFormat, bytes: Buffer) {
  const loaded: number[] = [];
  const facts = await readHead({
    format,
    size: bytes.length,
    read: async (start, end) => {
      loaded.push(end - start);
      return bytes.subarray(start, end);
    },
  });
  return { facts, loaded: loaded.reduce((sum, length) => sum + length, 0) };
}

test.each<[string, HeadFormat, () => Buffer | Promise<Buffer>]>([
  ['a TIFF whose directory is at its end', 'tiff', () => noise().tiff({ compression: 'none' }).toBuffer()],
  [
    'a CMYK TIFF in tiles',
    'tiff',
    () => noise().toColourspace('cmyk').tiff({ compression: 'none', tile: true }).toBuffer(),
  ],
  ['a JPEG', 'jpeg', () => noise().jpeg({ quality: 100, chromaSubsampling: '4:4:4' }).toBuffer()],
  ['a PNG', 'png', () => noise().png({ compressionLevel: 0 }).toBuffer()],
  ['a bitmap', 'bmp', async () => padded(bitmapFile())],
  ['a Photoshop document', 'psd', async () => padded(photoshopFile({}))],
])('the header of %s is read without its pixels', async (_, format, make) => {
  const bytes = await make();
  const { facts, loaded } = await read(format, bytes);
  expect(bytes.length).toBeGreaterThan(2 * MEBIBYTE);
  expect(loaded).toBeLessThanOrEqual(2 * MEBIBYTE);
  const first = jest.fn(async () => undefined);
  await runChild({ format, bytes: Readable.from([bytes]), onFirstFacts: first });
  expect(first).toHaveBeenCalledWith(facts);
});

test.each<[string, HeadFormat, () => Buffer | Promise<Buffer>]>([
  ['a text that pretends to be a picture', 'jpeg', () => Buffer.alloc(MEBIBYTE, 'a')],
  ['a TIFF whose directory is behind its end', 'tiff', () => Buffer.from('II*\0\xff\xff\xff\x7f', 'latin1')],
  ['three bytes', 'tiff', () => Buffer.from('II*')],
  ['a PNG of 58 bytes', 'png', async () => (await drawing().png().toBuffer()).subarray(0, 20)],
])('nothing is known of %s', async (_, format, make) => {
  expect((await read(format, await make())).facts).toBeNull();
});
