import type { FieldErrorCode } from '@shop/contract';
import { ApiError } from '../../common/public';
import { findScheduleFaults, type TariffChange, type TariffRows, validateChangeValue } from '../../tariff/public';
import { findAdditionFaults } from './addition-validation';
import { findChangedRowFaults } from './changed-rows';
import { type Addition, findAdditions, newRows } from './additions';
import type { CellValue } from './cell-values';
import { extendSource, ofKind } from './extend-source';
import { compareSheet, type SheetComparison, type SheetDifference } from './compare-sheet';
import { SHEET_NAMES, type SheetName } from './columns';
import { tariffPath, locateCell } from './locate-cell';
import { type SheetCells, readSheet, type SheetFault } from './read-sheet';
import { type ProductSheetEdit, buildProductEdits, buildTariffChanges } from './build-changes';
import { findRowFaults } from './row-validation';
import { formatKey, formatLabel, type Row, buildSheetRows, type SheetRows } from './sheet-rows';
import type { SpreadsheetSource } from './spreadsheet-source';

/** The sheets of an uploaded file by name. */
export type Workbook = ReadonlyMap<string, SheetCells>;

/** What an import would change. If there are faults, nothing can be imported and the lists of changes are incomplete. */
export interface WorkbookReview {
  differences: readonly SheetDifference[];
  faults: readonly SheetFault[];
  /** For a draft. */
  changes: readonly TariffChange[];
  additions: readonly Addition[];
  /** The first prices and fees of the additions, which replace none in force. */
  firstValues: readonly TariffChange[];
  edits: readonly ProductSheetEdit[];
}

/** The sheet that says when and from which state of the catalogue a file was exported. */
export const ABOUT_SHEET = 'about';

/** Compares an uploaded file with the catalogue and tariff in force, and reports every error by cell. */
export async function reviewWorkbook(
  source: SpreadsheetSource,
  workbook: Workbook,
  now: Date,
): Promise<WorkbookReview> {
  const current = buildSheetRows(source);
  const faults: SheetFault[] = findSheetFaults(workbook);
  const compared = new Map<SheetName, SheetComparison>();
  for (const name of SHEET_NAMES) {
    const cells = workbook.get(name);
    if (!cells) continue;
    const read = await readSheet(name, cells);
    const newSkus = findNewSkus(current, compared.get('products'));
    const comparison = await compareSheet(name, current[name], read.rows, newSkus);
    faults.push(...read.faults, ...comparison.faults);
    compared.set(name, comparison);
  }
  const differences = [...compared.values()].flatMap((one) => one.differences);
  const wanted: SheetRows = {
    ...current,
    ...Object.fromEntries([...compared].map(([name, { rows: merged }]) => [name, merged])),
  };
  const additions = findAdditions(source, current, wanted);
  const extended = extendSource(source, additions, now);
  faults.push(
    ...[
      ...(await findChangedRowFaults(current, wanted)),
      ...findAdditionFaults(current, wanted),
      ...findRowFaults(extended, current, wanted),
    ].map(({ sheet, row, column, code }) => toSheetFault(compared, sheet, row, column, code)),
  );
  if (faults.length > 0) return { ...NOTHING, differences, faults: uniqueFaults(faults) };
  const values = buildTariffChanges(extended, current, wanted);
  const tariffFaults = findTariffFaults(extended.tariff, values, now).map(({ path, code }): SheetFault => {
    const location = locateCell(extended, wanted, path);
    if (!location) return { sheet: '', cell: null, subject: path, code };
    return toSheetFault(compared, location.sheet, location.key, location.column, code);
  });
  const isFirst = isFirstValue(additions);
  return {
    ...{ differences, faults: uniqueFaults(tariffFaults), additions },
    changes: values.filter((change) => !isFirst(change)),
    firstValues: values.filter(isFirst),
    edits: buildProductEdits(extended, wanted),
  };
}

const NOTHING = { changes: [], additions: [], firstValues: [], edits: [] };

function findNewSkus(current: SheetRows, products: SheetComparison | undefined): ReadonlySet<CellValue> {
  return new Set(newRows('products', current.products, products?.rows ?? []).map(({ sku }) => sku ?? null));
}

function isFirstValue(additions: readonly Addition[]): (change: TariffChange) => boolean {
  const subjects = new Set([
    ...ofKind(additions, 'product').map(({ sku }) => `product ${sku}`),
    ...ofKind(additions, 'currency').map(({ currency }) => `exchange_fee ${currency}`),
    ...ofKind(additions, 'payment_method').map(({ paymentMethod }) => `remittance ${paymentMethod}`),
  ]);
  return ({ kind, subject }) => subjects.has(`${kind} ${subject}`);
}

/** The first fault of each cell: a cell that is invalid by itself also counts as empty to the rules of its row. */
function uniqueFaults(faults: readonly SheetFault[]): SheetFault[] {
  const unique = new Map<string, SheetFault>();
  for (const fault of faults) {
    const { sheet, cell } = fault;
    const place = JSON.stringify(cell === null ? fault : { sheet, cell });
    if (!unique.has(place)) unique.set(place, fault);
  }
  return [...unique.values()];
}

function findSheetFaults(workbook: Workbook): SheetFault[] {
  const fault = (sheet: string, code: FieldErrorCode): SheetFault => ({ sheet, cell: null, subject: '', code });
  const known = new Set<string>([...SHEET_NAMES, ABOUT_SHEET]);
  return [
    ...SHEET_NAMES.filter((name) => !workbook.has(name)).map((name) => fault(name, 'sheet_missing')),
    ...[...workbook.keys()].filter((name) => !known.has(name)).map((name) => fault(name.slice(0, 64), 'sheet_unknown')),
  ];
}

/** Names the cell of a row and column; without a cell if the row or column is not in the file. */
function toSheetFault(
  compared: ReadonlyMap<SheetName, SheetComparison>,
  sheet: SheetName,
  row: Row,
  column: string,
  code: FieldErrorCode,
): SheetFault {
  const line = compared.get(sheet)?.lines.get(formatKey(sheet, row));
  const label = formatLabel(sheet, row);
  const cell = line?.cells[column]?.address ?? null;
  return { sheet, cell, subject: cell === null ? label : column, code };
}

/** Why the changes cannot be published: errors of single values, else errors of the resulting tariff. */
function findTariffFaults(
  rows: TariffRows,
  changes: readonly TariffChange[],
  now: Date,
): { path: string; code: FieldErrorCode }[] {
  const invalid = changes.flatMap((change) => {
    try {
      validateChangeValue(rows, change);
      return [];
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      return error.errors.map(({ field, code }) => ({ path: tariffPath(change, field), code }));
    }
  });
  if (invalid.length > 0) return invalid;
  return changes.length === 0 ? [] : findScheduleFaults(rows, changes, now);
}
