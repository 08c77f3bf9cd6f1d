/** The text of a form with a term on each line, as a list. */
export function toTerms(text: string | null): string[] {
  return (text ?? '')
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter(Boolean);
}

/** The error of a group with fewer than two terms, or undefined. */
export function findTermsError(text: string | null): string | undefined {
  return toTerms(text).length < 2 ? 'searchSynonyms.tooFew' : undefined;
}
