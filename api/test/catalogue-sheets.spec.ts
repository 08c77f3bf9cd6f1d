import fc from 'fast-check';
import { stock } from '../src/demo/stock';
import { type CellKind, columnsOf, SHEET_NAMES, type SheetName } from '../src/catalogue/sheets/columns';
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

const OTHERS: Record<CellKind, CellValue> = { figure: 987.125, flag: null, text: 'something else' };

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

/** By a number alone: the same seed gives the same order of as many. */
function shuffled<T>(items: readonly T[], seed: number): T[] {
  const rank = (place: number) => Math.imul((place + 1) ^ seed, 0x9e3779b1) >>> 0;
  return items
    .map((item, place) => ({ item, rank: rank(place) }))
    .toSorted((one, other) => one.rank - other.rank)
    .map(({ item }) => item);
}
