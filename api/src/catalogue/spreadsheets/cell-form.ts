import type { FieldErrorCode } from '@shop/contract';
import { InvalidCell, type RawCell } from '../../spreadsheets/public';
import { type CellKind, type CellValue, normalizeNumber, normalizeText } from './cell-values';

const FLAGS = new Map<unknown, boolean>([
  [true, true],
  ['true', true],
  ['TRUE', true],
  [false, false],
  ['false', false],
  ['FALSE', false],
]);

/** Why a cell has no value of its kind; null if it has one or is empty. */
export function findFormError(kind: CellKind, raw: unknown): FieldErrorCode | null {
  if (raw === null || raw === undefined || raw === '') return null;
  if (raw instanceof InvalidCell) return raw.code;
  const isPlain = typeof raw === 'string' || typeof raw === 'number';
  switch (kind) {
    case 'number':
      return isPlain && normalizeNumber(raw) !== null ? null : 'not_a_number';
    case 'flag':
      return FLAGS.has(raw) ? null : 'not_yes_or_no';
    default:
      return isPlain ? null : 'not_text';
  }
}

/**
 * The value of a cell that has the form of its kind. Spreadsheet programs store booleans as such in every language; as text
 * only English is read.
 */
export function toCellValue(kind: CellKind, raw: RawCell): CellValue {
  if (raw === null || raw === '' || raw instanceof Date || raw instanceof InvalidCell) return null;
  switch (kind) {
    case 'number':
      return raw;
    case 'flag':
      return FLAGS.get(raw) ?? null;
    default:
      return typeof raw === 'number' ? normalizeNumber(raw) : normalizeText(raw, kind);
  }
}
