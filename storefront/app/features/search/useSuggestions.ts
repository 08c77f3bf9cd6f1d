import type { Output, ProductCardView } from '@shop/contract';
import { api } from '../api/client';
import { useQuery } from '../api/useQuery';
import { usePreferences } from '../preferences/PreferencesProvider';

const MAX_SUGGESTIONS = 6;
const DEBOUNCE_MS = 150;
const NONE: readonly ProductCardView[] = [];

export interface Suggestions {
  /** The words that the suggestions are for. */
  words: string;
  items: readonly ProductCardView[];
  total: number;
  /** The size that the words name. */
  size: Output<'Catalog/Products'>['size'];
}

/** The first products that a search for the words finds; none for an empty text and after a failed request. */
export function useSuggestions(text: string): Suggestions {
  const words = text.trim();
  const { preferences } = usePreferences();
  const unit = preferences.defaultUnit;
  const { data, error } = useQuery(
    words === '' ? null : `${unit} ${words}`,
    () => api.call('Catalog/Products', { q: words, size: MAX_SUGGESTIONS, unit }),
    { debounceMs: DEBOUNCE_MS },
  );
  const shown = words === '' || error ? null : data;
  return { words, items: shown?.items ?? NONE, total: shown?.total ?? 0, size: shown?.size };
}
