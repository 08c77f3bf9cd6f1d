import { invalid, valid, type Read } from './cell';

/** Lengths are counted in ten-thousandths of their unit, the finest size that can be ordered. */
export const SCALE = 10_000;
/** A number with at most six digits before the point. */
const MAX = 1_000_000 * SCALE;

const GROUPED_BY_COMMA = /^\d{1,3}(,\d{3})+(\.\d+)?$/;
const GROUPED_BY_POINT = /^\d{1,3}(\.\d{3})+(,\d+)?$/;
const DECIMAL_COMMA = /^\d*,\d+$/;
/** `1,200`: a thousand and two hundred, or one and a fifth. */
const AMBIGUOUS = /^\d{1,3},\d{3}$/;

/** Whether the numbers of a list have decimal commas; null if none of them shows it. */
export function findDecimalComma(numbers: readonly string[]): boolean | null {
  const bare = numbers.map((text) => text.replaceAll(' ', ''));
  if (bare.some((text) => DECIMAL_COMMA.test(text) && !AMBIGUOUS.test(text))) return true;
  if (bare.some((text) => /^\d{1,3}(\.\d{3})+,\d+$/.test(text))) return true;
  if (bare.some((text) => /^\d{1,3}(,\d{3})+\.\d+$/.test(text) || /^\d+\.\d+$/.test(text))) return false;
  return null;
}

/**
 * Reads a number such as `12.5`, `12,5`, `1 200`, `3 1/2` or `1/4` as ten-thousandths.
 * @param decimalComma whether the list has decimal commas; null if unknown, and `1,200` is then refused
 */
export function readNumber(text: string, decimalComma: boolean | null): Read<number> {
  if (text === '') return invalid('required');
  if (/^[-\u2212\u2013]\s*\d/.test(text)) return invalid('not_positive');
  const fraction = /^(?:(\d{1,7})[ -])?\s*(\d{1,4})\s*[/\u2044]\s*(\d{1,4})$/.exec(text);
  if (fraction) return readFraction(fraction);
  const digits = plainDecimal(text.replace(/(?<=\d)[ '](?=\d{3}(?!\d))/g, ''), decimalComma);
  if (!digits.ok) return digits;
  const [whole = '', decimals = ''] = digits.value.split('.');
  if (whole.replace(/^0+/, '').length > 6) return invalid('out_of_range');
  if (decimals.replace(/0+$/, '').length > 4) return invalid('too_precise');
  return positive(Number(whole || '0') * SCALE + Number(decimals.slice(0, 4).padEnd(4, '0')));
}

/** The number with a decimal point and without separators of thousands. */
function plainDecimal(text: string, decimalComma: boolean | null): Read<string> {
  if (/^\d+$/.test(text)) return valid(text);
  if (AMBIGUOUS.test(text)) {
    if (decimalComma === null) return invalid('ambiguous_number');
    return valid(text.replace(',', decimalComma ? '.' : ''));
  }
  if (decimalComma && GROUPED_BY_POINT.test(text)) return valid(text.replaceAll('.', '').replace(',', '.'));
  if (/^\d*\.\d+$|^\d+\.$/.test(text)) return valid(text);
  if (GROUPED_BY_COMMA.test(text)) return valid(text.replaceAll(',', ''));
  if (GROUPED_BY_POINT.test(text)) return valid(text.replaceAll('.', '').replace(',', '.'));
  if (DECIMAL_COMMA.test(text)) return decimalComma === false ? invalid('not_a_number') : valid(text.replace(',', '.'));
  return invalid('not_a_number');
}

function readFraction([, whole = '0', numerator = '', denominator = '']: RegExpExecArray): Read<number> {
  if (Number(denominator) === 0) return invalid('not_a_number');
  const scaled = Number(whole) * SCALE + (Number(numerator) * SCALE) / Number(denominator);
  return Number.isInteger(scaled) ? positive(scaled) : invalid('too_precise');
}

export function positive(scaled: number): Read<number> {
  if (scaled <= 0) return invalid('not_positive');
  return scaled < MAX ? valid(scaled) : invalid('out_of_range');
}

/** Ten-thousandths as a decimal without trailing zeros. */
export function formatScaled(scaled: number): string {
  const decimals = String(scaled % SCALE)
    .padStart(4, '0')
    .replace(/0+$/, '');
  const whole = String(Math.floor(scaled / SCALE));
  return decimals ? `${whole}.${decimals}` : whole;
}
