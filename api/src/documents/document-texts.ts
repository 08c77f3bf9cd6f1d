import { dateFormat, numberFormat, regionNames, translations } from '../common/public';

/** Translations and formatters for documents in one language. Days are days in China's time zone. */
export interface DocumentTexts {
  language: string;
  /** @throws Error if the locale file has no such key */
  t(key: string, values?: Record<string, string>): string;
  findText(key: string): string | undefined;
  /** The day of an instant. */
  formatDate(instant: string | Date): string;
  /** A day given as `YYYY-MM-DD`. */
  formatDay(day: string): string;
  formatNumber(value: number): string;
  /** An amount in minor units without its currency. */
  formatAmount(minor: number, digits: number): string;
  formatMoney(minor: number, digits: number, currency: string): string;
  countryName(code: string): string;
}

const CHINA = 'Asia/Shanghai';

export function documentTexts(language: string): DocumentTexts {
  const texts = translations(language, 'documents');
  const findText = (key: string) => {
    const text = texts[key];
    return typeof text === 'string' ? text : undefined;
  };
  const dateInChina = dateFormat(language, { dateStyle: 'long', timeZone: CHINA });
  const dateInUtc = dateFormat(language, { dateStyle: 'long', timeZone: 'UTC' });
  const number = numberFormat(language);
  const countries = regionNames(language);
  const formatAmount = (minor: number, digits: number) =>
    numberFormat(language, { minimumFractionDigits: digits, maximumFractionDigits: digits })
      .format(minor / 10 ** digits)
      .replace('-', '−');
  return {
    language,
    findText,
    t(key, values = {}) {
      const text = findText(key);
      if (text === undefined) throw new Error(`documents.json (${language}) has no ${key}`);
      return text.replaceAll(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '');
    },
    formatDate: (instant) => dateInChina.format(new Date(instant)),
    formatDay: (day) => dateInUtc.format(new Date(`${day}T00:00:00Z`)),
    formatNumber: (value) => number.format(value),
    formatAmount,
    formatMoney: (minor, digits, currency) => `${currency} ${formatAmount(minor, digits)}`,
    countryName: (code) => (/^[A-Z]{2}$/.test(code) ? (countries.of(code) ?? code) : code),
  };
}
