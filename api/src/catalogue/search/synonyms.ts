/** Terms that mean the same to a search, as staff wrote them. */
export type SynonymGroup = readonly string[];

/** Further queries for one search, beside its own words. */
const MAX_ALTERNATIVES = 11;
const LATIN_END = /[a-z0-9]$/;

interface Term {
  /** Where a query has the term, in singular or plural. */
  pattern: RegExp;
  others: readonly string[];
}

/** Groups of synonyms, prepared for any number of searches. */
export class Synonyms {
  private readonly terms: readonly Term[];

  constructor(groups: readonly SynonymGroup[]) {
    this.terms = groups.flatMap((group) => {
      const normalized = group.map(normalizeTerm);
      return normalized.map((term) => ({
        pattern: toPattern(term),
        others: normalized.filter((other) => other !== term),
      }));
    });
  }

  /** The query, then the same with terms replaced by their synonyms. */
  expand(query: string): string[] {
    const queries = [query];
    const known = new Set([normalizeTerm(query)]);
    for (const { pattern, others } of this.terms) {
      for (const base of [...queries].map(normalizeTerm).filter((one) => pattern.test(one))) {
        for (const other of others) {
          const alternative = base.replace(pattern, () => other);
          if (known.has(alternative)) continue;
          if (queries.length > MAX_ALTERNATIVES) return queries;
          known.add(alternative);
          queries.push(alternative);
        }
      }
    }
    return queries;
  }
}

/** Without case, accents and width, as the database compares words. */
export function normalizeTerm(text: string): string {
  return text
    .normalize('NFKD')
    .replaceAll(/[\u0300-\u036f\u3099\u309a]/g, '')
    .toLowerCase()
    .replaceAll(/\s+/g, ' ')
    .trim();
}

/** Whole words in scripts that separate words. */
function toPattern(term: string): RegExp {
  const escaped = term.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
  return LATIN_END.test(term)
    ? new RegExp(`(?<![\\p{L}\\d])${escaped}s?(?![\\p{L}\\d])`, 'u')
    : new RegExp(escaped, 'u');
}
