import Box from '@mui/material/Box';
import type { AdminEmailRowView } from '@shop/contract';
import { DataTable, usePermissions, useTranslate } from 'react-admin';
import { canAccess } from '../auth/roles';
import { useFormat } from '../i18n/useFormat';
import { EmailAddress } from '../ui/EmailAddress';
import { bulkProps } from '../ui/bulk/bulk-props';
import { breakWordCell, noWrapCell } from '../ui/list/cells';
import { PeriodFilter, SearchFilter, SelectFilter } from '../ui/list/filters';
import { ListPage } from '../ui/list/ListPage';
import { RecordList } from '../ui/list/RecordList';
import { RecordLink } from '../ui/RecordLink';
import { StatusChip } from '../ui/StatusChip';
import { canResend, EmailBulkActions } from './EmailBulkActions';

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
          <PeriodFilter />
        </>
      }
    >
      <RecordList<AdminEmailRowView>
        table={<EmailTable />}
        renderCard={(email) => <EmailCard email={email} />}
        cardLink
        empty="emails.empty"
      />
    </ListPage>
  );
}

const Column = DataTable.Col<AdminEmailRowView>;

function EmailTable() {
  const translate = useTranslate();
  const { time, language: languageName } = useFormat();
  const { permissions: role = '' } = usePermissions<string>();
  const bulk = canAccess(role, 'email-resends', 'create')
    ? { ...bulkProps(<EmailBulkActions />), isRowSelectable: canResend }
    : { bulkActionButtons: false as const };
  return (
    <DataTable<AdminEmailRowView> rowClick="show" {...bulk}>
      <Column
        source="subject"
        disableSort
        cellSx={breakWordCell}
        render={({ id, subject }) => (
          <RecordLink resource="emails" id={id} sx={{ fontWeight: 560 }}>
            {subject ?? translate('emails.erasedSubject')}
          </RecordLink>
        )}
      />
      <Column source="to" cellSx={breakWordCell} render={({ to }) => <EmailAddress email={to} />} />
      <Column source="language" disableSort render={({ language }) => languageName(language)} />
      <Column
        source="sentAt"
        label="emails.state"
        disableSort
        render={({ sentAt }) => <StatusChip kind="email" status={sentAt ? 'sent' : 'waiting'} />}
      />
      <Column source="queuedAt" cellSx={noWrapCell} render={({ queuedAt }) => time(queuedAt)} />
    </DataTable>
  );
}

function EmailCard({ email: { to, subject, queuedAt, sentAt } }: { email: AdminEmailRowView }) {
  const translate = useTranslate();
  const { time } = useFormat();
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) auto', columnGap: 2, alignItems: 'baseline' }}>
      <Box sx={{ fontWeight: 560, color: 'primary.main', overflowWrap: 'anywhere' }}>
        {subject ?? translate('emails.erasedSubject')}
      </Box>
      <StatusChip kind="email" status={sentAt ? 'sent' : 'waiting'} />
      <Box sx={{ overflowWrap: 'anywhere', typography: 'body2' }}>{to}</Box>
      <Box sx={{ typography: 'body2', color: 'text.secondary', textAlign: 'right' }}>{time(queuedAt)}</Box>
    </Box>
  );
}
