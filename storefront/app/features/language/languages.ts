import { DEFAULT_LANGUAGE, LANGUAGE_CODES, LANGUAGES, type LanguageCode } from '@shop/contract';

export type { LanguageCode };

export interface Language {
  code: LanguageCode;
  /** In the language itself. */
  name: string;
  /** Formats dates and numbers if the browser requests the language without a region. */
  locale: string;
  machineTranslated: boolean;
}

/** The storefront's languages. Each has a folder in `locales/` and its code as path prefix. */
export const languages: readonly Language[] = LANGUAGE_CODES.map((code) => ({ code, ...LANGUAGES[code] }));

export const defaultLanguage = DEFAULT_LANGUAGE;

/** Finds a language of the storefront by its code. */
export function findLanguage(code: string): Language | undefined {
  return languages.find((language) => language.code === code);
}

/** The first requested locale with a region in this language, otherwise the language's own. */
export function localeFor(language: LanguageCode, requested: readonly string[]): string {
  const fallback = findLanguage(language)?.locale ?? language;
  return requested.find((locale) => locale.split('-')[0] === language && locale.includes('-')) ?? fallback;
}

/** The locales of an `Accept-Language` header by preference, without malformed ones. */
export function acceptedLocales(header: string | null): string[] {
  return (header ?? '')
    .slice(0, 500)
    .split(',')
    .map((part, index) => {
      const [tag = '', ...settings] = part.trim().split(';');
      const quality = settings.map((setting) => /^\s*q=([\d.]+)$/.exec(setting)?.[1]).find(Boolean);
      return { tag, quality: quality ? Number(quality) : 1, index };
    })
    .filter(({ tag, quality }) => /^[a-z]{2,3}(-[a-z0-9]{2,8})*$/i.test(tag) && quality > 0)
    .sort((a, b) => b.quality - a.quality || a.index - b.index)
    .flatMap(({ tag }) => canonical(tag));
}

/** The storefront's language that the visitor requests first; undefined if the storefront has none of them. */
export function preferredLanguage(requested: readonly string[]): LanguageCode | undefined {
  return requested.map((locale) => findLanguage(locale.split('-')[0] ?? '')?.code).find(Boolean);
}

function canonical(tag: string): string[] {
  try {
    return Intl.getCanonicalLocales(tag);
  } catch {
    return [];
  }
}
