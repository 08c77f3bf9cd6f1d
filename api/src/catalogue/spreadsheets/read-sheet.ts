import type { FieldErrorCode } from '@shop/contract';
import { normalizeNumber, type CellValue, normalizeText } from './cell-values';
import { type Column, columnsOf, type SheetName } from './columns';

/** A cell without a plain value, such as a formula. */
export class InvalidCell {
  constructor(readonly code: FieldErrorCode) {}
}

type RawCell = CellValue | Date | InvalidCell;

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
export function readSheet(sheet: SheetName, uploaded: SheetCells): ReadSheet {
  const faults: SheetFault[] = [];
  const columns = readHeader(sheet, uploaded[0] ?? [], faults);
  const rows = uploaded.slice(1).flatMap((cells, rowIndex): ReadRow[] => {
    const line = rowIndex + 2;
    if (columns.every(([index]) => isEmpty(cells[index]))) return [];
    const read = columns.map(([index, column]): [string, ReadCell] => {
      const address = cellName(index, line);
      const value = parseCell(column, cells[index] ?? null);
      if ('code' in value) faults.push({ sheet, cell: address, subject: column.name, code: value.code });
      return [column.name, { address, value: 'code' in value ? undefined : value.value }];
    });
    return [{ line, cells: Object.fromEntries(read) }];
  });
  return { rows, faults };
}

/** 0 and 12 → `A12`. */
export function cellName(column: number, line: number): string {
  const prefix = column < 26 ? '' : String.fromCharCode(64 + Math.floor(column / 26));
  return `${prefix}${String.fromCharCode(65 + (column % 26))}${line}`;
}

/** Control characters, invisible ones, marks that change the writing direction, and lone surrogates. */
export function hasInvisibleCharacters(text: string): boolean {
  return /[\p{Cc}\p{Cs}\u00ad\u061c\u115f\u1160\u180e\u200b-\u200f\u2028-\u202e\u2060-\u206f\u3164\ufeff\ufff9-\ufffd]/u.test(
    text,
  );
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

type Value = { value: CellValue } | { code: FieldErrorCode };

function parseCell({ kind }: Column, raw: RawCell): Value {
  if (raw === null || raw === '') return { value: null };
  if (raw instanceof InvalidCell) return { code: raw.code };
  switch (kind) {
    case 'number':
      return parseNumber(raw);
    case 'flag':
      return parseFlag(raw);
    case 'text':
    case 'paragraphs':
    case 'list':
      if (typeof raw === 'number') return { value: normalizeNumber(raw) };
      return typeof raw === 'string' ? { value: normalizeText(raw, kind) } : { code: 'not_text' };
  }
}

function parseNumber(raw: RawCell): Value {
  const isPlain = (typeof raw === 'number' || typeof raw === 'string') && normalizeNumber(raw) !== null;
  return isPlain ? { value: raw } : { code: 'not_a_number' };
}

/** Spreadsheet programs store booleans as such in every language; as text only English is read. */
function parseFlag(raw: RawCell): Value {
  if (typeof raw === 'boolean') return { value: raw };
  if (raw === 'true' || raw === 'TRUE') return { value: true };
  if (raw === 'false' || raw === 'FALSE') return { value: false };
  return { code: 'not_yes_or_no' };
}
