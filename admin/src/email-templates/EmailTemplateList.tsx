import Box from '@mui/material/Box';
import type { EmailTemplateRowView } from '@shop/contract';
import { useTranslate } from 'react-admin';
import { useFormat } from '../i18n/useFormat';
import { SearchFilter } from '../ui/list/filters';
import { ListPage } from '../ui/list/ListPage';
import { RecordList } from '../ui/list/RecordList';

export function EmailTemplateList() {
  return (
    <ListPage
      sort={{ field: 'id', order: 'ASC' }}
      perPage={200}
      filters={<SearchFilter source="q" label="emails.findTemplate" />}
      canExport={false}
      paginated={false}
    >
      <RecordList<EmailTemplateRowView>
        renderCard={(template) => <TemplateCard template={template} />}
        cardLink
        empty="emails.empty"
      />
    </ListPage>
  );
}

function TemplateCard({ template: { id, subject, customLanguages } }: { template: EmailTemplateRowView }) {
  const translate = useTranslate();
  const { language, list } = useFormat();
  const languages = list(customLanguages.map(language));
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: { xs: '1fr', sm: 'minmax(0, 1fr) 280px' }, columnGap: 2 }}>
      <Box>
        <Box sx={{ color: 'primary.main', fontWeight: 560, overflowWrap: 'anywhere' }}>{subject}</Box>
        {languages && <Box sx={{ typography: 'body2' }}>{translate('emails.changedIn', { languages })}</Box>}
      </Box>
      <Box sx={{ color: 'text.secondary', typography: 'body2' }}>{id}</Box>
    </Box>
  );
}
