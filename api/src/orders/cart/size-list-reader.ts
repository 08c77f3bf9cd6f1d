import type { Output } from '@shop/contract';
import { type Cell, decodeText, readSizeList, type SizeListError, splitTable } from '@shop/size-list';
import { ApiError } from '../../common/public';
import {
  InvalidCell,
  type RawCell,
  readWorkbook,
  UnreadableWorkbook,
  WorkbookTooLarge,
} from '../../spreadsheets/public';

export const SIZE_LIST_UPLOAD = {
  inMemory: true,
  maxBytes: 2 * 1024 * 1024,
  errors: { size: 'size_list_too_long' },
} as const;

/** Four times the rows of a list, so that a longer one is usually counted and not only refused. */
const LIMITS = { unpackedBytes: 8 * 1024 * 1024, rows: 2000, cells: 40_000 };

const ERRORS = { empty: 'size_list_empty', too_many_rows: 'size_list_too_long' } as const satisfies Record<
  SizeListError,
  string
>;

interface Table {
  cells: readonly (readonly Cell[])[];
  guessedEncoding: boolean;
}

/**
 * Reads a size list from text, CSV or the first sheet of an XLSX file that has rows.
 * @param unit of sizes that name none
 * @throws {ApiError} `size_list_unreadable`, `size_list_empty` or `size_list_too_long`
 */
export async function readSizeListFile(file: Buffer, unit: 0 | 1 | 2 | 3): Promise<Output<'Cart/ReadSizeList'>> {
  const { cells, guessedEncoding } = isArchive(file) ? await readSheet(file) : readText(file);
  const list = readSizeList(cells, unit);
  if (!list.ok) throw new ApiError(ERRORS[list.error]);
  return { guessedEncoding, rows: list.rows };
}

const isArchive = (file: Buffer) => file.subarray(0, 2).toString('latin1') === 'PK';

function readText(file: Buffer): Table {
  const decoded = decodeText(file);
  if (!decoded) throw new ApiError('size_list_unreadable');
  return { cells: splitTable(decoded.text), guessedEncoding: decoded.guessed };
}

async function readSheet(file: Buffer): Promise<Table> {
  try {
    const sheets = [...(await readWorkbook(file, LIMITS)).values()];
    const rows = sheets.find((sheet) => sheet.length > 0) ?? [];
    return { cells: rows.map((row) => row.map(toCell)), guessedEncoding: false };
  } catch (error) {
    if (error instanceof WorkbookTooLarge) throw new ApiError('size_list_too_long');
    if (error instanceof UnreadableWorkbook) throw new ApiError('size_list_unreadable');
    throw error;
  }
}

/** Spreadsheets turn `3/6` into a date, which is no size. */
function toCell(cell: RawCell): Cell {
  if (cell instanceof InvalidCell) return { error: cell.code === 'formula' ? 'formula' : 'cell_error' };
  return cell instanceof Date ? cell.toISOString().slice(0, 10) : cell;
}
