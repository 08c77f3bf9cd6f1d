import { columnsOf, SHEET_NAMES, type SheetName, SHEETS } from './columns';
import { nextTurn, ROWS_PER_TURN } from './next-turn';
import type { RowFault } from './row-fault';
import { validateCells } from './rows/validate-cells';
import { formatKey, type Row, type SheetRows } from './sheet-rows';

/** Errors of new and changed cells by the rules of their rows. Stored values may be older than the rules. */
export async function findChangedRowFaults(current: SheetRows, wanted: SheetRows): Promise<RowFault[]> {
  const faults: RowFault[] = [];
  for (const sheet of SHEET_NAMES) {
    const known = new Map(current[sheet].map((row) => [formatKey(sheet, row), row]));
    for (const [index, row] of wanted[sheet].entries()) {
      if (index % ROWS_PER_TURN === 0) await nextTurn();
      faults.push(...changedCellFaults(sheet, known.get(formatKey(sheet, row)), row));
    }
  }
  return faults;
}

function changedCellFaults(sheet: SheetName, before: Row | undefined, row: Row): RowFault[] {
  const isChanged = (column: string) => !before || before[column] !== row[column];
  if (!columnsOf(sheet).some(({ name }) => isChanged(name))) return [];
  return [...validateCells(SHEETS[sheet].row, row, ['row'])]
    .filter(([column]) => isChanged(column))
    .map(([column, code]) => ({ sheet, row, column, code }));
}
