import type { i18n, ResourceLanguage } from 'i18next';
import { COMMON_NAMESPACE, createI18n, TRANSLATIONS_ELEMENT, type PageTranslations } from './i18n';

const files = import.meta.glob<ResourceLanguage>('../../locales/*/*.json', { import: 'default' });

/** Creates i18next with the translations in the document; other namespaces are loaded when a page first uses them. */
export function createBrowserI18n(): i18n {
  const embedded = document.getElementById(TRANSLATIONS_ELEMENT)?.textContent;
  const { language, resources }: PageTranslations = embedded
    ? JSON.parse(embedded)
    : { language: 'en', resources: { [COMMON_NAMESPACE]: {} } };
  return createI18n(language, { [language]: resources }, async (namespace) => {
    const load = files[`../../locales/${language}/${namespace}.json`];
    return load ? load() : {};
  });
}
