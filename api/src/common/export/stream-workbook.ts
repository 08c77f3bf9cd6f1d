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
  const zip = new ZipFile();
  const output = new PassThrough();
  zip.on('error', (error: Error) => output.destroy(error));
  zip.outputStream.pipe(output);
  writeSheets(zip, header, batches[Symbol.asyncIterator](), maxRows).catch((error: Error) => output.destroy(error));
  return output;
}

async function writeSheets(zip: ZipFile, header: readonly string[], batches: Batches, maxRows: number): Promise<void> {
  const rows = new RowReader(batches);
  let sheets = 0;
  do {
    sheets += 1;
    const sheet = Readable.from(generateSheet(header, rows, maxRows));
    zip.addReadStream(sheet, `xl/worksheets/sheet${sheets}.xml`);
    await finished(sheet);
  } while (!(await rows.isAtEnd()));
  const parts = {
    '[Content_Types].xml': contentTypes(sheets),
    '_rels/.rels': ROOT_RELATIONSHIPS,
    'xl/workbook.xml': workbook(sheets),
    'xl/_rels/workbook.xml.rels': workbookRelationships(sheets),
  };
  for (const [name, xml] of Object.entries(parts)) zip.addBuffer(Buffer.from(xml), name);
  zip.end();
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
