import Box from '@mui/material/Box';
import type { AdminEmailRowView } from '@shop/contract';
import { useTranslate } from 'react-admin';
import { useFormat } from '../i18n/useFormat';
import { SearchFilter, SelectFilter } from '../ui/list/filters';
import { ListPage } from '../ui/list/ListPage';
import { RecordList } from '../ui/list/RecordList';
import { StatusChip } from '../ui/StatusChip';

const STATES = ['waiting', 'sent'] as const;

/** Sent and queued emails, newest first. */
export function EmailList() {
  return (
    <ListPage
      sort={{ field: 'queuedAt', order: 'DESC' }}
      filters={
        <>
          <SearchFilter source="q" label="emails.search" />
          <SelectFilter
            source="state"
            label="emails.state"
            anyLabel="emails.anyState"
            choices={STATES}
            choiceLabels="emails.statuses"
          />
        </>
      }
    >
      <RecordList<AdminEmailRowView> renderCard={(email) => <EmailRow email={email} />} cardLink empty="emails.empty" />
    </ListPage>
  );
}

function EmailRow({ email: { to, subject, language, queuedAt, sentAt } }: { email: AdminEmailRowView }) {
  const translate = useTranslate();
  const { time, language: languageName } = useFormat();
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: 'minmax(0, 1fr) auto', md: 'minmax(0, 1fr) 260px 90px 90px 170px' },
        columnGap: 2,
        alignItems: 'baseline',
        fontVariantNumeric: 'tabular-nums',
      }}
    >
      <Box sx={{ fontWeight: 560, color: 'primary.main', overflowWrap: 'anywhere' }}>
        {subject ?? translate('emails.erasedSubject')}
      </Box>
      <Box sx={{ overflowWrap: 'anywhere', typography: 'body2', gridRow: { xs: 2, md: 'auto' } }}>{to}</Box>
      <Box sx={{ display: { xs: 'none', md: 'block' }, typography: 'body2' }}>{languageName(language)}</Box>
      <Box sx={{ justifySelf: { xs: 'end', md: 'start' } }}>
        <StatusChip kind="email" status={sentAt ? 'sent' : 'waiting'} />
      </Box>
      <Box sx={{ typography: 'body2', color: 'text.secondary', textAlign: 'right', gridRow: { xs: 2, md: 'auto' } }}>
        {time(queuedAt)}
      </Box>
    </Box>
  );
}
