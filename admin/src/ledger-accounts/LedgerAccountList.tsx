import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { LedgerAccountView } from '@shop/contract';
import {
  DataTable,
  Link,
  ListBase,
  useCreatePath,
  useGetResourceLabel,
  useListContext,
  useTranslate,
} from 'react-admin';
import { CardList } from '../ui/CardList';
import { ChoiceField } from '../ui/ChoiceField';
import { DateField } from '../ui/DateField';
import { figures } from '../ui/figures';
import { ListHead } from '../ui/ListHead';
import { ListPager } from '../ui/ListPager';
import { ListSheet } from '../ui/ListSheet';
import { NothingHere } from '../ui/NothingHere';
import { PageTitle } from '../ui/PageTitle';
import { useReading } from '../ui/reading';
import { SearchField } from '../ui/SearchField';
import { useNarrow } from '../ui/useNarrow';
import { useAccountName } from './useAccountName';

/** What each account holds in each currency, now or at an instant; or what each customer holds. */
export function LedgerAccountList() {
  const translate = useTranslate();
  const label = useGetResourceLabel();
  const narrow = useNarrow();
  const kinds = [{ id: 'customers', name: translate('books.eachCustomer') }];
  return (
    <ListBase sort={{ field: 'account', order: 'ASC' }} perPage={100} exporter={false}>
      <ListHead
        title={<PageTitle title={label('ledger-accounts', 2)} />}
        filters={
          <>
            <CustomerSearch />
            <ChoiceField
              source="kind"
              label={translate('books.which')}
              any={translate('books.books')}
              choices={kinds}
            />
            <DateField source="at" label={translate('books.at')} withTime />
          </>
        }
      />
      <ListSheet>{narrow ? <AccountCards /> : <AccountTable />}</ListSheet>
      <Since />
      <ListPager />
    </ListBase>
  );
}

function CustomerSearch() {
  const { filterValues } = useListContext();
  return filterValues.kind === 'customers' ? <SearchField source="q" label="books.email" /> : null;
}

/** Where the sums begin: what a close froze is not added up again. */
function Since() {
  const translate = useTranslate();
  const { calendarDay } = useReading();
  const { data } = useListContext<LedgerAccountView>();
  const since = data?.find((account) => account.since)?.since;
  if (!since) return null;
  return (
    <Typography variant="body2" sx={{ color: 'text.secondary', mt: 1 }}>
      {translate('books.since', { day: calendarDay(since) })}
    </Typography>
  );
}

const Column = DataTable.Col<LedgerAccountView>;

function AccountTable() {
  const createPath = useCreatePath();
  const name = useAccountName();
  const { money } = useReading();
  return (
    <DataTable<LedgerAccountView> rowClick="show" bulkActionButtons={false} empty={<NoAccounts />}>
      <Column
        source="account"
        disableSort
        render={({ id, account, email }) => (
          <Link to={createPath({ resource: 'ledger-accounts', id, type: 'show' })} sx={{ fontWeight: 560 }}>
            {name(account, email)}
          </Link>
        )}
      />
      <Column source="currency" disableSort />
      <Column source="opening" disableSort align="right" cellSx={figures} render={({ opening }) => money(opening)} />
      <Column source="received" disableSort align="right" cellSx={figures} render={({ received }) => money(received)} />
      <Column source="given" disableSort align="right" cellSx={figures} render={({ given }) => money(given)} />
      <Column
        source="balance"
        disableSort
        align="right"
        cellSx={() => ({ ...figures(), fontWeight: 600 })}
        render={({ balance }) => money(balance)}
      />
    </DataTable>
  );
}

function AccountCards() {
  const createPath = useCreatePath();
  const name = useAccountName();
  const { money } = useReading();
  return (
    <CardList<LedgerAccountView>
      to={({ id }) => createPath({ resource: 'ledger-accounts', id, type: 'show' })}
      empty={<NoAccounts />}
    >
      {({ account, email, currency, balance }) => (
        <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 2, fontVariantNumeric: 'tabular-nums' }}>
          <Box sx={{ overflowWrap: 'anywhere', color: 'primary.main', fontWeight: 560 }}>
            {name(account, email)}{' '}
            <Box component="span" sx={{ color: 'text.secondary', fontWeight: 400 }}>
              {currency}
            </Box>
          </Box>
          <Box sx={{ whiteSpace: 'nowrap', fontWeight: 560 }}>{money(balance)}</Box>
        </Box>
      )}
    </CardList>
  );
}

function NoAccounts() {
  const translate = useTranslate();
  return <NothingHere>{translate('books.nothing')}</NothingHere>;
}
