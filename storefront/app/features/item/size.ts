import type { ProductView } from '@shop/contract';
import { units, type UnitCode } from '../preferences/preferences';
import { decimalValue } from './decimal';

export type Limits = ProductView['limits'];

/** Exact, by unit code: inch, foot, centimetre, metre. */
export const MM = { 0: 25.4, 1: 304.8, 2: 10, 3: 1000 } as const satisfies Record<UnitCode, number>;

/** A size keeps so many digits when it passes into a unit: fine enough to come back the same. */
const DIGITS = { 0: 2, 1: 3, 2: 2, 3: 4 } as const satisfies Record<UnitCode, number>;

/** Millimetres of a plain decimal, exact to the five digits that one has; null for what is none. */
export function toMm(plain: string, unit: UnitCode): number | null {
  const value = decimalValue(plain);
  return value === null ? null : Math.round(value * MM[unit] * 1e5) / 1e5;
}

/** Millimetres as a plain decimal of the unit, without idle zeros. */
export function fromMm(mm: number, unit: UnitCode): string {
  return String(Number((mm / MM[unit]).toFixed(DIGITS[unit])));
}

/** The same length in another unit. What is no number stays as it is. */
export function convert(plain: string, from: UnitCode, to: UnitCode): string {
  const mm = toMm(plain, from);
  return mm === null || from === to ? plain : fromMm(mm, to);
}

export function isImperial(unit: UnitCode): boolean {
  return unit <= 1;
}

export function unitOf(code: number | undefined): UnitCode {
  return units.find((unit) => unit === code) ?? 2;
}

/** Sizes to begin with, mm, in the reader's round numbers: the first that can be made is taken. */
const FIRST_SIZES = {
  imperial: [
    [914.4, 1828.8],
    [609.6, 914.4],
    [304.8, 609.6],
    [203.2, 304.8],
    [101.6, 152.4],
  ],
  metric: [
    [1000, 2000],
    [600, 900],
    [300, 600],
    [200, 300],
    [100, 150],
  ],
} as const;

/** 3 × 6 ft or 100 × 200 cm; the next smaller where the product is not made so large. */
export function firstSize(limits: Limits, unit: UnitCode): { width: string; length: string } {
  const sizes = FIRST_SIZES[isImperial(unit) ? 'imperial' : 'metric'];
  const [width, length] = sizes.find(([w, l]) => sizeProblem(w, l, limits) === null) ?? [
    limits.minMm ?? 100,
    limits.minMm ?? 100,
  ];
  return { width: fromMm(width, unit), length: fromMm(length, unit) };
}

/** Why a size cannot be made, and the bound that says so. */
export interface SizeProblem {
  field: 'width' | 'length';
  /** `cannot_be_joined`: wider than the roll, of a material that takes no seams. */
  code: 'too_short' | 'too_long' | 'cannot_be_joined';
  boundMm: number;
}

/** Explains a `size_out_of_range`: judged in pricing's own order, width first. Null where nothing is wrong. */
export function sizeProblem(
  widthMm: number,
  lengthMm: number,
  { minMm = 0, maxLongMm = Infinity, rollWidthMm = Infinity, seams }: Limits,
): SizeProblem | null {
  for (const [field, mm] of [
    ['width', widthMm],
    ['length', lengthMm],
  ] as const) {
    if (mm < minMm) return { field, code: 'too_short', boundMm: minMm };
    if (mm > maxLongMm) return { field, code: 'too_long', boundMm: maxLongMm };
  }
  const shorter = Math.min(widthMm, lengthMm);
  return !seams && shorter > rollWidthMm ? { field: 'width', code: 'cannot_be_joined', boundMm: rollWidthMm } : null;
}
