import Box from '@mui/material/Box';
import type { LedgerAccountView, LedgerLineView } from '@shop/contract';
import { DataTable, Pagination, ReferenceManyField, useCreatePath, useTranslate } from 'react-admin';
import { useFormat } from '../i18n/useFormat';
import { DescriptionList } from '../ui/DescriptionList';
import { breakWordCell, noWrapCell, numericCell } from '../ui/list/cells';
import { ListFrame } from '../ui/list/ListPage';
import { RecordList } from '../ui/list/RecordList';
import { Page } from '../ui/Page';
import { RecordLink } from '../ui/RecordLink';
import { RecordPage } from '../ui/RecordPage';
import { StatusChip } from '../ui/StatusChip';
import { useBalanceFormat } from './useBalanceFormat';
import { useLedgerAccountName } from './useLedgerAccountName';

/** An account's balance and every posting with the balance after it. */
export function LedgerAccountPage() {
  return <RecordPage<LedgerAccountView>>{(account) => <LedgerAccount account={account} />}</RecordPage>;
}

function LedgerAccount({ account }: { account: LedgerAccountView }) {
  const translate = useTranslate();
  const createPath = useCreatePath();
  const accountName = useLedgerAccountName();
  const formatBalance = useBalanceFormat();
  const { money, calendarDay } = useFormat();
  const { currency, since, opening, received, given, balance } = account;
  const items = [
    ...(since
      ? [{ name: translate('ledger.closedOn', { day: calendarDay(since) }), value: formatBalance(opening) }]
      : []),
    { name: translate('ledger.given'), value: money(given) },
    { name: translate('ledger.received'), value: money(received) },
    { name: translate('ledger.balance'), value: formatBalance(balance), strong: true },
  ];
  return (
    <Page
      resource="ledger-accounts"
      title={[account.code, accountName(account.account, account.email), currency].join(' · ')}
      header={<DescriptionList items={items} numeric />}
    >
      <Box>
        <ReferenceManyField<LedgerAccountView, LedgerLineView>
          record={account}
          source="account"
          reference="ledger-lines"
          target="account"
          filter={{ currency }}
          sort={{ field: 'at', order: 'DESC' }}
          perPage={50}
          pagination={<Pagination rowsPerPageOptions={[25, 50, 100]} />}
        >
          <ListFrame>
            <RecordList<LedgerLineView>
              table={<LineTable />}
              renderCard={(line) => <LineCard line={line} />}
              cardLink={({ entryId }) => createPath({ resource: 'ledger-entries', id: entryId, type: 'show' })}
              empty="ledger.empty"
            />
          </ListFrame>
        </ReferenceManyField>
      </Box>
    </Page>
  );
}

const Column = DataTable.Col<LedgerLineView>;

function LineTable() {
  const accountName = useLedgerAccountName();
  const formatBalance = useBalanceFormat();
  const { money, time } = useFormat();
  return (
    <DataTable<LedgerLineView> rowClick={false} bulkActionButtons={false}>
      <Column
        source="seq"
        disableSort
        align="right"
        cellSx={numericCell}
        render={({ entryId, seq, number }) => (
          <RecordLink resource="ledger-entries" id={entryId}>
            {number ?? `(${seq})`}
          </RecordLink>
        )}
      />
      <Column source="at" disableSort cellSx={noWrapCell} render={({ at }) => time(at)} />
      <Column source="kind" disableSort render={({ kind }) => <StatusChip kind="ledgerEntry" status={kind} />} />
      <Column source="counterpart" disableSort render={({ counterpart }) => accountName(counterpart)} />
      <Column
        source="orderId"
        disableSort
        cellSx={breakWordCell}
        render={({ orderId, memo }) => (orderId ? <RecordLink resource="orders" id={orderId} /> : memo)}
      />
      <Column
        source="given"
        label="ledger.given"
        disableSort
        align="right"
        cellSx={numericCell}
        render={({ amount: { currency, amount } }) => (amount < 0 ? money({ currency, amount: -amount }) : '')}
      />
      <Column
        source="received"
        label="ledger.received"
        disableSort
        align="right"
        cellSx={numericCell}
        render={({ amount: { currency, amount } }) => (amount > 0 ? money({ currency, amount }) : '')}
      />
      <Column
        source="balanceAfter"
        disableSort
        align="right"
        cellSx={numericCell}
        render={({ balanceAfter }) => formatBalance(balanceAfter)}
      />
    </DataTable>
  );
}

function LineCard({ line: { at, counterpart, orderId, memo, amount, balanceAfter } }: { line: LedgerLineView }) {
  const accountName = useLedgerAccountName();
  const formatBalance = useBalanceFormat();
  const { time } = useFormat();
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: 'minmax(0, 1fr) auto',
        columnGap: 2,
        typography: 'body2',
        fontVariantNumeric: 'tabular-nums',
      }}
    >
      <Box sx={{ fontWeight: 560, overflowWrap: 'anywhere' }}>{orderId ?? memo}</Box>
      <Box sx={{ textAlign: 'right', fontWeight: 560 }}>{formatBalance(amount)}</Box>
      <Box sx={{ color: 'text.secondary' }}>{[accountName(counterpart), time(at)].join(' · ')}</Box>
      <Box sx={{ color: 'text.secondary', textAlign: 'right' }}>{formatBalance(balanceAfter)}</Box>
    </Box>
  );
}
