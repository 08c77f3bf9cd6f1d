import { saveFile } from '@shop/api-client';
import writeXlsxFile from 'write-excel-file/browser';
import { type Cell, toRow } from './csv';

/** The longest text of a cell. */
const MAX_TEXT = 32_767;

/** Saves records as a workbook. Texts are cells of text, which no spreadsheet runs as a formula. */
export async function exportWorkbook(records: readonly object[], name: string): Promise<void> {
  const rows = records.map(toRow);
  const columns = [...new Set(rows.flatMap(Object.keys))];
  const header = columns.map((column) => ({ value: column, type: String, fontWeight: 'bold' as const }));
  const data = rows.map((row) => columns.map((column) => toWorkbookCell(row[column] ?? null)));
  saveFile(await writeXlsxFile([header, ...data]).toBlob(), `${name}.xlsx`);
}

function toWorkbookCell(value: Cell) {
  if (value === null) return null;
  if (typeof value === 'number') return { value, type: Number };
  if (typeof value === 'boolean') return { value, type: Boolean };
  return { value: value.slice(0, MAX_TEXT), type: String };
}
