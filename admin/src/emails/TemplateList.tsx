import Box from '@mui/material/Box';
import { ListBase, useCreatePath, useGetResourceLabel, useTranslate } from 'react-admin';
import { CardList } from '../ui/CardList';
import { ListHead } from '../ui/ListHead';
import { ListSheet } from '../ui/ListSheet';
import { NothingHere } from '../ui/NothingHere';
import { PageTitle } from '../ui/PageTitle';
import { SearchField } from '../ui/SearchField';

interface TemplateRow {
  id: string;
  subject: string;
}

/** Every mail the shop can send. */
export function TemplateList() {
  const translate = useTranslate();
  const label = useGetResourceLabel();
  const createPath = useCreatePath();
  return (
    <ListBase sort={{ field: 'id', order: 'ASC' }} perPage={200} exporter={false}>
      <ListHead
        title={<PageTitle title={label('email-templates', 2)} />}
        filters={<SearchField source="q" label="emails.findTemplate" />}
      />
      <ListSheet>
        <CardList<TemplateRow>
          to={({ id }) => createPath({ resource: 'email-templates', id, type: 'show' })}
          empty={<NothingHere>{translate('emails.nothing')}</NothingHere>}
        >
          {({ id, subject }) => (
            <Box sx={{ display: 'grid', gridTemplateColumns: { xs: '1fr', sm: 'minmax(0, 1fr) 280px' }, columnGap: 2 }}>
              <Box sx={{ color: 'primary.main', fontWeight: 560, overflowWrap: 'anywhere' }}>{subject}</Box>
              <Box sx={{ color: 'text.secondary', typography: 'body2' }}>{id}</Box>
            </Box>
          )}
        </CardList>
      </ListSheet>
    </ListBase>
  );
}
