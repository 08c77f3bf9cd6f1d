import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ContactMessageRowView } from '@shop/contract';
import { DataTable, useTranslate } from 'react-admin';
import { useFormat } from '../i18n/useFormat';
import { EmailAddress } from '../ui/EmailAddress';
import { DueDate } from '../ui/DueDate';
import { bulkProps } from '../ui/bulk/bulk-props';
import { keepWordsCell, noWrapCell } from '../ui/list/cells';
import { PeriodFilter, SearchFilter, SelectFilter } from '../ui/list/filters';
import { ListPage } from '../ui/list/ListPage';
import { RecordList } from '../ui/list/RecordList';
import { RecordLink } from '../ui/RecordLink';
import { StatusChip } from '../ui/StatusChip';
import { useIsWide } from '../ui/useScreenSize';
import { AssigneeFilter } from './AssigneeFilter';
import { MessageBulkActions } from './MessageBulkActions';

const STATUSES = ['open', 'answered', 'closed'] as const;
const DEPARTMENTS = ['1', '2', '3'] as const;

/** Messages from the contact form; by default those that wait for an answer, the oldest first. */
export function MessageList() {
  return (
    <ListPage
      sort={{ field: 'answerBy', order: 'ASC' }}
      filterDefaultValues={{ status: 'open' }}
      filters={
        <>
          <SearchFilter source="q" label="contactMessages.search" />
          <SelectFilter
            source="status"
            label="contactMessages.status"
            anyLabel="contactMessages.anyStatus"
            choices={STATUSES}
            choiceLabels="contactMessages.statuses"
          />
          <SelectFilter
            source="department"
            label="contactMessages.department"
            anyLabel="contactMessages.anyDepartment"
            choices={DEPARTMENTS}
            choiceLabels="contactMessages.departments"
          />
          <AssigneeFilter />
          <PeriodFilter />
        </>
      }
    >
      <RecordList<ContactMessageRowView>
        table={<MessageTable />}
        renderCard={(message) => <MessageCard message={message} />}
        cardLink
        empty="contactMessages.empty"
      />
    </ListPage>
  );
}

const Column = DataTable.Col<ContactMessageRowView>;

function MessageTable() {
  const translate = useTranslate();
  const { time } = useFormat();
  const isWide = useIsWide();
  return (
    <DataTable<ContactMessageRowView> rowClick="show" {...bulkProps(<MessageBulkActions />)}>
      <Column
        source="subject"
        render={({ id, subject }) => (
          <RecordLink resource="contact-messages" id={id} sx={{ fontWeight: 560 }}>
            {subject}
          </RecordLink>
        )}
      />
      <Column
        source="name"
        render={({ name, email }) => (
          <Box sx={{ overflowWrap: 'anywhere' }}>
            {name}
            <Box sx={{ typography: 'body2', color: 'text.secondary' }}>
              <EmailAddress email={email} />
            </Box>
          </Box>
        )}
      />
      {isWide && (
        <Column
          source="department"
          disableSort
          cellSx={keepWordsCell}
          render={({ department }) => translate(`contactMessages.departments.${department}`)}
        />
      )}
      <Column source="status" render={({ status }) => <StatusChip kind="contactMessage" status={status} />} />
      <Column
        source="assignee"
        disableSort
        cellSx={keepWordsCell}
        render={({ assignee }) => assignee?.name ?? translate('contactMessages.nobody')}
      />
      {isWide && <Column source="receivedAt" cellSx={noWrapCell} render={({ receivedAt }) => time(receivedAt)} />}
      <Column source="answerBy" cellSx={keepWordsCell} render={(message) => <AnswerDueDate message={message} />} />
    </DataTable>
  );
}

function MessageCard({ message }: { message: ContactMessageRowView }) {
  return (
    <Box sx={{ display: 'grid', rowGap: 0.25 }}>
      <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 1 }}>
        <Typography sx={{ fontWeight: 600, color: 'primary.main', overflowWrap: 'anywhere' }}>
          {message.subject}
        </Typography>
        <StatusChip kind="contactMessage" status={message.status} />
      </Box>
      <Box sx={{ typography: 'body2', overflowWrap: 'anywhere' }}>
        {message.name} · <AnswerDueDate message={message} />
      </Box>
    </Box>
  );
}

/** When the answer promised to the sender is due; nothing once it is not open. */
export function AnswerDueDate({ message: { status, answerBy, overdue } }: { message: ContactMessageRowView }) {
  const { time } = useFormat();
  if (status !== 'open') return null;
  return <DueDate date={time(answerBy)} isOverdue={overdue} overdueLabel="contactMessages.overdue" />;
}
