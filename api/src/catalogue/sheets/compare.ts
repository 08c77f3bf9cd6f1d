import type { ReasonCode } from '@shop/contract';
import { type CellValue, linesOf, sameCell } from './figure';
import { columnsOf, type Column, MOST_LINES, type SheetName, SHEETS } from './columns';
import { hasHidden, type ReadRow, type SheetFault } from './read-grid';
import { keyOf, labelOf, type Row } from './tables';

/** One cell that says something else than the catalogue; `cell` and `column` are null for a row that was taken away. */
export interface SheetDifference {
  readonly sheet: SheetName;
  readonly cell: string | null;
  readonly subject: string;
  readonly column: string | null;
  readonly before: CellValue;
  readonly after: CellValue;
}

export interface Compared {
  /** The sheet as it is to be: every cell that says the same keeps the very value it had. */
  readonly rows: readonly Row[];
  readonly differences: readonly SheetDifference[];
  readonly faults: readonly SheetFault[];
  /** Where each row stands, by its key. */
  readonly lines: ReadonlyMap<string, ReadRow>;
}

/** What a sheet that was sent changes of the one in force. Rows are told by their keys, in whatever order they stand. */
export function compareSheet(sheet: SheetName, current: readonly Row[], read: readonly ReadRow[]): Compared {
  const known = new Map(current.map((row) => [keyOf(sheet, row), row]));
  const lines = new Map<string, ReadRow>();
  const [rows, differences, faults]: [Row[], SheetDifference[], SheetFault[]] = [[], [], []];
  for (const line of read) {
    if (isKeyless(sheet, line)) continue;
    const plain = plainRow(line);
    const key = keyOf(sheet, plain);
    const fault = keyFault(sheet, current, plain, known.has(key)) ?? (lines.has(key) ? 'duplicate_row' : null);
    if (fault) {
      const [code, column] = typeof fault === 'string' ? [fault] : fault;
      faults.push({ sheet, cell: keyCell(sheet, line, column), subject: labelOf(sheet, plain), code });
      continue;
    }
    lines.set(key, line);
    const before = known.get(key);
    const merged = columnsOf(sheet).map((column): [string, CellValue] => {
      const was = before?.[column.name] ?? null;
      const cell = line.cells[column.name];
      if (cell?.value === undefined || sameCell(was, cell.value, column.kind)) return [column.name, was];
      const wrong = cellFault(column, cell.value);
      if (wrong) faults.push({ sheet, cell: cell.at, subject: column.name, code: wrong });
      else if (!column.key || !saysMore(sheet, plain)) {
        const subject = labelOf(sheet, plain);
        differences.push({ sheet, cell: cell.at, subject, column: column.name, before: was, after: cell.value });
      }
      return [column.name, wrong ? was : cell.value];
    });
    rows.push(Object.fromEntries(merged));
  }
  for (const [key, row] of known) {
    if (lines.has(key)) continue;
    if (SHEETS[sheet].open) differences.push(goneRow(sheet, row));
    else faults.push({ sheet, cell: null, subject: labelOf(sheet, row), code: 'row_missing' });
  }
  return { rows, differences, faults, lines };
}

const plainRow = ({ cells }: ReadRow): Row =>
  Object.fromEntries(Object.entries(cells).map(([name, { value }]) => [name, value ?? null]));

/** A key that is no value is a fault already. */
const isKeyless = (sheet: SheetName, { cells }: ReadRow): boolean =>
  columnsOf(sheet).some(({ key, name }) => key && cells[name] && cells[name].value === undefined);

/** Whether a row has more than its key: then the key of a new one is no difference of its own. */
const saysMore = (sheet: SheetName, row: Row): boolean =>
  columnsOf(sheet).some(({ key, name }) => !key && (row[name] ?? null) !== null);

/** The cell of a key's column; without one, of the row's first. */
function keyCell(sheet: SheetName, { cells }: ReadRow, column = columnsOf(sheet)[0]?.name ?? ''): string | null {
  return cells[column]?.at ?? null;
}

/** What is wrong with a row's key, and in which column where it is not the first. */
function keyFault(
  sheet: SheetName,
  current: readonly Row[],
  row: Row,
  isKnown: boolean,
): ReasonCode | [ReasonCode, string] | null {
  const [first = '', second = ''] = columnsOf(sheet).flatMap(({ key, name }) => (key ? name : []));
  if ((row[first] ?? null) === null) return 'required';
  const hidden = columnsOf(sheet).find(({ key, name }) => key && isHidden(row[name] ?? null));
  if (hidden) return ['hidden_characters', hidden.name];
  if (isKnown || SHEETS[sheet].open) return null;
  const isHalfKnown = second !== '' && current.some((one) => one[first] === row[first]);
  return isHalfKnown ? ['unknown_language', second] : 'unknown_product';
}

const isHidden = (value: CellValue) => typeof value === 'string' && hasHidden(value);

function cellFault({ fixed, kind, most = 64 }: Column, value: CellValue): ReasonCode | null {
  if (fixed) return 'read_only';
  if (typeof value !== 'string') return null;
  switch (kind) {
    case 'text':
      return textFault(value, most);
    case 'paragraphs':
      return hasHidden(value.replaceAll(/[\n\t]/g, '')) ? 'hidden_characters' : lengthFault(value.length, most);
    case 'list':
      return listFault(linesOf(value), most);
    default:
      return null;
  }
}

const textFault = (text: string, most: number): ReasonCode | null =>
  hasHidden(text) ? 'hidden_characters' : lengthFault(text.length, most);

function listFault(lines: readonly string[], most: number): ReasonCode | null {
  const fault = lines.map((line) => textFault(line, most)).find((code) => code !== null);
  return fault ?? lengthFault(lines.length, MOST_LINES);
}

const lengthFault = (length: number, most: number): ReasonCode | null => (length > most ? 'too_long' : null);

function goneRow(sheet: SheetName, row: Row): SheetDifference {
  const values = columnsOf(sheet).filter(({ key }) => !key);
  const said = (name: string, cell: CellValue) => (typeof cell === 'boolean' ? (cell ? name : []) : (cell ?? []));
  const before = values.flatMap(({ name }) => said(name, row[name] ?? null)).join(' · ');
  return { sheet, cell: null, subject: labelOf(sheet, row), column: null, before, after: null };
}
