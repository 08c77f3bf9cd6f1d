/** A rate as it is, to its last digit, in the reader's way of writing numbers. */
export function formatRate(perCny: string, locale: string): string {
  const format = new Intl.NumberFormat(locale, { maximumFractionDigits: 8 });
  return format.format(perCny as Intl.StringNumericLiteral);
}

/** By which part of the first the second is higher, or lower; null where one of them is no rate. For showing only. */
export function apartBy(from: string | null, to: string | null): number | null {
  const [before, after] = [Number(from ?? NaN), Number(to ?? NaN)];
  return before > 0 && after > 0 ? after / before - 1 : null;
}

/** Whether the server will want it confirmed. */
export function isJump(from: string | null, to: string | null): boolean {
  const apart = apartBy(from, to);
  return apart !== null && Math.abs(apart) > 0.1;
}
