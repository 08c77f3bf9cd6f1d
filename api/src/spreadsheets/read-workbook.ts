import { buffer } from 'node:stream/consumers';
import type { FieldErrorCode } from '@shop/contract';
import readXlsxFile from 'read-excel-file/node';
import { ZipFile } from 'yazl';
import { sanitizePart, parseMark } from './sheet-xml';
import { readXmlParts, UnreadableWorkbook } from './xlsx-archive';
import { WORKBOOK_LIMITS, type WorkbookLimits } from './workbook-limits';

/** A cell without a plain value, such as a formula. */
export class InvalidCell {
  constructor(readonly code: FieldErrorCode) {}
}

/** A cell as uploaded. */
export type RawCell = string | number | boolean | Date | InvalidCell | null;

/** The rows of the sheets of an uploaded file. */
export type SheetsByName = ReadonlyMap<string, RawCell[][]>;

/**
 * Reads the sheets of an .xlsx file.
 * @throws UnreadableWorkbook for a file that is no workbook or is damaged, `WorkbookTooLarge` beyond the limits
 */
export async function readWorkbook(file: Buffer, limits: WorkbookLimits = WORKBOOK_LIMITS): Promise<SheetsByName> {
  const sheets = await readXlsxFile(await sanitizeWorkbook(file, limits), { trim: false }).catch((error: unknown) => {
    throw error instanceof UnreadableWorkbook ? error : new UnreadableWorkbook('not a workbook', { cause: error });
  });
  return new Map(sheets.map(({ sheet, data }) => [sheet, data.map((row) => row.map(toRawCell))]));
}

/** Rebuilds the archive from its validated XML parts only, before a spreadsheet library reads it. */
async function sanitizeWorkbook(file: Buffer, limits: WorkbookLimits): Promise<Buffer> {
  const zip = new ZipFile();
  for (const [name, content] of readXmlParts(file, limits.unpackedBytes)) {
    zip.addBuffer(Buffer.from(sanitizePart(textOf(content), limits)), safeName(name), { compress: false });
  }
  zip.end();
  return buffer(zip.outputStream);
}

const utf8 = new TextDecoder('utf-8', { fatal: true });

function textOf(content: Buffer): string {
  try {
    return utf8.decode(content);
  } catch {
    throw new UnreadableWorkbook('not UTF-8');
  }
}

function safeName(name: string): string {
  if (!/^[\w.[\] -]+(?:\/[\w.[\] -]+)*$/.test(name) || name.split('/').includes('..'))
    throw new UnreadableWorkbook('an invalid part name');
  return name;
}

function toRawCell(value: unknown): RawCell {
  const code = parseMark(value);
  if (code !== null) return new InvalidCell(code);
  if (value === null || value === undefined || value instanceof Date) return value ?? null;
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? value : null;
}
