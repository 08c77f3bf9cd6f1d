import { invalid, valid, type Read } from './cell';
import { formatScaled, positive, readNumber, SCALE } from './numbers';
import { findUnit, isMetric, toQuotes, type Unit, type WrittenUnit } from './units';

/** One side of a size: ten-thousandths of its unit. Without a unit, the list's applies. */
export interface Side {
  scaled: number;
  unit: WrittenUnit | null;
}

export interface Size {
  width: string;
  length: string;
  unit: Unit;
}

const FEET_AND_INCHES = /^(.+?)\s*(?:'|ft\.?|feet|foot)\s*([\d.,/ ]+?)\s*(?:"|in\.?|inch|inches)?$/i;
const NUMBER_AND_UNIT = /^([-\u2212\u2013]?[\d.,/\u2044' -]*\d[.,]?)\s*(.*)$/;
/** Between width and length: `3 x 6`, `3×6`, `3*6`, `3 by 6`. */
const TIMES = /\s*[x×✕╳*]\s*|\s+(?:by|par|por|mal)\s+/i;

/** No size is longer; a longer text is not searched for numbers. */
export const MAX_NUMBER_TEXT = 40;

/** Reads one side, such as `90`, `90 cm`, `3' 6"` or `1,5 m`. */
export function readSide(cell: string, decimalComma: boolean | null): Read<Side> {
  const text = toQuotes(cell);
  if (text === '') return invalid('required');
  if (text.length > MAX_NUMBER_TEXT) return invalid('not_a_number');
  const both = FEET_AND_INCHES.exec(text);
  if (both) return readFeetAndInches(both[1] ?? '', both[2] ?? '', decimalComma);
  const [, number = '', name = ''] = NUMBER_AND_UNIT.exec(text) ?? [];
  if (number === '') return invalid('not_a_number');
  // The apostrophe of `3'` is the unit, not a part of the number.
  const isFeet = number.endsWith("'");
  const unit = isFeet ? findUnit("'") : name === '' ? null : findUnit(name);
  if (unit === undefined) return invalid('unit_unknown');
  const read = readNumber(number.replace(/'$/, '').trim(), decimalComma);
  return read.ok ? valid({ scaled: read.value, unit }) : read;
}

function readFeetAndInches(feet: string, inches: string, decimalComma: boolean | null): Read<Side> {
  const whole = readNumber(feet.trim(), decimalComma);
  if (!whole.ok) return whole;
  const rest = /^0+$/.test(inches.trim()) ? valid(0) : readNumber(inches.trim(), decimalComma);
  if (!rest.ok) return rest;
  const scaled = positive(whole.value * 12 + rest.value);
  return scaled.ok ? valid({ scaled: scaled.value, unit: 0 }) : scaled;
}

/** The two sides that one cell such as `3 x 6 ft` holds; null if it does not. */
export function splitSize(cell: string): readonly [string, string] | null {
  if (cell.length > 2 * MAX_NUMBER_TEXT) return null;
  const parts = toQuotes(cell).split(TIMES);
  const [width = '', length = ''] = parts;
  return parts.length === 2 && /\d/.test(width) && /\d/.test(length) ? [width, length] : null;
}

/**
 * Brings both sides to one unit. A side without a unit has that of the other, or of the list.
 * @returns `units_differ` for a metric and an imperial side
 */
export function combineSides(width: Side, length: Side, listUnit: WrittenUnit): Read<Size> {
  const [first, second] = [width.unit ?? length.unit ?? listUnit, length.unit ?? width.unit ?? listUnit];
  if (isMetric(first) !== isMetric(second)) return invalid('units_differ');
  const unit = commonUnit(first, second);
  const sides = [toUnit(width.scaled, first, unit), toUnit(length.scaled, second, unit)] as const;
  if (!sides.every((side) => Number.isInteger(side))) return invalid('too_precise');
  if (sides.some((side) => side >= 1_000_000 * SCALE)) return invalid('out_of_range');
  return valid({ width: formatScaled(sides[0]), length: formatScaled(sides[1]), unit });
}

function commonUnit(first: WrittenUnit, second: WrittenUnit): Unit {
  if (first === second && first !== 'mm') return first;
  return isMetric(first) ? 2 : 0;
}

/** Millimetres per metric unit, inches per imperial one. */
const WORTH = { mm: 1, 2: 10, 3: 1000, 0: 1, 1: 12 } as const satisfies Record<WrittenUnit, number>;

const toUnit = (scaled: number, from: WrittenUnit, to: Unit): number => (scaled * WORTH[from]) / WORTH[to];
