import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { LedgerAccountView, MoneyView } from '@shop/contract';
import { DataTable, useListContext, useTranslate } from 'react-admin';
import { useFormat } from '../i18n/useFormat';
import { noWrapCell, numericCell } from '../ui/list/cells';
import { DateFilter, SearchFilter, SelectFilter } from '../ui/list/filters';
import { ListPage } from '../ui/list/ListPage';
import { RecordList } from '../ui/list/RecordList';
import { RecordLink } from '../ui/RecordLink';
import { sumBalances } from './balances';
import { useBalanceFormat } from './useBalanceFormat';
import { useLedgerAccountName } from './useLedgerAccountName';

/** The balance of each ledger account, or of each customer's prepaid account, in each currency; now or at an instant. */
export function LedgerAccountList() {
  const translate = useTranslate();
  return (
    <ListPage
      sort={{ field: 'account', order: 'ASC' }}
      perPage={100}
      filters={
        <>
          <CustomerSearch />
          <SelectFilter
            source="kind"
            label="ledger.scope"
            anyLabel="ledger.ledgerAccounts"
            choices={['customers']}
            choiceLabels={() => translate('ledger.perCustomer')}
          />
          <DateFilter source="at" label="ledger.asOf" withTime />
        </>
      }
    >
      <RecordList<LedgerAccountView>
        table={<AccountTable />}
        renderCard={(account) => <AccountCard account={account} />}
        cardLink
        empty="ledger.empty"
      />
      <TrialTotals />
      <OpeningDay />
    </ListPage>
  );
}

function CustomerSearch() {
  const { filterValues } = useListContext();
  return filterValues.kind === 'customers' ? <SearchFilter source="q" label="ledger.email" /> : null;
}

/** The sums of debit and credit balances by currency, which must be equal. */
function TrialTotals() {
  const translate = useTranslate();
  const { money } = useFormat();
  const { data = [], filterValues } = useListContext<LedgerAccountView>();
  if (filterValues.kind === 'customers') return null;
  const totals = sumBalances(data.map(({ balance }) => balance));
  return (
    <Typography component="div" variant="body2" sx={{ p: 1.25, fontVariantNumeric: 'tabular-nums' }}>
      {totals.map(({ currency, debit, credit }) => (
        <div key={currency}>
          {translate('ledger.trialTotals', {
            debit: money({ currency, amount: debit }),
            credit: money({ currency, amount: credit }),
          })}
        </div>
      ))}
    </Typography>
  );
}

/** The closed day after which debits and credits are summed. */
function OpeningDay() {
  const translate = useTranslate();
  const { calendarDay } = useFormat();
  const { data = [] } = useListContext<LedgerAccountView>();
  const since = data.find((account) => account.since)?.since;
  if (!since) return null;
  return (
    <Typography variant="body2" sx={{ color: 'text.secondary', p: 1.25 }}>
      {translate('ledger.since', { day: calendarDay(since) })}
    </Typography>
  );
}

const Column = DataTable.Col<LedgerAccountView>;

const strongCell = () => ({ ...numericCell(), fontWeight: 600 });

function AccountTable() {
  const accountName = useLedgerAccountName();
  const { money } = useFormat();
  /** A balance is on one of two sides; the other is empty. */
  const side = (balance: MoneyView) => (balance.amount > 0 ? money(balance) : '');
  return (
    <DataTable<LedgerAccountView> rowClick="show" bulkActionButtons={false}>
      <Column source="code" disableSort cellSx={noWrapCell} />
      <Column
        source="account"
        disableSort
        render={({ id, account, email }) => (
          <RecordLink resource="ledger-accounts" id={id} sx={{ fontWeight: 560 }}>
            {accountName(account, email)}
          </RecordLink>
        )}
      />
      {(['debitOpening', 'creditOpening'] as const).map((source) => (
        <Column
          key={source}
          source={source}
          disableSort
          align="right"
          cellSx={numericCell}
          render={(account) => side(account[source])}
        />
      ))}
      <Column source="given" disableSort align="right" cellSx={numericCell} render={({ given }) => money(given)} />
      <Column
        source="received"
        disableSort
        align="right"
        cellSx={numericCell}
        render={({ received }) => money(received)}
      />
      {(['debitBalance', 'creditBalance'] as const).map((source) => (
        <Column
          key={source}
          source={source}
          disableSort
          align="right"
          cellSx={strongCell}
          render={(account) => side(account[source])}
        />
      ))}
    </DataTable>
  );
}

function AccountCard({ account: { account, email, currency, balance } }: { account: LedgerAccountView }) {
  const accountName = useLedgerAccountName();
  const formatBalance = useBalanceFormat();
  return (
    <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 2, fontVariantNumeric: 'tabular-nums' }}>
      <Box sx={{ overflowWrap: 'anywhere', color: 'primary.main', fontWeight: 560 }}>
        {accountName(account, email)}{' '}
        <Box component="span" sx={{ color: 'text.secondary', fontWeight: 400 }}>
          {currency}
        </Box>
      </Box>
      <Box sx={{ whiteSpace: 'nowrap', fontWeight: 560 }}>{formatBalance(balance)}</Box>
    </Box>
  );
}
