export interface Language {
  /** The path prefix, and the folder under `locales/`. */
  code: string;
  /** What its readers call it. */
  name: string;
  /** Formats dates and numbers where the browser names no region of its own. */
  locale: string;
  machineTranslated: boolean;
}

/** Every language the storefront has words for; the first is the default. A new one is a folder of words and a row here. */
export const languages = [
  { code: 'en', name: 'English', locale: 'en-US', machineTranslated: false },
  { code: 'ja', name: '日本語', locale: 'ja-JP', machineTranslated: false },
] as const satisfies readonly Language[];

export type LanguageCode = (typeof languages)[number]['code'];

export const defaultLanguage: LanguageCode = languages[0].code;

/** The row of a language, or undefined for one the shop does not speak. */
export function findLanguage(code: string): (Language & { code: LanguageCode }) | undefined {
  return languages.find((language) => language.code === code);
}

/** The first of the browser's locales that is of this language, else the language's own. */
export function localeFor(language: LanguageCode, wanted: readonly string[]): string {
  const own = findLanguage(language)?.locale ?? language;
  return wanted.find((locale) => locale.split('-')[0] === language && locale.includes('-')) ?? own;
}

/** The locales of an `Accept-Language` header, the most wanted first; malformed ones are left out. */
export function acceptedLocales(header: string | null): string[] {
  return (header ?? '')
    .slice(0, 500)
    .split(',')
    .map((part, place) => {
      const [tag = '', ...settings] = part.trim().split(';');
      const quality = settings.map((setting) => /^\s*q=([\d.]+)$/.exec(setting)?.[1]).find(Boolean);
      return { tag, quality: quality ? Number(quality) : 1, place };
    })
    .filter(({ tag, quality }) => /^[a-z]{2,3}(-[a-z0-9]{2,8})*$/i.test(tag) && quality > 0)
    .sort((a, b) => b.quality - a.quality || a.place - b.place)
    .flatMap(({ tag }) => canonical(tag));
}

function canonical(tag: string): string[] {
  try {
    return Intl.getCanonicalLocales(tag);
  } catch {
    return [];
  }
}
