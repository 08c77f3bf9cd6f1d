import sharp, { type OutputInfo } from 'sharp';
import type { FileFacts } from '@shop/preflight';
import {
  bitmapFile,
  cmykTiff,
  drawing,
  pdfFile,
  photoshopFile,
  pngFile,
  rawPdf,
  zipFile,
} from '../../../test/print-files';
import { parseAnswer } from '../child-answer';
import { rarFile } from '../../../test/rar';
import { examineFile } from './examine-file';
import { DamagedFile, unknownFacts } from './facts';
import { sourceInMemory } from './source';
import { TEMPLATE_LAYER } from '../template-layer';

interface Examined {
  facts: FileFacts;
  pictures: string[];
  /** A picture as it was stored. */
  read: (picture: string) => Promise<{ data: Buffer; info: OutputInfo }>;
}

/** Reads a file in this process, as the child process does. Its answer must always be a valid one. */
async function examine(format: string, bytes: Buffer): Promise<Examined> {
  const facts = unknownFacts(format);
  const stored = new Map<string, Uint8Array>();
  const save = async (picture: string, webp: Uint8Array) => void stored.set(picture, webp);
  const examination = { facts, report: () => undefined, save };
  await examineFile(sourceInMemory(bytes), examination).catch((error: unknown) => {
    if (!(error instanceof DamagedFile)) throw error;
    facts.notExamined = 'damaged';
  });
  expect(parseAnswer(JSON.stringify({ facts, isComplete: true }))).not.toBeNull();
  const read = (picture: string) => sharp(stored.get(picture)).raw().toBuffer({ resolveWithObject: true });
  return { facts, pictures: [...stored.keys()], read };
}

const near = (value: number) => expect.closeTo(value, 1) as number;

describe('the facts of a picture', () => {
  test('in CMYK are its exact resolution and size, its profile and its inks', async () => {
    const { facts, pictures } = await examine('tiff', await cmykTiff(118.11));
    expect(facts).toMatchObject({
      ...{ depth: 'full', notExamined: null, pages: 1, widthPx: 600, heightPx: 300 },
      ...{ widthMm: near((600 / 118.11) * 25.4), heightMm: near((300 / 118.11) * 25.4), dpi: near(118.11) },
      ...{ colour: 'cmyk', profile: expect.stringMatching(/./), gamut: null, isEmpty: false, hasTransparency: false },
    });
    expect([facts.ink?.[0], facts.ink?.[40]]).toEqual([1, 0]);
    expect(pictures).toEqual(['preview', 'thumbnail']);
  });

  test.each([
    ['jpeg', 60, () => drawing(60).jpeg({ quality: 95 })],
    ['png', 72, () => drawing(72).png()],
    ['webp', null, () => drawing().webp({ lossless: true })],
    ['gif', null, () => drawing().gif()],
  ])('in %s are its size at %s dpi, and where its edges are', async (format, dpi, encode) => {
    const { facts, pictures } = await examine(format, await encode().toBuffer());
    expect(facts).toMatchObject({ depth: 'full', widthPx: 600, heightPx: 300, ink: null, isEmpty: false });
    expect(facts.dpi).toEqual(dpi === null ? null : near(dpi));
    const cells = Buffer.from(facts.detail?.cells ?? '', 'base64');
    const { columns = 1, rows = 1 } = facts.detail ?? {};
    const contrastAt = (x: number, y: number) =>
      cells[Math.floor((y / 300) * rows) * columns + Math.floor((x / 600) * columns)];
    expect(contrastAt(31, 60)).toBeGreaterThan(50);
    expect(contrastAt(400, 200)).toBeLessThan(5);
    expect(pictures).toEqual(['preview', 'thumbnail', 'print']);
  });

  test('tell which colours ink does not reach, and that muted ones print as they are', async () => {
    const green = await drawing().tint('#00ff00').png().toBuffer();
    const muted = await examine('png', await drawing().png().toBuffer());
    const bright = await examine('png', green);
    expect(muted.facts.gamut).toEqual({ share: 0, worst: null });
    expect(bright.facts.gamut?.share).toBeGreaterThan(0.5);
    expect(bright.facts.gamut?.worst).toEqual({ screen: expect.any(String), print: expect.any(String) });
    expect(bright.pictures).toEqual(['preview', 'thumbnail', 'print', 'gamut']);
  });

  test('have a mask of the colours that ink does not reach, with at most 1,600 px, in which a line of 2 mm on 2 m is seen', async () => {
    const line = { create: { width: 2, height: 1000, channels: 3, background: '#00ff00' } } as const;
    const grey = { create: { width: 2000, height: 1000, channels: 3, background: '#888888' } } as const;
    const lines = [500, 1503].map((left) => ({ input: line, left, top: 0 }));
    const { read } = await examine('png', await sharp(grey).composite(lines).png().toBuffer());
    const { data, info } = await read('gamut');
    expect(info).toMatchObject({ width: 1600, height: 800, channels: 4 });
    const opaque = Array.from({ length: info.width }, (_, x) => x).filter((x) => (data[x * 4 + 3] ?? 0) > 0);
    for (const x of [400, 1202]) expect(opaque.filter((each) => Math.abs(each - x) <= 1)).not.toEqual([]);
    expect(opaque.filter((each) => [400, 1202].every((x) => Math.abs(each - x) > 2))).toEqual([]);
  });

  test('have a mask that is not larger than a small picture', async () => {
    const { read } = await examine('png', await drawing().tint('#00ff00').png().toBuffer());
    expect((await read('gamut')).info).toMatchObject({ width: 600, height: 300 });
  });

  test('tell that it is empty or transparent', async () => {
    const clear = { width: 40, height: 20, channels: 4, background: { r: 255, g: 0, b: 0, alpha: 0.5 } } as const;
    const { facts } = await examine('png', await sharp({ create: clear }).png().toBuffer());
    expect(facts).toMatchObject({ isEmpty: true, hasTransparency: true });
  });

  test('are of the upright picture', async () => {
    const turned = await drawing().withMetadata({ density: 60, orientation: 6 }).jpeg().toBuffer();
    expect((await examine('jpeg', turned)).facts).toMatchObject({ widthPx: 300, heightPx: 600, widthMm: near(127) });
  });

  test.each([
    ['packed CMYK', { mode: 4, isPacked: true }, 'cmyk'],
    ['plain RGB', { mode: 3, isPacked: false }, 'rgb'],
  ])('in Photoshop’s format with %s are those of all layers together', async (_, options, colour) => {
    const { facts, pictures } = await examine('psd', photoshopFile(options));
    expect(facts).toMatchObject({ depth: 'full', widthPx: 60, heightPx: 30, dpi: 150, widthMm: near(10.16), colour });
    expect(facts).toMatchObject({ isEmpty: true });
    expect(pictures.slice(0, 2)).toEqual(['preview', 'thumbnail']);
  });

  test('in BMP are those of its header and its pixels', async () => {
    const { facts } = await examine('bmp', bitmapFile());
    expect(facts).toMatchObject({ depth: 'full', widthPx: 40, heightPx: 20, dpi: near(100), widthMm: near(10.16) });
    expect(facts.isEmpty).toBe(false);
    const impossible = bitmapFile();
    impossible.writeInt32LE(2 ** 31 - 1, 38);
    impossible.writeInt32LE(2 ** 31 - 1, 42);
    expect((await examine('bmp', impossible)).facts).toMatchObject({ depth: 'full', dpi: null, widthMm: null });
  });
});

describe('the facts of a PDF', () => {
  test('are its size, its pictures, its texts and its lines', async () => {
    const picture = await drawing().jpeg().toBuffer();
    const pdf = await pdfFile([1440, 720], (page) => {
      page.image(picture, 720, 0, { width: 720 });
      page.fontSize(72).text('Hello', 72, 144);
      page.lineWidth(0.5).moveTo(0, 0).lineTo(500, 500).stroke();
      page.opacity(0.5).rect(0, 0, 50, 50).fill('red');
      page.addPage();
    });
    const { facts, pictures } = await examine('pdf', pdf);
    expect(facts).toMatchObject({
      ...{ depth: 'full', notExamined: null, pages: 2, widthMm: near(508), heightMm: near(254), dpi: near(60) },
      ...{ colour: 'rgb', missingFonts: ['Helvetica'], embeddedFonts: [], hasTransparency: true },
      ...{ thinnestStrokeMm: expect.closeTo(0.176, 2), smallestTextMm: near(72 * 0.7 * (25.4 / 72)) },
    });
    const [area] = facts.textAreas;
    expect(area?.x).toBeCloseTo(0.05, 1);
    expect(area?.y).toBeCloseTo(0.22, 1);
    expect(pictures).toEqual(['preview', 'thumbnail', 'print', 'gamut']);
  });

  test('are those of what is printed: its bleed box, in its own units, turned as it is seen', async () => {
    const page =
      '<</Type/Page/Parent 2 0 R/MediaBox[0 0 300 200]/TrimBox[20 20 280 180]/BleedBox[10 10 290 190]/Rotate 90/UserUnit 10/Contents 4 0 R>>';
    const content = '<</Length 16>>stream\n0 0 60 30 re f   \nendstream';
    const pdf = rawPdf(['<</Type/Catalog/Pages 2 0 R>>', '<</Type/Pages/Kids[3 0 R]/Count 1>>', page, content]);
    const { facts } = await examine('pdf', pdf);
    expect(facts).toMatchObject({ widthMm: near((180 * 254) / 72), heightMm: near((280 * 254) / 72), pages: 1 });
  });

  describe('without a bleed box', () => {
    /** Finished 200 × 100 points, on a page that has 40 more on each side. */
    const trimOnly = (content: string, more = '') => {
      const page = `<</Type/Page/Parent 2 0 R/MediaBox[0 0 280 180]/TrimBox[40 40 240 140]${more}/Contents 4 0 R>>`;
      const stream = `<</Length ${content.length}>>stream\n${content}\nendstream`;
      return rawPdf(['<</Type/Catalog/Pages 2 0 R>>', '<</Type/Pages/Kids[3 0 R]/Count 1>>', page, stream]);
    };
    /** Crop marks of 15 points at the left corners, 20 points away from the trim box. */
    const MARKS = '0 0 0 rg 5 39 15 1 re f 5 140 15 1 re f 39 5 1 15 re f 40 160 1 15 re f';
    const points = (value: number) => expect.closeTo((value * 25.4) / 72, 0) as number;

    test.each([
      ['that is filled to its edge', '1 0 0 rg 0 0 280 180 re f', [280, 180], [0, 0, 280, 180]],
      [
        'whose bleed ends before its crop marks',
        `1 0 0 rg 30 30 220 120 re f ${MARKS}`,
        [220, 120],
        [30, 30, 250, 150],
      ],
      ['with bleed at two sides', `1 0 0 rg 40 40 230 130 re f`, [230, 130], [40, 40, 270, 170]],
    ])('a page %s has the bleed that is drawn', async (_, content, [width = 0, height = 0], box) => {
      const { facts } = await examine('pdf', trimOnly(content));
      expect(facts).toMatchObject({ widthMm: points(width), heightMm: points(height) });
      const { left = 0, bottom = 0, right = 0, top = 0 } = facts.pageBox ?? {};
      [left, bottom, right, top].forEach((at, side) => expect(Math.abs(at - (box[side] ?? 0))).toBeLessThan(0.5));
      const [x, y] = [(40 - left) / (right - left), (top - 140) / (top - bottom)];
      expect(facts.trim).toMatchObject({ x: expect.closeTo(x, 4) as number, y: expect.closeTo(y, 4) as number });
    });

    test.each([
      ['with crop marks only', `1 0 0 rg 40 40 200 100 re f ${MARKS}`],
      ['that is white at its edges', `1 0 0 rg 80 80 40 20 re f ${MARKS}`],
    ])('a page %s ends at its trim box', async (_, content) => {
      const { facts } = await examine('pdf', trimOnly(content));
      expect(facts).toMatchObject({ widthMm: points(200), heightMm: points(100) });
      expect([facts.trim, facts.pageBox]).toEqual([undefined, undefined]);
    });

    test('a page that is turned has its bleed at the sides where it is seen', async () => {
      const { facts } = await examine('pdf', trimOnly('1 0 0 rg 40 40 230 100 re f', '/Rotate 90'));
      expect(facts).toMatchObject({ widthMm: points(100), heightMm: points(230) });
      expect(facts.trim?.y).toBeCloseTo(0, 4);
      expect(facts.trim?.height).toBeCloseTo(200 / 230, 2);
      expect(facts.pageBox?.right).toBeCloseTo(270, 0);
    });
  });

  test('are those of a page that has its size from the list of pages', async () => {
    const content = '<</Length 16>>stream\n0 0 60 30 re f   \nendstream';
    const pages = '<</Type/Pages/Kids[3 0 R]/Count 1/MediaBox[0 0 1000 500]>>';
    const page = '<</Type/Page/Parent 2 0 R/Contents 4 0 R>>';
    const { facts } = await examine('pdf', rawPdf(['<</Type/Catalog/Pages 2 0 R>>', pages, page, content]));
    expect(facts).toMatchObject({ widthMm: near((1000 * 25.4) / 72), heightMm: near((500 * 25.4) / 72) });
  });

  test('name its spot colours, hidden layers, output profile, and what no press carries out', async () => {
    const pdf = rawPdf([
      `<</Type/Catalog/Pages 2 0 R/OpenAction 4 0 R/AcroForm<</Fields[6 0 R]>>/OCProperties<</OCGs[5 0 R]/D<</OFF[5 0 R]>>>>
       /OutputIntents[<</S/GTS_PDFX/OutputConditionIdentifier(FOGRA39)>>]>>`,
      '<</Type/Pages/Kids[3 0 R]/Count 1>>',
      `<</Type/Page/Parent 2 0 R/MediaBox[0 0 300 200]/Resources<</ColorSpace<</C1[/Separation/CutContour/DeviceCMYK 7 0 R]
       /C2[/DeviceN[/Cyan/White]/DeviceCMYK 7 0 R]>>>>>>`,
      '<</S/JavaScript/JS(app.alert\\(1\\))/Next<</S/Launch/F(cmd)>>>>',
      '<</Type/OCG/Name(Draft)>>',
      '<</FT/Tx/T(a)>>',
      '<</FunctionType 2/Domain[0 1]/N 1>>',
    ]);
    const { facts } = await examine('pdf', pdf);
    expect(facts).toMatchObject({ spotColours: ['CutContour', 'White'], hiddenLayers: ['Draft'], profile: 'FOGRA39' });
    expect(facts.activeContent.toSorted()).toEqual(['form', 'javascript', 'launch']);
  });

  test.each([
    ['shown', '', true],
    ['hidden', '/OFF[4 0 R]', false],
  ])('tell that the guides of a template are %s', async (_, setting, hasTemplateGuides) => {
    const pdf = rawPdf([
      `<</Type/Catalog/Pages 2 0 R/OCProperties<</OCGs[4 0 R]/D<<${setting}>>>>>>`,
      '<</Type/Pages/Kids[3 0 R]/Count 1>>',
      '<</Type/Page/Parent 2 0 R/MediaBox[0 0 300 200]>>',
      `<</Type/OCG/Name(${TEMPLATE_LAYER})>>`,
    ]);
    expect((await examine('pdf', pdf)).facts).toMatchObject({ hasTemplateGuides });
  });

  test('are unknown without its password', async () => {
    const pdf = await pdfFile([300, 200], (page) => page.text('secret'), { userPassword: 'x', pdfVersion: '1.7' });
    expect((await examine('pdf', pdf)).facts.notExamined).toBe('encrypted');
  });
});

describe('the facts of', () => {
  test('PostScript are those of its comments', async () => {
    const eps = `%!PS-Adobe-3.0 EPSF-3.0
%%BoundingBox: 0 0 720 360
%%DocumentNeededResources: font Helvetica
%%+ font Times-Roman
%%DocumentSuppliedResources: font Times-Roman
%%DocumentCustomColors: (CutContour)
%%DocumentProcessColors: Cyan Magenta
%%EndComments`;
    expect((await examine('eps', Buffer.from(eps))).facts).toMatchObject({
      ...{ widthMm: near(254), heightMm: near(127), missingFonts: ['Helvetica'], embeddedFonts: ['Times-Roman'] },
      ...{ spotColours: ['CutContour'], colour: 'cmyk', notExamined: 'no_reader' },
    });
  });

  test.each([
    ['a size in mm', 'width="2000mm" height="100cm"', 2000, 1000],
    ['a view box', 'width="100%" viewBox="0 0 96 48"', 25.4, 12.7],
  ])('an SVG are its size, from %s, and the fonts that it names', async (_, size, widthMm, heightMm) => {
    const svg = `<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg" ${size}><text font-family="Arial">x</text></svg>`;
    const { facts } = await examine('svg', Buffer.from(svg));
    expect(facts).toMatchObject({ widthMm: near(widthMm), heightMm: near(heightMm), missingFonts: ['Arial'] });
  });

  test('an archive are those of its only picture', async () => {
    const files = {
      'a/Art.PNG': await drawing().png().toBuffer(),
      'a/readme.txt': Buffer.from('x'),
      '__MACOSX/a/._Art.PNG': Buffer.of(1),
    };
    const { facts } = await examine('zip', await zipFile(files));
    expect(facts).toMatchObject({ format: 'zip', notExamined: null, widthPx: 600, depth: 'full' });
  });

  test('a RAR archive are those of its only picture', async () => {
    const bytes = await drawing(60).jpeg().toBuffer();
    const { facts, pictures } = await examine(
      'rar',
      rarFile([
        { name: 'read me.txt', bytes: Buffer.from('Please print.') },
        { name: 'wall/art.jpg', bytes },
      ]),
    );
    expect(facts).toMatchObject({ widthPx: 600, dpi: near(60), notExamined: null });
    expect(pictures).toContain('preview');
  });

  test('an archive are unknown if it has several pictures, none, or one that is packed too tightly', async () => {
    const picture = Buffer.from('x');
    const archives: Record<string, Buffer>[] = [
      { 'a.png': picture, 'b.pdf': picture },
      { 'a.txt': picture },
      { 'a.tif': Buffer.alloc(1e6) },
    ];
    for (const files of archives)
      expect((await examine('zip', await zipFile(files))).facts.notExamined).toBe('archive');
  });
});

describe('a broken file', () => {
  const circular = () =>
    rawPdf([
      '<</Type/Catalog/Pages 2 0 R>>',
      '<</Type/Pages/Kids[2 0 R 3 0 R]/Count 2/Parent 2 0 R>>',
      '<</Type/Page/Parent 2 0 R/Contents 3 0 R>>',
    ]);

  test.each<[string, string, () => Buffer | Promise<Buffer>]>([
    ['58 bytes of a PNG', 'png', () => pngFile(600, 300).subarray(0, 58)],
    ['a PNG without pixels', 'png', () => pngFile(600, 300)],
    ['a picture of no size', 'png', () => pngFile(0, 300, Buffer.alloc(10))],
    ['only the signature of Photoshop', 'psd', () => Buffer.from('8BPS')],
    ['a Photoshop document of no size', 'psd', () => photoshopFile({ width: 0 })],
    ['a bitmap of no width', 'bmp', () => bitmapFile(0)],
    ['a text that pretends to be a TIFF', 'tiff', () => Buffer.from('II*\0 this is no picture')],
    ['a picture that pretends to be a PDF', 'pdf', () => drawing().png().toBuffer()],
    ['an archive without a list of files', 'zip', () => Buffer.from('PK\x03\x04 and nothing more')],
    ['an SVG without a root', 'svg', () => Buffer.from('<svgx/>')],
    ['a program that is no PostScript', 'eps', () => Buffer.from('\xc5\xd0\xd3\xc6 and nothing more', 'latin1')],
  ])('is reported as damaged: %s', async (_, format, make) => {
    expect((await examine(format, await make())).facts).toMatchObject({ depth: 'header', notExamined: 'damaged' });
  });

  test('keeps what its header tells', async () => {
    const tiff = await cmykTiff();
    const { facts } = await examine(
      'tiff',
      Buffer.concat([tiff.subarray(0, 8), Buffer.alloc(500), tiff.subarray(508)]),
    );
    expect(facts).toMatchObject({ widthPx: 600, notExamined: 'damaged' });
  });

  test('with references to itself is read to its end', async () => {
    expect((await examine('pdf', circular())).facts.format).toBe('pdf');
  });
});

describe('a hostile file', () => {
  const page = '/Type/Page/MediaBox[0 0 850.394 425.197]';

  /** A million pages by six lists of ten, each of which names the next one ten times. */
  const manyPages = () =>
    rawPdf([
      '<</Type/Catalog/Pages 2 0 R>>',
      ...Array.from(
        { length: 6 },
        (_, level) => `<</Type/Pages/Count ${10 ** (6 - level)}/Kids[${`${level + 3} 0 R `.repeat(10)}]>>`,
      ),
      `<<${page}/Parent 7 0 R>>`,
    ]);

  const manyLayers = () => {
    const layers = Array.from({ length: 5000 }, (_, index) => index + 4);
    const all = `[${layers.map((id) => `${id} 0 R`).join(' ')}]`;
    return rawPdf([
      `<</Type/Catalog/Pages 2 0 R/OCProperties<</OCGs${all}/D<</OFF${all}>>>>>>`,
      '<</Type/Pages/Kids[3 0 R]/Count 1>>',
      `<<${page}/Parent 2 0 R>>`,
      ...layers.map((id) => `<</Type/OCG/Name(${'Layer'.repeat(100)} ${id})>>`),
    ]);
  };

  /** Layers in the list of the document only, so that the file has few bytes for each. */
  const aMillionLayers = () => {
    const all = `[${'<</Type/OCG/Name(L)>>'.repeat(1_000_000)}]`;
    return rawPdf([
      `<</Type/Catalog/Pages 2 0 R/OCProperties<</OCGs${all}/D<</OFF 4 0 R>>>>>>`,
      '<</Type/Pages/Kids[3 0 R]/Count 1>>',
      `<<${page}/Parent 2 0 R>>`,
      `[${'5 0 R '.repeat(1_000_000)}]`,
      '<</Type/OCG/Name(Layer)>>',
    ]);
  };

  /** Embeds a font that is no font. */
  const garbageFont = () => {
    const garbage = Array.from({ length: 4000 }, (_, at) => String.fromCharCode((at * 7919) % 251)).join('');
    return rawPdf([
      '<</Type/Catalog/Pages 2 0 R>>',
      '<</Type/Pages/Kids[3 0 R]/Count 1>>',
      `<<${page}/Parent 2 0 R/Contents 4 0 R/Resources<</Font<</F 5 0 R>>>>>>`,
      '<</Length 38>>stream\nBT /F 40 Tf 100 100 Td (Hello) Tj ET   \nendstream',
      '<</Type/Font/Subtype/TrueType/BaseFont/Garbage/FontDescriptor 6 0 R>>',
      '<</Type/FontDescriptor/FontName/Garbage/Flags 32/FontBBox[0 0 1 1]/FontFile2 7 0 R>>',
      `<</Length ${garbage.length}>>stream\n${garbage}\nendstream`,
    ]);
  };

  const bitmapOf = (width: number, height: number) => {
    const bitmap = bitmapFile();
    bitmap.writeInt32LE(width, 18);
    bitmap.writeInt32LE(height, 22);
    return bitmap;
  };

  /** A path out of the folder that it would be unpacked in. */
  const escapingArchive = async () =>
    Buffer.from(
      (await zipFile({ 'xx/xx/a.bmp': bitmapFile() })).toString('latin1').replaceAll('xx/xx', '../..'),
      'latin1',
    );

  const remoteDrawing = `<svg xmlns="http://www.w3.org/2000/svg" width="9mm" height="4mm">
    <image href="http://127.0.0.1:9/a.png"/><script>fetch("http://127.0.0.1:9")</script></svg>`;

  test.each<[string, string, () => Buffer | Promise<Buffer>, Partial<FileFacts>]>([
    ['a million pages', 'pdf', manyPages, { pages: 1_000_000, notExamined: null }],
    ['five thousand layers with long names', 'pdf', manyLayers, { notExamined: null }],
    ['a million layers', 'pdf', aMillionLayers, { format: 'pdf' }],
    ['a font that is no font', 'pdf', garbageFont, { missingFonts: ['Garbage'], notExamined: null }],
    ['a height below zero, which is a picture from the top', 'bmp', () => bitmapOf(40, -20), { heightPx: 20 }],
    ['a width below zero', 'bmp', () => bitmapOf(-40, 20), { notExamined: 'damaged' }],
    ['more pixels than bytes', 'bmp', () => bitmapOf(2_147_483_647, 2_147_483_647), { notExamined: 'damaged' }],
    ['a header of 60,000 × 60,000 px', 'png', () => pngFile(60_000, 60_000), { notExamined: 'damaged' }],
    [
      'a PDF behind its end',
      'jpeg',
      async () => Buffer.concat([await drawing().jpeg().toBuffer(), manyPages()]),
      { widthPx: 600, notExamined: null },
    ],
    [
      'an archive behind its end',
      'pdf',
      async () => Buffer.concat([manyPages(), await zipFile({ 'a.bmp': bitmapFile() })]),
      { notExamined: null },
    ],
    [
      'an archive in an archive',
      'zip',
      async () => zipFile({ 'a.zip': await escapingArchive() }),
      { notExamined: 'archive' },
    ],
    [
      'a link to a file of the server in an archive, which is not followed',
      'zip',
      async () => zipFile({ 'a.png': Buffer.from('/etc/passwd') }, { mode: 0o120777 }),
      { notExamined: 'damaged', widthPx: null },
    ],
    [
      'a colour profile of 80 MB',
      'png',
      () => pngFile(40, 20, Buffer.alloc(20 * (1 + 40 * 3), 200), Buffer.alloc(80_000_000)),
      { widthPx: 40, heightPx: 20 },
    ],
    [
      'a link to a file of the server in a RAR archive, which is not followed',
      'rar',
      () => rarFile([{ name: 'a.png', link: '/etc/passwd' }]),
      { notExamined: 'archive', widthPx: null },
    ],
    [
      'a link to another entry of a RAR archive, which is not followed',
      'rar',
      async () => {
        const bytes = await drawing().png().toBuffer();
        return rarFile([
          { name: 'a.txt', bytes },
          { name: 'a.png', bytes: Buffer.from('a.txt'), link: 'a.txt' },
        ]);
      },
      { notExamined: 'damaged', widthPx: null },
    ],
    [
      'a path out of its folder in a RAR archive',
      'rar',
      async () => rarFile([{ name: '../../a.png', bytes: await drawing().png().toBuffer() }]),
      { notExamined: 'damaged', widthPx: null },
    ],
    [
      'an archive in a RAR archive',
      'rar',
      async () => rarFile([{ name: 'a.rar', bytes: rarFile([{ name: 'a.png', bytes: pngFile(40, 20) }]) }]),
      { notExamined: 'archive' },
    ],
    ['a path out of its folder', 'zip', escapingArchive, { notExamined: 'damaged' }],
    ['a script and a picture of another server', 'svg', () => Buffer.from(remoteDrawing), { notExamined: 'no_reader' }],
  ])('with %s gives a report', async (_, format, make, facts) => {
    expect((await examine(format, await make())).facts).toMatchObject(facts);
  });
});
