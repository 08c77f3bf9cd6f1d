import { createInstance, type i18n, type Resource, type ResourceLanguage } from 'i18next';
import { initReactI18next } from 'react-i18next';
import type { LanguageCode } from './languages';

/** The namespace every page has: the house around it. */
export const HOUSE_WORDS = 'common';

/** The element that carries a page's words from the server to the browser. */
export const WORDS_ELEMENT = 'words';

export interface PageWords {
  language: LanguageCode;
  resources: ResourceLanguage;
}

/** An i18next instance with these words, and where to find the ones it is not given. */
export function speak(language: LanguageCode, resources: Resource, findMore?: (namespace: string) => Promise<ResourceLanguage>): i18n {
  const instance = createInstance();
  instance.use(initReactI18next);
  if (findMore) {
    instance.use({
      type: 'backend',
      init: () => undefined,
      read: (_language: string, namespace: string) => findMore(namespace),
    });
  }
  void instance.init({
    lng: language,
    fallbackLng: false,
    defaultNS: HOUSE_WORDS,
    ns: Object.keys(resources[language] ?? {}),
    resources,
    partialBundledLanguages: true,
    initAsync: false,
    interpolation: { escapeValue: false },
    returnNull: false,
  });
  return instance;
}
