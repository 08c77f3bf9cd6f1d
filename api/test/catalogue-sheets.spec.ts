import { TARIFF_VALUES } from '@shop/contract';
import type { TSchema } from '@sinclair/typebox';
import fc from 'fast-check';
import { stock } from '../src/demo/stock';
import type { CatalogueRows, ProductRow, ProductText } from '../src/catalogue/rows';
import {
  type CellKind,
  columnsOf,
  FINISH,
  SERVICE,
  SHEET_NAMES,
  type SheetName,
  TERMS,
} from '../src/catalogue/sheets/columns';
import type { CellValue } from '../src/catalogue/sheets/figure';
import { cellName } from '../src/catalogue/sheets/read-grid';
import { type Book, reviewSheets } from '../src/catalogue/sheets/review-sheets';
import { labelOf, tablesOf } from '../src/catalogue/sheets/tables';
import { readWorkbook, workbookOf } from '../src/catalogue/sheets/workbook';
import { catalogueRows } from './catalogue-rows';

const now = new Date('2026-11-21T00:00:00Z');
const rows = catalogueRows(stock(now));
const tables = tablesOf(rows);
let exported: Book;

beforeAll(async () => {
  exported = await readWorkbook(await workbookOf(tables, { exported: 'now' }));
});

type Cell = { sheet: SheetName; line: number; column: number };

const cells: Cell[] = SHEET_NAMES.flatMap((sheet) =>
  tables[sheet].flatMap((_, index) => columnsOf(sheet).map((_column, column) => ({ sheet, line: index + 2, column }))),
);

/** The book with one cell that says something else. */
function altered({ sheet, line, column }: Cell, value: CellValue): Book {
  const grid = (exported.get(sheet) ?? []).map((row) => [...row]);
  const row = grid[line - 1];
  if (row) row[column] = value;
  return new Map([...exported, [sheet, grid]]);
}

const OTHERS: Record<CellKind, CellValue> = {
  figure: 987.125,
  flag: null,
  text: 'something else',
  paragraphs: 'something else\n\nin two paragraphs',
  list: 'one thing\nand another',
};

test('the demo catalogue exported and read again says nothing new, and no cell is wrong', () => {
  expect(reviewSheets(rows, exported, now)).toEqual({ differences: [], faults: [], changes: [], edits: [] });
});

test('whichever order the rows and columns of its sheets stand in', () => {
  fc.assert(
    fc.property(fc.constantFrom(...SHEET_NAMES), fc.integer(), fc.integer(), (sheet, seed, other) => {
      const grid = exported.get(sheet) ?? [];
      const [head = [], ...body] = grid.map((row) => shuffled(row, other));
      const book = new Map([...exported, [sheet, [head, ...shuffled(body, seed)]]]);
      const { differences, faults } = reviewSheets(rows, book, now);
      expect({ differences, faults }).toEqual({ differences: [], faults: [] });
    }),
    { numRuns: 20 },
  );
});

test('a cell that says something else is a difference or a fault, and nothing goes unsaid', () => {
  fc.assert(
    fc.property(fc.constantFrom(...cells), (cell) => {
      const column = columnsOf(cell.sheet)[cell.column];
      const was = exported.get(cell.sheet)?.[cell.line - 1]?.[cell.column] ?? null;
      const value = typeof was === 'boolean' ? !was : OTHERS[column?.kind ?? 'text'];
      const { differences, faults, changes, edits } = reviewSheets(rows, altered(cell, value), now);
      if (was === value) expect(differences).toEqual([]);
      else if (faults.length === 0) {
        expect(differences.length).toBeGreaterThan(0);
        expect(changes.length + edits.length).toBeGreaterThan(0);
      }
      const at = cellName(cell.column, cell.line);
      const said = [...differences, ...faults].filter((one) => one.sheet === cell.sheet);
      if (was !== value && !column?.key) expect(said.map((one) => one.cell)).toContain(at);
    }),
    { numRuns: 30 },
  );
});

test('a row that is taken away is a difference that names it, or a fault', () => {
  const lines = cells.filter(({ column }) => column === 0);
  fc.assert(
    fc.property(fc.constantFrom(...lines), ({ sheet, line }) => {
      const grid = (exported.get(sheet) ?? []).filter((_, place) => place !== line - 1);
      const { differences, faults, changes } = reviewSheets(rows, new Map([...exported, [sheet, grid]]), now);
      const subject = labelOf(sheet, tables[sheet][line - 2] ?? {});
      expect([...differences, ...faults].filter((one) => one.cell === null).map((one) => one.subject)).toContain(
        subject,
      );
      expect(faults.length + changes.length).toBeGreaterThan(0);
    }),
    { numRuns: 30 },
  );
});

/** The whole way: written as a spreadsheet, read again and held against the catalogue that it was written from. */
async function thereAndBack(catalogue: CatalogueRows) {
  return reviewSheets(catalogue, await readWorkbook(await workbookOf(tablesOf(catalogue), {})), now);
}

const [product] = rows.products;
if (!product) throw new Error('the demo has no product');

/** The catalogue with one product that has other texts. */
const withTexts = (texts: ProductRow['texts']): CatalogueRows => ({
  ...rows,
  products: rows.products.map((row) => (row.sku === product.sku ? { ...row, texts } : row)),
});

/** All that the contract lets through, and a little more. */
const words = fc
  .string({ unit: 'binary', minLength: 1, maxLength: 60 })
  .map((text) => `.${text.replaceAll(/[\0-\x1f\x7f]/g, '')}`);
const spaced = fc.tuple(fc.constantFrom('', ' ', '=', '_x000D_', '\t'), words).map((parts) => parts.join(''));
const text = fc.record({
  ...{ name: spaced, summary: words },
  description: fc.array(spaced, { minLength: 1, maxLength: 4 }).map((lines) => lines.join('\r\n')),
  ...{ notes: fc.array(words, { maxLength: 3 }), uses: fc.array(spaced, { maxLength: 3 }) },
});

test('whatever a product’s texts say, exported and read again they say nothing new', async () => {
  await fc.assert(
    fc.asyncProperty(fc.record({ en: text, ja: text }), async (texts) => {
      const { differences, faults } = await thereAndBack({ ...rows, products: [{ ...product, texts }] });
      expect({ differences, faults }).toEqual({ differences: [], faults: [] });
    }),
    { numRuns: 12 },
  );
});

/** The review of an export in which one product’s row of texts in a language says something else. */
function retold(catalogue: CatalogueRows, language: string, cells: Partial<Record<keyof ProductText, CellValue>>) {
  const texts = tablesOf(catalogue).texts.map((row) =>
    row.sku === product?.sku && row.language === language ? { ...row, ...cells } : row,
  );
  const titles = columnsOf('texts').map(({ name }) => name);
  const grid = [titles, ...texts.map((row) => titles.map((title) => row[title] ?? null))];
  return reviewSheets(catalogue, new Map([...exported, ['texts', grid]]), now);
}

const english = product.texts.en;
const onlyEnglish = withTexts({ en: english });

test('a language that a product lacks is added by filling its row', () => {
  const cells = { name: 'Banner', summary: 'Robuste', description: 'Une bâche.\n\nSolide.', notes: 'À plat\n\n Sec ' };
  const { faults, edits } = retold(onlyEnglish, 'fr', cells);
  expect(faults).toEqual([]);
  expect(edits).toEqual([{ sku: product.sku, texts: { fr: { ...cells, notes: ['À plat', 'Sec'], uses: [] } } }]);
});

test('a language is added whole, emptied whole, and English stays', () => {
  const codes = (language: string, cells: Parameters<typeof retold>[2], catalogue = onlyEnglish) =>
    retold(catalogue, language, cells).faults.map(({ subject, code }) => `${subject} ${code}`);
  const nothing = { name: null, summary: null, description: null, notes: null, uses: null };
  expect(codes('fr', { name: 'Bâche' })).toEqual(['summary required', 'description required']);
  expect(codes('fr', { uses: 'Façades' })).toEqual(['name required', 'summary required', 'description required']);
  expect(codes('en', nothing)).toEqual(['name required', 'summary required', 'description required']);
  const both = withTexts({ en: english, de: english });
  expect(codes('de', nothing, both)).toEqual([]);
  expect(retold(both, 'de', nothing).edits).toEqual([{ sku: product.sku, textsGone: ['de'] }]);
});

test('what is said of one part of a text leaves the others as they are', () => {
  const odd = { ...product.texts.en, description: 'One.\r\nTwo.', notes: [' spaced '] } as ProductText;
  const { edits } = retold(withTexts({ en: odd }), 'en', { uses: 'Shop fronts' });
  expect(edits).toEqual([{ sku: product.sku, texts: { en: { ...odd, uses: ['Shop fronts'] } } }]);
});

test.each<[what: string, keyof ProductText, string, string]>([
  ['of 33,000 characters', 'description', 'a'.repeat(33_000), 'too_long'],
  ['with a line of 301 characters', 'notes', 'a'.repeat(301), 'too_long'],
  ['of 31 lines', 'notes', 'line\n'.repeat(31), 'too_long'],
  ['of two lines', 'name', 'Two\nlines', 'hidden_characters'],
  ['with half of a character', 'description', 'Half \ud83d a character', 'hidden_characters'],
  ['with a control character', 'description', 'A bell \u0007', 'hidden_characters'],
  ['that turns the direction of writing', 'uses', 'Fronts\nTurned \u202e round', 'hidden_characters'],
])('a cell %s is refused by its name', (_, column, value, code) => {
  const place = columnsOf('texts').findIndex(({ name }) => name === column);
  const line = tables.texts.findIndex(({ sku, language }) => sku === product.sku && language === 'en') + 2;
  expect(retold(rows, 'en', { [column]: value }).faults).toEqual([
    { sheet: 'texts', cell: cellName(place, line), subject: column, code },
  ]);
});

test('every figure of the tariff that staff may set has a column', () => {
  const columns = new Set([TERMS, FINISH, SERVICE].flatMap((fields) => Object.values(fields)));
  // Those of tiers, variants and artwork choices stand in rows or columns of their own.
  const own = /^(pricing\.kind|artworkFactor\.\*|.*(from|retail|reseller|grams|cm3))$/;
  const { product: products, service } = TARIFF_VALUES;
  const missing = [products.area, products.unit, service]
    .flatMap((schema) => leavesOf(schema))
    .filter((path) => !columns.has(path) && !columns.has(path.split('*.').at(-1) ?? '') && !own.test(path));
  expect(missing).toEqual([]);
});

/** The paths of a schema's values; `*` for any key or place. */
function leavesOf(schema: TSchema, path = ''): string[] {
  const { properties, items, patternProperties, anyOf } = schema as Record<string, Record<string, TSchema> & TSchema>;
  const under = (name: string, inner: TSchema) => leavesOf(inner, path ? `${path}.${name}` : name);
  if (properties) return Object.entries(properties).flatMap(([name, inner]) => under(name, inner));
  if (patternProperties) return Object.values(patternProperties).flatMap((inner) => under('*', inner));
  if (items) return under('*', items);
  const inside = anyOf && Object.values(anyOf).filter((one) => one.properties);
  return inside?.length ? inside.flatMap((one) => leavesOf(one, path)) : [path];
}

/** By a number alone: the same seed gives the same order of as many. */
function shuffled<T>(items: readonly T[], seed: number): T[] {
  const rank = (place: number) => Math.imul((place + 1) ^ seed, 0x9e3779b1) >>> 0;
  return items
    .map((item, place) => ({ item, rank: rank(place) }))
    .toSorted((one, other) => one.rank - other.rank)
    .map(({ item }) => item);
}
