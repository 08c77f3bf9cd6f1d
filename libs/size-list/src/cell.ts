/** A cell as a spreadsheet holds it. `formula` and `cell_error` mark cells whose value is not read. */
export type Cell = string | number | boolean | null | { error: 'formula' | 'cell_error' };

export type Column = 'width' | 'length' | 'unit' | 'quantity' | 'label';

export const COLUMNS = ['width', 'length', 'unit', 'quantity', 'label'] as const satisfies readonly Column[];

/** Why a cell cannot be read. */
export const CELL_PROBLEMS = [
  'required',
  'not_a_number',
  'ambiguous_number',
  'not_positive',
  'not_whole',
  'too_precise',
  'out_of_range',
  'unit_unknown',
  'units_differ',
  'too_long',
  'too_many_cells',
  'formula',
  'cell_error',
] as const;

export type CellProblem = (typeof CELL_PROBLEMS)[number];

/** What was read, or why not. */
export type Read<T> = { ok: true; value: T } | { ok: false; problem: CellProblem };

export const valid = <T>(value: T): Read<T> => ({ ok: true, value });
export const invalid = (problem: CellProblem): Read<never> => ({ ok: false, problem });

const VULGAR: Readonly<Record<string, string>> = {
  ...{ '¼': '1/4', '½': '1/2', '¾': '3/4', '⅓': '1/3', '⅔': '2/3' },
  ...{ '⅛': '1/8', '⅜': '3/8', '⅝': '5/8', '⅞': '7/8' },
};

/** The text of a cell as a person sees it, in one line, with one form of spaces, digits, quotes and signs. */
export function textOf(cell: Cell | undefined): string {
  if (cell === null || cell === undefined || typeof cell === 'object') return '';
  if (typeof cell === 'number') return plainNumber(cell);
  return String(cell)
    .replace(/[¼½¾⅓⅔⅛⅜⅝⅞]/g, (sign) => ` ${VULGAR[sign] ?? ''}`)
    .normalize('NFKC')
    .replace(/[\p{Cc}\p{Cf}\p{Z}]+/gu, ' ')
    .trim();
}

/** A calculated 90.30000000000001 is 90.3. */
function plainNumber(value: number): string {
  const rounded = Math.round(value * 1e4) / 1e4;
  return String(Math.abs(value - rounded) < 1e-9 * Math.max(1, Math.abs(value)) ? rounded : value);
}

/** Whether a cell is a formula, also where a text file holds it. */
export function formulaProblem(cell: Cell | undefined): CellProblem | null {
  if (typeof cell === 'object' && cell !== null) return cell.error;
  return typeof cell === 'string' && /^\s*=/.test(cell) ? 'formula' : null;
}
