import { formatMeasure, formatNumber, type MeasureUnit } from '../../ui/format';
import type { UnitCode } from '../preferences/preferences';
import { isImperial, MM } from './size';

const NAMES = { 0: 'inch', 1: 'foot', 2: 'centimeter', 3: 'meter' } as const satisfies Record<UnitCode, MeasureUnit>;

/** `3 ft` */
export function lengthWords(plain: string, unit: UnitCode, locale: string): string {
  return formatMeasure(Number(plain), NAMES[unit], locale, 4);
}

/** `3 × 6 ft` */
export function sizeWords(width: string, length: string, unit: UnitCode, locale: string): string {
  return `${formatNumber(Number(width), locale)} × ${lengthWords(length, unit, locale)}`;
}

/** A length that no reader entered, in a unit of the reader's system: the larger one from 10 ft or 10 m. */
export function measuredWords(mm: number, unit: UnitCode, locale: string): string {
  const suits = suitableUnit(mm, unit);
  return formatMeasure(mm / MM[suits], NAMES[suits], locale, suits === 3 ? 2 : 1);
}

/** The same of a bound: rounded to the side on which it still holds. */
export function boundWords(mm: number, side: 'least' | 'most', unit: UnitCode, locale: string): string {
  const suits = suitableUnit(mm, unit);
  const steps = BOUND_STEPS[suits];
  const exact = Number((mm / MM[suits]) * steps).toFixed(6);
  const value = (side === 'least' ? Math.ceil(Number(exact)) : Math.floor(Number(exact))) / steps;
  return lengthWords(String(value), suits, locale);
}

/** Bounds are told in tenths of an inch or foot, whole centimetres, hundredths of a metre. */
const BOUND_STEPS = { 0: 10, 1: 10, 2: 1, 3: 100 } as const satisfies Record<UnitCode, number>;

function suitableUnit(mm: number, unit: UnitCode): UnitCode {
  if (isImperial(unit)) return mm >= 3048 ? 1 : 0;
  return mm >= 10_000 ? 3 : 2;
}

const PERSON_M = 1.7;

/** How tall the figure is that things are drawn beside; in feet and inches it takes words of its own. */
export function personWords(locale: string): string {
  return new Intl.NumberFormat(locale, { style: 'unit', unit: 'meter', minimumFractionDigits: 2 }).format(PERSON_M);
}

/** `2.4 kg`, `850 g` */
export function weightWords(grams: number, locale: string): string {
  return grams < 1000
    ? formatMeasure(grams, 'gram', locale, 0)
    : formatMeasure(grams / 1000, 'kilogram', locale, grams < 100_000 ? 2 : 1);
}
