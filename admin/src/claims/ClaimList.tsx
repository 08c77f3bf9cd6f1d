import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { AdminClaimRowView } from '@shop/contract';
import { DataTable } from 'react-admin';
import { useFormat } from '../i18n/useFormat';
import { DueDate } from '../ui/DueDate';
import { noWrapCell } from '../ui/list/cells';
import { CountryFilter, PeriodFilter, SearchFilter, SelectFilter } from '../ui/list/filters';
import { ListPage } from '../ui/list/ListPage';
import { RecordList } from '../ui/list/RecordList';
import { RecordLink } from '../ui/RecordLink';
import { StatusChip } from '../ui/StatusChip';

const STATES = ['open', 'resolved'] as const;
const RESOLUTIONS = ['reprint', 'refund', 'refused'] as const;

/** Claims in the order in which their answers are due. */
export function ClaimList() {
  return (
    <ListPage
      sort={{ field: 'answerDue', order: 'ASC' }}
      filters={
        <>
          <SearchFilter source="q" label="claims.search" />
          <SelectFilter
            source="state"
            label="claims.state"
            anyLabel="claims.anyState"
            choices={STATES}
            choiceLabels="claims.statuses"
          />
          <SelectFilter
            source="resolution"
            label="claims.resolution"
            anyLabel="claims.anyResolution"
            choices={RESOLUTIONS}
            choiceLabels="claims.statuses"
          />
          <CountryFilter />
          <PeriodFilter />
        </>
      }
    >
      <RecordList<AdminClaimRowView>
        table={<ClaimTable />}
        renderCard={(claim) => <ClaimCard claim={claim} />}
        cardLink
        empty="claims.empty"
      />
    </ListPage>
  );
}

const Column = DataTable.Col<AdminClaimRowView>;

function ClaimTable() {
  const { time } = useFormat();
  return (
    <DataTable<AdminClaimRowView> rowClick="show" bulkActionButtons={false}>
      <Column
        source="orderId"
        cellSx={noWrapCell}
        render={({ id, orderId }) => (
          <RecordLink resource="claims" id={id} sx={{ fontWeight: 560 }}>
            {orderId}
          </RecordLink>
        )}
      />
      <Column source="product" />
      <Column source="email" />
      <Column
        source="state"
        disableSort
        render={({ resolution }) => <StatusChip kind="claim" status={resolution ?? 'open'} />}
      />
      <Column source="answerDue" cellSx={noWrapCell} render={(claim) => <AnswerDueDate claim={claim} />} />
      <Column source="openedAt" cellSx={noWrapCell} render={({ openedAt }) => time(openedAt)} />
    </DataTable>
  );
}

function ClaimCard({ claim }: { claim: AdminClaimRowView }) {
  return (
    <Box sx={{ display: 'grid', rowGap: 0.25 }}>
      <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 1 }}>
        <Typography sx={{ fontWeight: 600, color: 'primary.main', overflowWrap: 'anywhere' }}>
          {claim.product}
        </Typography>
        <StatusChip kind="claim" status={claim.resolution ?? 'open'} />
      </Box>
      <Box sx={{ typography: 'body2', overflowWrap: 'anywhere' }}>{claim.reason}</Box>
      <Box sx={{ typography: 'body2', color: 'text.secondary', overflowWrap: 'anywhere' }}>
        {claim.email} · <AnswerDueDate claim={claim} />
      </Box>
    </Box>
  );
}

/** The day by which the customer must have an answer. */
export function AnswerDueDate({ claim }: { claim: Pick<AdminClaimRowView, 'answerDue' | 'state'> }) {
  const { calendarDay } = useFormat();
  const isOverdue = claim.state === 'open' && claim.answerDue < new Date().toISOString().slice(0, 10);
  return <DueDate date={calendarDay(claim.answerDue)} isOverdue={isOverdue} overdueLabel="claims.overdue" />;
}
