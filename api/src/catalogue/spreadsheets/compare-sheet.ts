import { type FieldErrorCode, LANGUAGE_CODES } from '@shop/contract';
import { type CellValue, hasInvisibleCharacters, isSameCell } from './cell-values';
import { columnsOf, type SheetName, sheetOf, SHEETS } from './columns';
import { nextTurn, ROWS_PER_TURN } from './next-turn';
import type { ReadRow, SheetFault } from './read-sheet';
import { validateCells } from './rows/validate-cells';
import { formatKey, formatLabel, type Row } from './sheet-rows';

/** A cell that differs from the catalogue; `cell` and `column` are null for a removed row. */
export interface SheetDifference {
  readonly sheet: SheetName;
  readonly cell: string | null;
  readonly subject: string;
  readonly column: string | null;
  readonly before: CellValue;
  readonly after: CellValue;
}

export interface SheetComparison {
  /** The sheet after the import. A cell with an equal value keeps the catalogue's exact value. */
  readonly rows: readonly Row[];
  readonly differences: readonly SheetDifference[];
  readonly faults: readonly SheetFault[];
  /** The uploaded rows by key. */
  readonly lines: ReadonlyMap<string, ReadRow>;
}

/** Compares an uploaded sheet with the current one. Rows are matched by key, in any order. */
export async function compareSheet(
  sheet: SheetName,
  current: readonly Row[],
  read: readonly ReadRow[],
  newSkus: ReadonlySet<CellValue>,
): Promise<SheetComparison> {
  const known = new Map(current.map((row) => [formatKey(sheet, row), row]));
  const lines = new Map<string, ReadRow>();
  const [rows, differences, faults]: [Row[], SheetDifference[], SheetFault[]] = [[], [], []];
  for (const [index, line] of read.entries()) {
    if (index % ROWS_PER_TURN === 0) await nextTurn();
    if (hasInvalidKey(sheet, line)) continue;
    const uploaded = toRow(line);
    const key = formatKey(sheet, uploaded);
    const fault =
      keyFault(sheet, current, uploaded, known.has(key), newSkus) ?? (lines.has(key) ? 'duplicate_row' : null);
    if (fault) {
      const [code, column] = typeof fault === 'string' ? [fault] : fault;
      faults.push({ sheet, cell: keyCell(sheet, line, column), subject: formatLabel(sheet, uploaded), code });
      continue;
    }
    lines.set(key, line);
    const before = known.get(key);
    const errors = validateChangedCells(sheet, before, line);
    const merged = columnsOf(sheet).map((column): [string, CellValue] => {
      const currentValue = before?.[column.name] ?? null;
      const cell = line.cells[column.name];
      if (cell?.value === undefined || isSameCell(currentValue, cell.value, column.kind))
        return [column.name, currentValue];
      const code = errors.get(column.name);
      if (code) faults.push({ sheet, cell: cell.address, subject: column.name, code });
      else if (!column.key || !hasValues(sheet, uploaded)) {
        const subject = formatLabel(sheet, uploaded);
        differences.push({
          sheet,
          cell: cell.address,
          subject,
          column: column.name,
          before: currentValue,
          after: cell.value,
        });
      }
      return [column.name, code ? currentValue : cell.value];
    });
    const hasKey = !columnsOf(sheet).some(({ key, name }) => key && errors.has(name));
    if (hasKey) rows.push(Object.fromEntries(merged));
  }
  for (const [key, row] of known) {
    if (lines.has(key)) continue;
    if (SHEETS[sheet].rowsAreOptional) differences.push(removedRow(sheet, row));
    else faults.push({ sheet, cell: null, subject: formatLabel(sheet, row), code: 'row_missing' });
  }
  return { rows, differences, faults, lines };
}

/** The errors of cells that differ from the catalogue; stored values may be older than the rules. */
function validateChangedCells(
  sheet: SheetName,
  before: Row | undefined,
  { cells }: ReadRow,
): ReadonlyMap<string, FieldErrorCode> {
  const changed = columnsOf(sheet).flatMap(({ name, kind }): [string, CellValue][] => {
    const value = cells[name]?.value;
    return value === undefined || isSameCell(before?.[name] ?? null, value, kind) ? [] : [[name, value]];
  });
  if (changed.length === 0) return new Map();
  const groups = before === undefined ? (['content'] as const) : (['existing', 'content'] as const);
  return validateCells(SHEETS[sheet].row, Object.fromEntries(changed), groups);
}

const toRow = ({ cells }: ReadRow): Row =>
  Object.fromEntries(Object.entries(cells).map(([name, { value }]) => [name, value ?? null]));

/** Reading the sheet has already reported an invalid key. */
const hasInvalidKey = (sheet: SheetName, { cells }: ReadRow): boolean =>
  columnsOf(sheet).some(({ key, name }) => key && cells[name] && cells[name].value === undefined);

/** Whether a row has more than its key. The key cells of such a new row are not reported as differences. */
const hasValues = (sheet: SheetName, row: Row): boolean =>
  columnsOf(sheet).some(({ key, name }) => !key && (row[name] ?? null) !== null);

/** The cell of a key column, by default the first one. */
function keyCell(sheet: SheetName, { cells }: ReadRow, column = columnsOf(sheet)[0]?.name ?? ''): string | null {
  return cells[column]?.address ?? null;
}

/** The error of a row's key, with the column if it is not the first. */
function keyFault(
  sheet: SheetName,
  current: readonly Row[],
  row: Row,
  isKnown: boolean,
  newSkus: ReadonlySet<CellValue>,
): FieldErrorCode | [FieldErrorCode, string] | null {
  const [first = '', second = ''] = columnsOf(sheet).flatMap(({ key, name }) => (key ? name : []));
  if ((row[first] ?? null) === null) return 'required';
  const invisible = columnsOf(sheet).find(({ key, name }) => key && isInvisible(row[name] ?? null));
  if (invisible) return ['hidden_characters', invisible.name];
  const { rowsAreOptional, newRows } = sheetOf(sheet);
  if (isKnown || rowsAreOptional || newRows === 'create') return null;
  if (newSkus.has(row.sku ?? null)) return isLanguage(row.language) ? null : ['unknown_language', second];
  const isFirstKeyKnown = second !== '' && current.some((one) => one[first] === row[first]);
  return isFirstKeyKnown ? ['unknown_language', second] : 'unknown_product';
}

const isLanguage = (code: CellValue | undefined) =>
  code === undefined || (LANGUAGE_CODES as readonly CellValue[]).includes(code);

const isInvisible = (value: CellValue) => typeof value === 'string' && hasInvisibleCharacters(value);

function removedRow(sheet: SheetName, row: Row): SheetDifference {
  const values = columnsOf(sheet).filter(({ key }) => !key);
  const format = (name: string, cell: CellValue) => (typeof cell === 'boolean' ? (cell ? name : []) : (cell ?? []));
  const before = values.flatMap(({ name }) => format(name, row[name] ?? null)).join(' · ');
  return { sheet, cell: null, subject: formatLabel(sheet, row), column: null, before, after: null };
}
