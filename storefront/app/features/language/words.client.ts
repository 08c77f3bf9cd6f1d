import type { i18n, ResourceLanguage } from 'i18next';
import { HOUSE_WORDS, speak, WORDS_ELEMENT, type PageWords } from './words';

const files = import.meta.glob<ResourceLanguage>('../../locales/*/*.json', { import: 'default' });

/** The words the server wrote into the page; further ones are fetched when a page first needs them. */
export function speakInBrowser(): i18n {
  const written = document.getElementById(WORDS_ELEMENT)?.textContent;
  const { language, resources }: PageWords = written ? JSON.parse(written) : { language: 'en', resources: { [HOUSE_WORDS]: {} } };
  return speak(language, { [language]: resources }, async (namespace) => {
    const load = files[`../../locales/${language}/${namespace}.json`];
    return load ? load() : {};
  });
}
