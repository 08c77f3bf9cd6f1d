import Box from '@mui/material/Box';
import type { DailyCloseView } from '@shop/contract';
import { DataTable, useTranslate } from 'react-admin';
import { callApi } from '../api/client';
import { useFormat } from '../i18n/useFormat';
import { ActionDialogButton } from '../ui/ActionDialogButton';
import { noWrapCell, numericCell } from '../ui/list/cells';
import { ListPage } from '../ui/list/ListPage';
import { RecordList } from '../ui/list/RecordList';
import { RecordLink } from '../ui/RecordLink';
import { StatusChip } from '../ui/StatusChip';

/** Closed days, whose entries no longer change. */
export function DailyCloseList() {
  return (
    <ListPage
      sort={{ field: 'id', order: 'DESC' }}
      actions={
        <ActionDialogButton
          texts="ledger.close"
          variant="contained"
          onSubmit={(_, idempotencyKey) => callApi('admin/daily-close-now', {}, { idempotencyKey })}
        />
      }
    >
      <RecordList<DailyCloseView>
        table={<CloseTable />}
        renderCard={(close) => <CloseCard close={close} />}
        cardLink
        empty="ledger.noCloses"
      />
    </ListPage>
  );
}

const Column = DataTable.Col<DailyCloseView>;

function CloseTable() {
  const translate = useTranslate();
  const { calendarDay, time, number } = useFormat();
  return (
    <DataTable<DailyCloseView> rowClick="show" bulkActionButtons={false}>
      <Column
        source="id"
        cellSx={noWrapCell}
        render={({ id }) => (
          <RecordLink resource="daily-closes" id={id} sx={{ fontWeight: 560 }}>
            {calendarDay(id)}
          </RecordLink>
        )}
      />
      <Column
        source="entries"
        disableSort
        align="right"
        cellSx={numericCell}
        render={({ entries }) => number(entries)}
      />
      <Column source="firstNumber" disableSort cellSx={numericCell} render={(close) => formatEntryNumbers(close)} />
      <Column source="auditsEmpty" disableSort render={(close) => <ChecksChip close={close} />} />
      <Column source="closedAt" disableSort cellSx={noWrapCell} render={({ closedAt }) => time(closedAt)} />
      <Column source="closedBy" disableSort render={({ closedBy }) => closedBy ?? translate('ledger.bySystem')} />
    </DataTable>
  );
}

function CloseCard({ close }: { close: DailyCloseView }) {
  const translate = useTranslate();
  const { calendarDay } = useFormat();
  return (
    <Box sx={{ display: 'grid', rowGap: 0.25 }}>
      <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 1 }}>
        <Box sx={{ fontWeight: 600, color: 'primary.main' }}>{calendarDay(close.id)}</Box>
        <ChecksChip close={close} />
      </Box>
      <Box sx={{ typography: 'body2', color: 'text.secondary' }}>
        {translate('ledger.entries', { smart_count: close.entries })}
      </Box>
    </Box>
  );
}

/** The result of the integrity checks when the day was closed. */
export function ChecksChip({ close }: { close: Pick<DailyCloseView, 'auditsEmpty' | 'findings'> }) {
  const translate = useTranslate();
  const found = Object.values(close.findings).reduce((sum, count) => sum + count, 0);
  return (
    <StatusChip kind="integrityCheck" status={close.auditsEmpty ? 'passed' : 'failed'}>
      {close.auditsEmpty ? translate('ledger.checksPassed') : translate('ledger.checksFailed', { found })}
    </StatusChip>
  );
}

/** The numbers of the day's entries in the journal. */
export function formatEntryNumbers({
  firstNumber,
  lastNumber,
}: Pick<DailyCloseView, 'firstNumber' | 'lastNumber'>): string {
  if (firstNumber === null) return '–';
  return firstNumber === lastNumber ? String(firstNumber) : `${firstNumber}–${lastNumber}`;
}
