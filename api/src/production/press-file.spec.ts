import { inflateSync } from 'node:zlib';
import { degrees, PDFDocument, rgb } from '@cantoo/pdf-lib';
import { grommetCentres } from '@shop/drawing';
import sharp from 'sharp';
import { rawPdf } from '../../test/print-files';
import { renderPage } from '../../test/rendered-page';
import { qrBars } from '../pdf/public';
import { buildPressFile, type PressJob } from './press-file';
import { toPressJpeg } from './press-picture';

/** Points in a mm. */
const POINTS = 72 / 25.4;
const TOLERANCE_MM = 0.1;

/** Artwork that covers the finished piece. */
const whole = (width: number, height: number, isTurned = false) => ({
  covers: { x: 0, y: 0, width, height },
  isTurned,
});

const HEM = { top: 50, right: 50, bottom: 50, left: 50 };
const NO_BLEED = { top: 0, right: 0, bottom: 0, left: 0 };

const job = (widthMm: number, heightMm: number, changes: Partial<PressJob['piece']> = {}): PressJob => ({
  piece: {
    ...{ widthMm, heightMm, bleedMm: HEM, isFolded: true, seams: [] },
    grommets: grommetCentres(widthMm, heightMm, 25),
    ...changes,
  },
  artwork: null,
  bleed: 'white',
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
  const press = { ...job(3000, 1200), artwork: { kind: 'jpeg', bytes, placement: whole(3000, 1200) } } as const;
  expect(Buffer.from(await buildPressFile(press)).equals(Buffer.from(await buildPressFile(press)))).toBe(true);
});

test('vectors of the artwork stay vectors', async () => {
  const bytes = await buildPressFile(job(1000, 500));
  const artwork = { kind: 'pdf', bytes, placement: whole(3000, 1200) } as const;
  const { text } = read(await buildPressFile({ ...job(3000, 1200), artwork }));
  expect(text).toContain('/Subtype /Form');
  expect(text).not.toContain('/Subtype /Image');
});

/** Colours that differ enough to be recognized after compression. */
const COLOURS = { red: '#e00000', green: '#00c000', blue: '#0000e0', yellow: '#e0e000' };

/** A picture with red and green above, blue and yellow below. */
async function quarters(width: number, height: number): Promise<Buffer> {
  const [half, middle] = [Math.round(width / 2), Math.round(height / 2)];
  const part = (background: string, left: number, top: number) => ({
    input: { create: { width: half, height: middle, channels: 3, background } } as const,
    ...{ left, top },
  });
  return sharp({ create: { width, height, channels: 3, background: '#fff' } })
    .composite([
      part(COLOURS.red, 0, 0),
      part(COLOURS.green, half, 0),
      part(COLOURS.blue, 0, middle),
      part(COLOURS.yellow, half, middle),
    ])
    .jpeg({ quality: 95, chromaSubsampling: '4:4:4' })
    .toBuffer();
}

/** Which colour each quarter of the printed piece has, from the top left, row by row. */
async function quartersOf({ piece }: PressJob, file: Uint8Array): Promise<(string | undefined)[]> {
  const { colourAt } = await renderPage(file);
  const [left, top] = [10 + piece.bleedMm.left, 10 + piece.bleedMm.top];
  return [0.3, 0.7].flatMap((y) =>
    [0.2, 0.8].map((x) => {
      const [red = 0, green = 0, blue = 0] = colourAt(left + x * piece.widthMm, top + y * piece.heightMm);
      const isBright = [red, green, blue].map((value) => value > 120).join(' ');
      return {
        'true false false': 'red',
        'false true false': 'green',
        'false false true': 'blue',
        'true true false': 'yellow',
      }[isBright];
    }),
  );
}

test('turned artwork is turned clockwise, as in the report and on the proof', async () => {
  const artwork = { kind: 'jpeg', bytes: await quarters(120, 300), placement: whole(300, 120, true) } as const;
  const press: PressJob = { ...job(300, 120), artwork };
  expect(await quartersOf(press, await buildPressFile(press))).toEqual(['blue', 'red', 'yellow', 'green']);
});

test.each([
  ['white', ['white', 'white', 'white']],
  ['mirrored', ['blue', 'red', 'red']],
  ['stretched', ['blue', 'blue', 'blue']],
] as const)(
  'bleed that the artwork does not have is %s where that is chosen, at every edge and corner',
  async (bleed, seen) => {
    // Red with an edge of 20 mm in blue.
    const inner = { create: { width: 260, height: 80, channels: 3, background: COLOURS.red } } as const;
    const bytes = await sharp({ create: { width: 300, height: 120, channels: 3, background: COLOURS.blue } })
      .composite([{ input: inner, left: 20, top: 20 }])
      .jpeg({ quality: 95, chromaSubsampling: '4:4:4' })
      .toBuffer();
    const press: PressJob = { ...job(300, 120), bleed, artwork: { kind: 'jpeg', bytes, placement: whole(300, 120) } };
    const { colourAt } = await renderPage(await buildPressFile(press));
    const nameAt = (x: number, y: number) => {
      const [red = 0, , blue = 0] = colourAt(10 + HEM.left + x, 10 + HEM.top + y);
      return red > 150 ? (blue > 150 ? 'white' : 'red') : 'blue';
    };
    for (const at of [
      (mm: number) => nameAt(-mm, 60),
      (mm: number) => nameAt(300 + mm, 60),
      (mm: number) => nameAt(150, -mm),
      (mm: number) => nameAt(150, 120 + mm),
      (mm: number) => nameAt(-mm, 120 + mm),
    ])
      expect([10, 30, 42].map(at)).toEqual(seen);
    expect([nameAt(10, 60), nameAt(150, 60)]).toEqual(['blue', 'red']);
  },
);

/** A page of 340 × 160 points, whose bleed box of 300 × 120 shows the four colours; magenta is outside of it. */
async function pageOfQuarters(rotation: number): Promise<Uint8Array> {
  const pdf = await PDFDocument.create();
  const page = pdf.addPage([340, 160]);
  page.drawRectangle({ x: 0, y: 0, width: 340, height: 160, color: rgb(0.9, 0, 0.9) });
  const fill = (x: number, y: number, color: ReturnType<typeof rgb>) =>
    page.drawRectangle({ x, y, width: 150, height: 60, color });
  fill(20, 80, rgb(0.9, 0, 0));
  fill(170, 80, rgb(0, 0.75, 0));
  fill(20, 20, rgb(0, 0, 0.9));
  fill(170, 20, rgb(0.9, 0.9, 0));
  page.setBleedBox(20, 20, 300, 120);
  page.setTrimBox(30, 30, 280, 100);
  page.setRotation(degrees(rotation));
  return pdf.save();
}

test.each([
  [0, false, ['red', 'green', 'blue', 'yellow']],
  [90, false, ['blue', 'red', 'yellow', 'green']],
  [180, false, ['yellow', 'blue', 'green', 'red']],
  [270, false, ['green', 'yellow', 'red', 'blue']],
  [90, true, ['yellow', 'blue', 'green', 'red']],
])('a page turned by %d° shows its bleed box as it is seen (turned on the piece: %s)', async (turn, isTurned, seen) => {
  const isUpright = (turn % 180 === 90) !== isTurned;
  const [width, height] = isUpright ? [120, 300] : [300, 120];
  const bytes = await pageOfQuarters(turn);
  const press: PressJob = {
    ...job(width, height),
    artwork: { kind: 'pdf', bytes, placement: whole(width, height, isTurned) },
  };
  expect(await quartersOf(press, await buildPressFile(press))).toEqual(seen);
});

test('a page whose bleed was measured shows what was measured, not only its trim box', async () => {
  const pdf = await PDFDocument.create();
  const page = pdf.addPage([340, 160]);
  page.drawRectangle({ x: 0, y: 0, width: 340, height: 160, color: rgb(0.9, 0, 0.9) });
  page.drawRectangle({ x: 10, y: 10, width: 320, height: 140, color: rgb(0, 0.75, 0) });
  page.setTrimBox(20, 20, 300, 120);
  const pageBox = { left: 10, bottom: 10, right: 330, top: 150 };
  const covers = { x: -10, y: -10, width: 320, height: 140 };
  const artwork = { kind: 'pdf', bytes: await pdf.save(), placement: { covers, isTurned: false }, pageBox } as const;
  const { colourAt } = await renderPage(await buildPressFile({ ...job(300, 120, { grommets: [] }), artwork }));
  const [left, top] = [10 + HEM.left, 10 + HEM.top];
  for (const at of [-8, 4]) expect(colourAt(left + at, top + 60)).toEqual([0, 191, 0]);
  expect(colourAt(left - 14, top + 60)).toEqual([255, 255, 255]);
});

test('a layer that the artwork hides stays hidden, and one that it shows stays shown', async () => {
  const content = '/OC /A BDC 1 0 0 rg 0 0 300 60 re f EMC /OC /B BDC 0 0 1 rg 0 60 300 60 re f EMC';
  const objects = [
    '<</Type/Catalog/Pages 2 0 R/OCProperties<</OCGs[4 0 R 5 0 R]/D<</OFF[4 0 R]/Order[4 0 R 5 0 R]>>>>>>',
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    `<</Type/Page/Parent 2 0 R/MediaBox[0 0 300 120]/Contents 6 0 R/Resources<</Properties<</A 4 0 R/B 5 0 R>>>>>>`,
    '<</Type/OCG/Name(Guides)>>',
    '<</Type/OCG/Name(Print)>>',
    `<</Length ${content.length}>>stream\n${content}\nendstream`,
  ];
  const placement = whole(300, 120);
  const artwork = { kind: 'pdf', bytes: rawPdf(objects), placement } as const;
  const press: PressJob = { ...job(300, 120, { grommets: [] }), artwork };
  const { colourAt } = await renderPage(await buildPressFile(press));
  const [left, top] = [10 + HEM.left, 10 + HEM.top];
  expect(colourAt(left + 150, top + 90)).toEqual([255, 255, 255]);
  expect(colourAt(left + 150, top + 30)).toEqual([0, 0, 255]);
});

test('a picture that its camera turned is shown upright, and one that is upright keeps its bytes', async () => {
  const bytes = await quarters(120, 300);
  expect(await toPressJpeg('jpeg', bytes)).toBe(bytes);
  const lying = await sharp(bytes).withMetadata({ orientation: 6 }).toBuffer();
  const artwork = { kind: 'jpeg', bytes: await toPressJpeg('jpeg', lying), placement: whole(300, 120) } as const;
  const press: PressJob = { ...job(300, 120), artwork };
  expect(await quartersOf(press, await buildPressFile(press))).toEqual(['blue', 'red', 'yellow', 'green']);
});

test.each(['jpeg', 'tiff'] as const)('the inks of a CMYK picture in %s stay inks', async (format) => {
  const inks = sharp(await quarters(300, 120))
    .withIccProfile('cmyk')
    .toColourspace('cmyk');
  const bytes = await toPressJpeg(format, await inks.toFormat(format, { quality: 95 }).toBuffer());
  expect((await sharp(bytes).metadata()).space).toBe('cmyk');
  const press: PressJob = { ...job(300, 120), artwork: { kind: 'jpeg', bytes, placement: whole(300, 120) } };
  expect(await quartersOf(press, await buildPressFile(press))).toEqual(['red', 'green', 'blue', 'yellow']);
});
