interface Language {
  /** The name of the language in itself. */
  readonly name: string;
  /** The locale for dates and numbers if the reader's own has no region. */
  readonly locale: string;
  /** Whether pages in this language show the machine-translation notice. */
  readonly machineTranslated: boolean;
  /** Whether names and addresses begin with the largest unit: the family name, the country's region. */
  readonly largestUnitFirst: boolean;
  /** What stands between two sentences: nothing where the full stop brings its own space. */
  readonly sentenceSpace: ' ' | '';
}

/** The languages of texts and emails; English stands in for missing translations. */
export const LANGUAGES = {
  en: { name: 'English', locale: 'en-US', machineTranslated: false, largestUnitFirst: false, sentenceSpace: ' ' },
  ja: { name: '日本語', locale: 'ja-JP', machineTranslated: false, largestUnitFirst: true, sentenceSpace: '' },
  fr: { name: 'Français', locale: 'fr-FR', machineTranslated: true, largestUnitFirst: false, sentenceSpace: ' ' },
  es: { name: 'Español', locale: 'es-ES', machineTranslated: true, largestUnitFirst: false, sentenceSpace: ' ' },
  de: { name: 'Deutsch', locale: 'de-DE', machineTranslated: true, largestUnitFirst: false, sentenceSpace: ' ' },
} as const satisfies Readonly<Record<string, Language>>;

export type LanguageCode = keyof typeof LANGUAGES;

export const LANGUAGE_CODES = Object.keys(LANGUAGES) as readonly LanguageCode[];
export const DEFAULT_LANGUAGE = 'en' satisfies LanguageCode;
/** The languages that English stands in for. */
export type OtherLanguageCode = Exclude<LanguageCode, typeof DEFAULT_LANGUAGE>;
export const OTHER_LANGUAGE_CODES = LANGUAGE_CODES.filter(
  (code): code is OtherLanguageCode => code !== DEFAULT_LANGUAGE,
);

/** Texts that are sentences, one after the other as a language writes them; what is missing is left out. */
export const joinSentences = (
  sentences: readonly (string | null | undefined | false)[],
  language: LanguageCode,
): string => sentences.filter(Boolean).join(LANGUAGES[language].sentenceSpace);

/** The languages of the back office and of emails to staff. Chinese has no other texts of the API. */
export const STAFF_LANGUAGE_CODES = ['en', 'ja', 'zh'] as const;
export type StaffLanguageCode = (typeof STAFF_LANGUAGE_CODES)[number];
