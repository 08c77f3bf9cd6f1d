/** Properties of emails that are no text. */
const NO_TEXTS = ['url', 'quiet'];

/** An English text in the pseudo-language. */
export function pseudoText(english: string): string {
  return `[xx ${english}]`;
}

/** Translates all texts of a JSON value into the pseudo-language; placeholders and tags stay as they are. */
export function pseudoTranslation(texts: unknown): unknown {
  if (typeof texts === 'string') return pseudoText(texts);
  if (Array.isArray(texts)) return texts.map(pseudoTranslation);
  if (typeof texts !== 'object' || texts === null) return texts;
  return Object.fromEntries(
    Object.entries(texts).map(([name, value]) => [name, NO_TEXTS.includes(name) ? value : pseudoTranslation(value)]),
  );
}
