/** Formats a decimal rate with up to 8 decimal places. */
export function formatRate(perCny: string, locale: string): string {
  const format = new Intl.NumberFormat(locale, { maximumFractionDigits: 8 });
  return format.format(perCny as Intl.StringNumericLiteral);
}

/** The relative difference, `0.2` for 20 % more; null unless both are positive rates. For display only. */
export function relativeChange(from: string | null, to: string | null): number | null {
  const [before, after] = [Number(from ?? NaN), Number(to ?? NaN)];
  return before > 0 && after > 0 ? after / before - 1 : null;
}

/** Whether the API requires the change to be confirmed: more than 10 % up or down. */
export function isJump(from: string | null, to: string | null): boolean {
  const change = relativeChange(from, to);
  return change !== null && Math.abs(change) > 0.1;
}
