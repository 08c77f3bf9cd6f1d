interface Language {
  /** The name of the language in itself. */
  readonly name: string;
  /** The locale for dates and numbers if the reader's own has no region. */
  readonly locale: string;
  /** Whether pages in this language show the machine-translation notice. */
  readonly machineTranslated: boolean;
  /** Whether names and addresses begin with the largest unit: the family name, the country's region. */
  readonly largestUnitFirst: boolean;
}

/** The languages of texts and emails; English stands in for missing translations. */
export const LANGUAGES = {
  en: { name: 'English', locale: 'en-US', machineTranslated: false, largestUnitFirst: false },
  ja: { name: '日本語', locale: 'ja-JP', machineTranslated: false, largestUnitFirst: true },
  fr: { name: 'Français', locale: 'fr-FR', machineTranslated: true, largestUnitFirst: false },
  es: { name: 'Español', locale: 'es-ES', machineTranslated: true, largestUnitFirst: false },
  de: { name: 'Deutsch', locale: 'de-DE', machineTranslated: true, largestUnitFirst: false },
} as const satisfies Readonly<Record<string, Language>>;

export type LanguageCode = keyof typeof LANGUAGES;

export const LANGUAGE_CODES = Object.keys(LANGUAGES) as readonly LanguageCode[];
export const DEFAULT_LANGUAGE = 'en' satisfies LanguageCode;
/** The languages that English stands in for. */
export type OtherLanguageCode = Exclude<LanguageCode, typeof DEFAULT_LANGUAGE>;
export const OTHER_LANGUAGE_CODES = LANGUAGE_CODES.filter(
  (code): code is OtherLanguageCode => code !== DEFAULT_LANGUAGE,
);

/** The languages of the back office and of emails to staff. Chinese has no other texts of the API. */
export const STAFF_LANGUAGE_CODES = ['en', 'ja', 'zh'] as const;
export type StaffLanguageCode = (typeof STAFF_LANGUAGE_CODES)[number];
