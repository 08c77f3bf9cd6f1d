import {
  type Cell,
  type CellProblem,
  type Column,
  COLUMNS,
  formulaProblem,
  invalid,
  type Read,
  textOf,
  valid,
} from './cell';
import { findColumns, type ListColumns } from './columns';
import { combineSides, MAX_NUMBER_TEXT, readSide, type Size, splitSize } from './dimension';
import { findDecimalComma, readNumber, SCALE } from './numbers';
import { findUnit, type Unit, UNIT_SYMBOLS, type WrittenUnit } from './units';

/** The most rows of a size list. */
export const MAX_SIZE_LIST_ROWS = 500;
const MAX_LABEL_LENGTH = 200;

export interface SizeListRow {
  /** The row in the file, from 1. */
  row: number;
  /** What the file says, as a person sees it. */
  cells: Record<Column, string>;
  /** Why cells cannot be read; a row with problems has no size or no quantity. */
  problems: { column: Column; problem: CellProblem }[];
  size: Size | null;
  /** 1 if the cell is empty. */
  quantity: number | null;
  label: string;
}

/** Why a list is refused as a whole. */
export type SizeListError = 'empty' | 'too_many_rows';

export type SizeList = { ok: true; rows: SizeListRow[] } | { ok: false; error: SizeListError };

interface ListStyle {
  columns: ListColumns;
  decimalComma: boolean | null;
  unit: Unit;
}

/**
 * Reads a list of sizes as people write them: columns in any sequence with headers in six languages or none, units in
 * cells, columns or headers, decimal commas, fractions, feet and inches. What is not certain is refused at its cell.
 * @param unit of sizes that name none
 */
export function readSizeList(table: readonly (readonly Cell[])[], unit: Unit): SizeList {
  const columns = findColumns(table);
  const filled = table
    .map((cells, index) => ({ cells, row: index + 1 }))
    .slice(columns.start)
    .filter(({ cells }) => cells.some((cell) => formulaProblem(cell) !== null || textOf(cell) !== ''));
  if (filled.length === 0) return { ok: false, error: 'empty' };
  if (filled.length > MAX_SIZE_LIST_ROWS) return { ok: false, error: 'too_many_rows' };
  const decimalComma = findDecimalComma(filled.flatMap(({ cells }) => lengthsIn(cells, columns)));
  return { ok: true, rows: filled.map(({ cells, row }) => readRow(cells, row, { columns, decimalComma, unit })) };
}

/** The numbers of a row's sizes, without units. */
function lengthsIn(cells: readonly Cell[], { places }: ListColumns): string[] {
  const texts = [places.width, places.length, places.size].map((place) => textOf(at(cells, place)));
  return texts.flatMap((text) => splitSize(text) ?? [text]).map((text) => /^[\d.,' ]*\d/.exec(text)?.[0] ?? '');
}

const at = (cells: readonly Cell[], place: number | undefined): Cell =>
  place === undefined ? null : (cells[place] ?? null);

function readRow(cells: readonly Cell[], row: number, style: ListStyle): SizeListRow {
  const { places } = style.columns;
  const texts = sideTexts(cells, places);
  const shown = {
    ...texts,
    unit: textOf(at(cells, places.unit)) || headerUnit(texts, style.columns),
    quantity: textOf(at(cells, places.quantity)),
    label: labelOf(at(cells, places.label)),
  };
  const problems: SizeListRow['problems'] = [];
  const add = (column: Column, problem: CellProblem) => problems.push({ column, problem });
  for (const column of COLUMNS) {
    const place = places[column] ?? (column === 'width' || column === 'length' ? places.size : undefined);
    const formula = formulaProblem(at(cells, place));
    if (formula) add(column, formula);
  }
  if (hasMoreCells(cells, style.columns)) add('width', 'too_many_cells');
  const isMarked = (...columns: Column[]) => problems.some(({ column }) => columns.includes(column));
  const size = isMarked('width', 'length', 'unit') ? null : readSize(shown, style, add);
  const quantity = isMarked('quantity')
    ? null
    : keep(readQuantity(shown.quantity), (problem) => add('quantity', problem));
  if (shown.label.length > MAX_LABEL_LENGTH) add('label', 'too_long');
  return { row, cells: shown, problems, size, quantity, label: shown.label };
}

/** The texts of both sides, also if one cell holds them. */
function sideTexts(cells: readonly Cell[], places: ListColumns['places']): { width: string; length: string } {
  const [size, width, length] = [places.size, places.width, places.length].map((place) => textOf(at(cells, place)));
  if (width || length) {
    const both = length ? null : splitSize(width ?? '');
    return both ? { width: both[0], length: both[1] } : { width: width ?? '', length: length ?? '' };
  }
  const both = splitSize(size ?? '');
  return both ? { width: both[0], length: both[1] } : { width: size ?? '', length: '' };
}

/** The unit that the headers of both sides name, for a row whose cells name none. */
function headerUnit({ width, length }: { width: string; length: string }, { units }: ListColumns): string {
  const unit = units.size ?? (units.width === units.length ? units.width : undefined);
  return unit === undefined || /[^\d.,/ -]/.test(width + length) ? '' : UNIT_SYMBOLS[unit];
}

/** A row with more cells than the others was split at a decimal comma. */
function hasMoreCells(cells: readonly Cell[], { places, start }: ListColumns): boolean {
  const last = Math.max(...Object.values(places).map((place) => place ?? 0));
  const isFileRow = cells.every((cell) => typeof cell === 'string');
  return (
    start > 0 && isFileRow && places.label === undefined && cells.slice(last + 1).some((cell) => textOf(cell) !== '')
  );
}

function readSize(
  { width, length, unit }: SizeListRow['cells'],
  { columns: { units }, decimalComma, unit: defaultUnit }: ListStyle,
  add: (column: Column, problem: CellProblem) => void,
): Size | null {
  const named: WrittenUnit | null | undefined = unit === '' ? null : findUnit(unit);
  if (named === undefined) add('unit', 'unit_unknown');
  const first = keep(readSide(width, decimalComma), (problem) => add('width', problem));
  const second = keep(readSide(length, decimalComma), (problem) => add('length', problem));
  if (!first || !second || named === undefined) return null;
  if (named !== null && [first, second].some((side) => side.unit !== null && side.unit !== named)) {
    add('unit', 'units_differ');
    return null;
  }
  const sides = [
    { ...first, unit: first.unit ?? named ?? units.width ?? units.size ?? null },
    { ...second, unit: second.unit ?? named ?? units.length ?? units.size ?? null },
  ] as const;
  return keep(combineSides(...sides, defaultUnit), (problem) =>
    add(problem === 'units_differ' ? 'unit' : 'width', problem),
  );
}

/** Reads `12`, `12 pcs`, `×12` or `1,200`. */
function readQuantity(text: string): Read<number> {
  if (text === '') return valid(1);
  if (text.length > MAX_NUMBER_TEXT) return invalid('not_a_number');
  const [, digits = ''] = /^[x×]?\s*(-?[\d.,' ]*\d[.,]?)\s*(?:\p{L}{0,10}\.?)?$/u.exec(text) ?? [];
  if (digits === '') return invalid('not_a_number');
  const grouped = /^\d{1,3}([,. '])\d{3}(?:\1\d{3})*$/.test(digits) ? digits.replace(/[^\d]/g, '') : digits;
  const read = readNumber(grouped.trim(), true);
  if (!read.ok) return read.problem === 'too_precise' ? invalid('not_whole') : read;
  return read.value % SCALE === 0 ? valid(read.value / SCALE) : invalid('not_whole');
}

/** The label in one line, with the letters that were typed. */
function labelOf(cell: Cell): string {
  const text = typeof cell === 'string' ? cell : textOf(cell);
  return text
    .normalize('NFC')
    .replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}

function keep<T>(read: Read<T>, onProblem: (problem: CellProblem) => void): T | null {
  if (read.ok) return read.value;
  onProblem(read.problem);
  return null;
}
