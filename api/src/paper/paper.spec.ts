import { inflateSync } from 'node:zlib';
import fc from 'fast-check';
import { composed, PAGE } from './compose';
import { faceOf } from './faces';
import { legible, lettersOf } from './letters';
import { brokenLines, oneLine, type Line } from './lines';
import type { Mark, Page } from './marks';
import type { Block, Row, Sheet } from './sheet';
import { typeset } from './typeset';

const sheetOf = (blocks: Block[]): Sheet => ({
  title: 'Invoice INV-2026-000001',
  language: 'ja',
  owner: 'Widepress',
  kind: 'Invoice',
  running: 'Invoice INV-2026-000001',
  foot: ['Widepress, Shanghai'],
  pageOf: (page, pages) => `${page}/${pages}`,
  at: new Date('2026-11-21T00:00:00Z'),
  blocks,
});

const textOf = ({ runs }: Line) => runs.map(({ text }) => text).join('');
const saidOn = (page: Page) => page.flatMap((mark) => (mark.kind === 'text' ? [mark.text] : []));
const texts = (page: Page) => page.flatMap((mark) => (mark.kind === 'text' ? [mark] : []));
const widthOf = ({ text, face, size }: Extract<Mark, { kind: 'text' }>) =>
  Array.from(text).reduce((sum, character) => sum + (face.advanceOf(character.codePointAt(0) ?? 0) ?? 0), 0) * size;

const table = (rows: Row[]): Block => ({
  kind: 'table',
  columns: [{ title: 'Item' }, { title: 'Amount', width: 80, figures: true }],
  rows,
});

describe('a typeface', () => {
  it.each(['A', 'é', 'ß', 'ő', 'ñ', 'Ж', '東', 'ア', '〒', '髙', '﨑', '¥', '€', '…', '↑', '≈'])(
    'has %s in both weights',
    (character) => {
      for (const weight of [400, 700] as const)
        expect(faceOf(character.codePointAt(0) ?? 0, weight)?.file.length).toBeGreaterThan(1000);
    },
  );

  it('has figures of one width, so that amounts stand in columns', () => {
    for (const weight of [400, 700] as const)
      expect(new Set(Array.from('0123456789', (figure) => oneLine(figure, weight).width)).size).toBe(1);
  });
});

describe('a text', () => {
  it('shows what no face has, instead of losing it', () => {
    const set = lettersOf('金 한 👍 Ω', 400).map(({ text }) => text);
    expect(set.join('')).toBe('金 〓 〓 〓');
  });

  it('loses what is not seen: controls, marks of direction, joiners', () => {
    expect(legible('a\u0000\u202eb\u200f\u200dc\ufeff\u00add\u0007')).toBe('abcd');
  });

  it('reads as it was written, its accents with their letters', () => {
    expect(textOf(oneLine('Cafe\u0301 Łódź 東京', 400))).toBe('Café Łódź 東京');
  });

  it('is broken between words, and between Japanese characters but not before a full stop', () => {
    const lines = brokenLines('Hem and grommets', 400, 6).map(textOf);
    expect(lines).toEqual(['Hem and', 'grommets']);
    for (const line of brokenLines('東京都渋谷区、神宮前。「原宿」'.repeat(9), 400, 6.2).map(textOf))
      expect(line).toMatch(/^[^、。」].*[^「]$/u);
  });

  it('is never wider than its line and keeps every character, whatever it is', () => {
    const any = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 300 }),
      fc.string({ unit: 'grapheme', maxLength: 300 }),
      fc.stringMatching(/^[A-Za-z東京、。「」 -]{0,200}$/),
    );
    fc.assert(
      fc.property(
        any,
        fc.constantFrom(400 as const, 700 as const),
        fc.double({ min: 2, max: 60, noNaN: true }),
        (text, weight, width) => {
          const lines = brokenLines(text, weight, width);
          for (const line of lines) expect(line.width).toBeLessThanOrEqual(width + 1e-9);
          const letters = (whole: string) => whole.replaceAll(/[ \u3000]/g, '');
          const set = lettersOf(legible(text.replaceAll(/[\r\n\u2028\u2029]/g, ' ')), weight);
          expect(letters(lines.map(textOf).join(''))).toBe(letters(set.map((letter) => letter.text).join('')));
        },
      ),
      { numRuns: 300 },
    );
  });

  it('of ten thousand characters ends in an ellipsis', () => {
    const lines = brokenLines('x'.repeat(10_000), 400, 40);
    expect(lines.map(textOf).join('')).toHaveLength(4000);
    expect(textOf(lines.at(-1) ?? { runs: [], width: 0 })).toMatch(/…$/);
  });
});

describe('a sheet', () => {
  it('goes on over pages with its table’s head on each, and says which page of how many it is', async () => {
    const rows: Row[] = Array.from({ length: 120 }, (_, row) => ({ cells: [`Item ${row}`, '1.00'] }));
    const pages = await composed(sheetOf([table(rows)]));
    expect(pages.length).toBeGreaterThan(2);
    pages.forEach((page, place) => {
      expect(saidOn(page)).toEqual(expect.arrayContaining(['Item', 'Amount', `${place + 1}/${pages.length}`]));
    });
    const items = pages.flatMap(saidOn).filter((text) => /^Item \d/.test(text));
    expect(items).toEqual(rows.map(({ cells }) => cells[0]));
  });

  it('keeps amounts at the right end of their column, however long', async () => {
    const amounts = ['1', '11', '1,111,111.11', '123,456,789,012.34'];
    const [page = []] = await composed(sheetOf([table(amounts.map((amount) => ({ cells: ['Item', amount] })))]));
    const ends = texts(page)
      .filter(({ text }) => amounts.includes(text))
      .map((mark) => mark.x + widthOf(mark));
    expect(ends).toHaveLength(amounts.length);
    for (const end of ends) expect(end).toBeCloseTo(ends[0] ?? 0, 6);
  });

  it('puts nothing beside the page, whatever it is given', async () => {
    const any = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 200 }),
      fc.constantFrom('x'.repeat(10_000), '東'.repeat(10_000), '\u202e\u0000', 'a b '.repeat(3000)),
    );
    const block: fc.Arbitrary<Block> = fc.oneof(
      fc.record({ kind: fc.constant('text' as const), text: any }),
      fc
        .tuple(any, any)
        .map(([name, value]): Block => ({ kind: 'facts', facts: [{ name, value: value.slice(0, 400) }] })),
      fc
        .array(fc.tuple(any, any), { maxLength: 4 })
        .map((rows) => table(rows.map(([text, amount]) => ({ cells: [{ text, under: [text] }, amount] })))),
      fc.tuple(any, any).map(([name, value]): Block => ({
        kind: 'sums',
        sums: [{ name: name.slice(0, 60), value: value.slice(0, 20), strong: true }],
      })),
    );
    await fc.assert(
      fc.asyncProperty(fc.array(block, { maxLength: 4 }), async (blocks) => {
        for (const page of await composed(sheetOf(blocks)))
          for (const mark of texts(page)) {
            expect(mark.x).toBeGreaterThanOrEqual(0);
            expect(mark.x + widthOf(mark)).toBeLessThanOrEqual(PAGE.width);
            expect(mark.y).toBeGreaterThan(0);
            expect(mark.y).toBeLessThan(PAGE.height);
          }
      }),
      { numRuns: 40 },
    );
  });

  it('never parts a heading from what it is over', async () => {
    for (let height = 560; height < 680; height += 4) {
      const pages = await composed(
        sheetOf([
          { kind: 'gap', height },
          { kind: 'text', text: 'Notes', look: 'heading' },
          { kind: 'text', text: 'Under it' },
        ]),
      );
      const at = (text: string) => pages.findIndex((page) => saidOn(page).includes(text));
      expect(at('Notes')).toBe(at('Under it'));
    }
  });

  it('that would have no end is refused', async () => {
    const rows: Row[] = Array.from({ length: 20_000 }, () => ({ cells: ['Item', '1'] }));
    await expect(composed(sheetOf([table(rows)]))).rejects.toThrow(RangeError);
  });
});

/** What a PDF’s content streams put on its pages, by its fonts’ own maps from glyphs to characters. */
describe('a PDF', () => {
  const japanese = sheetOf([
    { kind: 'text', text: '東京都渋谷区神宮前 Müller 髙橋' },
    table([{ cells: ['Item', '1,234.56'] }]),
  ]);

  it('is the same bytes whenever it is made of the same', async () => {
    expect((await typeset(japanese)).equals(await typeset(japanese))).toBe(true);
  });

  it('has its title and language, and its typefaces inside, only as far as they are used', async () => {
    const pdf = await typeset(japanese);
    const raw = pdf.toString('latin1');
    expect(raw).toMatch(/\/Lang \(ja\)/);
    expect(raw).toContain('/DisplayDocTitle true');
    expect(raw.match(/\/FontFile2/g)?.length).toBeGreaterThanOrEqual(3);
    expect(pdf.length).toBeLessThan(100_000);
  });

  it('can be read: every typeface says which characters its glyphs are', async () => {
    const raw = (await typeset(japanese)).toString('latin1');
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
