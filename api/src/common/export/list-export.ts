import { Readable } from 'node:stream';
import { type Call, MAX_EXPORTED_COLUMNS } from '@shop/contract';
import { toCsv } from '../csv';
import { type ExportQuery, invalid, parseJson } from '../http/list-query';
import { type ChosenField, type ExportColumn, fieldsOf, type Row, toColumns } from './list-columns';
import { MEDIA_TYPES } from './media-types';
import { parseValueFormat } from './value-format';
import { streamWorkbook } from './stream-workbook';
import { cellText, type StreamedCell } from './workbook-xml';

/** A list as a file instead of a page. */
export interface ListExport {
  format: 'csv' | 'xlsx';
  columns: readonly ExportColumn[];
}

const MAX_HEADER_LENGTH = 100;

/**
 * The requested export, or null for a page of the list. Without `columns` it has all fields that the role sees, under
 * their names in the API.
 * @param hidden the fields that the role does not see
 * @throws ApiError `validation_failed` for columns that the list does not have, and for wrong labels or time zones
 */
export function parseExport(
  { output }: Call,
  { format, columns, labels, timeZone }: ExportQuery,
  hidden: readonly string[],
): ListExport | null {
  if (!format) return null;
  const fields = fieldsOf(output);
  const names = Object.keys(fields).filter((name) => !hidden.includes(name));
  const values = parseValueFormat(labels, timeZone);
  const chosen = columns === undefined ? names.map((name) => toChoice(name)) : parseColumns(columns, names);
  return {
    format,
    columns: chosen.flatMap((choice) => {
      const schema = fields[choice.name];
      return schema ? toColumns(choice, schema, values) : [];
    }),
  };
}

function toChoice(name: string, header = name, currencyHeader = `${header}Currency`): ChosenField {
  return { name, header, currencyHeader };
}

function parseColumns(text: string, names: readonly string[]): ChosenField[] {
  const columns = parseJson(text, 'columns');
  const isCount = Array.isArray(columns) && columns.length > 0 && columns.length <= MAX_EXPORTED_COLUMNS;
  if (!isCount || !columns.every(isTexts)) throw invalid('columns');
  if (!columns.every(([name = '']) => names.includes(name))) throw invalid('columns');
  return columns.map(([name = '', header, currencyHeader]) => toChoice(name, header, currencyHeader));
}

function isTexts(value: unknown): value is string[] {
  const isText = (each: unknown) => typeof each === 'string' && each.length <= MAX_HEADER_LENGTH;
  return Array.isArray(value) && value.length <= 3 && value.every(isText);
}

/** A file that is read while it is sent. */
interface StreamedFile {
  type: string;
  content: Readable;
}

/** The rows as CSV or a workbook, written while they are read. No text of them is evaluated as a formula. */
export function streamExport({ format, columns }: ListExport, batches: AsyncIterable<readonly Row[]>): StreamedFile {
  const cells = toCells(batches, columns);
  const headers = columns.map(({ header }) => header);
  const content = format === 'csv' ? Readable.from(generateCsv(headers, cells)) : streamWorkbook(headers, cells);
  return { type: MEDIA_TYPES[format], content };
}

type Cells = AsyncIterable<readonly (readonly StreamedCell[])[]>;

async function* toCells(
  batches: AsyncIterable<readonly Row[]>,
  columns: readonly ExportColumn[],
): AsyncGenerator<StreamedCell[][]> {
  for await (const rows of batches) yield rows.map((row) => columns.map(({ cell }) => cell(row)));
}

async function* generateCsv(headers: readonly string[], cells: Cells): AsyncGenerator<string> {
  yield toCsv([headers]);
  for await (const rows of cells) {
    // The byte order mark belongs to the first line only.
    if (rows.length > 0) yield toCsv(rows.map((row) => row.map(cellText))).slice(1);
  }
}
