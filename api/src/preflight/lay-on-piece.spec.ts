import sharp, { type Sharp } from 'sharp';
import { layOnPiece } from './lay-on-piece';

/** A preview that is red at its left, green in its middle and blue at its right end. */
async function stripes(width: number, height: number): Promise<Buffer> {
  const third = Math.round(width / 3);
  const part = (background: string, left: number) => ({
    input: { create: { width: third, height, channels: 3, background } } as const,
    ...{ left, top: 0 },
  });
  return sharp({ create: { width, height, channels: 3, background: '#0000e0' } })
    .composite([part('#e00000', 0), part('#00c000', third)])
    .webp({ lossless: true })
    .toBuffer();
}

async function read(picture: Sharp) {
  const { data, info } = await sharp(await picture.png().toBuffer())
    .raw()
    .toBuffer({ resolveWithObject: true });
  const isBright = (x: number, y: number) => {
    const at = (Math.round(y * info.height) * info.width + Math.round(x * info.width)) * info.channels;
    return [...data.subarray(at, at + 3)].map((value) => value > 120).join(' ');
  };
  return { width: info.width, height: info.height, isBright };
}

const RED = 'true false false';
const GREEN = 'false true false';
const BLUE = 'false false true';
const WHITE = 'true true true';

test('a preview a hundred times as long as the piece is cut before it is enlarged', async () => {
  const covers = { x: -49_500, y: 0, width: 100_000, height: 1000 };
  const picture = await layOnPiece(
    sharp,
    await stripes(2000, 20),
    { covers, isTurned: false },
    { widthMm: 1000, heightMm: 1000 },
  );
  const { width, height, isBright } = await read(picture);
  expect([width, height, isBright(0.1, 0.5), isBright(0.9, 0.5)]).toEqual([2000, 2000, GREEN, GREEN]);
});

test('a turned preview is turned clockwise, and what it does not cover stays white', async () => {
  const covers = { x: 0, y: 0, width: 500, height: 1500 };
  const picture = await layOnPiece(
    sharp,
    await stripes(900, 300),
    { covers, isTurned: true },
    { widthMm: 1000, heightMm: 1500 },
  );
  const { isBright } = await read(picture);
  expect([0.1, 0.5, 0.9].map((y) => isBright(0.25, y))).toEqual([RED, GREEN, BLUE]);
  expect(isBright(0.75, 0.5)).toBe(WHITE);
});
