import { useLocaleState } from 'react-admin';
import {
  countryName,
  formatBytes,
  formatCalendarDay,
  formatClock,
  formatDay,
  formatKilograms,
  formatMoney,
  formatNumber,
  formatPercent,
  formatSpan,
  formatTime,
  formatWeekday,
  languageName,
  readingLocale,
} from './format';
import type { MoneyView } from '@shop/contract';

/** Money, dates and names as the reader reads them. */
export function useReading() {
  const [language] = useLocaleState();
  const locale = readingLocale(language, navigator.languages);
  return {
    locale,
    money: (money: MoneyView) => formatMoney(money, locale),
    number: (value: number) => formatNumber(value, locale),
    percent: (part: number) => formatPercent(part, locale),
    day: (instant: string) => formatDay(instant, locale),
    calendarDay: (day: string) => formatCalendarDay(day, locale),
    weekday: (day: string) => formatWeekday(day, locale),
    span: ({ from, to }: { from: string; to: string }) => formatSpan(from, to, locale),
    clock: (instant: string) => formatClock(instant, locale),
    time: (instant: string) => formatTime(instant, locale),
    bytes: (bytes: number) => formatBytes(bytes, locale),
    kilograms: (grams: number) => formatKilograms(grams, locale),
    country: (code: string) => countryName(code, language),
    language: (code: string) => languageName(code, language),
  };
}
