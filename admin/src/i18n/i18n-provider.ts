import polyglotI18nProvider from 'ra-i18n-polyglot';
import { resolveBrowserLocale, type I18nProvider } from 'react-admin';
import { english } from '../locales/en';
import { japanese } from '../locales/ja';

const LANGUAGES = { en: { name: 'English', messages: english }, ja: { name: '日本語', messages: japanese } } as const;
export type Language = keyof typeof LANGUAGES;

function toLanguage(locale: string | undefined): Language {
  return locale === 'ja' ? 'ja' : 'en';
}

const locales = Object.entries(LANGUAGES).map(([locale, { name }]) => ({ locale, name }));
const polyglot = polyglotI18nProvider(
  (locale) => LANGUAGES[toLanguage(locale)].messages,
  toLanguage(resolveBrowserLocale('en')),
  locales,
);

/** Fonts, line breaks and screen readers depend on the document's language. */
function setDocumentLanguage(): void {
  document.documentElement.lang = polyglot.getLocale();
}

setDocumentLanguage();

export const i18nProvider: I18nProvider = {
  ...polyglot,
  async changeLocale(locale) {
    await polyglot.changeLocale(locale);
    setDocumentLanguage();
  },
};
