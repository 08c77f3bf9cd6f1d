import type { ReasonCode } from '@shop/contract';
import { Refusal } from '../../kernel/public';
import type { CatalogueRows } from '../rows';
import { checkedValue } from '../tariff-drafts/change-value';
import { faultsToCome, type TariffChange } from '../tariff-drafts/tariff-change';
import { compareSheet, type Compared, type SheetDifference } from './compare';
import { SHEET_NAMES, type SheetName } from './columns';
import { pathOf, placeOf } from './places';
import { type Grid, readGrid, type SheetFault } from './read-grid';
import { type ProductSheetEdit, productEdits, tariffChanges } from './rebuild';
import { rowFaults } from './rules';
import { keyOf, labelOf, type Row, tablesOf, type Tables } from './tables';

/** A file of sheets as it came, by their names. */
export type Book = ReadonlyMap<string, Grid>;

/** What a file would do. With faults it can do nothing, and `changes` and `edits` are not to be used. */
export interface SheetReview {
  differences: readonly SheetDifference[];
  faults: readonly SheetFault[];
  changes: readonly TariffChange[];
  edits: readonly ProductSheetEdit[];
}

/** The sheet that says where the file is from; nothing in it is read as a price. */
export const ABOUT = 'about';

/** What a file says otherwise than the catalogue in force, and everything in it that cannot be, by cell. */
export function reviewSheets(rows: CatalogueRows, book: Book, at: Date): SheetReview {
  const now = tablesOf(rows);
  const faults: SheetFault[] = strangeSheets(book);
  const compared = new Map<SheetName, Compared>();
  for (const name of SHEET_NAMES) {
    const grid = book.get(name);
    if (!grid) continue;
    const read = readGrid(name, grid);
    const one = compareSheet(name, now[name], read.rows);
    faults.push(...read.faults, ...one.faults);
    compared.set(name, one);
  }
  const differences = [...compared.values()].flatMap((one) => one.differences);
  const wanted: Tables = {
    ...now,
    ...Object.fromEntries([...compared].map(([name, { rows: merged }]) => [name, merged])),
  };
  faults.push(
    ...rowFaults(rows, now, wanted).map(({ sheet, row, column, code }) => spot(compared, sheet, row, column, code)),
  );
  if (faults.length > 0) return { differences, faults: eachOnce(faults), changes: [], edits: [] };
  const changes = tariffChanges(rows, now, wanted);
  const impossible = tariffFaults(rows, changes, at).map(({ path, code }): SheetFault => {
    const place = placeOf(rows, wanted, path);
    if (!place) return { sheet: '', cell: null, subject: path, code };
    return spot(compared, place.sheet, place.key, place.column, code);
  });
  return { differences, faults: eachOnce(impossible), changes, edits: productEdits(rows, wanted) };
}

/** What several rules say of one cell is said once. */
function eachOnce(faults: readonly SheetFault[]): SheetFault[] {
  return [...new Map(faults.map((fault) => [JSON.stringify(fault), fault])).values()];
}

function strangeSheets(book: Book): SheetFault[] {
  const fault = (sheet: string, code: ReasonCode): SheetFault => ({ sheet, cell: null, subject: '', code });
  const known = new Set<string>([...SHEET_NAMES, ABOUT]);
  return [
    ...SHEET_NAMES.filter((name) => !book.has(name)).map((name) => fault(name, 'sheet_missing')),
    ...[...book.keys()].filter((name) => !known.has(name)).map((name) => fault(name.slice(0, 64), 'sheet_unknown')),
  ];
}

/** The cell of a row's column, or its row's first, or none where the row is not in the file. */
function spot(
  compared: ReadonlyMap<SheetName, Compared>,
  sheet: SheetName,
  row: Row,
  column: string,
  code: ReasonCode,
): SheetFault {
  const line = compared.get(sheet)?.lines.get(keyOf(sheet, row));
  const label = labelOf(sheet, row);
  const cell = line?.cells[column]?.at ?? null;
  return { sheet, cell, subject: cell === null ? label : column, code };
}

/** Why the changes cannot be published: each by its form, then all of them by what is to come. */
function tariffFaults(
  rows: CatalogueRows,
  changes: readonly TariffChange[],
  at: Date,
): { path: string; code: ReasonCode }[] {
  const formless = changes.flatMap((change) => {
    try {
      checkedValue(rows, change);
      return [];
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      return error.errors.map(({ field, code }) => ({ path: pathOf(change, field), code }));
    }
  });
  if (formless.length > 0) return formless;
  return changes.length === 0 ? [] : faultsToCome(rows, changes, at);
}
