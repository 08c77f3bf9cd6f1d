import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { AdminCurrencyRowView } from '@shop/contract';
import { DataTable, useListContext } from 'react-admin';
import { useFormat } from '../i18n/useFormat';
import { noWrapCell } from '../ui/list/cells';
import { CreateButton } from '../ui/CreateButton';
import { ListPage } from '../ui/list/ListPage';
import { RecordList } from '../ui/list/RecordList';
import { RecordLink } from '../ui/RecordLink';
import { StatusChip } from '../ui/StatusChip';
import { RateFetchStatus } from './RateFetchStatus';
import { useRateFormat } from './useRateFormat';

/** The exchange rates in force: how much of each currency one yuan buys. */
export function CurrencyList() {
  return (
    <ListPage
      sort={{ field: 'position', order: 'ASC' }}
      perPage={100}
      actions={<CreateButton resource="currencies" label="currencies.create.button" />}
      intro={<LatestFetch />}
      paginated={false}
    >
      <RecordList<AdminCurrencyRowView>
        table={<CurrencyTable />}
        renderCard={(currency) => <CurrencyCard currency={currency} />}
        cardLink
        empty="currencies.empty"
      />
    </ListPage>
  );
}

/** Rates are fetched for all currencies together, so every record has the same status. */
function LatestFetch() {
  const { data = [] } = useListContext<AdminCurrencyRowView>();
  const [first] = data;
  return first ? (
    <Box sx={{ mb: 2 }}>
      <RateFetchStatus currency={first} />
    </Box>
  ) : null;
}

const Column = DataTable.Col<AdminCurrencyRowView>;

function CurrencyTable() {
  const { rate } = useRateFormat();
  const { time } = useFormat();
  return (
    <DataTable<AdminCurrencyRowView> rowClick="show" bulkActionButtons={false}>
      <Column
        source="id"
        disableSort
        cellSx={noWrapCell}
        render={({ id }) => <RecordLink resource="currencies" id={id} sx={{ fontWeight: 560 }} />}
      />
      <Column source="perCny" disableSort align="right" cellSx={noWrapCell} render={({ perCny }) => rate(perCny)} />
      <Column
        source="validFrom"
        disableSort
        cellSx={noWrapCell}
        render={({ validFrom }) => validFrom && time(validFrom)}
      />
      <Column
        source="next"
        disableSort
        render={({ next }) => next && `${rate(next.perCny)} · ${time(next.validFrom)}`}
      />
      <Column source="offered" disableSort render={(currency) => <StatusChips currency={currency} />} />
    </DataTable>
  );
}

function CurrencyCard({ currency }: { currency: AdminCurrencyRowView }) {
  const { rate } = useRateFormat();
  const { time } = useFormat();
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: '1fr auto', columnGap: 2, rowGap: 0.25 }}>
      <Typography sx={{ fontWeight: 600, color: 'primary.main' }}>{currency.id}</Typography>
      <Box sx={{ fontVariantNumeric: 'tabular-nums', textAlign: 'right' }}>{rate(currency.perCny)}</Box>
      <Box sx={{ typography: 'body2' }}>{currency.validFrom && time(currency.validFrom)}</Box>
      <StatusChips currency={currency} />
    </Box>
  );
}

function StatusChips({ currency: { offered, pendingRateId } }: { currency: AdminCurrencyRowView }) {
  return (
    <Box sx={{ display: 'flex', gap: 0.75 }}>
      {!offered && <StatusChip kind="currency" status="notOffered" />}
      {pendingRateId !== null && <StatusChip kind="currency" status="awaitingApproval" />}
    </Box>
  );
}
