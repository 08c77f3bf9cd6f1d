import { inflateSync } from 'node:zlib';
import fc from 'fast-check';
import type { Page, Shape } from './drawing';
import { findFont } from './fonts';
import { normalizeText, toGlyphs } from './glyphs';
import { breakLines, type Line, singleLine } from './line-breaking';
import { layOutPages, PAGE } from './page-layout';
import type { Block, PdfDocument, Row } from './pdf-document';
import { renderPdf } from './render-pdf';

const createDocument = (blocks: Block[]): PdfDocument => ({
  title: 'Invoice INV-2026-000001',
  language: 'ja',
  issuer: 'Widepress',
  heading: 'Invoice',
  runningTitle: 'Invoice INV-2026-000001',
  footer: ['Widepress, Shanghai'],
  pageLabel: (page, pages) => `${page}/${pages}`,
  createdAt: new Date('2026-11-21T00:00:00Z'),
  blocks,
});

const lineText = ({ runs }: Line) => runs.map(({ text }) => text).join('');
const textShapes = (page: Page) => page.flatMap((shape) => (shape.kind === 'text' ? [shape] : []));
const pageTexts = (page: Page) => textShapes(page).map(({ text }) => text);
const shapeWidth = ({ text, font, size }: Extract<Shape, { kind: 'text' }>) =>
  Array.from(text).reduce((sum, character) => sum + (font.advanceOf(character.codePointAt(0) ?? 0) ?? 0), 0) * size;

const table = (rows: Row[]): Block => ({
  kind: 'table',
  columns: [{ title: 'Item' }, { title: 'Amount', width: 80, isNumeric: true }],
  rows,
});

describe('fonts', () => {
  it.each(['A', 'é', 'ß', 'ő', 'ñ', 'Ж', '東', 'ア', '〒', '髙', '﨑', '¥', '€', '…', '↑', '≈'])(
    'the fonts contain %s in regular and bold',
    (character) => {
      for (const weight of [400, 700] as const)
        expect(findFont(character.codePointAt(0) ?? 0, weight)?.file.length).toBeGreaterThan(1000);
    },
  );

  it('gives all digits the same width so that amounts align in columns', () => {
    for (const weight of [400, 700] as const)
      expect(new Set(Array.from('0123456789', (digit) => singleLine(digit, weight).width)).size).toBe(1);
  });
});

describe('text layout', () => {
  it('prints 〓 for a character that no font contains', () => {
    const glyphs = toGlyphs('金 한 👍 Ω', 400).map(({ text }) => text);
    expect(glyphs.join('')).toBe('金 〓 〓 〓');
  });

  it('removes control characters, bidirectional marks and joiners', () => {
    expect(normalizeText('a\u0000\u202eb\u200f\u200dc\ufeff\u00add\u0007')).toBe('abcd');
  });

  it('combines letters and accents and keeps the text otherwise', () => {
    expect(lineText(singleLine('Cafe\u0301 Łódź 東京', 400))).toBe('Café Łódź 東京');
  });

  it('breaks lines between words, and between Japanese characters except before a full stop', () => {
    const lines = breakLines('Hem and grommets', 400, 6).map(lineText);
    expect(lines).toEqual(['Hem and', 'grommets']);
    for (const line of breakLines('東京都渋谷区、神宮前。「原宿」'.repeat(9), 400, 6.2).map(lineText))
      expect(line).toMatch(/^[^、。」].*[^「]$/u);
  });

  it('never exceeds the line width and loses no character, for any text', () => {
    const anyText = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 300 }),
      fc.string({ unit: 'grapheme', maxLength: 300 }),
      fc.stringMatching(/^[A-Za-z東京、。「」 -]{0,200}$/),
    );
    fc.assert(
      fc.property(
        anyText,
        fc.constantFrom(400 as const, 700 as const),
        fc.double({ min: 2, max: 60, noNaN: true }),
        (text, weight, width) => {
          const lines = breakLines(text, weight, width);
          for (const line of lines) expect(line.width).toBeLessThanOrEqual(width + 1e-9);
          const withoutSpaces = (whole: string) => whole.replaceAll(/[ \u3000]/g, '');
          const glyphs = toGlyphs(normalizeText(text.replaceAll(/[\r\n\u2028\u2029]/g, ' ')), weight);
          expect(withoutSpaces(lines.map(lineText).join(''))).toBe(
            withoutSpaces(glyphs.map((glyph) => glyph.text).join('')),
          );
        },
      ),
      { numRuns: 300 },
    );
  });

  it('cuts a text off after 4000 characters with an ellipsis', () => {
    const lines = breakLines('x'.repeat(10_000), 400, 40);
    expect(lines.map(lineText).join('')).toHaveLength(4000);
    expect(lineText(lines.at(-1) ?? { runs: [], width: 0 })).toMatch(/…$/);
  });
});

describe('page layout', () => {
  it('repeats the table header on every page and prints the page number and page count', async () => {
    const rows: Row[] = Array.from({ length: 120 }, (_, row) => ({ cells: [`Item ${row}`, '1.00'] }));
    const pages = await layOutPages(createDocument([table(rows)]));
    expect(pages.length).toBeGreaterThan(2);
    pages.forEach((page, index) => {
      expect(pageTexts(page)).toEqual(expect.arrayContaining(['Item', 'Amount', `${index + 1}/${pages.length}`]));
    });
    const items = pages.flatMap(pageTexts).filter((text) => /^Item \d/.test(text));
    expect(items).toEqual(rows.map(({ cells }) => cells[0]));
  });

  it('aligns amounts of any length at the right edge of their column', async () => {
    const amounts = ['1', '11', '1,111,111.11', '123,456,789,012.34'];
    const document = createDocument([table(amounts.map((amount) => ({ cells: ['Item', amount] })))]);
    const [page = []] = await layOutPages(document);
    const ends = textShapes(page)
      .filter(({ text }) => amounts.includes(text))
      .map((shape) => shape.x + shapeWidth(shape));
    expect(ends).toHaveLength(amounts.length);
    for (const end of ends) expect(end).toBeCloseTo(ends[0] ?? 0, 6);
  });

  it('draws nothing outside the page, for any content', async () => {
    const anyText = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 200 }),
      fc.constantFrom('x'.repeat(10_000), '東'.repeat(10_000), '\u202e\u0000', 'a b '.repeat(3000)),
    );
    const block: fc.Arbitrary<Block> = fc.oneof(
      fc.record({ kind: fc.constant('text' as const), text: anyText }),
      fc
        .tuple(anyText, anyText)
        .map(([name, value]): Block => ({ kind: 'fields', fields: [{ name, value: value.slice(0, 400) }] })),
      fc
        .array(fc.tuple(anyText, anyText), { maxLength: 4 })
        .map((rows) => table(rows.map(([text, amount]) => ({ cells: [{ text, details: [text] }, amount] })))),
      fc.tuple(anyText, anyText).map(([name, value]): Block => ({
        kind: 'totals',
        totals: [{ name: name.slice(0, 60), value: value.slice(0, 20), isBold: true }],
      })),
    );
    await fc.assert(
      fc.asyncProperty(fc.array(block, { maxLength: 4 }), async (blocks) => {
        for (const page of await layOutPages(createDocument(blocks)))
          for (const shape of textShapes(page)) {
            expect(shape.x).toBeGreaterThanOrEqual(0);
            expect(shape.x + shapeWidth(shape)).toBeLessThanOrEqual(PAGE.width);
            expect(shape.y).toBeGreaterThan(0);
            expect(shape.y).toBeLessThan(PAGE.height);
          }
      }),
      { numRuns: 40 },
    );
  });

  it('keeps a heading on the same page as the text below it', async () => {
    for (let height = 560; height < 680; height += 4) {
      const pages = await layOutPages(
        createDocument([
          { kind: 'space', height },
          { kind: 'text', text: 'Notes', style: 'heading' },
          { kind: 'text', text: 'Under it' },
        ]),
      );
      const pageOf = (text: string) => pages.findIndex((page) => pageTexts(page).includes(text));
      expect(pageOf('Notes')).toBe(pageOf('Under it'));
    }
  });

  it('rejects a document of more than 250 pages with a RangeError', async () => {
    const rows: Row[] = Array.from({ length: 20_000 }, () => ({ cells: ['Item', '1'] }));
    await expect(layOutPages(createDocument([table(rows)]))).rejects.toThrow(RangeError);
  });
});

describe('rendered PDF files', () => {
  const document = createDocument([
    { kind: 'text', text: '東京都渋谷区神宮前 Müller 髙橋' },
    table([{ cells: ['Item', '1,234.56'] }]),
  ]);

  it('renders the same document to the same bytes', async () => {
    expect((await renderPdf(document)).equals(await renderPdf(document))).toBe(true);
  });

  it('writes title and language and embeds only the glyphs in use', async () => {
    const pdf = await renderPdf(document);
    const raw = pdf.toString('latin1');
    expect(raw).toMatch(/\/Lang \(ja\)/);
    expect(raw).toContain('/DisplayDocTitle true');
    expect(raw.match(/\/FontFile2/g)?.length).toBeGreaterThanOrEqual(3);
    expect(pdf.length).toBeLessThan(100_000);
  });

  it('maps every glyph to its character so that text can be copied and searched', async () => {
    const raw = (await renderPdf(document)).toString('latin1');
    const streams = [...raw.matchAll(/stream\n([\s\S]*?)\nendstream/g)].flatMap(([, bytes = '']) => {
      try {
        return [inflateSync(Buffer.from(bytes, 'latin1')).toString('latin1')];
      } catch {
        return [];
      }
    });
    const maps = streams.filter((stream) => stream.includes('beginbfrange') || stream.includes('beginbfchar')).join();
    for (const character of '東京都渋谷区神宮前髙橋Mü')
      expect(maps).toContain(`<${(character.codePointAt(0) ?? 0).toString(16).padStart(4, '0')}>`);
  });
});
