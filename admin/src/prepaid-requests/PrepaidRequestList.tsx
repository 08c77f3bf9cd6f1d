import Box from '@mui/material/Box';
import type { PrepaidRequestView } from '@shop/contract';
import { DataTable, useTranslate } from 'react-admin';
import { StaffFilter } from '../common/StaffFilter';
import { useFormat } from '../i18n/useFormat';
import { EmailAddress } from '../ui/EmailAddress';
import { breakWordCell, keepWordsCell, noWrapCell, numericCell } from '../ui/list/cells';
import { SearchFilter, SelectFilter } from '../ui/list/filters';
import { ListPage } from '../ui/list/ListPage';
import { RecordList } from '../ui/list/RecordList';
import { RecordLink } from '../ui/RecordLink';
import { StatusChip } from '../ui/StatusChip';

const STATES = ['pending', 'approved', 'rejected'] as const;

/** Large deposits and reversals, which a second person must approve. */
export function PrepaidRequestList() {
  return (
    <ListPage
      sort={{ field: 'enteredAt', order: 'DESC' }}
      filterDefaultValues={{ state: 'pending' }}
      filters={
        <>
          <SearchFilter source="accountEmail" label="prepaid.search" />
          <SelectFilter
            source="state"
            label="prepaidRequests.state"
            anyLabel="prepaidRequests.anyState"
            choices={STATES}
            choiceLabels="prepaidRequests.statuses"
          />
          <StaffFilter />
        </>
      }
    >
      <RecordList<PrepaidRequestView>
        table={<RequestTable />}
        renderCard={(request) => <RequestCard request={request} />}
        cardLink
        empty="prepaidRequests.empty"
      />
    </ListPage>
  );
}

const Column = DataTable.Col<PrepaidRequestView>;

function RequestTable() {
  const translate = useTranslate();
  const { money, time } = useFormat();
  return (
    <DataTable<PrepaidRequestView> rowClick="show" bulkActionButtons={false}>
      <Column
        source="accountEmail"
        disableSort
        cellSx={breakWordCell}
        render={({ id, accountEmail }) => (
          <RecordLink resource="prepaid-requests" id={id} sx={{ fontWeight: 560 }}>
            <EmailAddress email={accountEmail} />
          </RecordLink>
        )}
      />
      <Column
        source="kind"
        disableSort
        cellSx={keepWordsCell}
        render={({ kind }) => translate(`prepaidRequests.kind.${kind}`)}
      />
      <Column source="amount" align="right" cellSx={numericCell} render={({ amount }) => money(amount)} />
      <Column source="memo" disableSort cellSx={breakWordCell} />
      <Column
        source="enteredBy"
        disableSort
        cellSx={breakWordCell}
        render={({ enteredBy }) => <EmailAddress email={enteredBy} />}
      />
      <Column source="enteredAt" cellSx={noWrapCell} render={({ enteredAt }) => time(enteredAt)} />
      <Column source="state" render={({ state }) => <StatusChip kind="prepaidRequest" status={state} />} />
    </DataTable>
  );
}

function RequestCard({ request }: { request: PrepaidRequestView }) {
  const translate = useTranslate();
  const { money, time } = useFormat();
  const { accountEmail, state, kind, amount, enteredBy, enteredAt } = request;
  return (
    <Box sx={{ display: 'grid', rowGap: 0.25, typography: 'body2' }}>
      <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 1 }}>
        <Box sx={{ fontWeight: 600, color: 'primary.main', overflowWrap: 'anywhere' }}>{accountEmail}</Box>
        <StatusChip kind="prepaidRequest" status={state} />
      </Box>
      <Box sx={{ fontVariantNumeric: 'tabular-nums' }}>
        {[translate(`prepaidRequests.kind.${kind}`), money(amount)].join(' · ')}
      </Box>
      <Box sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>{[enteredBy, time(enteredAt)].join(' · ')}</Box>
    </Box>
  );
}
