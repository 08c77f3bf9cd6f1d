import { buffer } from 'node:stream/consumers';
import readXlsxFile from 'read-excel-file/node';
import writeXlsxFile from 'write-excel-file/node';
import { ZipFile } from 'yazl';
import { UnreadableWorkbook, workbookParts } from './archive';
import { type CellValue, shownFigure } from './figure';
import { type Column, columnsOf, SHEET_NAMES } from './columns';
import { type Grid, NoValue } from './read-grid';
import type { Tables } from './tables';
import { ABOUT, type Book } from './review-sheets';
import { checkedPart, markOf } from './sheet-xml';

type Cell = {
  value: string | number | boolean;
  type: StringConstructor | NumberConstructor | BooleanConstructor;
  wrap?: boolean;
  alignVertical?: 'top';
} | null;

/** An .xlsx with a sheet each, and one that says where it is from. Text is written as text, whatever it begins with. */
export async function workbookOf(tables: Tables, about: Readonly<Record<string, string>>): Promise<Buffer> {
  const sheets = SHEET_NAMES.map((sheet) => ({
    sheet,
    stickyRowsCount: 1,
    stickyColumnsCount: columnsOf(sheet).filter(({ key }) => key).length,
    columns: columnsOf(sheet).map(({ name, kind }) => ({ width: widthOf(name, kind) })),
    data: [
      columnsOf(sheet).map(({ name }) => ({ value: name, type: String, fontWeight: 'bold' as const })),
      ...tables[sheet].map((row) => columnsOf(sheet).map((column) => cellOf(column, row[column.name] ?? null))),
    ],
  }));
  const facts = Object.entries(about).map(([name, value]) => [textCell(name), textCell(value)]);
  return writeXlsxFile([...sheets, { sheet: ABOUT, columns: [{ width: 24 }, { width: 70 }], data: facts }]).toBuffer();
}

/** The sheets of an .xlsx. Throws `UnreadableWorkbook` for what is none, is broken or would be too much to read. */
export async function readWorkbook(file: Buffer): Promise<Book> {
  const sheets = await readXlsxFile(await plainWorkbook(file), { trim: false }).catch((error: unknown) => {
    throw error instanceof UnreadableWorkbook ? error : new UnreadableWorkbook('no workbook', { cause: error });
  });
  return new Map(sheets.map(({ sheet, data }) => [sheet, data.map((row) => row.map(plainCell))]));
}

const hasLines = (kind: Column['kind']) => kind === 'paragraphs' || kind === 'list';

const textCell = (value: string): Exclude<Cell, null> => ({ value: escaped(value), type: String });

function cellOf({ kind }: Column, value: CellValue): Cell {
  if (value === null) return null;
  if (typeof value === 'boolean') return { value, type: Boolean };
  const shown = kind === 'figure' ? shownFigure(value) : value;
  if (typeof shown === 'number') return { value: shown, type: Number };
  return { ...textCell(shown), alignVertical: 'top', ...(hasLines(kind) && { wrap: true }) };
}

/**
 * What looks like a spreadsheet's own escape for a character would be read as that character; what XML and its readers
 * do not let through is written so.
 */
const escaped = (text: string) =>
  text
    .replaceAll(/_(?=x[0-9a-fA-F]{4}_)/g, '_x005F_')
    .replaceAll(/[\p{Noncharacter_Code_Point}\p{Cs}]/gu, (character) =>
      Array.from({ length: character.length }, (_, at) => unitEscape(character.charCodeAt(at))).join(''),
    );

const unitEscape = (unit: number) => `_x${unit.toString(16).toUpperCase().padStart(4, '0')}_`;

function widthOf(name: string, kind: Column['kind']): number {
  if (kind === 'paragraphs') return 90;
  if (kind === 'list') return 60;
  if (kind !== 'text') return Math.max(10, name.length + 2);
  return name === 'summary' ? 60 : name === 'name' ? 34 : 22;
}

/**
 * The same workbook of nothing but checked parts: whatever else the archive held, between its files or twice, is gone
 * before anything reads it as a spreadsheet.
 */
async function plainWorkbook(file: Buffer): Promise<Buffer> {
  const zip = new ZipFile();
  for (const [name, content] of workbookParts(file)) {
    zip.addBuffer(Buffer.from(checkedPart(textOf(content))), safeName(name), { compress: false });
  }
  zip.end();
  return buffer(zip.outputStream);
}

const utf8 = new TextDecoder('utf-8', { fatal: true });

function textOf(content: Buffer): string {
  try {
    return utf8.decode(content);
  } catch {
    throw new UnreadableWorkbook('no text');
  }
}

function safeName(name: string): string {
  if (!/^[\w.[\] -]+(?:\/[\w.[\] -]+)*$/.test(name) || name.split('/').includes('..'))
    throw new UnreadableWorkbook('a strange name');
  return name;
}

function plainCell(value: unknown): Grid[number][number] {
  const code = markOf(value);
  if (code !== null) return new NoValue(code);
  if (value === null || value === undefined || value instanceof Date) return value ?? null;
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? value : null;
}
