import type { FieldErrorCode } from '@shop/contract';
import type { RawCell } from '../../spreadsheets/public';
import { toCellValue } from './cell-form';
import type { CellValue } from './cell-values';
import { columnsOf, type SheetName, SHEETS } from './columns';
import { nextTurn, ROWS_PER_TURN } from './next-turn';
import type { Column } from './rows/cell-decorators';
import { validateCells } from './rows/validate-cells';

/** The rows of a sheet, the header included, as uploaded. */
export type SheetCells = readonly (readonly RawCell[])[];

/** An error in a cell, a row or a sheet. */
export interface SheetFault {
  readonly sheet: string;
  /** `C12`; null for an error of a row or sheet. */
  readonly cell: string | null;
  /** The row or column, as shown to staff. */
  readonly subject: string;
  readonly code: FieldErrorCode;
}

export interface ReadCell {
  /** `C12` */
  readonly address: string;
  /** Undefined if the value is invalid in its column; there is a fault then. */
  readonly value: CellValue | undefined;
}

/** A row by column titles. Columns that the sheet lacks are left out. */
export interface ReadRow {
  readonly line: number;
  readonly cells: Readonly<Record<string, ReadCell>>;
}

export interface ReadSheet {
  readonly rows: readonly ReadRow[];
  readonly faults: readonly SheetFault[];
}

/** Reads the rows of a sheet, with a fault for every invalid cell. */
export async function readSheet(sheet: SheetName, uploaded: SheetCells): Promise<ReadSheet> {
  const [rows, faults]: [ReadRow[], SheetFault[]] = [[], []];
  const columns = readHeader(sheet, uploaded[0] ?? [], faults);
  for (const [index, cells] of uploaded.entries()) {
    if (index === 0 || columns.every(([at]) => isEmpty(cells[at]))) continue;
    if (index % ROWS_PER_TURN === 0) await nextTurn();
    rows.push(readRow(sheet, columns, index + 1, cells, faults));
  }
  return { rows, faults };
}

function readRow(
  sheet: SheetName,
  columns: readonly [index: number, column: Column][],
  line: number,
  uploaded: SheetCells[number],
  faults: SheetFault[],
): ReadRow {
  const raw = Object.fromEntries(columns.map(([index, { name }]) => [name, uploaded[index] ?? null]));
  const errors = validateCells(SHEETS[sheet].row, raw, ['form']);
  const cells = columns.map(([index, { name, kind }]): [string, ReadCell] => {
    const [address, code] = [cellName(index, line), errors.get(name)];
    if (code) faults.push({ sheet, cell: address, subject: name, code });
    return [name, { address, value: code ? undefined : toCellValue(kind, raw[name] ?? null) }];
  });
  return { line, cells: Object.fromEntries(cells) };
}

/** 0 and 12 → `A12`. */
export function cellName(column: number, line: number): string {
  const prefix = column < 26 ? '' : String.fromCharCode(64 + Math.floor(column / 26));
  return `${prefix}${String.fromCharCode(65 + (column % 26))}${line}`;
}

/** The known columns of the header, with their indexes. */
function readHeader(
  sheet: SheetName,
  head: SheetCells[number],
  faults: SheetFault[],
): [index: number, column: Column][] {
  const known = columnsOf(sheet);
  const found = new Map<Column, number>();
  for (const [index, title] of head.entries()) {
    if (isEmpty(title)) continue;
    const column = known.find(({ name }) => name === title);
    if (column && !found.has(column)) found.set(column, index);
    else faults.push({ sheet, cell: cellName(index, 1), subject: titleText(title), code: 'column_unknown' });
  }
  for (const column of known) {
    if (!found.has(column)) faults.push({ sheet, cell: null, subject: column.name, code: 'column_missing' });
  }
  return [...found].map(([column, index]) => [index, column]);
}

const titleText = (title: RawCell): string => (typeof title === 'string' ? title.slice(0, 64) : '');

const isEmpty = (value: unknown) => value === null || value === undefined || value === '';
