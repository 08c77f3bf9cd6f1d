import Button from '@mui/material/Button';
import Box from '@mui/material/Box';
import type { LedgerEntryView } from '@shop/contract';
import {
  DataTable,
  Link,
  ListBase,
  useCreatePath,
  useGetResourceLabel,
  useListContext,
  useNotify,
  useTranslate,
} from 'react-admin';
import { download } from '../api/download';
import { useAccountName } from '../ledger-accounts/useAccountName';
import { CardList } from '../ui/CardList';
import { ChoiceField } from '../ui/ChoiceField';
import { DateField } from '../ui/DateField';
import { broken, figures, noWrap } from '../ui/figures';
import { ListHead } from '../ui/ListHead';
import { ListPager } from '../ui/ListPager';
import { ListSheet } from '../ui/ListSheet';
import { NothingHere } from '../ui/NothingHere';
import { PageTitle } from '../ui/PageTitle';
import { useReading } from '../ui/reading';
import { SearchField } from '../ui/SearchField';
import { useDeed } from '../ui/useDeed';
import { useNarrow } from '../ui/useNarrow';
import { About } from './About';
import { EntryKind } from './EntryKind';
import { Postings } from './Postings';

const ACCOUNTS = [
  'prepaid',
  'sales',
  'shipping',
  'fees',
  'refunds',
  'unapplied',
  'bank',
  'paypal-clearing',
  'manual-clearing',
] as const;
const KINDS = ['deposit', 'payment', 'refund', 'unapplied', 'reversal'] as const;

/** Every entry of the books with its postings, newest first. */
export function JournalList() {
  const translate = useTranslate();
  const label = useGetResourceLabel();
  const narrow = useNarrow();
  const name = useAccountName();
  return (
    <ListBase sort={{ field: 'seq', order: 'DESC' }} perPage={25} exporter={false}>
      <ListHead
        title={<PageTitle title={label('ledger-entries', 2)} />}
        actions={<ExportButton />}
        filters={
          <>
            <SearchField source="orderId" label="books.order" />
            <ChoiceField
              source="account"
              label={translate('books.anAccount')}
              any={translate('books.anyAccount')}
              choices={ACCOUNTS.map((id) => ({ id, name: name(id) }))}
            />
            <ChoiceField
              source="kind"
              label={translate('books.aKind')}
              any={translate('books.anyKind')}
              choices={KINDS.map((id) => ({ id, name: translate(`books.kind.${id}`) }))}
            />
            <DateField source="from" label={translate('books.from')} />
            <DateField source="to" label={translate('books.to')} />
          </>
        }
      />
      <ListSheet>{narrow ? <EntryCards /> : <EntryTable />}</ListSheet>
      <ListPager />
    </ListBase>
  );
}

/** As it is filtered. */
function ExportButton() {
  const translate = useTranslate();
  const notify = useNotify();
  const { filterValues } = useListContext();
  const { run, busy } = useDeed('books.exported', () => undefined);
  const query = new URLSearchParams({ filter: JSON.stringify(filterValues) }).toString();
  const save = () =>
    run(() =>
      download(`ledger/export?${query}`).catch((error: unknown) => {
        notify(error instanceof Error ? error.message : 'errors.unexpected', { type: 'error' });
        throw error;
      }),
    );
  return (
    <Button variant="outlined" disabled={busy} onClick={() => void save()}>
      {translate('books.export')}
    </Button>
  );
}

const Column = DataTable.Col<LedgerEntryView>;
const top = <T extends object>(sx: T) => ({ ...sx, verticalAlign: 'top' });

function EntryTable() {
  const translate = useTranslate();
  const createPath = useCreatePath();
  const { time } = useReading();
  return (
    <DataTable<LedgerEntryView> rowClick={false} bulkActionButtons={false} empty={<NoEntries />}>
      <Column
        source="seq"
        align="right"
        cellSx={() => top(figures())}
        render={({ id, seq }) => (
          <Link to={createPath({ resource: 'ledger-entries', id, type: 'show' })} sx={{ fontWeight: 560 }}>
            {seq}
          </Link>
        )}
      />
      <Column
        source="at"
        disableSort
        cellSx={() => top(noWrap())}
        render={({ at, by }) => (
          <>
            {time(at)}
            <Box sx={{ color: 'text.secondary' }}>{by ?? translate('books.byShop')}</Box>
          </>
        )}
      />
      <Column source="kind" disableSort cellSx={() => top({})} render={({ kind }) => <EntryKind kind={kind} />} />
      <Column source="about" disableSort cellSx={() => top(broken())} render={(entry) => <About {...entry} />} />
      <Column
        source="postings"
        disableSort
        cellSx={() => top({ minWidth: 340 })}
        render={({ postings }) => <Postings postings={postings} />}
      />
    </DataTable>
  );
}

function EntryCards() {
  const { time } = useReading();
  return (
    <CardList<LedgerEntryView> empty={<NoEntries />}>
      {(entry) => (
        <Box sx={{ display: 'grid', rowGap: 0.5, typography: 'body2' }}>
          <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 1 }}>
            <EntryKind kind={entry.kind} />
            <Box sx={{ color: 'text.secondary' }}>
              {entry.seq} · {time(entry.at)}
            </Box>
          </Box>
          <About {...entry} />
          <Postings postings={entry.postings} />
        </Box>
      )}
    </CardList>
  );
}

function NoEntries() {
  const translate = useTranslate();
  return <NothingHere>{translate('books.nothing')}</NothingHere>;
}
