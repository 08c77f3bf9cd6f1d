import type { MoneyView } from '@shop/contract';

/** Far more than one visitor needs. The server formats for every locale that visitors request. */
const MAX_FORMATS = 200;

export const NO_BREAK_SPACE = '\u00a0';

const formats = new Map<string, unknown>();

/** Creating a format takes a hundred times as long as using it. */
function remember<F>(key: string, create: () => F): F {
  const known = formats.get(key) as F | undefined;
  if (known !== undefined) return known;
  if (formats.size === MAX_FORMATS) formats.clear();
  const format = create();
  formats.set(key, format);
  return format;
}

const numberFormat = (locale: string, options: Intl.NumberFormatOptions = {}): Intl.NumberFormat =>
  remember(`number ${locale} ${JSON.stringify(options)}`, () => new Intl.NumberFormat(locale, options));

const dateFormat = (locale: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat =>
  remember(`date ${locale} ${JSON.stringify(options)}`, () => new Intl.DateTimeFormat(locale, options));

/** `1234` cents → `$12.34`, with the currency's decimals; exact for every safe integer. */
export function formatMoney({ currency, amount }: MoneyView, locale: string): string {
  const format = numberFormat(locale, { style: 'currency', currency, currencyDisplay: 'symbol' });
  return format.format(decimal(amount, format.resolvedOptions().maximumFractionDigits ?? 2));
}

/** `+$4.20`, `−$3.10`: how much more or less something costs. */
export function formatMoneyDifference({ currency, amount }: MoneyView, locale: string): string {
  const format = numberFormat(locale, { style: 'currency', currency, signDisplay: 'exceptZero' });
  const { maximumFractionDigits: digits = 2 } = format.resolvedOptions();
  return format.format(decimal(amount, digits)).replace('-', '−');
}

/** `12.34`: an amount without its currency, for columns that name it. */
export function formatAmount({ currency, amount }: MoneyView, locale: string): string {
  const { maximumFractionDigits: digits = 2 } = numberFormat(locale, {
    style: 'currency',
    currency,
  }).resolvedOptions();
  return numberFormat(locale, { minimumFractionDigits: digits, maximumFractionDigits: digits }).format(
    decimal(amount, digits),
  );
}

/** Minor units as a decimal string for Intl, which avoids floating-point rounding. */
function decimal(amount: number, digits: number): Intl.StringNumericLiteral {
  const unsigned = String(Math.abs(amount)).padStart(digits + 1, '0');
  const point = unsigned.length - digits;
  const text = `${amount < 0 ? '-' : ''}${unsigned.slice(0, point)}${digits > 0 ? `.${unsigned.slice(point)}` : ''}`;
  return text as Intl.StringNumericLiteral;
}

export function formatNumber(value: number, locale: string): string {
  return numberFormat(locale).format(value);
}

/** `4.7`, `4.0`: an average rating. */
export function formatRating(average: number, locale: string): string {
  return numberFormat(locale, { minimumFractionDigits: 1, maximumFractionDigits: 1 }).format(average);
}

/** `3–7`, in Japanese `3～7`. */
export function formatRange(first: number, last: number, locale: string): string {
  // Spanish ranges have a hyphen in Intl and a dash in print.
  return numberFormat(locale).formatRange(first, last).replace('-', '–');
}

/** `36 in`, `2.4 kg`: a number with its unit, on one line, and at most `digits` decimals. */
export function formatMeasure(value: number, unit: MeasureUnit, locale: string, digits = 2): string {
  return numberFormat(locale, {
    style: 'unit',
    unit,
    unitDisplay: 'short',
    maximumFractionDigits: digits,
  })
    .format(value)
    .replace(' ', NO_BREAK_SPACE);
}

export type MeasureUnit = 'inch' | 'foot' | 'centimeter' | 'meter' | 'gram' | 'kilogram';

/** `1, 2`, in German `1 und 2`: the items of a list. Names that contain “and” are joined by ` · ` instead. */
export function formatList(items: readonly string[], locale: string): string {
  return new Intl.ListFormat(locale, { type: 'conjunction', style: 'narrow' }).format(items);
}

/** `Germany`: the name of a country (ISO 3166-1 alpha-2); what is no code stays as it is. */
export function formatCountry(country: string, language: string): string {
  if (!/^[A-Z]{2}$/.test(country)) return country;
  const names = remember(`country ${language}`, () => new Intl.DisplayNames(language, { type: 'region' }));
  return names.of(country) ?? country;
}

/** Formats an ISO instant as a date, optionally with the time. */
export function formatDate(
  instant: string,
  locale: string,
  options: { time?: boolean; timeZone?: string } = {},
): string {
  return dateFormat(locale, {
    dateStyle: 'medium',
    ...(options.time && { timeStyle: 'short' }),
    timeZone: options.timeZone,
  }).format(new Date(instant));
}

/** `26 Nov`: a calendar date (`YYYY-MM-DD`) without its year, on one line. */
export function formatDay(day: string, locale: string): string {
  const instant = new Date(`${day}T00:00:00Z`);
  return dateFormat(locale, { day: 'numeric', month: 'short', timeZone: 'UTC' })
    .format(instant)
    .replaceAll(' ', NO_BREAK_SPACE);
}
