import Box from '@mui/material/Box';
import type { PrepaidRequestView } from '@shop/contract';
import { DataTable, Link, ListBase, useCreatePath, useGetResourceLabel, useTranslate } from 'react-admin';
import { CardList } from '../ui/CardList';
import { ChoiceField } from '../ui/ChoiceField';
import { broken, figures, noWrap } from '../ui/figures';
import { ListHead } from '../ui/ListHead';
import { ListPager } from '../ui/ListPager';
import { ListSheet } from '../ui/ListSheet';
import { NothingHere } from '../ui/NothingHere';
import { PageTitle } from '../ui/PageTitle';
import { useReading } from '../ui/reading';
import { SearchField } from '../ui/SearchField';
import { useNarrow } from '../ui/useNarrow';
import { RequestState } from './RequestState';

const STATES = ['pending', 'approved', 'rejected'] as const;
const WAITING = { state: 'pending' };

/** Large deposits and reversals that a second person decides on. */
export function RequestList() {
  const translate = useTranslate();
  const label = useGetResourceLabel();
  const narrow = useNarrow();
  const states = STATES.map((id) => ({ id, name: translate(`requests.is.${id}`) }));
  return (
    <ListBase sort={{ field: 'enteredAt', order: 'DESC' }} filterDefaultValues={WAITING} perPage={25} exporter={false}>
      <ListHead
        title={<PageTitle title={label('prepaid-requests', 2)} />}
        filters={
          <>
            <SearchField source="accountEmail" label="prepaid.find" />
            <ChoiceField
              source="state"
              label={translate('requests.state')}
              any={translate('requests.anyState')}
              choices={states}
            />
          </>
        }
      />
      <ListSheet>{narrow ? <RequestCards /> : <RequestTable />}</ListSheet>
      <ListPager />
    </ListBase>
  );
}

const Column = DataTable.Col<PrepaidRequestView>;

function RequestTable() {
  const translate = useTranslate();
  const createPath = useCreatePath();
  const { money, time } = useReading();
  return (
    <DataTable<PrepaidRequestView> rowClick="show" bulkActionButtons={false} empty={<NothingWaits />}>
      <Column
        source="accountEmail"
        disableSort
        cellSx={broken}
        render={({ id, accountEmail }) => (
          <Link to={createPath({ resource: 'prepaid-requests', id, type: 'show' })} sx={{ fontWeight: 560 }}>
            {accountEmail}
          </Link>
        )}
      />
      <Column source="kind" disableSort render={({ kind }) => translate(`requests.kind.${kind}`)} />
      <Column source="amount" align="right" cellSx={figures} render={({ amount }) => money(amount)} />
      <Column source="memo" disableSort cellSx={broken} />
      <Column source="enteredBy" disableSort cellSx={broken} />
      <Column source="enteredAt" cellSx={noWrap} render={({ enteredAt }) => time(enteredAt)} />
      <Column source="state" render={(request) => <RequestState {...request} />} />
    </DataTable>
  );
}

function RequestCards() {
  const translate = useTranslate();
  const createPath = useCreatePath();
  const { money, time } = useReading();
  return (
    <CardList<PrepaidRequestView>
      to={({ id }) => createPath({ resource: 'prepaid-requests', id, type: 'show' })}
      empty={<NothingWaits />}
    >
      {(request) => (
        <Box sx={{ display: 'grid', rowGap: 0.25, typography: 'body2' }}>
          <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 1 }}>
            <Box sx={{ fontWeight: 600, color: 'primary.main', overflowWrap: 'anywhere' }}>{request.accountEmail}</Box>
            <RequestState {...request} />
          </Box>
          <Box sx={{ fontVariantNumeric: 'tabular-nums' }}>
            {[translate(`requests.kind.${request.kind}`), money(request.amount)].join(' · ')}
          </Box>
          <Box sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
            {[request.enteredBy, time(request.enteredAt)].join(' · ')}
          </Box>
        </Box>
      )}
    </CardList>
  );
}

function NothingWaits() {
  const translate = useTranslate();
  return <NothingHere>{translate('requests.nothing')}</NothingHere>;
}
