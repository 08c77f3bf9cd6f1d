import fc from 'fast-check';
import { examine, summarize, verdict } from './examine';
import type { FileFacts } from './facts';
import type { Finding, FindingArea, FindingCode, Severity } from './finding';
import type { Piece } from './piece';
import { place } from './placement';
import { largestSizes, sharpFromM } from './resolution';

const NOTHING: FileFacts = {
  format: 'pdf',
  depth: 'full',
  notExamined: null,
  pages: null,
  widthPx: null,
  heightPx: null,
  widthMm: null,
  heightMm: null,
  dpi: null,
  colour: null,
  profile: null,
  ink: null,
  gamut: null,
  spotColours: [],
  embeddedFonts: [],
  missingFonts: [],
  hasTransparency: false,
  hiddenLayers: [],
  activeContent: [],
  thinnestStrokeMm: null,
  smallestTextMm: null,
  textAreas: [],
  detail: null,
  hasTemplateGuides: false,
  isEmpty: false,
};

const NO_BLEED = { top: 0, right: 0, bottom: 0, left: 0 };
const HEM = { top: 50, right: 50, bottom: 50, left: 50 };
const MATERIAL = { inkLimit: 300, isOpaque: true, hasWhiteInk: false };
const PLAIN: Piece = {
  widthMm: 3000,
  heightMm: 1000,
  bleedMm: NO_BLEED,
  isFolded: false,
  grommets: [],
  seams: [],
  material: MATERIAL,
  sameFileAs: [],
};

/** Grommets every 300 mm along the edges, 25 mm inside. */
function withGrommets(piece: Piece): Piece {
  const along = (length: number) =>
    Array.from({ length: Math.ceil(length / 300) + 1 }, (_, step, count = Math.ceil(length / 300)) => {
      return 25 + ((length - 50) * step) / count;
    });
  const [xs, ys] = [along(piece.widthMm), along(piece.heightMm)];
  const grommets = [
    ...xs.flatMap((x) => [[x, 25] as const, [x, piece.heightMm - 25] as const]),
    ...ys.slice(1, -1).flatMap((y) => [[25, y] as const, [piece.widthMm - 25, y] as const]),
  ];
  return { ...piece, bleedMm: HEM, isFolded: true, grommets };
}

const facts = (known: Partial<FileFacts>): FileFacts => ({ ...NOTHING, ...known });
const page = (widthMm: number, heightMm: number, more: Partial<FileFacts> = {}) =>
  facts({ widthMm, heightMm, ...more });
const image = (widthPx: number, heightPx: number, more: Partial<FileFacts> = {}) =>
  facts({ format: 'tiff', widthPx, heightPx, ...more });
const codes = (file: FileFacts, piece: Piece = PLAIN) => examine(file, piece).map(({ code }) => code);
const find = (file: FileFacts, code: FindingCode, piece: Piece = PLAIN) =>
  examine(file, piece).filter((finding) => finding.code === code);

function base64(bytes: readonly number[]): string {
  return Buffer.from(bytes).toString('base64');
}

const size = fc.integer({ min: 600, max: 20_000 });
const share = fc.double({ min: 0, max: 1, noNaN: true });
const pageArea = fc.record({ x: share, y: share, width: share, height: share }).map(({ x, y, width, height }) => ({
  x,
  y,
  width: 0.001 + width * (1 - x) * 0.2,
  height: 0.001 + height * (1 - y) * 0.2,
}));
const piece = fc
  .record({
    widthMm: size,
    heightMm: size,
    finish: fc.constantFrom('none', 'grommets', 'bleed'),
    seam: fc.boolean(),
  })
  .map(({ widthMm, heightMm, finish, seam }): Piece => {
    const direction = widthMm >= heightMm ? ('horizontal' as const) : ('vertical' as const);
    const plain: Piece = {
      ...PLAIN,
      widthMm,
      heightMm,
      seams: seam ? [{ direction, atMm: Math.min(widthMm, heightMm) / 2 }] : [],
    };
    if (finish === 'grommets') return withGrommets(plain);
    return finish === 'bleed' ? { ...plain, bleedMm: HEM } : plain;
  });
const contents = fc.record({
  textAreas: fc.array(pageArea, { maxLength: 6 }),
  smallestTextMm: fc.option(fc.double({ min: 0.1, max: 20, noNaN: true })),
  thinnestStrokeMm: fc.option(fc.double({ min: 0.01, max: 2, noNaN: true })),
  dpi: fc.option(fc.double({ min: 20, max: 400, noNaN: true })),
});

describe('a page with a trim box', () => {
  const trimmed = (marginMm: number, scale = 1) => {
    const [width, height] = [3000 / scale + 2 * marginMm, 1000 / scale + 2 * marginMm];
    const [x, y] = [marginMm / width, marginMm / height];
    return page(width, height, { trim: { x, y, width: 1 - 2 * x, height: 1 - 2 * y } });
  };
  const hemmed = { ...PLAIN, bleedMm: HEM };

  test.each([
    ['with less bleed than the finish needs', trimmed(3), ['bleed_missing']],
    ['with the bleed that the finish needs', trimmed(50), []],
    ['with more bleed', trimmed(80), []],
    ['at a tenth with a tenth of the bleed', trimmed(5, 10), ['scaled']],
    ['at a tenth with less bleed', trimmed(0.3, 10), ['scaled', 'bleed_missing']],
  ])('%s is laid with its trim box on the finished piece', (_, file, found) => {
    expect(codes(file, hemmed)).toEqual(found);
    expect(codes(file)).toEqual(found.filter((code) => code !== 'bleed_missing'));
  });

  test('covers its bleed beyond the piece, also turned by 90°', () => {
    expect(place(trimmed(3), hemmed)?.covers).toEqual({
      ...{ x: expect.closeTo(-3, 6) as number, y: expect.closeTo(-3, 6) as number },
      ...{ width: expect.closeTo(3006, 6) as number, height: expect.closeTo(1006, 6) as number },
    });
    const turned = page(1010, 3020, { trim: { x: 0, y: 20 / 3020, width: 1000 / 1010, height: 3000 / 3020 } });
    expect(place(turned, PLAIN)).toMatchObject({
      ...{ isTurned: true, scale: 1, enlargement: expect.closeTo(1, 6) as number },
      covers: {
        x: expect.closeTo(0, 6) as number,
        y: expect.closeTo(0, 6) as number,
        width: expect.closeTo(3020, 6) as number,
      },
    });
  });

  test('whose trim box has other proportions than the piece is laid with the whole page', () => {
    const file = page(3100, 1100, { trim: { x: 0.1, y: 0.1, width: 0.5, height: 0.8 } });
    expect(place(file, hemmed)).toMatchObject({ fits: 'bleed', covers: { x: -50, y: -50, width: 3100 } });
  });
});

describe('the size of a file', () => {
  test.each<[string, FileFacts, Piece, FindingCode[]]>([
    ['fits', page(3000, 1000), PLAIN, []],
    ['fits within half a percent', page(3014, 1000), PLAIN, []],
    ['differs by more than half a percent', page(3020, 1000), PLAIN, ['proportions']],
    ['fits at 1:2', page(1500, 500), PLAIN, ['scaled']],
    ['fits at 1:4', page(750, 250), PLAIN, ['scaled']],
    ['fits at 1:5', page(600, 200), PLAIN, ['scaled']],
    ['fits at 1:10', page(300, 100), PLAIN, ['scaled']],
    ['fits at 1:48', page(62.5, 20.83), PLAIN, ['scaled']],
    ['has the proportions at another scale', page(1000, 333.3), PLAIN, []],
    ['fits when turned', page(1000, 3000), PLAIN, ['rotated']],
    ['fits when turned, at 1:10', page(100, 300), PLAIN, ['scaled', 'rotated']],
    ['ends at the finished size', page(3000, 1000), { ...PLAIN, bleedMm: HEM }, ['bleed_missing']],
    ['has the bleed', page(3100, 1100), { ...PLAIN, bleedMm: HEM }, []],
    ['has the bleed at 1:10', page(310, 110), { ...PLAIN, bleedMm: HEM }, ['scaled']],
    ['has the bleed and is turned', page(1100, 3100), { ...PLAIN, bleedMm: HEM }, ['rotated']],
    ['is square with bleed', page(1100, 1100), { ...PLAIN, widthMm: 1000, bleedMm: HEM }, []],
    ['is square without bleed', page(1000, 1000), { ...PLAIN, widthMm: 1000, bleedMm: HEM }, ['bleed_missing']],
    [
      'has a pocket at the top and bottom',
      page(3000, 1180),
      { ...PLAIN, bleedMm: { ...NO_BLEED, top: 90, bottom: 90 } },
      [],
    ],
    ['is unknown', facts({}), { ...PLAIN, bleedMm: HEM }, []],
  ])('%s', (_, file, ordered, expected) => expect(codes(file, ordered)).toEqual(expected));

  test('a file of other proportions tells what is cut off and what is left white', () => {
    expect(find(page(3200, 1000), 'proportions')[0]?.values).toEqual({ kind: 'wide', cutMm: 200, whiteMm: 62.5 });
    expect(find(page(3000, 1250), 'proportions')[0]?.values).toEqual({ kind: 'tall', cutMm: 250, whiteMm: 600 });
  });

  test('a turned file with slightly other proportions is turned before it is cut off', () => {
    expect(codes(page(1000, 3100))).toEqual(['proportions', 'rotated']);
  });

  test.each([
    [87, 1],
    [44, 2],
    [9, 9.7],
  ])('%d dpi look sharp from %d m', (dpi, metres) => expect(sharpFromM(dpi)).toBeCloseTo(metres, 1));

  test.each<[string, FileFacts, FindingCode[], number]>([
    ['99 dpi', image(11_693, 3898), ['resolution_low'], 99],
    ['100 dpi', image(11_812, 3937), ['resolution_fair'], 100],
    ['299 dpi', image(35_315, 11_772), ['resolution_fair'], 299],
    ['300 dpi', image(35_434, 11_811), [], 300],
    ['a turned image', image(3937, 11_812), ['resolution_fair', 'rotated'], 100],
    ['a page at 1:10 with 1000 dpi', page(300, 100, { dpi: 1000 }), ['resolution_fair', 'scaled'], 100],
    ['a page at 1:1 with 50 dpi', page(3000, 1000, { dpi: 50 }), ['resolution_low'], 50],
  ])('the resolution of %s is that on the piece', (_, file, expected, dpi) => {
    expect(codes(file)).toEqual(expected);
    expect(summarize(file, PLAIN).dpi).toBeCloseTo(dpi, 0);
  });

  test('the largest sizes are those of the pixels', () => {
    expect(largestSizes(image(6000, 3000))).toEqual([
      { dpi: 100, widthMm: 1524, heightMm: 762 },
      { dpi: 150, widthMm: 1016, heightMm: 508 },
      { dpi: 300, widthMm: 508, heightMm: 254 },
    ]);
    expect(largestSizes(page(254, 127, { dpi: 600 }))[0]).toEqual({ dpi: 100, widthMm: 1524, heightMm: 762 });
    expect(largestSizes(page(100, 100))).toEqual([]);
  });
});

describe('the contents of a file', () => {
  const ink = (percent: number, covered: number) =>
    Array.from({ length: 41 }, (_, step) => (step * 10 <= percent ? covered : 0));

  test.each<[string, Partial<FileFacts>, Partial<Piece>, [FindingCode, Severity][]]>([
    ['damaged', { notExamined: 'damaged' }, {}, [['unreadable', 'error']]],
    ['encrypted', { notExamined: 'encrypted' }, {}, [['encrypted', 'error']]],
    ['too slow', { notExamined: 'out_of_time' }, {}, [['not_examined', 'info']]],
    ['one colour', { isEmpty: true }, {}, [['empty', 'warning']]],
    ['fonts missing', { missingFonts: ['Arial'] }, {}, [['fonts_missing', 'error']]],
    ['fonts embedded', { embeddedFonts: ['Arial'] }, {}, [['fonts_live', 'info']]],
    ['rgb', { colour: 'rgb' }, {}, [['rgb', 'info']]],
    ['indexed', { colour: 'indexed' }, {}, [['rgb', 'info']]],
    ['grey', { colour: 'grey' }, {}, []],
    ['cmyk with profile', { colour: 'cmyk', profile: 'FOGRA39' }, {}, []],
    ['cmyk without profile', { colour: 'cmyk' }, {}, [['profile_missing', 'info']]],
    ['cmyk of which only the header was read', { colour: 'cmyk', depth: 'header' }, {}, []],
    ['11% out of gamut', { gamut: { share: 0.11, worst: null } }, {}, [['out_of_gamut', 'warning']]],
    ['10% out of gamut', { gamut: { share: 0.1, worst: null } }, {}, [['out_of_gamut', 'info']]],
    ['in gamut', { gamut: { share: 0.01, worst: null } }, {}, []],
    ['320% ink', { ink: ink(320, 0.1) }, {}, [['ink_total', 'warning']]],
    ['300% ink', { ink: ink(300, 0.1) }, {}, []],
    [
      '260% ink, limit 250%',
      { ink: ink(260, 0.1) },
      { material: { ...MATERIAL, inkLimit: 250 } },
      [['ink_total', 'warning']],
    ],
    ['320% ink in a few pixels', { ink: ink(320, 0.0005) }, {}, []],
    ['a cut line', { spotColours: ['Cut Contour'] }, {}, [['spot_colours', 'info']]],
    [
      'a cut line and an ink',
      { spotColours: ['CutContour', 'PANTONE 185 C'] },
      {},
      [
        ['spot_colours', 'info'],
        ['spot_colours', 'info'],
      ],
    ],
    ['alpha', { hasTransparency: true }, {}, [['transparency', 'info']]],
    ['alpha on film', { hasTransparency: true }, { material: { ...MATERIAL, isOpaque: false } }, []],
    ['alpha with white ink', { hasTransparency: true }, { material: { ...MATERIAL, hasWhiteInk: true } }, []],
    ['two pages', { pages: 2 }, {}, [['pages', 'warning']]],
    ['one page', { pages: 1 }, {}, []],
    ['hidden layers', { hiddenLayers: ['Draft'] }, {}, [['layers', 'info']]],
    ['scripts', { activeContent: ['javascript'] }, {}, [['active_content', 'info']]],
    ['guides', { hasTemplateGuides: true }, {}, [['template_guides', 'warning']]],
    ['the file of another item', {}, { sameFileAs: [2] }, [['duplicate', 'warning']]],
  ])('%s', (_, known, ordered, expected) => {
    const findings = examine(facts(known), { ...PLAIN, ...ordered });
    expect(findings.map(({ code, severity }) => [code, severity])).toEqual(expected);
  });

  test.each([
    [4.9, ['small_text']],
    [5, []],
  ])('letters of %d mm', (smallestTextMm, expected) =>
    expect(codes(page(3000, 1000, { smallestTextMm }))).toEqual(expected),
  );

  test.each([
    [0, ['scaled', 'fine_line']],
    [0.049, ['scaled', 'fine_line']],
    [0.05, ['scaled']],
  ])('strokes of %d mm at 1:10', (thinnestStrokeMm, expected) =>
    expect(codes(page(300, 100, { thinnestStrokeMm }))).toEqual(expected),
  );

  test('names are listed in part', () => {
    const names = ['a', 'b', 'c', 'd', 'e', 'f'];
    expect(find(facts({ missingFonts: names }), 'fonts_missing')[0]?.values.names).toBe('a, b, c, d, e …');
    expect(find(facts({ hiddenLayers: ['x'.repeat(99)] }), 'layers')[0]?.values.names).toBe('x'.repeat(40));
  });
});

describe('text near grommets and on seams', () => {
  const ordered = withGrommets({ ...PLAIN, seams: [{ direction: 'horizontal', atMm: 500 }] });
  /** A page with bleed, with text at a place of the piece. */
  const textAt = (x: number, y: number, width: number, height: number) =>
    page(3100, 1100, {
      textAreas: [{ x: (x + 50) / 3100, y: (y + 50) / 1100, width: width / 3100, height: height / 1100 }],
    });

  test('text within 5 cm of a centre is found in its place', () => {
    const [found, ...others] = find(textAt(0, 60, 40, 100), 'grommet_zone', ordered);
    expect(others).toEqual([]);
    expect(found?.values).toEqual({ count: 1, kind: 'one', zoneMm: 50 });
    expect(found?.areas).toEqual([found?.area]);
    for (const [side, mm] of Object.entries({ x: 0, y: 60, width: 40, height: 15 }))
      expect(found?.area?.[side as keyof FindingArea]).toBeCloseTo(mm, 6);
  });

  test('text 5 cm away is not found', () =>
    expect(find(textAt(0, 75.1, 40, 100), 'grommet_zone', ordered)).toEqual([]));

  test('a frame is one finding with one place an edge, which counts every grommet once', () => {
    const frame = [
      { x: 0, y: 0, width: 1, height: 0.1 },
      { x: 0, y: 0.9, width: 1, height: 0.1 },
      { x: 0, y: 0, width: 0.04, height: 1 },
      { x: 0.96, y: 0, width: 0.04, height: 1 },
    ];
    const [found, ...others] = find(page(3100, 1100, { textAreas: frame }), 'grommet_zone', ordered);
    expect(others).toEqual([]);
    expect(found?.values).toEqual({ count: ordered.grommets.length, kind: 'several', zoneMm: 50 });
    expect(found?.area).toEqual({ x: 0, y: 0, width: 3000, height: 1000 });
    expect(found?.areas?.map(({ width, height }) => (width > height ? 'wide' : 'tall'))).toEqual([
      'wide',
      'wide',
      'tall',
      'tall',
    ]);
  });

  test('text at every second grommet is still at most one place an edge', () => {
    const near = ordered.grommets.filter((_, index) => index % 4 < 2);
    const textAreas = near.map(([x, y]) => ({
      x: (x + 40) / 3100,
      y: (y + 40) / 1100,
      width: 20 / 3100,
      height: 20 / 1100,
    }));
    const [found] = find(page(3100, 1100, { textAreas }), 'grommet_zone', ordered);
    expect(found?.values.count).toBe(near.length);
    expect(found?.areas?.length).toBeLessThanOrEqual(4);
  });

  test('edges of over 25% contrast count as text', () => {
    const cells = (contrast: number) =>
      base64(Array.from({ length: 62 * 22 }, (_, cell) => (cell === 63 ? contrast : 0)));
    const file = (contrast: number) => page(3100, 1100, { detail: { columns: 62, rows: 22, cells: cells(contrast) } });
    expect(find(file(26), 'grommet_zone', ordered)).toHaveLength(1);
    expect(find(file(25), 'grommet_zone', ordered)).toEqual([]);
  });

  test.each([
    [480, 1],
    [484.9, 1],
    [516, 0],
    [400, 0],
  ])('text from %d mm down crosses the seam at 500 mm in %d places', (y, count) =>
    expect(find(textAt(1000, y, 300, 20), 'seam_crossing', ordered)).toHaveLength(count),
  );

  test('text across two seams is one finding with two places', () => {
    const seams = [300, 600].map((atMm) => ({ direction: 'horizontal', atMm }) as const);
    const [found, ...others] = find(textAt(1000, 200, 300, 500), 'seam_crossing', { ...PLAIN, bleedMm: HEM, seams });
    expect(others).toEqual([]);
    expect(found?.values).toEqual({ count: 2, kind: 'several' });
    expect(found?.areas?.map(({ y, height }) => Math.round(y + height / 2))).toEqual([300, 600]);
    expect(Math.round(found?.area?.height ?? 0)).toBe(330);
  });
});

describe('every report', () => {
  const RANK = { ok: 0, warning: 1, error: 2 };

  it('is the same at every scale of the file', () => {
    fc.assert(
      fc.property(piece, contents, fc.constantFrom(2, 4, 5, 10, 48), fc.boolean(), (ordered, known, scale, bleed) => {
        const extra = bleed ? ordered.bleedMm.left * 2 : 0;
        const at = (factor: number) =>
          page((ordered.widthMm + extra) / factor, (ordered.heightMm + extra) / factor, {
            ...known,
            dpi: known.dpi && known.dpi * factor,
            smallestTextMm: known.smallestTextMm && known.smallestTextMm / factor,
            thinnestStrokeMm: known.thinnestStrokeMm && known.thinnestStrokeMm / factor,
          });
        const reduced = examine(at(scale), ordered);
        expect(reduced.filter(({ code }) => code === 'scaled')).toEqual([
          { code: 'scaled', severity: 'info', values: { scale } },
        ]);
        expect(withoutFractions(reduced.filter(({ code }) => code !== 'scaled'))).toEqual(
          withoutFractions(examine(at(1), ordered)),
        );
      }),
    );
  });

  it('turns with the file and the piece', () => {
    fc.assert(
      fc.property(piece, contents, fc.double({ min: 0.8, max: 1.2, noNaN: true }), (ordered, known, stretch) => {
        fc.pre(ordered.widthMm !== ordered.heightMm);
        const file = page(ordered.widthMm, ordered.heightMm * stretch, known);
        const turnedFile: FileFacts = {
          ...file,
          widthMm: file.heightMm,
          heightMm: file.widthMm,
          textAreas: file.textAreas.map(({ x, y, width, height }) => ({
            x: 1 - y - height,
            y: x,
            width: height,
            height: width,
          })),
        };
        const turnedPiece: Piece = {
          ...ordered,
          widthMm: ordered.heightMm,
          heightMm: ordered.widthMm,
          grommets: ordered.grommets.map(([x, y]) => [ordered.heightMm - y, x]),
          seams: ordered.seams.map(({ direction, atMm }) =>
            direction === 'horizontal'
              ? { direction: 'vertical', atMm: ordered.heightMm - atMm }
              : { direction: 'horizontal', atMm },
          ),
        };
        const turnedAreas = areasOf(examine(file, ordered)).map(
          ([code, { x, y, width, height }]) =>
            [code, { x: ordered.heightMm - y - height, y: x, width: height, height: width }] as const,
        );
        expect(sorted(turnedAreas)).toEqual(sorted(areasOf(examine(turnedFile, turnedPiece))));
      }),
    );
  });

  it('is not worse with more pixels', () => {
    fc.assert(
      fc.property(
        piece,
        fc.integer({ min: 10, max: 40_000 }),
        fc.integer({ min: 10, max: 40_000 }),
        fc.integer({ min: 2, max: 9 }),
        (ordered, width, height, factor) => {
          const rank = (file: FileFacts) => RANK[verdict(examine(file, ordered)) ?? 'ok'];
          expect(rank(image(width * factor, height * factor))).toBeLessThanOrEqual(rank(image(width, height)));
        },
      ),
    );
  });

  const anyNumber = fc.option(
    fc.oneof(
      fc.double(),
      fc.constantFrom(0, -1, NaN, Infinity, -Infinity, Number.MIN_VALUE, Number.MAX_VALUE),
      fc.integer(),
    ),
  );
  const anyArea = fc.record({ x: fc.double(), y: fc.double(), width: fc.double(), height: fc.double() });
  const hostile = fc
    .record({
      pages: anyNumber,
      widthPx: anyNumber,
      heightPx: anyNumber,
      widthMm: anyNumber,
      heightMm: anyNumber,
      dpi: anyNumber,
      thinnestStrokeMm: anyNumber,
      smallestTextMm: anyNumber,
      ink: fc.option(fc.array(fc.double(), { maxLength: 60 })),
      gamut: fc.option(fc.record({ share: fc.double(), worst: fc.constant(null) })),
      textAreas: fc.array(fc.oneof(anyArea, pageArea), { maxLength: 20 }),
      detail: fc.option(fc.record({ columns: fc.double(), rows: fc.double(), cells: fc.string() })),
      spotColours: fc.array(fc.string({ unit: 'binary' })),
    })
    .map((known) => facts(known));

  it('has finite numbers, and areas that are on the piece, whatever the facts', () => {
    fc.assert(
      fc.property(hostile, piece, (file, ordered) => {
        const findings = examine(file, ordered);
        const numbers = findings.flatMap(({ values, area }) => [
          ...Object.values(values),
          ...Object.values(area ?? {}),
        ]);
        for (const each of numbers) if (typeof each === 'number') expect(Number.isFinite(each)).toBe(true);
        for (const [, { x, y, width, height }] of areasOf(findings)) {
          expect(Math.min(x, y)).toBeGreaterThanOrEqual(0);
          expect(Math.min(width, height)).toBeGreaterThan(0);
          expect(x + width).toBeLessThanOrEqual(ordered.widthMm + 1e-6);
          expect(y + height).toBeLessThanOrEqual(ordered.heightMm + 1e-6);
        }
        for (const value of Object.values(summarize(file, ordered)))
          if (typeof value === 'number') expect(value).toBeGreaterThanOrEqual(0);
        for (const { widthMm, heightMm } of largestSizes(file)) expect(widthMm * heightMm).not.toBeNaN();
      }),
      { numRuns: 300 },
    );
  });

  it('has the verdict of its most severe finding, and none if nothing was examined', () => {
    expect(verdict(examine(page(3000, 1000), PLAIN))).toBe('ok');
    expect(verdict(examine(facts({ colour: 'rgb' }), PLAIN))).toBe('ok');
    expect(verdict(examine(facts({ pages: 2 }), PLAIN))).toBe('warning');
    expect(verdict(examine(facts({ pages: 2, notExamined: 'damaged' }), PLAIN))).toBe('error');
    expect(verdict(examine(facts({ notExamined: 'archive' }), PLAIN))).toBeNull();
  });
});

const areasOf = (findings: readonly Finding[]) =>
  findings.flatMap(({ code, area, areas = [] }) => (area ? [area, ...areas] : []).map((each) => [code, each] as const));

/** Areas in an order that does not depend on how the piece is turned, without rounding errors. */
function sorted(areas: readonly (readonly [FindingCode, FindingArea])[]): string[] {
  const text = (mm: number) => (Math.round(mm * 1000) / 1000 + 0).toFixed(3);
  return areas
    .map(([code, { x, y, width, height }]) => [code, ...[x, y, width, height].map(text)].join(' '))
    .toSorted();
}

const withoutFractions = (findings: readonly Finding[]) =>
  findings.map(({ area, areas = [], values, ...finding }) => ({
    ...finding,
    values: Object.fromEntries(
      Object.entries(values).map(([name, value]) => [name, typeof value === 'number' ? Math.round(value) : value]),
    ),
    areas: [...(area ? [area] : []), ...areas].map((each) => Object.values(each).map((mm) => Math.round(mm))),
  }));
