import Box from '@mui/material/Box';
import type { LedgerAccountView, LedgerLineView } from '@shop/contract';
import { DataTable, Link, ListBase, ShowBase, useCreatePath, useShowContext, useTranslate } from 'react-admin';
import { EntryKind } from '../ledger-entries/EntryKind';
import { CardList } from '../ui/CardList';
import { Facts } from '../ui/Facts';
import { broken, figures, noWrap } from '../ui/figures';
import { ListPager } from '../ui/ListPager';
import { ListSheet } from '../ui/ListSheet';
import { LoadFailure } from '../ui/LoadFailure';
import { NothingHere } from '../ui/NothingHere';
import { PageTitle } from '../ui/PageTitle';
import { useReading } from '../ui/reading';
import { useNarrow } from '../ui/useNarrow';
import { useAccountName } from './useAccountName';

export function LedgerAccountPage() {
  return (
    <ShowBase<LedgerAccountView>>
      <LoadedAccount />
    </ShowBase>
  );
}

function LoadedAccount() {
  const { record: account, error } = useShowContext<LedgerAccountView>();
  if (error) return <LoadFailure error={error} />;
  return account ? <Account account={account} /> : null;
}

function Account({ account }: { account: LedgerAccountView }) {
  const translate = useTranslate();
  const narrow = useNarrow();
  const name = useAccountName();
  const { money, calendarDay } = useReading();
  const { currency, since, opening, received, given, balance } = account;
  const facts = [
    ...(since ? [{ name: translate('books.closedOn', { day: calendarDay(since) }), value: money(opening) }] : []),
    { name: translate('books.received'), value: money(received) },
    { name: translate('books.given'), value: money(given) },
    { name: translate('books.balance'), value: money(balance), strong: true },
  ];
  return (
    <Box component="article" sx={{ pt: 2.5, display: 'grid', gap: 2, minWidth: 0 }}>
      <Box component="header" sx={{ display: 'grid', gap: 1.5, justifyItems: 'start' }}>
        <Link to="/ledger-accounts" sx={{ typography: 'body2' }}>
          {translate('resources.ledger-accounts.name', { smart_count: 2 })}
        </Link>
        <PageTitle title={`${name(account.account, account.email)} · ${currency}`} />
        <Facts facts={facts} figures />
      </Box>
      <ListBase
        resource="ledger-lines"
        filter={{ account: account.account, currency }}
        sort={{ field: 'at', order: 'DESC' }}
        perPage={50}
        disableSyncWithLocation
        exporter={false}
      >
        <ListSheet>{narrow ? <LineCards /> : <LineTable />}</ListSheet>
        <ListPager />
      </ListBase>
    </Box>
  );
}

const Column = DataTable.Col<LedgerLineView>;

function LineTable() {
  const createPath = useCreatePath();
  const name = useAccountName();
  const { money, time } = useReading();
  return (
    <DataTable<LedgerLineView> rowClick={false} bulkActionButtons={false} empty={<NoLines />}>
      <Column
        source="seq"
        disableSort
        align="right"
        cellSx={figures}
        render={({ entryId, seq }) => (
          <Link to={createPath({ resource: 'ledger-entries', id: entryId, type: 'show' })}>{seq}</Link>
        )}
      />
      <Column source="at" disableSort cellSx={noWrap} render={({ at }) => time(at)} />
      <Column source="kind" disableSort render={({ kind }) => <EntryKind kind={kind} />} />
      <Column source="counterpart" disableSort render={({ counterpart }) => name(counterpart)} />
      <Column
        source="orderId"
        disableSort
        cellSx={broken}
        render={({ orderId, memo }) =>
          orderId ? <Link to={createPath({ resource: 'orders', id: orderId, type: 'show' })}>{orderId}</Link> : memo
        }
      />
      <Column source="amount" disableSort align="right" cellSx={figures} render={({ amount }) => money(amount)} />
      <Column
        source="balanceAfter"
        disableSort
        align="right"
        cellSx={figures}
        render={({ balanceAfter }) => money(balanceAfter)}
      />
    </DataTable>
  );
}

function LineCards() {
  const createPath = useCreatePath();
  const name = useAccountName();
  const { money, time } = useReading();
  return (
    <CardList<LedgerLineView>
      to={({ entryId }) => createPath({ resource: 'ledger-entries', id: entryId, type: 'show' })}
      empty={<NoLines />}
    >
      {({ at, counterpart, orderId, memo, amount, balanceAfter }) => (
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
          <Box sx={{ textAlign: 'right', fontWeight: 560 }}>{money(amount)}</Box>
          <Box sx={{ color: 'text.secondary' }}>{[name(counterpart), time(at)].join(' · ')}</Box>
          <Box sx={{ color: 'text.secondary', textAlign: 'right' }}>{money(balanceAfter)}</Box>
        </Box>
      )}
    </CardList>
  );
}

function NoLines() {
  const translate = useTranslate();
  return <NothingHere>{translate('books.nothing')}</NothingHere>;
}
