import type { MoneyView } from '@shop/contract';
import { digitsOf } from './amount';

/** `1234` cents → `$12.34`; exact for every safe integer. */
export function formatMoney({ currency, amount }: MoneyView, locale: string): string {
  const format = new Intl.NumberFormat(locale, { style: 'currency', currency });
  return format.format(decimal(amount, digitsOf(currency)));
}

/** Whole minor units as the exact decimal that Intl reads, without passing through a fraction. */
export function decimal(amount: number, digits: number): Intl.StringNumericLiteral {
  const figures = String(Math.abs(amount)).padStart(digits + 1, '0');
  const point = figures.length - digits;
  const text = `${amount < 0 ? '-' : ''}${figures.slice(0, point)}${digits > 0 ? `.${figures.slice(point)}` : ''}`;
  return text as Intl.StringNumericLiteral;
}

export function formatNumber(value: number, locale: string): string {
  return new Intl.NumberFormat(locale).format(value);
}

export function formatPercent(part: number, locale: string): string {
  return new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 0 }).format(part);
}

export function formatDay(instant: string, locale: string): string {
  return new Intl.DateTimeFormat(locale, { dateStyle: 'medium' }).format(new Date(instant));
}

/** A day, `YYYY-MM-DD`, the same everywhere. */
export function formatCalendarDay(day: string, locale: string): string {
  return formatSpan(day, day, locale);
}

/** A day, `YYYY-MM-DD`, with its day of the week. */
export function formatWeekday(day: string, locale: string): string {
  const format = new Intl.DateTimeFormat(locale, { dateStyle: 'full', timeZone: 'UTC' });
  return format.format(new Date(`${day}T00:00:00Z`));
}

/** Two days, `YYYY-MM-DD`, first and last: `26 Nov – 4 Dec 2026`. */
export function formatSpan(from: string, to: string, locale: string): string {
  const format = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' });
  return format.formatRange(new Date(`${from}T00:00:00Z`), new Date(`${to}T00:00:00Z`));
}

export function formatClock(instant: string, locale: string): string {
  return new Intl.DateTimeFormat(locale, { timeStyle: 'short' }).format(new Date(instant));
}

export function formatTime(instant: string, locale: string): string {
  return new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' }).format(new Date(instant));
}

const KILOBYTE = 1024;
const MEGABYTE = KILOBYTE * KILOBYTE;

/** `1234567` bytes → `1.2 MB`, in the shop's megabytes, of which 80 are too many; never none for a file with some. */
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

export function countryName(code: string, locale: string): string {
  return new Intl.DisplayNames(locale, { type: 'region', fallback: 'code' }).of(code) ?? code;
}

export function languageName(code: string, locale: string): string {
  return new Intl.DisplayNames(locale, { type: 'language', fallback: 'code' }).of(code) ?? code;
}

/** The reader's own kind of the language chosen: `en-GB` of `en`, where the browser names one. */
export function readingLocale(language: string, wanted: readonly string[]): string {
  return wanted.find((tag) => tag === language || tag.startsWith(`${language}-`)) ?? language;
}

/** A day as date fields have it, in the reader's zone. */
export function dayOf(date: Date): string {
  const two = (value: number) => String(value).padStart(2, '0');
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}
