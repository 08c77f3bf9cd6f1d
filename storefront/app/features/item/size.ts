import { UNIT_CODES, type UnitCode, type ProductView } from '@shop/contract';
import { parseDecimal } from './decimal';

export type Limits = ProductView['limits'];

/** Millimetres per unit: inch, foot, centimetre, metre. */
export const MM = { 0: 25.4, 1: 304.8, 2: 10, 3: 1000 } as const satisfies Record<UnitCode, number>;

/** Decimals of a converted size by unit; enough to convert it back without a change. */
const DIGITS = { 0: 2, 1: 3, 2: 2, 3: 4 } as const satisfies Record<UnitCode, number>;

/** Millimetres of a decimal, rounded to 5 decimals; null if it is not a number. */
export function toMm(plain: string, unit: UnitCode): number | null {
  const value = parseDecimal(plain);
  return value === null ? null : Math.round(value * MM[unit] * 1e5) / 1e5;
}

/** Millimetres as a decimal in the unit, without trailing zeros. */
export function fromMm(mm: number, unit: UnitCode): string {
  return String(Number((mm / MM[unit]).toFixed(DIGITS[unit])));
}

/** Converts a length to another unit. Text that is not a number stays unchanged. */
export function convert(plain: string, from: UnitCode, to: UnitCode): string {
  const mm = toMm(plain, from);
  return mm === null || from === to ? plain : fromMm(mm, to);
}

export function isImperial(unit: UnitCode): boolean {
  return unit <= 1;
}

export function toUnitCode(code: number | undefined): UnitCode {
  return UNIT_CODES.find((unit) => unit === code) ?? 2;
}

/** Why a size cannot be produced, with the limit. */
export interface SizeProblem {
  field: 'width' | 'length';
  /** `cannot_be_joined`: wider than the roll of a material without seams. */
  code: 'too_short' | 'too_long' | 'cannot_be_joined';
  limitMm: number;
}

/**
 * Every reason why a size cannot be produced, at most one a side and in the order in which pricing checks them: the first
 * explains a `size_out_of_range` error. A side that is null is not known yet and is not checked.
 */
export function findSizeProblems(widthMm: number | null, lengthMm: number | null, limits: Limits): SizeProblem[] {
  const problems = [...findSideProblem('width', widthMm, limits), ...findSideProblem('length', lengthMm, limits)];
  if (problems.length > 0 || widthMm === null || lengthMm === null) return problems;
  const { rollWidthMm = Infinity, seams } = limits;
  const isTooWide = !seams && Math.min(widthMm, lengthMm) > rollWidthMm;
  return isTooWide ? [{ field: 'width', code: 'cannot_be_joined', limitMm: rollWidthMm }] : [];
}

function findSideProblem(
  field: SizeProblem['field'],
  mm: number | null,
  { minMm = 0, maxLongMm = Infinity }: Limits,
): SizeProblem[] {
  if (mm === null) return [];
  if (mm < minMm) return [{ field, code: 'too_short', limitMm: minMm }];
  return mm > maxLongMm ? [{ field, code: 'too_long', limitMm: maxLongMm }] : [];
}
