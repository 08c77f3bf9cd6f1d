import type { ValuePath } from './value-path';

/** The last name in a path; for an element of a list that of the list. */
export function fieldName(path: ValuePath): string {
  return String(path.findLast((step) => typeof step === 'string') ?? '');
}

/** Whether the value is stored in fen and shown in yuan. */
export function isMoney(path: ValuePath): boolean {
  const name = fieldName(path);
  return name === 'retail' || name === 'reseller' || /^(fen[A-Z]|.*Fen$|seamFen)/.test(name);
}
