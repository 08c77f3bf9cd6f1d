import polyglotI18nProvider from 'ra-i18n-polyglot';
import { resolveBrowserLocale, type I18nProvider, type TranslationMessages } from 'react-admin';
import { toLanguage, type Language } from './languages';

type LoadTexts = Record<Language, () => Promise<TranslationMessages>>;

/** What the page for logging in says. */
const LOG_IN_TEXTS: LoadTexts = {
  en: async () => (await import('../locales/en/log-in')).logInTexts,
  'zh-CN': async () => (await import('../locales/zh/log-in')).logInTexts,
  ja: async () => (await import('../locales/ja/log-in')).logInTexts,
};
const ALL_TEXTS: LoadTexts = {
  en: async () => (await import('../locales/en')).english,
  'zh-CN': async () => (await import('../locales/zh')).chinese,
  ja: async () => (await import('../locales/ja')).japanese,
};
const NAMES: Record<Language, string> = { en: 'English', 'zh-CN': '中文', ja: '日本語' };

const locales = Object.entries(NAMES).map(([locale, name]) => ({ locale, name }));
/** The texts of the first locale are not loaded by polyglot, which would need them at once, but by `loadLanguage`. */
const NO_TEXTS = {} as TranslationMessages;
let isStarting = true;
let texts = LOG_IN_TEXTS;
const polyglot = polyglotI18nProvider((locale) => (isStarting ? NO_TEXTS : texts[toLanguage(locale)]()), 'en', locales);
isStarting = false;

/** The language chosen last; its texts may still be loading. */
let chosenLanguage: Language = 'en';

export const i18nProvider: I18nProvider = {
  ...polyglot,
  changeLocale(locale) {
    chosenLanguage = toLanguage(locale);
    return loadTexts();
  },
};

/** Loads the texts that are needed in the chosen language. Logging in may change both while others are loaded. */
async function loadTexts(): Promise<void> {
  const [language, needed] = [chosenLanguage, texts];
  await polyglot.changeLocale(language);
  if (language !== chosenLanguage || needed !== texts) return loadTexts();
  // Fonts, line breaks and screen readers depend on the document's language.
  document.documentElement.lang = language;
}

/** Loads the language chosen in this browser, or else the browser's own; English if it cannot be loaded. */
export async function loadLanguage(chosen: string | undefined): Promise<void> {
  const locale = chosen ?? resolveBrowserLocale('en');
  await i18nProvider.changeLocale(locale ?? 'en').catch(() => i18nProvider.changeLocale('en'));
}

let pageTexts: Promise<void> | undefined;

/** Loads the texts of all pages in the current language; from then on a change of the language loads all of them. */
export function loadPageTexts(): Promise<void> {
  texts = ALL_TEXTS;
  pageTexts ??= loadTexts().catch((error: unknown) => {
    pageTexts = undefined;
    throw error;
  });
  return pageTexts;
}
