import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { PendingRateView } from '@shop/contract';
import { DataTable, useTranslate } from 'react-admin';
import { useRateFormat } from '../currencies/useRateFormat';
import { useFormat } from '../i18n/useFormat';
import { noWrapCell } from '../ui/list/cells';
import { SelectFilter } from '../ui/list/filters';
import { ListPage } from '../ui/list/ListPage';
import { RecordList } from '../ui/list/RecordList';
import { RecordLink } from '../ui/RecordLink';
import { StatusChip } from '../ui/StatusChip';

const STATUSES = ['pending', 'approved', 'rejected', 'superseded'] as const;

/** Fetched exchange rates that are only used after staff have approved them. */
export function PendingRateList() {
  return (
    <ListPage
      sort={{ field: 'foundAt', order: 'DESC' }}
      filterDefaultValues={{ status: 'pending' }}
      filters={
        <SelectFilter
          source="status"
          label="currencies.status"
          anyLabel="currencies.anyStatus"
          choices={STATUSES}
          choiceLabels="currencies.statuses"
        />
      }
    >
      <RecordList<PendingRateView>
        table={<PendingRateTable />}
        renderCard={(pendingRate) => <PendingRateCard pendingRate={pendingRate} />}
        cardLink
        empty="currencies.nonePending"
      />
    </ListPage>
  );
}

const Column = DataTable.Col<PendingRateView>;

function PendingRateTable() {
  const translate = useTranslate();
  const { rate } = useRateFormat();
  const { time } = useFormat();
  return (
    <DataTable<PendingRateView> rowClick="show" bulkActionButtons={false}>
      <Column
        source="currency"
        render={({ id, currency }) => (
          <RecordLink resource="pending-rates" id={id} sx={{ fontWeight: 560 }}>
            {currency}
          </RecordLink>
        )}
      />
      <Column source="reason" disableSort render={({ reason }) => translate(`currencies.reason.${reason}`)} />
      <Column source="quoted" disableSort align="right" />
      <Column source="inForce" disableSort align="right" cellSx={noWrapCell} render={({ inForce }) => rate(inForce)} />
      <Column source="foundAt" cellSx={noWrapCell} render={({ foundAt }) => time(foundAt)} />
      <Column source="status" render={({ status }) => <StatusChip kind="pendingRate" status={status} />} />
    </DataTable>
  );
}

function PendingRateCard({ pendingRate }: { pendingRate: PendingRateView }) {
  const translate = useTranslate();
  const { rate } = useRateFormat();
  const { time } = useFormat();
  const { currency, reason, inForce, quoted, foundAt, status } = pendingRate;
  return (
    <Box sx={{ display: 'grid', rowGap: 0.25 }}>
      <Box sx={{ display: 'flex', justifyContent: 'space-between', alignItems: 'start', gap: 1 }}>
        <Typography sx={{ fontWeight: 600, color: 'primary.main' }}>{currency}</Typography>
        <StatusChip kind="pendingRate" status={status} />
      </Box>
      <Box sx={{ typography: 'body2', overflowWrap: 'anywhere' }}>
        {[translate(`currencies.reason.${reason}`), `${rate(inForce)} → ${quoted ?? '–'}`].join(' · ')}
      </Box>
      <Box sx={{ typography: 'body2', color: 'text.secondary' }}>{time(foundAt)}</Box>
    </Box>
  );
}
