/** A number of a tariff. Typed text that is not a number stays text, and the API reports the error. */
export type TariffNumber = number | string;

const DECIMAL = /^\d+(\.\d+)?$/;

/** `3800` fen → `38`, `212.5` → `2.125`; other text is unchanged. */
export function toYuan(fen: TariffNumber): string {
  return shiftDecimal(String(fen), -2);
}

/** Typed yuan in fen: `38` → `3800`, `2.125` → `212.5`. */
export function toFen(yuan: string): TariffNumber {
  return toTariffNumber(shiftDecimal(normalize(yuan), 2));
}

/** Whole numbers of up to 15 digits become numbers; other text is unchanged. */
export function toTariffNumber(typed: string): TariffNumber {
  const text = normalize(typed);
  return /^\d{1,15}$/.test(text) ? Number(text) : text;
}

/** `0.03` → `3` */
export function toPercent(share: string): string {
  return shiftDecimal(share, 2);
}

/** `3` → `0.03` */
export function toShare(percent: string): string {
  return shiftDecimal(normalize(percent), -2);
}

/** Moves the decimal point to the right, or to the left if `places` is negative, without floating point. */
export function shiftDecimal(decimal: string, places: number): string {
  if (!DECIMAL.test(decimal)) return decimal;
  const [whole = '', fraction = ''] = decimal.split('.');
  const point = whole.length + places;
  const digits = (whole + fraction).padEnd(point, '0');
  const padded = point <= 0 ? digits.padStart(digits.length + 1 - point, '0') : digits;
  const wholeLength = Math.max(point, 1);
  const left = padded.slice(0, wholeLength).replace(/^0+(?=\d)/, '');
  const right = padded.slice(wholeLength).replace(/0+$/, '');
  return right ? `${left}.${right}` : left;
}

/** Accepts full-width digits and commas between thousands. */
function normalize(typed: string): string {
  return typed.normalize('NFKC').replaceAll(',', '').trim();
}
