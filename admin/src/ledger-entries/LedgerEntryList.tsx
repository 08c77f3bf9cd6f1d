import Box from '@mui/material/Box';
import { CLEARING_ACCOUNTS, type LedgerEntryView } from '@shop/contract';
import { DataTable, useTranslate } from 'react-admin';
import { StaffFilter } from '../common/StaffFilter';
import { useFormat } from '../i18n/useFormat';
import { breakWordCell, noWrapCell, numericCell } from '../ui/list/cells';
import { PeriodFilter, SearchFilter, SelectFilter } from '../ui/list/filters';
import { ListPage } from '../ui/list/ListPage';
import { RecordList } from '../ui/list/RecordList';
import { RecordLink } from '../ui/RecordLink';
import { StatusChip } from '../ui/StatusChip';
import { EntryLines } from './EntryLines';
import { EntrySubject } from './EntrySubject';
import { JournalDownload } from './JournalDownload';

const ACCOUNTS = [
  'prepaid',
  'sales',
  'shipping',
  'fees',
  'refunds',
  'chargebacks',
  'unmatched-payments',
  'disputed-payments',
  'bank',
  ...CLEARING_ACCOUNTS,
];
const KINDS = ['deposit', 'payment', 'refund', 'chargeback', 'dispute', 'unmatched', 'reversal'] as const;

/** The journal: every ledger entry with its debits and credits, newest first. */
export function LedgerEntryList() {
  return (
    <ListPage
      sort={{ field: 'seq', order: 'DESC' }}
      actions={<JournalDownload />}
      intro={<NumberHelp />}
      canExport={false}
      filters={
        <>
          <SearchFilter source="orderId" label="ledger.order" />
          <SelectFilter
            source="account"
            label="ledger.accountLabel"
            anyLabel="ledger.anyAccount"
            choices={ACCOUNTS}
            choiceLabels="ledger.account"
          />
          <SelectFilter
            source="kind"
            label="ledger.kindLabel"
            anyLabel="ledger.anyKind"
            choices={KINDS}
            choiceLabels="ledger.kind"
          />
          <StaffFilter />
          <PeriodFilter />
        </>
      }
    >
      <RecordList<LedgerEntryView>
        table={<EntryTable />}
        renderCard={(entry) => <EntryCard entry={entry} />}
        empty="ledger.empty"
      />
    </ListPage>
  );
}

function NumberHelp() {
  const translate = useTranslate();
  return <Box sx={{ typography: 'body2', color: 'text.secondary', pb: 1.5 }}>{translate('ledger.numberHelp')}</Box>;
}

const Column = DataTable.Col<LedgerEntryView>;
const alignTop = (style: object = {}) => ({ ...style, verticalAlign: 'top' });

function EntryTable() {
  const translate = useTranslate();
  const { time } = useFormat();
  return (
    <DataTable<LedgerEntryView> rowClick={false} bulkActionButtons={false}>
      <Column
        source="seq"
        align="right"
        cellSx={() => alignTop(numericCell())}
        render={({ id, number, seq }) => (
          <RecordLink resource="ledger-entries" id={id} sx={{ fontWeight: 560 }}>
            {number ?? `(${seq})`}
          </RecordLink>
        )}
      />
      <Column
        source="at"
        disableSort
        cellSx={() => alignTop(noWrapCell())}
        render={({ at, by }) => (
          <>
            {time(at)}
            <Box sx={{ color: 'text.secondary' }}>{by ?? translate('ledger.bySystem')}</Box>
          </>
        )}
      />
      <Column
        source="kind"
        disableSort
        cellSx={() => alignTop({ '& [data-status]': { whiteSpace: 'normal' } })}
        render={({ kind }) => <StatusChip kind="ledgerEntry" status={kind} />}
      />
      <Column
        source="about"
        disableSort
        cellSx={() => alignTop(breakWordCell())}
        render={(entry) => <EntrySubject {...entry} />}
      />
      <Column
        source="lines"
        disableSort
        cellSx={() => alignTop({ minWidth: 300 })}
        render={({ lines }) => <EntryLines lines={lines} />}
      />
    </DataTable>
  );
}

function EntryCard({ entry }: { entry: LedgerEntryView }) {
  const { time } = useFormat();
  return (
    <Box sx={{ display: 'grid', rowGap: 0.5, typography: 'body2' }}>
      <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 1 }}>
        <StatusChip kind="ledgerEntry" status={entry.kind} />
        <Box sx={{ color: 'text.secondary' }}>
          {entry.number ?? `(${entry.seq})`} · {time(entry.at)}
        </Box>
      </Box>
      <EntrySubject {...entry} />
      <EntryLines lines={entry.lines} />
    </Box>
  );
}
