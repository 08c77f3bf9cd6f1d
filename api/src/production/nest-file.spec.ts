import { inflateSync } from 'node:zlib';
import { nest, type PlacedPiece, seededRandom } from '@shop/nesting';
import sharp from 'sharp';
import { renderPage } from '../../test/rendered-page';
import { buildNestFile, type NestFileItem, type NestFileJob } from './nest-file';

/** Points in a mm. */
const POINTS = 72 / 25.4;
const TOLERANCE_MM = 0.1;
const HEM = { top: 50, right: 50, bottom: 50, left: 50 };
const NO_BLEED = { top: 0, right: 0, bottom: 0, left: 0 };

const item = (
  id: string,
  widthMm: number,
  heightMm: number,
  changes: Partial<NestFileItem['piece']> = {},
): NestFileItem => ({
  ...{ id, artwork: null, bleed: 'white', label: `ORDER/${id}`, printed: false },
  piece: { widthMm, heightMm, bleedMm: HEM, isFolded: true, seams: [], grommets: [[25, 25]], ...changes },
});

const nestJob = (
  items: readonly NestFileItem[],
  placed: readonly PlacedPiece[],
  rollMm: number,
  lengthMm: number,
): NestFileJob => ({
  ...{ items, placed, rollMm, lengthMm, qr: [], slug: ['Nest'], title: 'Nest' },
  createdAt: new Date('2026-11-26T00:00:00Z'),
});

/** The operators of the page, read without a PDF library. */
function contentOf(file: Uint8Array): string {
  const bytes = Buffer.from(file);
  const text = bytes.toString('latin1');
  return [...text.matchAll(/stream\r?\n/g)]
    .filter(({ index }) => text.slice(index - 3, index) !== 'end')
    .map(({ index, 0: head }) => {
      try {
        return inflateSync(bytes.subarray(index + head.length, text.indexOf('endstream', index))).toString('latin1');
      } catch {
        return '';
      }
    })
    .join('\n');
}

/** The rectangles that are cut, in mm from the top left corner of a roll. */
function cutsIn(file: Uint8Array, lengthMm: number, scale: number) {
  const top = /\/TrimBox \[\s*0 ([\d.]+) [\d.]+ ([\d.]+)/
    .exec(Buffer.from(file).toString('latin1'))
    ?.slice(1)
    .map(Number);
  expect(((top?.[1] ?? 0) - (top?.[0] ?? 0)) / POINTS / scale).toBeCloseTo(lengthMm, 1);
  const pattern = /((?:-?[\d.]+ ){6})cm|\/OC \/CutContour BDC[^]*?((?:-?[\d.]+ ){4})re/g;
  const cuts: { x: number; y: number; width: number; height: number }[] = [];
  let matrix = [1, 0, 0, 1, 0, 0];
  for (const [, moved, cut] of contentOf(file).matchAll(pattern)) {
    const numbers = (moved ?? cut ?? '').trim().split(' ').map(Number);
    if (moved) matrix = numbers;
    else {
      const [x = 0, y = 0, width = 0, height = 0] = numbers;
      const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0] = matrix;
      const corners = [
        [x, y],
        [x + width, y + height],
      ].map(([u = 0, v = 0]) => [a * u + c * v + e, b * u + d * v + f]);
      const mm = (points: number) => points / POINTS / scale;
      const [left = 0, right = 0] = corners.map(([at = 0]) => at).toSorted((one, other) => one - other);
      const [low = 0, high = 0] = corners.map(([, at = 0]) => at).toSorted((one, other) => one - other);
      cuts.push({ x: mm(left), y: mm((top?.[1] ?? 0) - high), width: mm(right - left), height: mm(high - low) });
    }
  }
  return cuts;
}

const ROLL_MM = 1600;

test.each([
  ['1:1', 1, [1650, 1700]],
  ['1:10, because the roll is longer than 5 m,', 0.1, [6000, 2000]],
] as const)('at %s every piece and panel is cut at its place within 0.1 mm', async (_, scale, [wide, high]) => {
  const items = [
    item('a', 800, 400),
    item('b', wide, high),
    item('c', 300, 700, { bleedMm: NO_BLEED, isFolded: false }),
  ];
  const jobs = items.map(({ id, piece: { widthMm, heightMm, bleedMm } }) => ({
    ...{ id, copies: id === 'b' ? 1 : 2, canRotate: true },
    widthMm: widthMm + bleedMm.left + bleedMm.right,
    heightMm: heightMm + bleedMm.top + bleedMm.bottom,
  }));
  const { placed, lengthMm } = nest(jobs, {
    ...{ rollMm: ROLL_MM, gapMm: 20, mode: 'least_waste', effort: 0 },
    random: seededRandom(1),
  });
  expect(lengthMm > 5000).toBe(scale < 1);
  expect(placed.some(({ rotated }) => rotated)).toBe(true);
  expect(placed.some(({ panel }) => panel === 2)).toBe(true);
  const file = await buildNestFile(nestJob(items, placed, ROLL_MM, lengthMm));
  const cuts = cutsIn(file, lengthMm, scale);
  expect(cuts).toHaveLength(placed.length);
  for (const [index, cut] of cuts.entries())
    for (const side of ['x', 'y', 'width', 'height'] as const)
      expect(Math.abs(cut[side] - (placed[index]?.[side] ?? 0))).toBeLessThan(TOLERANCE_MM);
  const text = Buffer.from(file).toString('latin1');
  for (const layer of ['CutContour', 'Fold', 'Grommets']) expect(text.split(`/Name (${layer})`)).toHaveLength(2);
  expect(Buffer.from(await buildNestFile(nestJob(items, placed, ROLL_MM, lengthMm))).equals(Buffer.from(file))).toBe(
    true,
  );
});

test('artwork lies on its piece, turned clockwise with it, and a panel has its part of it', async () => {
  const halves = await sharp({ create: { width: 400, height: 100, channels: 3, background: '#e00000' } })
    .composite([
      { input: { create: { width: 200, height: 100, channels: 3, background: '#0000e0' } }, left: 200, top: 0 },
    ])
    .jpeg({ chromaSubsampling: '4:4:4' })
    .toBuffer();
  const placement = { covers: { x: 0, y: 0, width: 400, height: 100 }, isTurned: false };
  const artwork = { kind: 'jpeg', bytes: halves, placement } as const;
  const plain = item('a', 400, 100, { bleedMm: NO_BLEED, isFolded: false, grommets: [] });
  const place = (changes: Partial<PlacedPiece>): PlacedPiece => ({
    ...{ id: 'a', copy: 1, panel: null, x: 0, y: 0, width: 400, height: 100, rotated: false },
    ...changes,
  });
  const placed = [
    place({}),
    place({ copy: 2, x: 420, width: 100, height: 400, rotated: true }),
    place({ copy: 3, panel: 2, y: 120, width: 215 }),
  ];
  const { colourAt } = await renderPage(await buildNestFile(nestJob([{ ...plain, artwork }], placed, 600, 400)));
  const isBlue = (x: number, y: number) => {
    const [red = 0, , blue = 0] = colourAt(x, y);
    return red < 100 && blue > 150;
  };
  expect([isBlue(100, 50), isBlue(300, 50)]).toEqual([false, true]);
  expect([isBlue(470, 100), isBlue(470, 300)]).toEqual([false, true]);
  expect([isBlue(5, 170), isBlue(40, 170), isBlue(200, 170)]).toEqual([false, true, true]);
});
