import polyglotI18nProvider from 'ra-i18n-polyglot';
import { resolveBrowserLocale, type I18nProvider } from 'react-admin';
import { english } from '../locales/en';
import { japanese } from '../locales/ja';

const LANGUAGES = { en: { name: 'English', words: english }, ja: { name: '日本語', words: japanese } } as const;
export type Language = keyof typeof LANGUAGES;

export function asLanguage(text: string | undefined): Language {
  return text === 'ja' ? 'ja' : 'en';
}

const locales = Object.entries(LANGUAGES).map(([locale, { name }]) => ({ locale, name }));
const spoken = polyglotI18nProvider(
  (locale) => LANGUAGES[asLanguage(locale)].words,
  asLanguage(resolveBrowserLocale('en')),
  locales,
);

/** The page says its language, too: fonts, line breaks and screen readers go by it. */
function tell(): void {
  document.documentElement.lang = spoken.getLocale();
}

tell();

export const i18nProvider: I18nProvider = {
  ...spoken,
  async changeLocale(locale) {
    await spoken.changeLocale(locale);
    tell();
  },
};
