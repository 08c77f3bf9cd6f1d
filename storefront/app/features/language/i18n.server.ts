import type { i18n, Resource, ResourceLanguage, TFunction } from 'i18next';
import { findPage } from '../../pages';
import { COMMON_NAMESPACE, createI18n, type LanguageOffer, type PageTranslations } from './i18n';
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
 * its translation functions and the texts without values.
 */
export function serverI18n(language: LanguageCode): i18n {
  const instance = instances.get(language) ?? keepTexts(createI18n(language, resources));
  instances.set(language, instance);
  return instance;
}

function keepTexts(instance: i18n): i18n {
  const functions = new Map<string, TFunction>();
  const kept = Object.create(instance) as i18n;
  const create = instance.getFixedT as (...args: unknown[]) => TFunction;
  const getFixedT = (...args: unknown[]): TFunction => {
    const [language, namespaces, keyPrefix] = args;
    const key = `${String(language)} ${String(namespaces)} ${String(keyPrefix)}`;
    const t = functions.get(key) ?? keepTextsOf(create.apply(instance, args));
    functions.set(key, t);
    return t;
  };
  return Object.assign(kept, { getFixedT });
}

/** A key without a text is returned by i18next as the text, and is not kept. */
function keepTextsOf(t: TFunction): TFunction {
  const texts = new Map<unknown, unknown>();
  const translate = t as unknown as (...args: unknown[]) => unknown;
  const kept = (...args: unknown[]): unknown => {
    const [key] = args;
    if (args.length !== 1) return translate(...args);
    const known = texts.get(key);
    if (known !== undefined) return known;
    const text = translate(key);
    if (typeof text === 'string' && text !== key) texts.set(key, text);
    return text;
  };
  return Object.assign(kept, t) as unknown as TFunction;
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
