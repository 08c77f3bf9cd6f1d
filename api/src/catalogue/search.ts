import type { Shelf } from './shelf';
import type { ProductRow } from './rows';

/** Text without case, accents and width: `Größe ＶＩＮＹＬ` is found by `grosse vinyl`. */
export function fold(text: string): string {
  return text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toUpperCase().toLowerCase();
}

export function searchable(texts: readonly string[]): string {
  return texts.map(fold).join('\n');
}

/** The products in which every word of the question occurs, those that bear all of them in their name first. */
export function found(shelf: Shelf, question: string): ProductRow[] {
  const words = fold(question).split(/\s+/).filter(Boolean);
  const holds = (text: string | undefined) => words.every((word) => text?.includes(word));
  const hits = shelf.offered.filter(({ sku }) => holds(shelf.searchTexts.get(sku)?.all));
  const named = hits.filter(({ sku }) => holds(shelf.searchTexts.get(sku)?.names));
  return [...named, ...hits.filter((product) => !named.includes(product))];
}
