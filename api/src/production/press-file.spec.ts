import { inflateSync } from 'node:zlib';
import { grommetCentres } from '@shop/drawing';
import sharp from 'sharp';
import { qrBars } from './job-codes';
import { buildPressFile, type PressJob } from './press-file';

/** Points in a mm. */
const POINTS = 72 / 25.4;
const TOLERANCE_MM = 0.1;

const HEM = { top: 50, right: 50, bottom: 50, left: 50 };
const NO_BLEED = { top: 0, right: 0, bottom: 0, left: 0 };

const job = (widthMm: number, heightMm: number, changes: Partial<PressJob['piece']> = {}): PressJob => ({
  piece: {
    ...{ widthMm, heightMm, bleedMm: HEM, isFolded: true, seams: [] },
    grommets: grommetCentres(widthMm, heightMm, 25),
    ...changes,
  },
  artwork: null,
  qr: qrBars('ORDER/ITEM'),
  slug: ['ORDER item 1 copy 1 of 1'],
  title: 'ORDER/1',
  createdAt: new Date('2026-11-25T00:00:00Z'),
});

/** What a reader without a PDF library finds in the file: boxes and the operators of the page. */
function read(file: Uint8Array) {
  const bytes = Buffer.from(file);
  const text = bytes.toString('latin1');
  const box = (name: string) => {
    const numbers = new RegExp(`/${name} \\[([^\\]]+)\\]`).exec(text)?.[1]?.trim().split(/\s+/).map(Number) ?? [];
    return numbers.map((points) => points / POINTS);
  };
  let content = '';
  for (const { index, 0: head } of text.matchAll(/stream\r?\n/g)) {
    if (text.slice(index - 3, index) === 'end') continue;
    const end = text.indexOf('endstream', index);
    try {
      content += `${inflateSync(bytes.subarray(index + head.length, end)).toString('latin1')}\n`;
    } catch {
      content += `${text.slice(index + head.length, end)}\n`;
    }
  }
  return { text, content, mediaBox: box('MediaBox'), trimBox: box('TrimBox'), bleedBox: box('BleedBox') };
}

const countOf = (content: string, layer: string) => content.split(`/OC /${layer} BDC`).length - 1;

/** The centres of the circles on the layer of the grommets, in mm of the page. */
function grommetsIn(content: string): [number, number][] {
  return content
    .split('/OC /Grommets BDC')
    .slice(1)
    .map((part) => {
      const [right, y] = (/([\d.-]+) ([\d.-]+) m/.exec(part) ?? []).slice(1).map(Number);
      const left = Number(/([\d.-]+) ([\d.-]+) c\s+[^c]*c\s*[^c]*c\s+([\d.-]+) ([\d.-]+) m/.exec(part)?.[3]);
      return [((right ?? 0) + left) / 2 / POINTS, (y ?? 0) / POINTS];
    });
}

test('the boxes are the finished size, the size with bleed and the page, at 1:1', async () => {
  const { mediaBox, trimBox, bleedBox } = read(await buildPressFile(job(3000, 1200)));
  const size = ([left = 0, bottom = 0, right = 0, top = 0]: number[]) => [right - left, top - bottom];
  expect(size(trimBox)[0]).toBeCloseTo(3000, 1);
  expect(size(trimBox)[1]).toBeCloseTo(1200, 1);
  expect(size(bleedBox)[0]).toBeCloseTo(3100, 1);
  expect(size(bleedBox)[1]).toBeCloseTo(1300, 1);
  expect(trimBox[0]).toBeCloseTo((bleedBox[0] ?? 0) + 50, 1);
  expect(mediaBox[2]).toBeGreaterThan(bleedBox[2] ?? 0);
  expect(mediaBox[3]).toBeGreaterThan(bleedBox[3] ?? 0);
});

test('a piece of more than 5 m is a tenth of its size', async () => {
  const { trimBox } = read(await buildPressFile(job(6000, 1000)));
  expect((trimBox[2] ?? 0) - (trimBox[0] ?? 0)).toBeCloseTo(600, 1);
});

test('each grommet is a target at its centre', async () => {
  const press = job(3000, 1200);
  const { content, trimBox } = read(await buildPressFile(press));
  const found = grommetsIn(content);
  expect(found).toHaveLength(press.piece.grommets.length);
  const [left = 0, , , top = 0] = trimBox;
  for (const [index, [x, y]] of press.piece.grommets.entries()) {
    expect(Math.abs((found[index]?.[0] ?? 0) - left - x)).toBeLessThan(TOLERANCE_MM);
    expect(Math.abs(top - (found[index]?.[1] ?? 0) - y)).toBeLessThan(TOLERANCE_MM);
  }
});

test('cut, folds, grommets and seams are spot colours on layers of their own', async () => {
  const seams = [{ direction: 'horizontal', atMm: 600 }] as const;
  const { text, content } = read(await buildPressFile(job(3000, 1200, { seams })));
  expect([countOf(content, 'CutContour'), countOf(content, 'Fold'), countOf(content, 'Seam')]).toEqual([1, 4, 1]);
  for (const name of ['CutContour', 'Fold', 'Grommets', 'Seam']) {
    expect(text).toContain(`/Name (${name})`);
    expect(text).toMatch(new RegExp(`\\[\\s*/Separation\\s*/${name}\\s*/DeviceCMYK`));
  }
  const plain = read(await buildPressFile(job(500, 500, { bleedMm: NO_BLEED, isFolded: false, grommets: [] })));
  expect(['Fold', 'Grommets', 'Seam'].map((layer) => countOf(plain.content, layer))).toEqual([0, 0, 0]);
});

test('equal jobs give equal bytes', async () => {
  const picture = { create: { width: 310, height: 130, channels: 3, background: '#36c' } } as const;
  const bytes = await sharp(picture).jpeg().toBuffer();
  const press = { ...job(3000, 1200), artwork: { kind: 'jpeg', bytes } } as const;
  expect(Buffer.from(await buildPressFile(press)).equals(Buffer.from(await buildPressFile(press)))).toBe(true);
});

test('vectors of the artwork stay vectors', async () => {
  const artwork = { kind: 'pdf', bytes: await buildPressFile(job(1000, 500)) } as const;
  const { text } = read(await buildPressFile({ ...job(3000, 1200), artwork }));
  expect(text).toContain('/Subtype /Form');
  expect(text).not.toContain('/Subtype /Image');
});
