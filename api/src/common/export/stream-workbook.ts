import { PassThrough, Readable } from 'node:stream';
import { finished } from 'node:stream/promises';
import { ZipFile } from 'yazl';
import {
  contentTypes,
  ROOT_RELATIONSHIPS,
  sheetRows,
  SHEET_END,
  SHEET_START,
  type StreamedCell,
  workbook,
  workbookRelationships,
} from './workbook-xml';

/** The rows that a sheet of Excel can have. */
const MAX_ROWS = 1_048_576;
/** The rows that are written at once. */
const BATCH = 1000;

type Batches = AsyncIterator<readonly (readonly StreamedCell[])[]>;

/**
 * A workbook that is compressed while its rows are read, so that the memory it needs does not grow with them. Rows beyond
 * what a sheet can have are in further sheets. The stream fails if the rows do.
 * @param batches the rows, in batches of at most a few thousand
 */
export function streamWorkbook(
  header: readonly string[],
  batches: AsyncIterable<readonly (readonly StreamedCell[])[]>,
  maxRows = MAX_ROWS,
): Readable {
  return streamZip(async (zip) => {
    const rows = new RowReader(batches[Symbol.asyncIterator]());
    const names: string[] = [];
    do {
      names.push(String(names.length + 1));
      await addSheet(zip, names.length, generateSheet(header, rows, maxRows));
    } while (!(await rows.isAtEnd()));
    addParts(zip, names);
  });
}

/** A sheet whose name has letters, digits and underscores only. */
export interface NamedSheet {
  readonly name: string;
  readonly rows: readonly (readonly StreamedCell[])[];
}

/** A workbook of sheets with names, for programs that find them by these. */
export function streamNamedSheets(sheets: readonly NamedSheet[]): Readable {
  return streamZip(async (zip) => {
    for (const [index, { rows }] of sheets.entries()) await addSheet(zip, index + 1, generateRows(rows));
    addParts(
      zip,
      sheets.map(({ name }) => name),
    );
  });
}

function streamZip(write: (zip: ZipFile) => Promise<void>): Readable {
  const zip = new ZipFile();
  const output = new PassThrough();
  zip.on('error', (error: Error) => output.destroy(error));
  zip.outputStream.pipe(output);
  write(zip).then(
    () => zip.end(),
    (error: Error) => output.destroy(error),
  );
  return output;
}

async function addSheet(zip: ZipFile, number: number, xml: AsyncIterable<string> | Iterable<string>): Promise<void> {
  const sheet = Readable.from(xml);
  zip.addReadStream(sheet, `xl/worksheets/sheet${number}.xml`);
  await finished(sheet);
}

function addParts(zip: ZipFile, names: readonly string[]): void {
  const parts = {
    '[Content_Types].xml': contentTypes(names.length),
    '_rels/.rels': ROOT_RELATIONSHIPS,
    'xl/workbook.xml': workbook(names),
    'xl/_rels/workbook.xml.rels': workbookRelationships(names.length),
  };
  for (const [name, xml] of Object.entries(parts)) zip.addBuffer(Buffer.from(xml), name);
}

function* generateRows(rows: NamedSheet['rows']): Generator<string> {
  yield SHEET_START;
  for (let from = 0; from < rows.length; from += BATCH) yield sheetRows(rows.slice(from, from + BATCH), from + 1);
  yield SHEET_END;
}

async function* generateSheet(header: readonly string[], rows: RowReader, maxRows: number): AsyncGenerator<string> {
  yield SHEET_START + sheetRows([header], 1);
  for (let next = 2; next <= maxRows && !(await rows.isAtEnd());) {
    const part = rows.take(maxRows - next + 1);
    yield sheetRows(part, next);
    next += part.length;
  }
  yield SHEET_END;
}

/** Reads batches ahead by one, and takes parts of them. */
class RowReader {
  private rest: readonly (readonly StreamedCell[])[] = [];
  private hasEnded = false;

  constructor(private readonly batches: Batches) {}

  async isAtEnd(): Promise<boolean> {
    while (this.rest.length === 0 && !this.hasEnded) {
      const { value, done } = await this.batches.next();
      if (done) this.hasEnded = true;
      else this.rest = value;
    }
    return this.rest.length === 0;
  }

  take(most: number): readonly (readonly StreamedCell[])[] {
    const part = this.rest.slice(0, most);
    this.rest = this.rest.slice(most);
    return part;
  }
}
