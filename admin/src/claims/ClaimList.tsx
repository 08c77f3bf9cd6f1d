import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { AdminClaimRowView } from '@shop/contract';
import { DataTable, ListBase, useCreatePath, useGetResourceLabel, useTranslate } from 'react-admin';
import { CardList } from '../ui/CardList';
import { ChoiceField } from '../ui/ChoiceField';
import { ListHead } from '../ui/ListHead';
import { ListPager } from '../ui/ListPager';
import { ListSheet } from '../ui/ListSheet';
import { NothingHere } from '../ui/NothingHere';
import { PageTitle } from '../ui/PageTitle';
import { useReading } from '../ui/reading';
import { RowLink } from '../ui/RowLink';
import { SearchField } from '../ui/SearchField';
import { useNarrow } from '../ui/useNarrow';
import { AnswerDue } from './AnswerDue';
import { ClaimState } from './ClaimState';

const STATES = ['open', 'resolved'] as const;
const RESOLUTIONS = ['reprint', 'refund', 'refused'] as const;

/** Who waits for an answer, those first whose answer is due first. */
export function ClaimList() {
  const translate = useTranslate();
  const label = useGetResourceLabel();
  const narrow = useNarrow();
  const states = STATES.map((id) => ({ id, name: translate(`claims.is.${id}`) }));
  const resolutions = RESOLUTIONS.map((id) => ({ id, name: translate(`claims.is.${id}`) }));
  return (
    <ListBase sort={{ field: 'answerDue', order: 'ASC' }} perPage={25} exporter={false}>
      <ListHead
        title={<PageTitle title={label('claims', 2)} />}
        filters={
          <>
            <SearchField source="q" label="claims.find" />
            <ChoiceField
              source="state"
              label={translate('claims.state')}
              any={translate('claims.anyState')}
              choices={states}
            />
            <ChoiceField
              source="resolution"
              label={translate('claims.resolution')}
              any={translate('claims.anyResolution')}
              choices={resolutions}
            />
          </>
        }
      />
      <ListSheet>{narrow ? <ClaimCards /> : <ClaimTable />}</ListSheet>
      <ListPager />
    </ListBase>
  );
}

const Column = DataTable.Col<AdminClaimRowView>;
const noWrap = () => ({ whiteSpace: 'nowrap' });

function ClaimTable() {
  const { time } = useReading();
  return (
    <DataTable<AdminClaimRowView> rowClick="show" bulkActionButtons={false} empty={<NoClaims />}>
      <Column
        source="orderId"
        cellSx={noWrap}
        render={({ id, orderId }) => (
          <RowLink resource="claims" id={id}>
            {orderId}
          </RowLink>
        )}
      />
      <Column source="product" />
      <Column source="email" />
      <Column source="state" disableSort render={(row) => <ClaimState resolution={row.resolution} />} />
      <Column source="answerDue" cellSx={noWrap} render={(row) => <AnswerDue claim={row} />} />
      <Column source="openedAt" cellSx={noWrap} render={({ openedAt }) => time(openedAt)} />
    </DataTable>
  );
}

function ClaimCards() {
  const createPath = useCreatePath();
  return (
    <CardList<AdminClaimRowView>
      to={({ id }) => createPath({ resource: 'claims', id, type: 'show' })}
      empty={<NoClaims />}
    >
      {(row) => (
        <Box sx={{ display: 'grid', rowGap: 0.25 }}>
          <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 1 }}>
            <Typography sx={{ fontWeight: 600, color: 'primary.main', overflowWrap: 'anywhere' }}>
              {row.product}
            </Typography>
            <ClaimState resolution={row.resolution} />
          </Box>
          <Box sx={{ typography: 'body2', overflowWrap: 'anywhere' }}>{row.reason}</Box>
          <Box sx={{ typography: 'body2', color: 'text.secondary', overflowWrap: 'anywhere' }}>
            {row.email} · <AnswerDue claim={row} />
          </Box>
        </Box>
      )}
    </CardList>
  );
}

function NoClaims() {
  const translate = useTranslate();
  return <NothingHere>{translate('claims.nothing')}</NothingHere>;
}
