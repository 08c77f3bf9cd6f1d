import { normalizeTerm } from '../search/synonyms';
import type { CatalogueRows } from '../snapshot/catalogue-rows';
import { splitLines } from './cell-values';
import type { Row } from './row';

/** Terms that mean the same to the product search, as stored. */
type StoredSynonyms = CatalogueRows['synonyms'][number];

interface SynonymRow {
  row: Row;
  stored: StoredSynonyms;
}

/** What an import does to a group of synonyms: adds it (no `stored`), changes it, or removes it (no `terms`). */
export interface SynonymAddition {
  kind: 'search_synonyms';
  stored: Pick<StoredSynonyms, 'id' | 'revision'> | null;
  terms: readonly string[] | null;
}

/**
 * A row for each group, under its first term that no earlier row has. A group whose terms all have rows of other groups has
 * none; imports leave it unchanged.
 */
function keySynonyms(groups: readonly StoredSynonyms[]): Map<string, SynonymRow> {
  const rows = new Map<string, SynonymRow>();
  for (const stored of groups) {
    const term = stored.terms.find((one) => !rows.has(one));
    if (term === undefined) continue;
    const synonyms = stored.terms.filter((one) => one !== term).join('\n');
    rows.set(term, { stored, row: { term, synonyms } });
  }
  return rows;
}

export const synonymRows = (groups: readonly StoredSynonyms[]): Row[] =>
  [...keySynonyms(groups).values()].map(({ row }) => row);

/** The changes from the stored groups to the rows of a sheet. */
export function findSynonymAdditions(groups: readonly StoredSynonyms[], wanted: readonly Row[]): SynonymAddition[] {
  const current = keySynonyms(groups);
  const kept = new Set(wanted.map(({ term }) => String(term)));
  const removed = [...current].filter(([term]) => !kept.has(term));
  const changed = wanted.filter((row) => current.get(String(row.term))?.row.synonyms !== row.synonyms);
  return [
    ...removed.map(([, { stored }]) => toAddition(stored, null)),
    ...changed.map((row) => toAddition(current.get(String(row.term))?.stored, termsOf(row))),
  ];
}

const toAddition = (stored: StoredSynonyms | undefined, terms: string[] | null): SynonymAddition => ({
  ...{ kind: 'search_synonyms', terms },
  stored: stored ? { id: stored.id, revision: stored.revision } : null,
});

const termsOf = ({ term, synonyms }: Row): string[] =>
  [String(term), ...splitLines(String(synonyms ?? ''))].map((one) => one.trim());

/** Whether a row repeats a term, ignoring case. */
export function hasRepeatedTerm(row: Row): boolean {
  const normalized = termsOf(row).map(normalizeTerm);
  return new Set(normalized).size < normalized.length;
}
