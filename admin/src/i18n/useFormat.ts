import type { MoneyView } from '@shop/contract';
import { useLocaleState } from 'react-admin';
import * as format from './format';

/** Formatters for the chosen language in the variant that the browser prefers. */
export function useFormat() {
  const [language] = useLocaleState();
  const locale = format.matchLocale(language, navigator.languages);
  return {
    locale,
    money: (money: MoneyView) => format.formatMoney(money, locale),
    number: (value: number) => format.formatNumber(value, locale),
    percent: (share: number, digits?: number) => format.formatPercent(share, locale, digits),
    day: (instant: string) => format.formatDay(instant, locale),
    month: (month: string) => format.formatMonth(month, locale),
    time: (instant: string) => format.formatTime(instant, locale),
    age: (instant: string) => format.formatAge(instant, Date.now(), locale),
    timeOfDay: (instant: string) => format.formatTimeOfDay(instant, locale),
    calendarDay: (day: string) => format.formatCalendarDay(day, locale),
    weekday: (day: string) => format.formatWeekday(day, locale),
    dayRange: ({ from, to }: { from: string; to: string }) => format.formatDayRange(from, to, locale),
    bytes: (bytes: number) => format.formatBytes(bytes, locale),
    kilograms: (grams: number) => format.formatKilograms(grams, locale),
    list: (names: readonly string[]) => format.formatList(names, locale),
    country: (code: string) => format.countryName(code, language),
    currencyName: (code: string) => format.currencyName(code, language),
    language: (code: string) => format.languageName(code, language),
  };
}
