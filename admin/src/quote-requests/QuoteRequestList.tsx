import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { AdminQuoteRequestRowView } from '@shop/contract';
import { DataTable, useTranslate } from 'react-admin';
import { useFormat } from '../i18n/useFormat';
import { DueDate } from '../ui/DueDate';
import { PeriodFilter, SearchFilter, SelectFilter } from '../ui/list/filters';
import { ListPage } from '../ui/list/ListPage';
import { RecordList } from '../ui/list/RecordList';
import { RecordLink } from '../ui/RecordLink';
import { StatusChip } from '../ui/StatusChip';

const STATES = ['open', 'answered', 'ordered', 'expired', 'declined', 'withdrawn'] as const;
const KINDS = ['item', 'cart', 'buy_for_me'] as const;

/** Quote requests, open ones first in the order in which they are due. */
export function QuoteRequestList() {
  return (
    <ListPage
      sort={{ field: 'queue', order: 'DESC' }}
      filters={
        <>
          <SearchFilter source="q" label="quoteRequests.search" />
          <SelectFilter
            source="state"
            label="quoteRequests.state"
            anyLabel="quoteRequests.anyState"
            choices={STATES}
            choiceLabels="quoteRequests.statuses"
          />
          <SelectFilter
            source="kind"
            label="quoteRequests.kindLabel"
            anyLabel="quoteRequests.anyKind"
            choices={KINDS}
            choiceLabels="quoteRequests.kind"
          />
          <PeriodFilter />
        </>
      }
    >
      <RecordList<AdminQuoteRequestRowView>
        table={<RequestTable />}
        renderCard={(request) => <RequestCard request={request} />}
        cardLink
        empty="quoteRequests.empty"
      />
    </ListPage>
  );
}

const Column = DataTable.Col<AdminQuoteRequestRowView>;

function RequestTable() {
  const translate = useTranslate();
  const { time } = useFormat();
  return (
    <DataTable<AdminQuoteRequestRowView> rowClick="show" bulkActionButtons={false}>
      <Column
        source="email"
        render={({ id, email }) => (
          <RecordLink resource="quote-requests" id={id} sx={{ fontWeight: 560 }}>
            {email}
          </RecordLink>
        )}
      />
      <Column source="name" />
      <Column
        source="kind"
        render={({ kind, lines }) =>
          [translate(`quoteRequests.kind.${kind}`), kind === 'cart' && lines].filter(Boolean).join(' · ')
        }
      />
      <Column source="state" render={({ state }) => <StatusChip kind="quoteRequest" status={state} />} />
      <Column source="requestedAt" render={({ requestedAt }) => time(requestedAt)} />
      <Column source="replyBy" render={(request) => <ReplyDueDate request={request} />} />
    </DataTable>
  );
}

function RequestCard({ request }: { request: AdminQuoteRequestRowView }) {
  const translate = useTranslate();
  return (
    <Box sx={{ display: 'grid', rowGap: 0.25 }}>
      <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 1 }}>
        <Typography sx={{ fontWeight: 600, color: 'primary.main', overflowWrap: 'anywhere' }}>
          {request.name || request.email}
        </Typography>
        <StatusChip kind="quoteRequest" status={request.state} />
      </Box>
      <Box sx={{ typography: 'body2', overflowWrap: 'anywhere' }}>
        {translate(`quoteRequests.kind.${request.kind}`)} · <ReplyDueDate request={request} />
      </Box>
    </Box>
  );
}

/** When the reply promised to the customer is due. */
export function ReplyDueDate({ request: { replyBy, overdue } }: { request: AdminQuoteRequestRowView }) {
  const { time } = useFormat();
  return <DueDate date={time(replyBy)} isOverdue={overdue} overdueLabel="quoteRequests.overdue" />;
}
