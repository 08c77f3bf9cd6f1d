import type { ResourceProps } from 'react-admin';
import { lazyPage } from '../ui/lazy-page';

const SearchSynonymList = lazyPage(() => import('./SearchSynonymList'), 'SearchSynonymList');

export const searchSynonyms: ResourceProps = {
  name: 'search-synonyms',
  list: SearchSynonymList,
};
