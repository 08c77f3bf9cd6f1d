/** One entry per language. */
export type Translations<T> = Readonly<Partial<Record<string, T>>>;

/** The entry in a language, else in English, else in any language, else `fallback`. */
export function localize<T>(texts: Translations<T>, language: string, fallback: T): T {
  return texts[language] ?? texts.en ?? Object.values(texts)[0] ?? fallback;
}
