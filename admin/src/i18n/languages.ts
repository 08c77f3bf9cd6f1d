export const LANGUAGES = ['en', 'zh-CN', 'ja'] as const;
export type Language = (typeof LANGUAGES)[number];

/** The language of the back office for a locale such as `zh` or `ja-JP`; English if there is none. */
export function toLanguage(locale: string | undefined): Language {
  const language = locale?.split('-')[0];
  return LANGUAGES.find((one) => textsFolder(one) === language) ?? 'en';
}

/** The folder in `locales` with the texts of a language. */
export function textsFolder(language: Language): string {
  return language.slice(0, 2);
}
