import { UNIT_CODES, UNITS, type ProductView, type UnitCode } from '@shop/contract';
import type { Size } from '../snapshot/catalogue-rows';

type Limits = ProductView['limits'];
type DefaultSize = ProductView['defaultSizes'][number];

/** The sizes of products without one of their own, in mm. The first one that can be produced is used. */
const USUAL_SIZES: readonly Size[] = [
  { widthMm: 1800, lengthMm: 900 },
  { widthMm: 600, lengthMm: 900 },
  { widthMm: 300, lengthMm: 600 },
  { widthMm: 200, lengthMm: 300 },
  { widthMm: 100, lengthMm: 150 },
];

/** By how much a size may differ from whole feet to be given in whole feet. */
const FEET_TOLERANCE = 0.05;
const INCHES_PER_FOOT = 12;
/** Steps per foot of a size in feet that is not in whole feet. */
const FOOT_STEPS = 4;
const DIGITS = 4;

/** The size that a product sold by size is shown with at first, as round numbers in each unit, by the unit's code. */
export function toDefaultSizes(own: Size | null, limits: Limits): DefaultSize[] {
  return UNIT_CODES.map((unit) => {
    const sizes = [...(own ? [own] : []), ...USUAL_SIZES].map((size) => toRoundSize(size, unit));
    const size = sizes.find((one) => isProducible(one, unit, limits));
    return size ?? smallestSize(limits.minMm ?? 0, unit);
  });
}

/** 1800 × 900 mm is 6 × 3 ft and 72 × 36 in. */
export function toRoundSize({ widthMm, lengthMm }: Size, unit: UnitCode): DefaultSize {
  const round = isNearWholeFeet(widthMm) && isNearWholeFeet(lengthMm) ? roundToFeet : ROUND[unit];
  const inUnit = (mm: number) => String(Number(round(mm, unit).toFixed(DIGITS)));
  return { width: inUnit(widthMm), length: inUnit(lengthMm) };
}

const inchesOf = (mm: number) => mm / Number(UNITS[0].mm);
const feetOf = (mm: number) => mm / Number(UNITS[1].mm);

function isNearWholeFeet(mm: number): boolean {
  const feet = feetOf(mm);
  return feet >= 1 - FEET_TOLERANCE && Math.abs(feet - Math.round(feet)) <= feet * FEET_TOLERANCE;
}

function roundToFeet(mm: number, unit: UnitCode): number {
  if (unit > 1) return ROUND[unit](mm);
  return Math.round(feetOf(mm)) * (unit === 0 ? INCHES_PER_FOOT : 1);
}

const ROUND: Readonly<Record<UnitCode, (mm: number) => number>> = {
  0: (mm) => Math.max(1, Math.round(inchesOf(mm))),
  1: (mm) => Math.max(1, Math.round(feetOf(mm) * FOOT_STEPS)) / FOOT_STEPS,
  2: (mm) => mm / Number(UNITS[2].mm),
  3: (mm) => mm / Number(UNITS[3].mm),
};

function isProducible(
  { width, length }: DefaultSize,
  unit: UnitCode,
  { minMm = 0, maxLongMm = Infinity, rollWidthMm = Infinity, seams }: Limits,
): boolean {
  const [short = 0, long = 0] = [width, length]
    .map((side) => Number(side) * Number(UNITS[unit].mm))
    .toSorted((one, other) => one - other);
  return short >= minMm && long <= maxLongMm && (seams || short <= rollWidthMm);
}

function smallestSize(minMm: number, unit: UnitCode): DefaultSize {
  const step = 10 ** DIGITS;
  const side = String(Math.ceil((minMm / Number(UNITS[unit].mm)) * step) / step);
  return { width: side, length: side };
}
