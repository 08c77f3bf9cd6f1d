import type { i18n, Resource, ResourceLanguage } from 'i18next';
import { findPage } from '../../pages';
import { COMMON_NAMESPACE, createI18n, type LanguageOffer, type PageTranslations } from './i18n';
import { keepTexts } from './keep-texts';
import type { LanguageCode } from './languages';

const files = import.meta.glob<ResourceLanguage[string]>('../../locales/*/*.json', { eager: true, import: 'default' });

const resources: Resource = {};
for (const [file, texts] of Object.entries(files)) {
  const [language = '', namespace = ''] = file.replace('.json', '').split('/').slice(-2);
  (resources[language] ??= {})[namespace] = texts;
}

const instances = new Map<LanguageCode, i18n>();

/**
 * The instance of a language, which all requests share: it has all translations, never changes its language, and keeps
 * its translation functions and texts.
 */
export function serverI18n(language: LanguageCode): i18n {
  const instance = instances.get(language) ?? keepTexts(createI18n(language, resources));
  instances.set(language, instance);
  return instance;
}

/** The translations that the browser needs to hydrate a page. */
export function pageTranslations(language: LanguageCode, routeId = ''): PageTranslations {
  const namespaces = [COMMON_NAMESPACE, ...(findPage(routeId)?.namespaces ?? [])];
  const all = resources[language] ?? {};
  return { language, resources: Object.fromEntries(namespaces.map((namespace) => [namespace, all[namespace] ?? {}])) };
}

/** The offer to read the shop in a language, in the words of that language. */
export function languageOffer(language: LanguageCode): LanguageOffer {
  const t = serverI18n(language).getFixedT(language, COMMON_NAMESPACE, 'languageOffer');
  return { language, title: t('title'), text: t('text'), accept: t('accept'), decline: t('decline') };
}
