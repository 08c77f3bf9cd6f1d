import { createInstance, type i18n, type Resource, type ResourceLanguage } from 'i18next';
import { initReactI18next } from 'react-i18next';
import type { LanguageCode } from './languages';

/** The namespace of the layout, which every page has. */
export const COMMON_NAMESPACE = 'common';

/** The id of the element with the page's translations as JSON. */
export const TRANSLATIONS_ELEMENT = 'translations';

export interface PageTranslations {
  language: LanguageCode;
  resources: ResourceLanguage;
}

/** An offer to read the shop in another language, in the words of that language. */
export interface LanguageOffer {
  language: LanguageCode;
  title: string;
  text: string;
  accept: string;
  decline: string;
}

/** Creates an i18next instance. `loadNamespace` loads the namespaces that `resources` does not contain. */
export function createI18n(
  language: LanguageCode,
  resources: Resource,
  loadNamespace?: (namespace: string) => Promise<ResourceLanguage>,
): i18n {
  const instance = createInstance();
  instance.use(initReactI18next);
  if (loadNamespace) {
    instance.use({
      type: 'backend',
      init: () => undefined,
      read: (_language: string, namespace: string) => loadNamespace(namespace),
    });
  }
  void instance.init({
    lng: language,
    fallbackLng: false,
    defaultNS: COMMON_NAMESPACE,
    ns: Object.keys(resources[language] ?? {}),
    resources,
    partialBundledLanguages: true,
    initAsync: false,
    interpolation: { escapeValue: false },
    returnNull: false,
    // The language of a document never changes: components need not listen.
    react: { bindI18n: false, bindI18nStore: false },
  });
  // `useTranslation` copies all properties of the instance in every component, a tenth of the time of a page. This one
  // inherits them instead of having them.
  return Object.create(instance) as i18n;
}
