import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import type { EmailTemplateRowView } from '@shop/contract';
import { ListContextProvider, useListContext, useStore, useTranslate } from 'react-admin';
import { useEmailNames } from '../emails/useEmailNames';
import { useFormat } from '../i18n/useFormat';
import { ListPage } from '../ui/list/ListPage';
import { RecordList } from '../ui/list/RecordList';

/** All emails of the shop by name. They are searched in the browser, which has their names in the user's language. */
export function EmailTemplateList() {
  return (
    <ListPage
      sort={{ field: 'id', order: 'ASC' }}
      perPage={200}
      filters={<TemplateSearch />}
      canExport={false}
      paginated={false}
    >
      <FoundTemplates />
    </ListPage>
  );
}

const useSearchText = () => useStore('email-templates.search', '');

function TemplateSearch() {
  const translate = useTranslate();
  const [text, setText] = useSearchText();
  return (
    <TextField
      type="search"
      margin="none"
      hiddenLabel
      value={text}
      placeholder={translate('emails.findTemplate')}
      onChange={({ target }) => setText(target.value)}
      slotProps={{ htmlInput: { 'aria-label': translate('emails.findTemplate'), maxLength: 200 } }}
    />
  );
}

function FoundTemplates() {
  const nameOf = useEmailNames();
  const [text] = useSearchText();
  const context = useListContext<EmailTemplateRowView>();
  const wanted = text.trim().toLowerCase();
  const matches = ({ id, subject }: EmailTemplateRowView) =>
    [nameOf(id), subject, id].some((name) => name.toLowerCase().includes(wanted));
  const found = { ...context, data: context.data?.filter(matches) } as typeof context;
  return (
    <ListContextProvider value={found}>
      <RecordList<EmailTemplateRowView>
        renderCard={(template) => <TemplateCard template={template} />}
        cardLink
        empty="emails.empty"
      />
    </ListContextProvider>
  );
}

function TemplateCard({ template: { id, subject, customLanguages } }: { template: EmailTemplateRowView }) {
  const translate = useTranslate();
  const nameOf = useEmailNames();
  const { language, list } = useFormat();
  const languages = list(customLanguages.map(language));
  return (
    <Box
      sx={{ display: 'grid', gridTemplateColumns: { xs: '1fr', sm: 'minmax(0, 2fr) minmax(0, 3fr)' }, columnGap: 2 }}
    >
      <Box>
        <Box sx={{ color: 'primary.main', fontWeight: 560, overflowWrap: 'anywhere' }}>{nameOf(id)}</Box>
        {languages && <Box sx={{ typography: 'body2' }}>{translate('emails.changedIn', { languages })}</Box>}
      </Box>
      <Box sx={{ color: 'text.secondary', typography: 'body2', overflowWrap: 'anywhere' }}>
        {translate('emails.subjectIn', { subject })}
      </Box>
    </Box>
  );
}
