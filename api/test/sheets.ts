import readXlsxFile from 'read-excel-file/node';
import writeXlsxFile from 'write-excel-file/node';
import type { Shop } from './app';
import type { Person } from './people';

export const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

export type Value = string | number | boolean | Date | null;
type Sheets = Map<string, Value[][]>;

/** The catalogue as staff export it. */
export async function exportedFile(shop: Shop, by: Person): Promise<Buffer> {
  const response = await shop.send('admin/catalogue-export', {}, by);
  if (!response.ok) throw new Error(`no export: ${response.status}`);
  return Buffer.from(await response.arrayBuffer());
}

export async function sheetsOf(file: Buffer): Promise<Sheets> {
  const read = await readXlsxFile(file, { trim: false });
  return new Map(read.map(({ sheet, data }) => [sheet, data as Value[][]]));
}

/** The sheets as a spreadsheet program would write them. */
export function fileOf(sheets: Sheets): Promise<Buffer> {
  const cell = (value: Value) =>
    value === null ? null : { value, ...(value instanceof Date && { format: 'yyyy-mm-dd' }) };
  return writeXlsxFile(
    [...sheets].map(([sheet, data]) => ({ sheet, data: data.map((row) => row.map(cell)) })),
  ).toBuffer();
}

/** What was exported with some cells that say something else: `tiers!D2`. */
export async function editedFile(shop: Shop, by: Person, cells: Record<string, Value>): Promise<Buffer> {
  const sheets = await sheetsOf(await exportedFile(shop, by));
  for (const [place, value] of Object.entries(cells)) {
    const [, sheet = '', column = '', line = ''] = /^(\w+)!([A-Z])(\d+)$/.exec(place) ?? [];
    const row = sheets.get(sheet)?.[Number(line) - 1];
    if (!row) throw new Error(`no ${place}`);
    row[column.charCodeAt(0) - 65] = value;
  }
  return fileOf(sheets);
}

/** An import as a browser sends it. */
export function form(file: Buffer | null, fields: Record<string, string> = {}): FormData {
  const data = new FormData();
  for (const [name, value] of Object.entries(fields)) data.set(name, value);
  if (file) data.set('file', new Blob([new Uint8Array(file)], { type: XLSX }), 'catalogue.xlsx');
  return data;
}
