interface Language {
  /** The name of the language in itself. */
  readonly name: string;
  /** The locale for dates and numbers if the reader's own has no region. */
  readonly locale: string;
  /** Whether pages in this language show the machine-translation notice. */
  readonly machineTranslated: boolean;
}

/** The languages of texts and emails; English stands in for missing translations. */
export const LANGUAGES = {
  en: { name: 'English', locale: 'en-US', machineTranslated: false },
  ja: { name: '日本語', locale: 'ja-JP', machineTranslated: false },
  fr: { name: 'Français', locale: 'fr-FR', machineTranslated: true },
  es: { name: 'Español', locale: 'es-ES', machineTranslated: true },
  de: { name: 'Deutsch', locale: 'de-DE', machineTranslated: true },
} as const satisfies Readonly<Record<string, Language>>;

export type LanguageCode = keyof typeof LANGUAGES;

export const LANGUAGE_CODES = Object.keys(LANGUAGES) as readonly LanguageCode[];
export const DEFAULT_LANGUAGE: LanguageCode = 'en';
