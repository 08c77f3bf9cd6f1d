import { words } from '../kernel/public';

/** What documents say in one language, and how it writes days, numbers and amounts. */
export interface Phrases {
  language: string;
  /** Throws for a phrase that the locale sheets lack. */
  say(key: string, values?: Record<string, string>): string;
  /** The phrase where there is one. */
  find(key: string): string | undefined;
  /** A day where we work, of an instant. */
  day(instant: string | Date): string;
  /** `YYYY-MM-DD` in words. */
  dayOf(day: string): string;
  number(value: number): string;
  /** An amount without its currency. */
  amount(minor: number, digits: number): string;
  money(minor: number, digits: number, currency: string): string;
  country(code: string): string;
}

const CHINA = 'Asia/Shanghai';

export function phrasesIn(language: string): Phrases {
  const sheet = words(language, 'documents');
  const find = (key: string) => {
    const text = sheet[key];
    return typeof text === 'string' ? text : undefined;
  };
  const day = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: CHINA });
  const plainDay = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' });
  const number = new Intl.NumberFormat(language);
  const countries = new Intl.DisplayNames(language, { type: 'region', fallback: 'code' });
  const amount = (minor: number, digits: number) =>
    new Intl.NumberFormat(language, { minimumFractionDigits: digits, maximumFractionDigits: digits })
      .format(minor / 10 ** digits)
      .replace('-', '−');
  return {
    language,
    find,
    say(key, values = {}) {
      const text = find(key);
      if (text === undefined) throw new Error(`documents have no words for ${key}`);
      return text.replaceAll(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '');
    },
    day: (instant) => day.format(new Date(instant)),
    dayOf: (text) => plainDay.format(new Date(`${text}T00:00:00Z`)),
    number: (value) => number.format(value),
    amount,
    money: (minor, digits, currency) => `${currency} ${amount(minor, digits)}`,
    country: (code) => (/^[A-Z]{2}$/.test(code) ? (countries.of(code) ?? code) : code),
  };
}
