import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import os, { tmpdir } from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { countTiles } from '@shop/preflight';
import sharp from 'sharp';
import { bitmapFile, cmykTiff, drawing, pdfFile, photoshopFile, zipFile } from '../../../test/print-files';
import { paleProfile, unusableProfile } from '../../../test/colour-profiles';
import { LIMITS } from '../child-process';
import { cutTiles } from './cut-tiles';

let folder: string;

beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'shop-test-'));
  jest.spyOn(os, 'tmpdir').mockReturnValue(folder);
});

afterEach(() => {
  expect(readdirSync(folder)).toEqual([]);
});

afterAll(() => {
  jest.restoreAllMocks();
  rmSync(folder, { recursive: true, force: true });
});

/** The size of a file that was cut, and its tile with all of it; null if it was not cut. */
async function cut(format: string, bytes: Buffer, limits = LIMITS, profile?: Buffer | null) {
  return cutTiles(
    { format, bytes: Readable.from([bytes]), profile: profile && Readable.from([profile]) },
    async (file) => {
      if (!file) return null;
      const tiles = await buffer(file.tiles);
      const { width, height, isReduced, offsets } = file;
      expect(offsets).toHaveLength((countTiles(file) + 1) * 4);
      expect(offsets.readUInt32LE(offsets.length - 4)).toBe(tiles.length);
      const first = sharp(tiles.subarray(0, offsets.readUInt32LE(4)));
      const { data, info } = await first.raw().toBuffer({ resolveWithObject: true });
      const pixel = (x: number, y: number) => [
        ...data.subarray((y * info.width + x) * 3, (y * info.width + x) * 3 + 3),
      ];
      return { width, height, isReduced, pixel, first: [info.width, info.height] };
    },
    limits,
  );
}

const near = (colour: number[]) => colour.map((value) => expect.closeTo(value, -1.1) as number);

test.each([
  ['jpeg', () => drawing().jpeg({ quality: 95 }).toBuffer()],
  ['png', () => drawing().png().toBuffer()],
  ['webp', () => drawing().webp({ lossless: true }).toBuffer()],
  ['gif', () => drawing().gif().toBuffer()],
  ['tiff', () => cmykTiff()],
  ['zip', async () => zipFile({ 'art.png': await drawing().png().toBuffer() })],
])('A %s is cut with all its pixels', async (format, make) => {
  const file = await cut(format, await make());
  // Dark at the left, light at the right, as in the drawing, whose smaller level is half as large.
  expect(file).toMatchObject({ width: 600, height: 300, isReduced: false, first: [300, 150] });
  expect(file?.pixel(30, 30).every((value) => value < 90)).toBe(true);
  expect(file?.pixel(200, 100).every((value) => value > 180)).toBe(true);
});

test('A picture that lies on its side is cut upright', async () => {
  const file = await cut('jpeg', await drawing().withMetadata({ orientation: 6 }).jpeg().toBuffer());
  expect(file).toMatchObject({ width: 300, height: 600 });
});

test.each([3, 4])('A Photoshop document in mode %s is cut from the picture of all layers', async (mode) => {
  for (const isPacked of [true, false]) {
    const file = await cut('psd', photoshopFile({ mode, isPacked }));
    expect(file).toMatchObject({ width: 60, height: 30 });
    if (mode === 3) expect(file?.pixel(20, 20)).toEqual(near([100, 100, 100]));
  }
});

test('A BMP is cut from its rows', async () => {
  const file = await cut('bmp', bitmapFile());
  expect(file).toMatchObject({ width: 40, height: 20 });
  expect(file?.pixel(20, 17)).toEqual(near([255, 0, 0]));
  expect(file?.pixel(20, 2)).toEqual(near([0, 0, 0]));
});

test('A PDF is drawn larger than its preview, in strips that join', async () => {
  const bytes = await pdfFile([720, 36], (page) => page.rect(0, 0, 360, 36).fill('#ff0000'));
  const file = await cut('pdf', bytes);
  expect([file?.width, file?.height]).toEqual([30_000, 1_500]);
  const [width = 0, height = 0] = file?.first ?? [];
  for (let y = 0; y < height; y++) {
    expect(file?.pixel(Math.floor(width * 0.25), y)).toEqual(near([255, 0, 0]));
    expect(file?.pixel(Math.floor(width * 0.75), y)).toEqual(near([255, 255, 255]));
  }
}, 60_000);

test('What is transparent is white', async () => {
  const clear = { width: 40, height: 20, channels: 4, background: { r: 255, g: 0, b: 0, alpha: 0 } } as const;
  const file = await cut('png', await sharp({ create: clear }).png().toBuffer());
  expect(file?.pixel(10, 10)).toEqual(near([255, 255, 255]));
});

test.each([
  ['svg', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="10" height="10"/>')],
  ['png', Buffer.from('nothing')],
  ['pdf', Buffer.from('%PDF-1.4')],
  ['zip', Buffer.from('PK')],
])('A %s without a picture that can be read is not cut', async (format, bytes) => {
  expect(await cut(format, bytes)).toBeNull();
});

const green = { create: { width: 40, height: 20, channels: 3, background: '#00ff00' } } as const;

test('A file is cut as printed by the standard profile or another one, or in its own colours', async () => {
  const bytes = await sharp(green).png().toBuffer();
  const strengthBy = async (profile?: Buffer | null) => {
    const pixel = (await cut('png', bytes, LIMITS, profile))?.pixel(10, 10) ?? [];
    return Math.max(...pixel) - Math.min(...pixel);
  };
  const [own, standard, pale] = [await strengthBy(), await strengthBy(null), await strengthBy(await paleProfile())];
  expect(own).toBeGreaterThan(240);
  // No ink is as green as a screen, and the pale profile is hardly more than grey.
  expect(standard).toBeLessThan(own - 20);
  expect(pale).toBeLessThan(standard - 20);
});

test('White stays white as printed, with all pixels of the file', async () => {
  const file = await cut('jpeg', await drawing().jpeg({ quality: 95 }).toBuffer(), LIMITS, null);
  expect(file).toMatchObject({ width: 600, height: 300, isReduced: false });
  expect(file?.pixel(200, 100).every((value) => value > 180)).toBe(true);
});

test('A file is not cut by a profile that cannot be used', async () => {
  expect(await cut('png', await sharp(green).png().toBuffer(), LIMITS, await unusableProfile())).toBeNull();
});

test('A process beyond its limits is killed, and leaves no tiles', async () => {
  expect(await cut('png', await drawing().png().toBuffer(), { ...LIMITS, memory: 1 })).toBeNull();
});
