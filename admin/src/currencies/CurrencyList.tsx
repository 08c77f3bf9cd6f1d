import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { AdminCurrencyRowView } from '@shop/contract';
import { DataTable, ListBase, useCreatePath, useGetResourceLabel, useListContext, useTranslate } from 'react-admin';
import { CardList } from '../ui/CardList';
import { Chip } from '../ui/Chip';
import { ListHead } from '../ui/ListHead';
import { ListSheet } from '../ui/ListSheet';
import { NothingHere } from '../ui/NothingHere';
import { PageTitle } from '../ui/PageTitle';
import { useReading } from '../ui/reading';
import { RowLink } from '../ui/RowLink';
import { useNarrow } from '../ui/useNarrow';
import { FetchState } from './FetchState';
import { useRates } from './useRates';

/** What one yuan buys of each currency, by the rates in force. */
export function CurrencyList() {
  const label = useGetResourceLabel();
  const narrow = useNarrow();
  return (
    <ListBase sort={{ field: 'position', order: 'ASC' }} perPage={100} exporter={false}>
      <ListHead title={<PageTitle title={label('currencies', 2)} />} />
      <Fetches />
      <ListSheet>{narrow ? <CurrencyCards /> : <CurrencyTable />}</ListSheet>
    </ListBase>
  );
}

/** Rows say the same of it, all of them. */
function Fetches() {
  const { data } = useListContext<AdminCurrencyRowView>();
  const [first] = data ?? [];
  return first ? (
    <Box sx={{ mb: 2 }}>
      <FetchState currency={first} />
    </Box>
  ) : null;
}

const Column = DataTable.Col<AdminCurrencyRowView>;
const noWrap = () => ({ whiteSpace: 'nowrap' });

function CurrencyTable() {
  const { rate } = useRates();
  const { time } = useReading();
  return (
    <DataTable<AdminCurrencyRowView> rowClick="show" bulkActionButtons={false} empty={<NoCurrencies />}>
      <Column source="id" disableSort cellSx={noWrap} render={(currency) => <Code currency={currency} />} />
      <Column source="perCny" disableSort align="right" cellSx={noWrap} render={({ perCny }) => rate(perCny)} />
      <Column source="validFrom" disableSort cellSx={noWrap} render={({ validFrom }) => validFrom && time(validFrom)} />
      <Column
        source="next"
        disableSort
        render={({ next }) => next && `${rate(next.perCny)} · ${time(next.validFrom)}`}
      />
      <Column source="pendingRateId" disableSort render={(currency) => <Waiting currency={currency} />} />
    </DataTable>
  );
}

function CurrencyCards() {
  const createPath = useCreatePath();
  const { rate } = useRates();
  const { time } = useReading();
  return (
    <CardList<AdminCurrencyRowView>
      to={({ id }) => createPath({ resource: 'currencies', id, type: 'show' })}
      empty={<NoCurrencies />}
    >
      {(currency) => (
        <Box sx={{ display: 'grid', gridTemplateColumns: '1fr auto', columnGap: 2, rowGap: 0.25 }}>
          <Typography sx={{ fontWeight: 600, color: 'primary.main' }}>{currency.id}</Typography>
          <Box sx={{ fontVariantNumeric: 'tabular-nums', textAlign: 'right' }}>{rate(currency.perCny)}</Box>
          <Box sx={{ typography: 'body2' }}>{currency.validFrom && time(currency.validFrom)}</Box>
          <Waiting currency={currency} />
        </Box>
      )}
    </CardList>
  );
}

function Code({ currency: { id } }: { currency: AdminCurrencyRowView }) {
  return (
    <RowLink resource="currencies" id={id}>
      {id}
    </RowLink>
  );
}

function Waiting({ currency: { pendingRateId } }: { currency: AdminCurrencyRowView }) {
  const translate = useTranslate();
  if (pendingRateId === null) return null;
  return (
    <Chip tone="waiting" state="pending">
      {translate('currencies.waiting')}
    </Chip>
  );
}

function NoCurrencies() {
  const translate = useTranslate();
  return <NothingHere>{translate('currencies.nothing')}</NothingHere>;
}
