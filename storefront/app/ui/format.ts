import type { MoneyView } from '@shop/contract';

/** `1234` cents → `$12.34`. Takes the currency's own digits; exact for every safe integer. */
export function formatMoney({ currency, amount }: MoneyView, locale: string): string {
  const format = new Intl.NumberFormat(locale, { style: 'currency', currency, currencyDisplay: 'symbol' });
  return format.format(decimal(amount, format.resolvedOptions().maximumFractionDigits ?? 2));
}

/** `12.34`: the figure alone, where a column names the currency. */
export function formatAmount({ currency, amount }: MoneyView, locale: string): string {
  const { maximumFractionDigits: digits = 2 } = new Intl.NumberFormat(locale, { style: 'currency', currency }).resolvedOptions();
  return new Intl.NumberFormat(locale, { minimumFractionDigits: digits, maximumFractionDigits: digits }).format(decimal(amount, digits));
}

/** Whole minor units as the exact decimal that Intl reads, without passing through a fraction. */
function decimal(amount: number, digits: number): Intl.StringNumericLiteral {
  const figures = String(Math.abs(amount)).padStart(digits + 1, '0');
  const point = figures.length - digits;
  const text = `${amount < 0 ? '-' : ''}${figures.slice(0, point)}${digits > 0 ? `.${figures.slice(point)}` : ''}`;
  return text as Intl.StringNumericLiteral;
}

export function formatNumber(value: number, locale: string): string {
  return new Intl.NumberFormat(locale).format(value);
}

/** `36 in`, `2.4 kg`: a number with its unit, to at most so many digits. */
export function formatMeasure(value: number, unit: MeasureUnit, locale: string, digits = 2): string {
  return new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'short', maximumFractionDigits: digits }).format(value);
}

export type MeasureUnit = 'inch' | 'foot' | 'centimeter' | 'meter' | 'gram' | 'kilogram';

/** `hem, 32 grommets`: several things in a row. */
export function formatList(things: readonly string[], locale: string): string {
  return new Intl.ListFormat(locale, { type: 'conjunction', style: 'narrow' }).format(things);
}

/** `a, b, c` */
export function listWords(words: readonly string[], language: string): string {
  return new Intl.ListFormat(language, { type: 'conjunction', style: 'narrow' }).format(words);
}

/** A day, with the time of day on request; in UTC until the reader's zone is known. */
export function formatDate(instant: string, locale: string, options: { time?: boolean; timeZone?: string } = {}): string {
  return new Intl.DateTimeFormat(locale, {
    dateStyle: 'medium',
    ...(options.time && { timeStyle: 'short' }),
    timeZone: options.timeZone,
  }).format(new Date(instant));
}

/** A day, `YYYY-MM-DD`, of this year or the next: `26 Nov`. */
export function formatDay(day: string, locale: string): string {
  const instant = new Date(`${day}T00:00:00Z`);
  return new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short', timeZone: 'UTC' }).format(instant);
}
