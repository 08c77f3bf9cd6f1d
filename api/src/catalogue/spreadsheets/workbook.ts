import writeXlsxFile from 'write-excel-file/node';
import { type CellValue, toNumberCell } from './cell-values';
import { columnsOf, SHEET_NAMES } from './columns';
import type { Column } from './rows/cell-decorators';
import type { SheetRows } from './sheet-rows';
import { ABOUT_SHEET } from './review-workbook';

type Cell = {
  value: string | number | boolean;
  type: StringConstructor | NumberConstructor | BooleanConstructor;
  wrap?: boolean;
  alignVertical?: 'top';
} | null;

/** Writes an .xlsx file with every sheet and an `about` sheet. Text stays text, even if it begins with `=`. */
export async function writeWorkbook(rows: SheetRows, about: Readonly<Record<string, string>>): Promise<Buffer> {
  const sheets = SHEET_NAMES.map((sheet) => ({
    sheet,
    stickyRowsCount: 1,
    stickyColumnsCount: columnsOf(sheet).filter(({ key }) => key).length,
    columns: columnsOf(sheet).map(({ name, kind }) => ({ width: columnWidth(name, kind) })),
    data: [
      columnsOf(sheet).map(({ name }) => ({ value: name, type: String, fontWeight: 'bold' as const })),
      ...rows[sheet].map((row) => columnsOf(sheet).map((column) => toWorkbookCell(column, row[column.name] ?? null))),
    ],
  }));
  const aboutRows = Object.entries(about).map(([name, value]) => [textCell(name), textCell(value)]);
  return writeXlsxFile([
    ...sheets,
    { sheet: ABOUT_SHEET, columns: [{ width: 24 }, { width: 70 }], data: aboutRows },
  ]).toBuffer();
}

const hasLines = (kind: Column['kind']) => kind === 'paragraphs' || kind === 'list';

const textCell = (value: string): Exclude<Cell, null> => ({ value: escapeText(value), type: String });

function toWorkbookCell({ kind }: Column, value: CellValue): Cell {
  if (value === null) return null;
  if (typeof value === 'boolean') return { value, type: Boolean };
  const shown = kind === 'number' ? toNumberCell(value) : value;
  if (typeof shown === 'number') return { value: shown, type: Number };
  return { ...textCell(shown), alignVertical: 'top', ...(hasLines(kind) && { wrap: true }) };
}

/**
 * Spreadsheets write `_x000D_` for a character that XML does not allow. Text that looks like such an escape is escaped, and
 * characters that XML or its readers reject are written as escapes.
 */
const escapeText = (text: string) =>
  text
    .replaceAll(/_(?=x[0-9a-fA-F]{4}_)/g, '_x005F_')
    .replaceAll(/[\p{Noncharacter_Code_Point}\p{Cs}\u007f-\u009f]/gu, (character) =>
      Array.from({ length: character.length }, (_, at) => escapeUnit(character.charCodeAt(at))).join(''),
    );

const escapeUnit = (unit: number) => `_x${unit.toString(16).toUpperCase().padStart(4, '0')}_`;

function columnWidth(name: string, kind: Column['kind']): number {
  if (kind === 'paragraphs') return 90;
  if (kind === 'list') return 60;
  if (kind !== 'text') return Math.max(10, name.length + 2);
  return name === 'summary' ? 60 : name === 'name' ? 34 : 22;
}
