import { TARIFF_VALUES } from '@shop/contract';
import type { TSchema } from '@sinclair/typebox';
import fc from 'fast-check';
import { starterCatalogueData } from '../src/starter-catalogue/starter-catalogue-data';
import type { ProductText } from '../src/catalogue/snapshot/catalogue-rows';
import type { Translations } from '../src/catalogue/snapshot/localize';
import type { SpreadsheetSource } from '../src/catalogue/spreadsheets/spreadsheet-source';
import {
  columnsOf,
  FINISH,
  FINISH_RULES,
  SERVICE,
  SHEET_NAMES,
  type SheetName,
  TERMS,
} from '../src/catalogue/spreadsheets/columns';
import type { CellKind, CellValue } from '../src/catalogue/spreadsheets/cell-values';
import { cellName } from '../src/catalogue/spreadsheets/read-sheet';
import { type Workbook, reviewWorkbook } from '../src/catalogue/spreadsheets/review-workbook';
import { formatLabel, buildSheetRows } from '../src/catalogue/spreadsheets/sheet-rows';
import { writeWorkbook } from '../src/catalogue/spreadsheets/workbook';
import { readWorkbook } from '../src/spreadsheets/public';
import { toRows } from './catalogue-rows';

const now = new Date('2026-11-21T00:00:00Z');
const rows = toRows(starterCatalogueData(now));
const tables = buildSheetRows(rows);
let exported: Workbook;

beforeAll(async () => {
  exported = await readWorkbook(await writeWorkbook(tables, { exported: 'now' }));
});

type Cell = { sheet: SheetName; line: number; column: number };

const cells: Cell[] = SHEET_NAMES.flatMap((sheet) =>
  tables[sheet].flatMap((_, index) => columnsOf(sheet).map((_column, column) => ({ sheet, line: index + 2, column }))),
);

/** The exported workbook with one changed cell. */
function withCell({ sheet, line, column }: Cell, value: CellValue): Workbook {
  const grid = (exported.get(sheet) ?? []).map((row) => [...row]);
  const row = grid[line - 1];
  if (row) row[column] = value;
  return new Map([...exported, [sheet, grid]]);
}

const OTHERS: Record<CellKind, CellValue> = {
  number: 987.125,
  flag: null,
  text: 'something else',
  paragraphs: 'something else\n\nin two paragraphs',
  list: 'one thing\nand another',
};

test('importing an unchanged export of the starter catalogue reports no difference and no fault', async () => {
  expect(await reviewWorkbook(rows, exported, now)).toEqual({
    ...{ differences: [], faults: [], changes: [], edits: [], additions: [], firstValues: [] },
  });
});

test('the order of rows and columns does not matter', async () => {
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...SHEET_NAMES), fc.integer(), fc.integer(), async (sheet, seed, other) => {
      const grid = exported.get(sheet) ?? [];
      const [head = [], ...body] = grid.map((row) => shuffled(row, other));
      const workbook = new Map([...exported, [sheet, [head, ...shuffled(body, seed)]]]);
      const { differences, faults } = await reviewWorkbook(rows, workbook, now);
      expect({ differences, faults }).toEqual({ differences: [], faults: [] });
    }),
    { numRuns: 6 },
  );
});

test('a changed cell is always reported as a difference or a fault', async () => {
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...cells), async (cell) => {
      const column = columnsOf(cell.sheet)[cell.column];
      const before = exported.get(cell.sheet)?.[cell.line - 1]?.[cell.column] ?? null;
      const value = typeof before === 'boolean' ? !before : OTHERS[column?.kind ?? 'text'];
      const { differences, faults, changes, edits, additions } = await reviewWorkbook(rows, withCell(cell, value), now);
      if (before === value) expect(differences).toEqual([]);
      else if (faults.length === 0) {
        expect(differences.length).toBeGreaterThan(0);
        expect(changes.length + edits.length + additions.length).toBeGreaterThan(0);
      }
      const address = cellName(cell.column, cell.line);
      const reported = [...differences, ...faults].filter((one) => one.sheet === cell.sheet);
      if (before !== value && !column?.key) expect(reported.map((one) => one.cell)).toContain(address);
    }),
    { numRuns: 12 },
  );
});

test('a removed row is reported as a difference or a fault', async () => {
  const lines = cells.filter(({ column }) => column === 0);
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...lines), async ({ sheet, line }) => {
      const grid = (exported.get(sheet) ?? []).filter((_, index) => index !== line - 1);
      const workbook = new Map([...exported, [sheet, grid]]);
      const { differences, faults, changes, additions } = await reviewWorkbook(rows, workbook, now);
      const subject = formatLabel(sheet, tables[sheet][line - 2] ?? {});
      expect([...differences, ...faults].filter((one) => one.cell === null).map((one) => one.subject)).toContain(
        subject,
      );
      expect(faults.length + changes.length + additions.length).toBeGreaterThan(0);
    }),
    { numRuns: 12 },
  );
});

/** Writes a workbook, reads it and compares it with the source it was written from. */
async function reviewOwnExport(catalogue: SpreadsheetSource) {
  return reviewWorkbook(catalogue, await readWorkbook(await writeWorkbook(buildSheetRows(catalogue), {})), now);
}

const [product] = rows.products;
if (!product) throw new Error('the starter catalogue has no product');

/** The source with other texts of one product. */
const withTexts = (texts: Translations<ProductText>): SpreadsheetSource => ({
  ...rows,
  products: rows.products.map((row) => (row.sku === product.sku ? { ...row, texts } : row)),
});

/** Everything the contract accepts, and some more. */
const words = fc
  .string({ unit: 'binary', minLength: 1, maxLength: 60 })
  .map((text) => `.${text.replaceAll(/[\0-\x1f\x7f]/g, '')}`);
const spaced = fc.tuple(fc.constantFrom('', ' ', '=', '_x000D_', '\t'), words).map((parts) => parts.join(''));
const text = fc.record({
  ...{ name: spaced, summary: words },
  description: fc.array(spaced, { minLength: 1, maxLength: 4 }).map((lines) => lines.join('\r\n')),
  ...{ notes: fc.array(words, { maxLength: 3 }), uses: fc.array(spaced, { maxLength: 3 }) },
});

test('any product texts survive an export and import unchanged', async () => {
  await fc.assert(
    fc.asyncProperty(fc.record({ en: text, ja: text }), async (texts) => {
      const { differences, faults } = await reviewOwnExport({ ...rows, products: [{ ...product, texts }] });
      expect({ differences, faults }).toEqual({ differences: [], faults: [] });
    }),
    { numRuns: 12 },
  );
});

/** Reviews an export with other texts of one product in one language. */
function reviewTexts(
  catalogue: SpreadsheetSource,
  language: string,
  cells: Partial<Record<keyof ProductText, CellValue>>,
) {
  const texts = buildSheetRows(catalogue).texts.map((row) =>
    row.sku === product?.sku && row.language === language ? { ...row, ...cells } : row,
  );
  const titles = columnsOf('texts').map(({ name }) => name);
  const grid = [titles, ...texts.map((row) => titles.map((title) => row[title] ?? null))];
  return reviewWorkbook(catalogue, new Map([...exported, ['texts', grid]]), now);
}

const english = product.texts.en;
const onlyEnglish = withTexts({ en: english });

test('filling the row of a missing language adds the text', async () => {
  const cells = { name: 'Banner', summary: 'Robuste', description: 'Une bâche.\n\nSolide.', notes: 'À plat\n\n Sec ' };
  const { faults, edits } = await reviewTexts(onlyEnglish, 'fr', cells);
  expect(faults).toEqual([]);
  expect(edits).toEqual([{ sku: product.sku, texts: { fr: { ...cells, notes: ['À plat', 'Sec'], uses: [] } } }]);
});

test('a text is added and removed only as a whole, and English cannot be removed', async () => {
  const codes = async (language: string, cells: Parameters<typeof reviewTexts>[2], catalogue = onlyEnglish) =>
    (await reviewTexts(catalogue, language, cells)).faults.map(({ subject, code }) => `${subject} ${code}`);
  const nothing = { name: null, summary: null, description: null, notes: null, uses: null };
  expect(await codes('fr', { name: 'Bâche' })).toEqual(['summary required', 'description required']);
  expect(await codes('fr', { uses: 'Façades' })).toEqual(['name required', 'summary required', 'description required']);
  expect(await codes('en', nothing)).toEqual(['name required', 'summary required', 'description required']);
  const both = withTexts({ en: english, de: english });
  expect(await codes('de', nothing, both)).toEqual([]);
  expect((await reviewTexts(both, 'de', nothing)).edits).toEqual([{ sku: product.sku, textsGone: ['de'] }]);
});

test('changing one field of a text keeps the exact values of the others', async () => {
  const odd = { ...product.texts.en, description: 'One.\r\nTwo.', notes: [' spaced '] } as ProductText;
  const { edits } = await reviewTexts(withTexts({ en: odd }), 'en', { uses: 'Shop fronts' });
  expect(edits).toEqual([{ sku: product.sku, texts: { en: { ...odd, uses: ['Shop fronts'] } } }]);
});

test.each<[what: string, keyof ProductText, string, string]>([
  ['of 33,000 characters', 'description', 'a'.repeat(33_000), 'too_long'],
  ['with a line of 301 characters', 'notes', 'a'.repeat(301), 'too_long'],
  ['of 31 lines', 'notes', 'line\n'.repeat(31), 'too_long'],
  ['of two lines', 'name', 'Two\nlines', 'hidden_characters'],
  ['with a lone surrogate', 'description', 'Half \ud83d a character', 'hidden_characters'],
  ['with a control character', 'description', 'A bell \u0007', 'hidden_characters'],
  ['that changes the writing direction', 'uses', 'Fronts\nTurned \u202e round', 'hidden_characters'],
])('a cell %s is reported with its address', async (_, column, value, code) => {
  const place = columnsOf('texts').findIndex(({ name }) => name === column);
  const line = tables.texts.findIndex(({ sku, language }) => sku === product.sku && language === 'en') + 2;
  expect((await reviewTexts(rows, 'en', { [column]: value })).faults).toEqual([
    { sheet: 'texts', cell: cellName(place, line), subject: column, code },
  ]);
});

test('every number of the tariff that staff may set has a column', () => {
  const columns = new Set([TERMS, FINISH, FINISH_RULES, SERVICE].flatMap((fields) => Object.values(fields)));
  // Tiers, variants and artwork choices have rows or columns of their own.
  const own = /^(pricing\.kind|artworkFactor\.\*|.*(from|retail|reseller|grams|cm3))$/;
  const { product: products, service } = TARIFF_VALUES;
  const missing = [products.area, products.unit, service]
    .flatMap((schema) => leavesOf(schema))
    .filter((path) => !columns.has(path) && !columns.has(path.split('*.').at(-1) ?? '') && !own.test(path));
  expect(missing).toEqual([]);
});

/** The paths of a schema's values; `*` for any key or index. */
function leavesOf(schema: TSchema, path = ''): string[] {
  const { properties, items, patternProperties, anyOf } = schema as Record<string, Record<string, TSchema> & TSchema>;
  const under = (name: string, inner: TSchema) => leavesOf(inner, path ? `${path}.${name}` : name);
  if (properties) return Object.entries(properties).flatMap(([name, inner]) => under(name, inner));
  if (patternProperties) return Object.values(patternProperties).flatMap((inner) => under('*', inner));
  if (items) return under('*', items);
  const inside = anyOf && Object.values(anyOf).filter((one) => one.properties);
  return inside?.length ? inside.flatMap((one) => leavesOf(one, path)) : [path];
}

/** A pseudo-random order that depends only on the seed. */
function shuffled<T>(items: readonly T[], seed: number): T[] {
  const rank = (place: number) => Math.imul((place + 1) ^ seed, 0x9e3779b1) >>> 0;
  return items
    .map((item, place) => ({ item, rank: rank(place) }))
    .toSorted((one, other) => one.rank - other.rank)
    .map(({ item }) => item);
}

describe('finish rules in a spreadsheet', () => {
  const sheet = () => exported.get('finish_rules') ?? [];
  const review = (change: (grid: (readonly unknown[])[]) => void) => {
    const grid = sheet().map((row) => [...row]);
    change(grid);
    return reviewWorkbook(rows, new Map([...exported, ['finish_rules', grid]]), now);
  };
  const rulesIn = ({ changes }: Awaited<ReturnType<typeof reviewWorkbook>>) =>
    changes.map(({ subject, value }) => [subject, (value as { finishRules?: unknown }).finishRules]);

  test('have a row for each group and each requirement', () => {
    expect(sheet()[0]).toEqual(['sku', 'rule', 'subject', 'finishes']);
    expect(sheet()).toContainEqual(['vinyl-440', 'exclusive', '2', 'pole-pocket\nbleed-edges\nraw-edges']);
    expect(sheet()).toContainEqual(['acrylic-3mm', 'requires', 'standoffs', 'drilled']);
  });

  test('are added, changed and removed by their rows', async () => {
    const exclusive = [['hem-grommet', 'bleed-edges', 'raw-edges']];
    const added = await review((grid) => grid.push(['vinyl-440', 'one_of', 1, 'hem-grommet\nraw-edges']));
    expect(added.faults).toEqual([]);
    expect(rulesIn(added)).toEqual([
      [
        'vinyl-440',
        {
          exclusive: [...exclusive, ['pole-pocket', 'bleed-edges', 'raw-edges']],
          oneOf: [['hem-grommet', 'raw-edges']],
        },
      ],
    ]);
    const isSecond = (row: readonly unknown[]) => row[0] === 'vinyl-440' && row[2] === '2';
    expect(rulesIn(await review((grid) => grid.splice(grid.findIndex(isSecond), 1)))).toEqual([
      ['vinyl-440', { exclusive }],
    ]);
    const isRequirement = (row: readonly unknown[]) => row[0] === 'acrylic-3mm';
    expect(rulesIn(await review((grid) => grid.splice(grid.findIndex(isRequirement), 1)))).toEqual([
      ['acrylic-3mm', undefined],
    ]);
  });

  test.each([
    ['an unknown rule', ['vinyl-440', 'any_of', '1', 'hem-grommet\nraw-edges'], 'B', 'invalid'],
    ['a group without a number', ['vinyl-440', 'one_of', 'edges', 'hem-grommet\nraw-edges'], 'C', 'invalid'],
    ['a group without finishes', ['vinyl-440', 'one_of', '1', null], 'D', 'required'],
    ['a group of one finish', ['vinyl-440', 'one_of', '1', 'hem-grommet'], 'D', 'too_short'],
    ['a finish that the product lacks', ['vinyl-440', 'one_of', '1', 'hem-grommet\ndrilled'], 'D', 'unknown_finish'],
    ['an unknown product', ['vinyl-999', 'one_of', '1', 'hem-grommet\nraw-edges'], 'A', 'unknown_product'],
  ])('are rejected for %s, with the cell', async (_, row, column, code) => {
    const { faults } = await review((grid) => grid.push(row));
    expect(faults).toContainEqual(
      expect.objectContaining({ sheet: 'finish_rules', cell: `${column}${sheet().length + 1}`, code }),
    );
  });
});
