import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { PendingRateView } from '@shop/contract';
import { DataTable, ListBase, useCreatePath, useGetResourceLabel, useTranslate } from 'react-admin';
import { useRates } from '../currencies/useRates';
import { CardList } from '../ui/CardList';
import { ChoiceField } from '../ui/ChoiceField';
import { ListHead } from '../ui/ListHead';
import { ListPager } from '../ui/ListPager';
import { ListSheet } from '../ui/ListSheet';
import { NothingHere } from '../ui/NothingHere';
import { PageTitle } from '../ui/PageTitle';
import { useReading } from '../ui/reading';
import { RowLink } from '../ui/RowLink';
import { useNarrow } from '../ui/useNarrow';
import { PendingStatus } from './PendingStatus';

const STATES = ['pending', 'approved', 'rejected', 'superseded'] as const;
const WAITING = { status: 'pending' };

/** Fetched rates that nobody quotes by before a person has looked. */
export function PendingRateList() {
  const translate = useTranslate();
  const label = useGetResourceLabel();
  const narrow = useNarrow();
  const states = STATES.map((id) => ({ id, name: translate(`currencies.is.${id}`) }));
  return (
    <ListBase sort={{ field: 'foundAt', order: 'DESC' }} filterDefaultValues={WAITING} perPage={25} exporter={false}>
      <ListHead
        title={<PageTitle title={label('pending-rates', 2)} />}
        filters={
          <ChoiceField
            source="status"
            label={translate('currencies.status')}
            any={translate('currencies.anyStatus')}
            choices={states}
          />
        }
      />
      <ListSheet>{narrow ? <PendingCards /> : <PendingTable />}</ListSheet>
      <ListPager />
    </ListBase>
  );
}

const Column = DataTable.Col<PendingRateView>;
const noWrap = () => ({ whiteSpace: 'nowrap' });

function PendingTable() {
  const translate = useTranslate();
  const { rate } = useRates();
  const { time } = useReading();
  return (
    <DataTable<PendingRateView> rowClick="show" bulkActionButtons={false} empty={<NothingWaits />}>
      <Column
        source="currency"
        render={({ id, currency }) => (
          <RowLink resource="pending-rates" id={id}>
            {currency}
          </RowLink>
        )}
      />
      <Column source="reason" disableSort render={({ reason }) => translate(`currencies.reason.${reason}`)} />
      <Column source="quoted" disableSort align="right" />
      <Column source="inForce" disableSort align="right" cellSx={noWrap} render={({ inForce }) => rate(inForce)} />
      <Column source="foundAt" cellSx={noWrap} render={({ foundAt }) => time(foundAt)} />
      <Column source="status" render={(pending) => <PendingStatus {...pending} />} />
    </DataTable>
  );
}

function PendingCards() {
  const translate = useTranslate();
  const createPath = useCreatePath();
  const { rate } = useRates();
  const { time } = useReading();
  return (
    <CardList<PendingRateView>
      to={({ id }) => createPath({ resource: 'pending-rates', id, type: 'show' })}
      empty={<NothingWaits />}
    >
      {(pending) => (
        <Box sx={{ display: 'grid', rowGap: 0.25 }}>
          <Box sx={{ display: 'flex', justifyContent: 'space-between', alignItems: 'start', gap: 1 }}>
            <Typography sx={{ fontWeight: 600, color: 'primary.main' }}>{pending.currency}</Typography>
            <PendingStatus {...pending} />
          </Box>
          <Box sx={{ typography: 'body2', overflowWrap: 'anywhere' }}>
            {[
              translate(`currencies.reason.${pending.reason}`),
              `${rate(pending.inForce)} → ${pending.quoted ?? '–'}`,
            ].join(' · ')}
          </Box>
          <Box sx={{ typography: 'body2', color: 'text.secondary' }}>{time(pending.foundAt)}</Box>
        </Box>
      )}
    </CardList>
  );
}

function NothingWaits() {
  const translate = useTranslate();
  return <NothingHere>{translate('currencies.nothingWaits')}</NothingHere>;
}
