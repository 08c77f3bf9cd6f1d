import Box from '@mui/material/Box';
import { SearchFilter } from '../ui/list/filters';
import { ListPage } from '../ui/list/ListPage';
import { RecordList } from '../ui/list/RecordList';

interface EmailTemplateRow {
  id: string;
  subject: string;
}

export function EmailTemplateList() {
  return (
    <ListPage
      sort={{ field: 'id', order: 'ASC' }}
      perPage={200}
      filters={<SearchFilter source="q" label="emails.findTemplate" />}
      canExport={false}
      paginated={false}
    >
      <RecordList<EmailTemplateRow>
        renderCard={({ id, subject }) => (
          <Box sx={{ display: 'grid', gridTemplateColumns: { xs: '1fr', sm: 'minmax(0, 1fr) 280px' }, columnGap: 2 }}>
            <Box sx={{ color: 'primary.main', fontWeight: 560, overflowWrap: 'anywhere' }}>{subject}</Box>
            <Box sx={{ color: 'text.secondary', typography: 'body2' }}>{id}</Box>
          </Box>
        )}
        cardLink
        empty="emails.empty"
      />
    </ListPage>
  );
}
