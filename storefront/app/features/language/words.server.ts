import type { i18n, Resource, ResourceLanguage } from 'i18next';
import { pages } from '../../pages';
import type { LanguageCode } from './languages';
import { HOUSE_WORDS, speak, type PageWords } from './words';

const files = import.meta.glob<ResourceLanguage[string]>('../../locales/*/*.json', { eager: true, import: 'default' });

const resources: Resource = {};
for (const [file, words] of Object.entries(files)) {
  const [language = '', namespace = ''] = file.replace('.json', '').split('/').slice(-2);
  (resources[language] ??= {})[namespace] = words;
}

/** An instance of its own for each request: two readers of two languages never meet. */
export function speakOnServer(language: LanguageCode): i18n {
  return speak(language, resources);
}

/** The words a page needs to come alive in the browser without asking for more. */
export function wordsOfPage(language: LanguageCode, page?: string): PageWords {
  const namespaces = [HOUSE_WORDS, ...((page && pages[page]?.words) || [])];
  const all = resources[language] ?? {};
  return { language, resources: Object.fromEntries(namespaces.map((namespace) => [namespace, all[namespace] ?? {}])) };
}
