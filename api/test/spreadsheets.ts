import readXlsxFile from 'read-excel-file/node';
import writeXlsxFile from 'write-excel-file/node';
import type { Shop } from './app';
import type { TestUser } from './users';

export const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

export type SpreadsheetValue = string | number | boolean | Date | null;
type Sheets = Map<string, SpreadsheetValue[][]>;

/** The catalogue as staff export it. */
export async function exportWorkbook(shop: Shop, by: TestUser): Promise<Buffer> {
  const response = await shop.send('admin/catalogue-export', {}, by);
  if (!response.ok) throw new Error(`the export failed with ${response.status}`);
  return Buffer.from(await response.arrayBuffer());
}

export async function readSheets(file: Buffer): Promise<Sheets> {
  const read = await readXlsxFile(file, { trim: false });
  return new Map(read.map(({ sheet, data }) => [sheet, data as SpreadsheetValue[][]]));
}

/** Writes sheets as a spreadsheet program would. */
export function writeSheets(sheets: Sheets): Promise<Buffer> {
  const cell = (value: SpreadsheetValue) =>
    value === null ? null : { value, ...(value instanceof Date && { format: 'yyyy-mm-dd' }) };
  return writeXlsxFile(
    [...sheets].map(([sheet, data]) => ({ sheet, data: data.map((row) => row.map(cell)) })),
  ).toBuffer();
}

/** An export with some changed cells, named as `tiers!D2`. */
export async function editWorkbook(shop: Shop, by: TestUser, cells: Record<string, SpreadsheetValue>): Promise<Buffer> {
  const sheets = await readSheets(await exportWorkbook(shop, by));
  for (const [address, value] of Object.entries(cells)) {
    const [, sheet = '', column = '', line = ''] = /^(\w+)!([A-Z])(\d+)$/.exec(address) ?? [];
    const row = sheets.get(sheet)?.[Number(line) - 1];
    if (!row) throw new Error(`no cell ${address}`);
    row[column.charCodeAt(0) - 65] = value;
  }
  return writeSheets(sheets);
}

/** The form of an import, as a browser sends it. */
export function form(file: Buffer | null, fields: Record<string, string> = {}): FormData {
  const data = new FormData();
  for (const [name, value] of Object.entries(fields)) data.set(name, value);
  if (file) data.set('file', new Blob([new Uint8Array(file)], { type: XLSX }), 'catalogue.xlsx');
  return data;
}
