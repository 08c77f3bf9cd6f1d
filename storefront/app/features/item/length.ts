import { type UnitCode } from '@shop/contract';
import { formatMeasure, formatNumber, NO_BREAK_SPACE, type MeasureUnit } from '../../ui/format';
import { isImperial, MM } from './size';

const NAMES = { 0: 'inch', 1: 'foot', 2: 'centimeter', 3: 'meter' } as const satisfies Record<UnitCode, MeasureUnit>;

/** `3 ft` */
export function formatLength(plain: string, unit: UnitCode, locale: string): string {
  return formatMeasure(Number(plain), NAMES[unit], locale, 4);
}

/** `3 × 6 ft`, on one line. */
export function formatSize(width: string, length: string, unit: UnitCode, locale: string): string {
  return [formatNumber(Number(width), locale), '×', formatLength(length, unit, locale)].join(NO_BREAK_SPACE);
}

/** As `formatSize`, but in feet where inches are whole feet: `6 × 3 ft`. */
export function formatSampleSize(width: string, length: string, unit: UnitCode, locale: string): string {
  const sides = [width, length].map(Number);
  if (unit !== 0 || sides.some((inches) => inches % INCHES_PER_FOOT !== 0))
    return formatSize(width, length, unit, locale);
  const [wide = 0, long = 0] = sides.map((inches) => inches / INCHES_PER_FOOT);
  return formatSize(String(wide), String(long), 1, locale);
}

const INCHES_PER_FOOT = 12;

/** A length in the measurement system of `unit`: in feet from 10 ft, in metres from 10 m. */
export function formatMeasuredLength(mm: number, unit: UnitCode, locale: string): string {
  const displayUnit = selectUnit(mm, unit);
  return formatMeasure(mm / MM[displayUnit], NAMES[displayUnit], locale, displayUnit === 3 ? 2 : 1);
}

/** A minimum or maximum in the measurement system of `unit`, rounded so that the limit still holds. */
export function formatLimit(mm: number, side: 'min' | 'max', unit: UnitCode, locale: string): string {
  return formatLimitIn(selectUnit(mm, unit), mm, side, locale);
}

/** A minimum or maximum in exactly that unit, rounded so that the limit still holds. */
export function formatLimitIn(unit: UnitCode, mm: number, side: 'min' | 'max', locale: string): string {
  const steps = LIMIT_STEPS[unit];
  const exact = Number((mm / MM[unit]) * steps).toFixed(6);
  const value = (side === 'min' ? Math.ceil(Number(exact)) : Math.floor(Number(exact))) / steps;
  return formatLength(String(value), unit, locale);
}

/** The steps per unit that limits are rounded to: tenths of an inch or foot, centimetres, hundredths of a metre. */
const LIMIT_STEPS = { 0: 10, 1: 10, 2: 1, 3: 100 } as const satisfies Record<UnitCode, number>;

function selectUnit(mm: number, unit: UnitCode): UnitCode {
  if (isImperial(unit)) return mm >= 3048 ? 1 : 0;
  return mm >= 10_000 ? 3 : 2;
}

const PERSON_M = 1.7;

/** The height of the person in drawings, in metres. Feet and inches come from the translations. */
export function formatPersonHeight(locale: string): string {
  return new Intl.NumberFormat(locale, { style: 'unit', unit: 'meter', minimumFractionDigits: 2 }).format(PERSON_M);
}

/** `2.4 kg`, `850 g` */
export function formatWeight(grams: number, locale: string): string {
  return grams < 1000
    ? formatMeasure(grams, 'gram', locale, 0)
    : formatMeasure(grams / 1000, 'kilogram', locale, grams < 100_000 ? 2 : 1);
}
