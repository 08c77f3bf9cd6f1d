/** The languages every text of the starter catalogue exists in. */
export type Language = 'en' | 'ja' | 'fr' | 'es' | 'de';

/** One entry per language. */
export type Translated<T> = Readonly<Record<Language, T>>;
