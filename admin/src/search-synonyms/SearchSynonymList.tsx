import Box from '@mui/material/Box';
import type { AdminSearchSynonymView } from '@shop/contract';
import { useTranslate } from 'react-admin';
import { SearchFilter } from '../ui/list/filters';
import { ListPage } from '../ui/list/ListPage';
import { RecordList } from '../ui/list/RecordList';
import { AddSynonymsButton, EditSynonymsButton, RemoveSynonymsButton } from './SearchSynonymDialogs';

/** Terms that mean the same to the product search. */
export function SearchSynonymList() {
  const translate = useTranslate();
  return (
    <ListPage
      sort={{ field: 'terms', order: 'ASC' }}
      perPage={50}
      actions={<AddSynonymsButton />}
      filters={<SearchFilter source="q" label="searchSynonyms.search" />}
      intro={
        <Box sx={{ typography: 'body2', color: 'text.secondary', mb: 1.5, maxWidth: 720 }}>
          {translate('searchSynonyms.description')}
        </Box>
      }
    >
      <RecordList<AdminSearchSynonymView>
        renderCard={(synonym) => <Synonym synonym={synonym} />}
        empty="searchSynonyms.empty"
      />
    </ListPage>
  );
}

function Synonym({ synonym }: { synonym: AdminSearchSynonymView }) {
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1.5, minHeight: 32 }}>
      <Box sx={{ flex: '1 1 280px', overflowWrap: 'anywhere' }}>{synonym.terms.join(' · ')}</Box>
      <Box sx={{ display: 'flex', gap: 0.5, ml: 'auto' }}>
        <EditSynonymsButton synonym={synonym} />
        <RemoveSynonymsButton synonym={synonym} />
      </Box>
    </Box>
  );
}
