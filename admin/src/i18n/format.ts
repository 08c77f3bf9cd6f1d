import type { MoneyView } from '@shop/contract';
import { currencyDigits } from './amount';

/** `1234` cents → `$12.34`; exact for every safe integer. */
export function formatMoney({ currency, amount }: MoneyView, locale: string): string {
  const format = new Intl.NumberFormat(locale, { style: 'currency', currency });
  return format.format(toDecimal(amount, currencyDigits(currency)));
}

/** Whole minor units as an exact decimal for Intl, computed without floating point. */
export function toDecimal(amount: number, digits: number): Intl.StringNumericLiteral {
  const minor = String(Math.abs(amount)).padStart(digits + 1, '0');
  const point = minor.length - digits;
  const text = `${amount < 0 ? '-' : ''}${minor.slice(0, point)}${digits > 0 ? `.${minor.slice(point)}` : ''}`;
  return text as Intl.StringNumericLiteral;
}

export function formatNumber(value: number, locale: string): string {
  return new Intl.NumberFormat(locale).format(value);
}

export function formatPercent(share: number, locale: string, digits = 0): string {
  return new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: digits }).format(share);
}

export function formatDay(instant: string, locale: string): string {
  return new Intl.DateTimeFormat(locale, { dateStyle: 'medium' }).format(new Date(instant));
}

/** A `YYYY-MM` month, independent of the time zone. */
export function formatMonth(month: string, locale: string): string {
  const format = new Intl.DateTimeFormat(locale, { year: 'numeric', month: 'long', timeZone: 'UTC' });
  return format.format(new Date(`${month}-01T00:00:00Z`));
}

/** A `YYYY-MM-DD` day, independent of the time zone. */
export function formatCalendarDay(day: string, locale: string): string {
  return formatDayRange(day, day, locale);
}

/** A `YYYY-MM-DD` day with its day of the week. */
export function formatWeekday(day: string, locale: string): string {
  const format = new Intl.DateTimeFormat(locale, { dateStyle: 'full', timeZone: 'UTC' });
  return format.format(new Date(`${day}T00:00:00Z`));
}

/** The first and last `YYYY-MM-DD` day of a range: `26 Nov – 4 Dec 2026`. */
export function formatDayRange(from: string, to: string, locale: string): string {
  const days = [from, to].map((day) => new Date(`${day}T00:00:00Z`)) as [Date, Date];
  const format = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' });
  const range = format.formatRange(...days);
  // In Chinese, ranges are numeric, but days are not.
  const isNumeric = (text: string) => !/\p{L}/u.test(text);
  const hasOtherForm = isNumeric(range) && !isNumeric(format.format(days[0]));
  return hasOtherForm ? [...new Set(days.map((day) => format.format(day)))].join(' – ') : range;
}

export function formatTimeOfDay(instant: string, locale: string): string {
  return formatInstant(instant, locale, { timeStyle: 'short' });
}

export function formatTime(instant: string, locale: string): string {
  return formatInstant(instant, locale, { dateStyle: 'medium', timeStyle: 'short' });
}

/** No line breaks between a time and AM or PM. */
function formatInstant(instant: string, locale: string, options: Intl.DateTimeFormatOptions): string {
  return new Intl.DateTimeFormat(locale, options).format(new Date(instant)).replace(/\s(?=[ap]m\b)/i, '\u00A0');
}

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** How long ago an instant was: `12 minutes`, `5 hours`, `3 days`; hours up to two days. */
export function formatAge(instant: string, now: number, locale: string): string {
  const ms = Math.max(0, now - Date.parse(instant));
  const [unit, length] =
    ms < HOUR_MS
      ? (['minute', MINUTE_MS] as const)
      : ms < 2 * DAY_MS
        ? (['hour', HOUR_MS] as const)
        : (['day', DAY_MS] as const);
  return new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'long' }).format(Math.floor(ms / length));
}

const KILOBYTE = 1024;
const MEGABYTE = KILOBYTE * KILOBYTE;

/** `1234567` bytes → `1.2 MB`. Units are powers of 1024, as in the upload limits; at least 0.1 kB. */
export function formatBytes(bytes: number, locale: string): string {
  const isLarge = bytes >= MEGABYTE;
  const size = isLarge ? bytes / MEGABYTE : Math.max(bytes / KILOBYTE, 0.1);
  const unit = isLarge ? 'megabyte' : 'kilobyte';
  const maximumFractionDigits = size < 10 ? 1 : 0;
  return new Intl.NumberFormat(locale, { style: 'unit', unit, maximumFractionDigits }).format(size);
}

export function formatKilograms(grams: number, locale: string): string {
  return new Intl.NumberFormat(locale, { style: 'unit', unit: 'kilogram', maximumFractionDigits: 2 }).format(
    grams / 1000,
  );
}

/** Names that follow each other: `German, English`, `德语、英语`. */
export function formatList(names: readonly string[], locale: string): string {
  return new Intl.ListFormat(locale, { type: 'conjunction', style: 'narrow' }).format(names);
}

export function countryName(code: string, locale: string): string {
  return new Intl.DisplayNames(locale, { type: 'region', fallback: 'code' }).of(code) ?? code;
}

export function currencyName(code: string, locale: string): string {
  return new Intl.DisplayNames(locale, { type: 'currency', fallback: 'code' }).of(code) ?? code;
}

export function languageName(code: string, locale: string): string {
  return new Intl.DisplayNames(locale, { type: 'language', fallback: 'code' }).of(code) ?? code;
}

/** The browser's variant of the chosen language, such as `en-GB` for `en`; the language itself if there is none. */
export function matchLocale(language: string, browserLocales: readonly string[]): string {
  const isVariant = (tag: string) => tag === language || tag.startsWith(`${language}-`);
  return browserLocales.find((tag) => isVariant(tag) && isLocale(tag)) ?? language;
}

/** Chromium on Linux may name a language that `Intl` refuses, such as `en-US@posix`. */
function isLocale(tag: string): boolean {
  try {
    return Intl.DateTimeFormat.supportedLocalesOf(tag).length > 0;
  } catch {
    return false;
  }
}

/** The value of a date input, `YYYY-MM-DD`, in the local time zone. */
export function toDateInput(date: Date): string {
  const pad = (value: number) => String(value).padStart(2, '0');
  return `${date.getFullYear()}-${pad(date.getMonth() + 1)}-${pad(date.getDate())}`;
}

/** The value of a datetime-local input, to the minute, in the local time zone. */
export function toDateTimeInput(instant: string): string {
  const date = new Date(instant);
  return new Date(date.getTime() - date.getTimezoneOffset() * 60_000).toISOString().slice(0, 16);
}

/** The `YYYY-MM-DD` day after `days` more days, in the local time zone. */
export function addDays(date: Date, days: number): string {
  return toDateInput(new Date(date.getFullYear(), date.getMonth(), date.getDate() + days));
}

/** Today's `YYYY-MM-DD` in China (UTC+8), where business days are counted. */
export function todayInChina(now = new Date()): string {
  return new Date(now.getTime() + 8 * 3_600_000).toISOString().slice(0, 10);
}
