import type { ReasonCode } from '@shop/contract';
import { canonicalFigure, type CellValue, said } from './figure';
import { type Column, columnsOf, type SheetName } from './columns';

/** A cell that holds no plain value, such as a formula. */
export class NoValue {
  constructor(readonly code: ReasonCode) {}
}

type RawCell = CellValue | Date | NoValue;

/** A sheet as it came, from its first row on. */
export type Grid = readonly (readonly RawCell[])[];

/** Something wrong with a cell, or with a row or sheet where there is no cell. */
export interface SheetFault {
  readonly sheet: string;
  /** `C12`; null for what is not there. */
  readonly cell: string | null;
  /** The row or column meant, as a person would name it. */
  readonly subject: string;
  readonly code: ReasonCode;
}

export interface ReadCell {
  readonly at: string;
  /** Undefined for what is no value of its column; a fault says so. */
  readonly value: CellValue | undefined;
}

/** A row by the titles of its columns; columns that are missing from the sheet are missing here. */
export interface ReadRow {
  readonly line: number;
  readonly cells: Readonly<Record<string, ReadCell>>;
}

export interface ReadSheet {
  readonly rows: readonly ReadRow[];
  readonly faults: readonly SheetFault[];
}

/** The rows of a sheet by their columns; what is no value of its column is told by its cell. */
export function readGrid(sheet: SheetName, grid: Grid): ReadSheet {
  const faults: SheetFault[] = [];
  const columns = headOf(sheet, grid[0] ?? [], faults);
  const rows = grid.slice(1).flatMap((cells, index): ReadRow[] => {
    const line = index + 2;
    if (columns.every(([place]) => isNothing(cells[place]))) return [];
    const read = columns.map(([place, column]): [string, ReadCell] => {
      const at = cellName(place, line);
      const value = valueOf(column, cells[place] ?? null);
      if ('code' in value) faults.push({ sheet, cell: at, subject: column.name, code: value.code });
      return [column.name, { at, value: 'code' in value ? undefined : value.value }];
    });
    return [{ line, cells: Object.fromEntries(read) }];
  });
  return { rows, faults };
}

/** 0 and 12 → `A12`. */
export function cellName(column: number, line: number): string {
  const letters = column < 26 ? '' : String.fromCharCode(64 + Math.floor(column / 26));
  return `${letters}${String.fromCharCode(65 + (column % 26))}${line}`;
}

/** Characters nobody sees, among them those that turn the direction of writing, and what is left of a broken one. */
export function hasHidden(text: string): boolean {
  return /[\p{Cc}\p{Cs}\u00ad\u061c\u115f\u1160\u180e\u200b-\u200f\u2028-\u202e\u2060-\u206f\u3164\ufeff\ufff9-\ufffd]/u.test(
    text,
  );
}

/** The columns that are known, with their places. */
function headOf(sheet: SheetName, head: Grid[number], faults: SheetFault[]): [place: number, column: Column][] {
  const known = columnsOf(sheet);
  const found = new Map<Column, number>();
  for (const [place, title] of head.entries()) {
    if (isNothing(title)) continue;
    const column = known.find(({ name }) => name === title);
    if (column && !found.has(column)) found.set(column, place);
    else faults.push({ sheet, cell: cellName(place, 1), subject: titleText(title), code: 'column_unknown' });
  }
  for (const column of known) {
    if (!found.has(column)) faults.push({ sheet, cell: null, subject: column.name, code: 'column_missing' });
  }
  return [...found].map(([column, place]) => [place, column]);
}

const titleText = (title: RawCell): string => (typeof title === 'string' ? title.slice(0, 64) : '');

const isNothing = (value: unknown) => value === null || value === undefined || value === '';

type Value = { value: CellValue } | { code: ReasonCode };

function valueOf({ kind }: Column, raw: RawCell): Value {
  if (raw === null || raw === '') return { value: null };
  if (raw instanceof NoValue) return { code: raw.code };
  switch (kind) {
    case 'figure':
      return figureOf(raw);
    case 'flag':
      return flagOf(raw);
    case 'text':
    case 'paragraphs':
    case 'list':
      if (typeof raw === 'number') return { value: canonicalFigure(raw) };
      return typeof raw === 'string' ? { value: said(raw, kind) } : { code: 'not_text' };
  }
}

function figureOf(raw: RawCell): Value {
  const isPlain = (typeof raw === 'number' || typeof raw === 'string') && canonicalFigure(raw) !== null;
  return isPlain ? { value: raw } : { code: 'not_a_number' };
}

/** Spreadsheets in other languages keep yes and no as such; text is taken in English alone. */
function flagOf(raw: RawCell): Value {
  if (typeof raw === 'boolean') return { value: raw };
  if (raw === 'true' || raw === 'TRUE') return { value: true };
  if (raw === 'false' || raw === 'FALSE') return { value: false };
  return { code: 'not_yes_or_no' };
}
